"""Words for puzzles: times, dates, grades, and the text in which a solved one is shared (RULES Z3)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject

from ramio_desktop.model.puzzles.dates import Day, day_of
from ramio_desktop.model.puzzles.progress import Solution

GRADES = 5


class PuzzleCounts(QObject):
    """Counted words. A class, for a counted text is only found where a class asks for it with `tr`."""

    def minutes(self, count: int) -> str:
        """So many minutes."""
        return self.tr("%n minute(s)", "", count)

    def seconds(self, count: int) -> str:
        """So many seconds."""
        return self.tr("%n second(s)", "", count)

    def moves(self, count: int) -> str:
        """So many moves."""
        return self.tr("%n move(s)", "", count)

    def solved(self, count: int) -> str:
        """So many puzzles were solved."""
        return self.tr("%n puzzle(s) solved", "", count)

    def record(self, count: int) -> str:
        """The most puzzles of a minute."""
        return self.tr("Record: %n solved", "", count)

    def days(self, count: int) -> str:
        """So many days."""
        return self.tr("%n day(s)", "", count)

    def in_a_row(self, count: int) -> str:
        """So many days without a gap."""
        return self.tr("%n day(s) in a row", "", count)


def duration_text(seconds: float) -> str:
    """Minutes and seconds, `2:31`; from an hour on hours too."""
    whole = int(seconds)
    minutes, rest = divmod(whole, 60)
    if minutes < 60:
        return f"{minutes}:{rest:02}"
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


def duration_words(seconds: float) -> str:
    """The same for a screen reader: "2 minutes 31 seconds"."""
    minutes, rest = divmod(int(seconds), 60)
    parts = [PuzzleCounts().minutes(minutes)] if minutes else []
    if rest or not parts:
        parts.append(PuzzleCounts().seconds(rest))
    return " ".join(parts)


def moves_text(moves: int) -> str:
    """How many moves it took."""
    return PuzzleCounts().moves(moves)


def solved_text(count: int) -> str:
    """So many puzzles were solved."""
    return PuzzleCounts().solved(count)


def record_text(count: int) -> str:
    """The most puzzles of a minute so far."""
    return PuzzleCounts().record(count)


def qt_date(day: Day) -> QDate:
    """The same date for Qt."""
    return QDate(day.year, day.month, day.day)


def day_text(day: Day, today: Day) -> str:
    """A date in words with its weekday, and the year when it is another than today's: "Saturday, November 28"."""
    translate = QCoreApplication.translate
    if day.year == today.year:
        form = translate("PuzzleWords", "dddd, MMMM d", "a date; the letters are Qt's: weekday, month, day")
    else:
        form = translate("PuzzleWords", "dddd, MMMM d, yyyy", "a date; the letters are Qt's: weekday, month, day, year")
    return capital(QLocale().toString(qt_date(day), form))


def short_day_text(day: Day) -> str:
    """A date without its weekday: "November 28"."""
    form = QCoreApplication.translate("PuzzleWords", "MMMM d", "a date; the letters are Qt's: month, day")
    return QLocale().toString(qt_date(day), form)


def month_text(year: int, month: int) -> str:
    """A month and its year: "November 2026"."""
    return f"{capital(QLocale().standaloneMonthName(month))} {year:04}"


def capital(text: str) -> str:
    """The text as it begins a line: Italian writes months and weekdays small."""
    return text[:1].upper() + text[1:]


def grade_text(grade: int) -> str:
    """How hard a puzzle of that grade is, 1 to 5."""
    translate = QCoreApplication.translate
    names = (
        translate("PuzzleWords", "very easy"), translate("PuzzleWords", "easy"), translate("PuzzleWords", "medium"),
        translate("PuzzleWords", "hard"), translate("PuzzleWords", "very hard"),
    )  # fmt: skip
    return names[grade - 1]


def days_text(count: int) -> str:
    """So many days."""
    return PuzzleCounts().days(count)


def streak_text(count: int) -> str:
    """So many days in a row."""
    return PuzzleCounts().in_a_row(count)


@dataclass(frozen=True)
class Shared:
    """What is told of a daily puzzle: its date, its grade, how it was solved, and the streak then."""

    day: int
    grade: int
    solution: Solution
    streak: int = 0

    def text(self) -> str:
        """Four short lines for others, in the language of now; they give nothing of the answer away."""
        translate = QCoreApplication.translate
        day = day_of(self.day)
        form = translate("PuzzleWords", "MMMM d, yyyy", "a date; the letters are Qt's: month, day, year")
        date = QLocale().toString(qt_date(day), form)
        dots = "●" * self.grade + "○" * (GRADES - self.grade)
        if self.solution.aided:
            solved = translate("PuzzleWords", "Solved in {time} with {moves} and a hint")
        else:
            solved = translate("PuzzleWords", "Solved in {time} with {moves}")
        solved = solved.format(time=duration_text(self.solution.seconds), moves=moves_text(self.solution.moves))
        lines = [translate("PuzzleWords", "Ramio, puzzle of {date}").format(date=date), dots, solved]
        if self.streak > 1:
            lines.append(streak_text(self.streak))
        return "\n".join(lines)

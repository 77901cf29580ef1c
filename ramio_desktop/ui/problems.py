"""What went wrong with files, in two sentences: what happened, then what it means for the game and what to do."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from ramio_desktop.model.files import SaveProblem, Trouble
from ramio_desktop.model.log import NewerLog
from ramio_desktop.model.save import SaveLocked
from ramio_desktop.net.messages import BOT_FAILED, OUT_OF_STEP, SAVE_CUT, SAVE_FAILED, SAVE_RECOVERED, Notice
from ramio_desktop.ui.saves import SaveDamaged


@dataclass(frozen=True)
class Problem:
    """A title that says what happened, and a text that says what it means and what to do next."""

    title: str
    text: str


def trouble_text(trouble: Trouble) -> str:
    """Why a file or folder cannot be used, as the beginning of a sentence."""
    translate = QCoreApplication.translate
    return {
        Trouble.FULL: translate("Problem", "The disk is full"),
        Trouble.READ_ONLY: translate("Problem", "The disk can only be read"),
        Trouble.DENIED: translate("Problem", "The system does not allow it"),
        Trouble.MISSING: translate("Problem", "The file or folder is not there"),
        Trouble.OTHER: translate("Problem", "The system reports an error"),
    }[trouble]


def folder_problem(problem: SaveProblem, folder: Path) -> Problem:
    """The data folder cannot be written (RULES S2)."""
    translate = QCoreApplication.translate
    return Problem(
        translate("Problem", "Games cannot be saved"),
        translate(
            "Problem",
            "{why}: {folder}. You can play, but a game is lost when you close the program. "
            "Free the folder, then start Ramio again.",
        ).format(why=trouble_text(problem.trouble), folder=folder),
    )


def open_problem(error: Exception, name: str) -> Problem:
    """A save that cannot be opened; `name` is what the player calls it. An error of another kind is told plainly."""
    translate = QCoreApplication.translate
    match error:
        case SaveLocked():
            return Problem(
                translate("Problem", "This game is open already"),
                translate(
                    "Problem",
                    "{name} is being played in another window of Ramio. Go on there, or close that window first.",
                ).format(name=name),
            )
        case NewerLog():
            return Problem(
                translate("Problem", "This game is from a newer Ramio"),
                translate(
                    "Problem",
                    "{name} cannot be read by this version. The file stays as it is: update Ramio to go on with it.",
                ).format(name=name),
            )
        case SaveDamaged():
            return Problem(
                translate("Problem", "A game was damaged"),
                translate(
                    "Problem",
                    "{name} cannot be read. The file is kept as {kept}, nothing was deleted; start a new game.",
                ).format(name=name, kept=error.path.name),
            )
        case SaveProblem():
            return Problem(
                translate("Problem", "The game cannot be opened"),
                translate("Problem", "{why}: {name}. Nothing was changed; try again when that is mended.").format(
                    why=trouble_text(error.trouble), name=name
                ),
            )
    return Problem(
        translate("Problem", "The game cannot be opened"),
        translate("Problem", "{name} is no game that can be gone on with. The file stays as it is.").format(name=name),
    )


def settings_problem(kept: str) -> Problem:
    """The settings file was damaged."""
    translate = QCoreApplication.translate
    return Problem(
        translate("Problem", "The settings were damaged"),
        translate(
            "Problem", "The usual settings are in use now. The old file is kept as {kept}; your games are not touched."
        ).format(kept=kept),
    )


def damaged_puzzles(kept: str) -> Problem:
    """The file of what was done with puzzles was damaged."""
    translate = QCoreApplication.translate
    return Problem(
        translate("Problem", "Your puzzles were damaged"),
        translate(
            "Problem",
            "What you have solved cannot be read. The file is kept as {kept}, nothing was deleted; you begin anew.",
        ).format(kept=kept),
    )


def damaged_own_puzzles(kept: str) -> Problem:
    """The file of the puzzles that the player has made was damaged."""
    translate = QCoreApplication.translate
    return Problem(
        translate("Problem", "Your puzzles were damaged"),
        translate(
            "Problem",
            "The puzzles you made cannot be read. The file is kept as {kept}, nothing was deleted; you begin anew.",
        ).format(kept=kept),
    )


def unread_own_puzzles(problem: SaveProblem) -> Problem:
    """The file of the puzzles that the player has made cannot be read now."""
    translate = QCoreApplication.translate
    return Problem(
        translate("Problem", "Your puzzles cannot be read"),
        translate("Problem", "{why}: {name}. Nothing was changed: mend that, then try again.").format(
            why=trouble_text(problem.trouble), name=problem.path.name
        ),
    )


def newer_puzzles(name: str) -> Problem:
    """The file of what was done with puzzles is a newer version's."""
    translate = QCoreApplication.translate
    return Problem(
        translate("Problem", "Your puzzles are from a newer Ramio"),
        translate(
            "Problem",
            "{name} stays as it is. You can play, but what you solve now is not kept: update Ramio to go on with it.",
        ).format(name=name),
    )


def unread_puzzles(problem: SaveProblem) -> Problem:
    """The file of what was done with puzzles cannot be read now."""
    translate = QCoreApplication.translate
    return Problem(
        translate("Problem", "Your puzzles cannot be read"),
        translate(
            "Problem",
            "{why}: {name}. Nothing was changed. What you solve now is not kept: mend that, then start Ramio again.",
        ).format(why=trouble_text(problem.trouble), name=problem.path.name),
    )


def unsaved_puzzles(problem: SaveProblem) -> Problem:
    """What was done with puzzles cannot be written now."""
    translate = QCoreApplication.translate
    return Problem(
        translate("Problem", "Your puzzles cannot be saved now"),
        translate(
            "Problem",
            "{why}: {name}. Go on: what you solve is kept in memory and saved with the next one if possible.",
        ).format(why=trouble_text(problem.trouble), name=problem.path.name),
    )


def missing_puzzles(error: Exception) -> Problem:
    """The puzzles that ship are not there, or not whole."""
    translate = QCoreApplication.translate
    return Problem(
        translate("Problem", "The puzzles cannot be read"),
        translate("Problem", "A file of the program is missing or damaged ({error}). Install Ramio again.").format(
            error=error
        ),
    )


def notice_problem(notice: Notice, names: tuple[str, ...]) -> Problem | None:
    """What the host of the table reports, or None when there is nothing a player needs to know."""
    translate = QCoreApplication.translate
    if notice.kind == SAVE_FAILED:
        return Problem(
            translate("Problem", "The game cannot be saved now"),
            translate(
                "Problem",
                "{why}. Go on playing: all of it is kept in memory and saved as soon as that is possible. "
                "Do not close the program before.",
            ).format(why=trouble_text(_trouble(notice.detail))),
        )
    if notice.kind == SAVE_RECOVERED:
        return Problem(translate("Problem", "The game is saved again"), "")
    if notice.kind == SAVE_CUT:
        text = translate(
            "Problem", "The last moments before the program ended could not be read; play goes on from there."
        )
        if notice.detail:
            text += " " + translate("Problem", "The old file is kept as {kept}.").format(kept=notice.detail)
        return Problem(translate("Problem", "The end of the game was damaged"), text)
    if notice.kind == BOT_FAILED and notice.detail in map(str, range(len(names))):
        return Problem(
            translate("Problem", "{name} did not answer in time").format(name=names[int(notice.detail)]),
            translate("Problem", "The least the rules ask for was played instead. The game goes on."),
        )
    if notice.kind == OUT_OF_STEP:
        return Problem(
            translate("Problem", "The table is out of step"),
            translate("Problem", "Leave it and continue the game from the home page: it is saved."),
        )
    return None


def _trouble(detail: str) -> Trouble:
    try:
        return Trouble(detail)
    except ValueError:
        return Trouble.OTHER

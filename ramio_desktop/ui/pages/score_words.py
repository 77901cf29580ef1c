"""What the score page says: how the match stands, what ends it, and how it ended."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ramio_desktop.model.match import MOST_VOIDS, MatchForm
from ramio_desktop.model.options import has_tiles
from ramio_desktop.model.rules import rules_of
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.models.score import Cell, HandResult, ScoreSheet
from ramio_desktop.ui.panels.score_view import Piece, SheetWords, Sign
from ramio_desktop.ui.session import Session


class ScoreWords(QObject):
    """The words about one table's match, in the language of now."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session

    @property
    def _own(self) -> int:
        """The seat of whoever reads; -1 where several people do."""
        return -1 if self._session.is_shared else self._session.seat

    def head(self, sheet: ScoreSheet) -> tuple[str, str]:
        """Title and subtitle of the page."""
        options = self._session.view.options
        title = self.tr("The match is over") if sheet.winners else self.tr("Score")
        text = self.tr("{game}, {match}. Hand {n} is over").format(
            game=catalogue.game_name(catalogue.game_of(options)), match=catalogue.match_line(options),
            n=len(sheet.hands),
        )  # fmt: skip
        return title, text

    def sheet(self) -> SheetWords:
        """The words painted in the sheet."""
        return SheetWords(
            self.tr("(you)"), self.tr("goes out"), self.tr("goes out in hand"), self.tr("out"), self.tr("void"),
            self.tr("back in with {score}"), self.tr("D", "the dealer's disc, one letter"),
        )  # fmt: skip

    def legend(self, cells: list[Cell], has_dealer: bool) -> list[tuple[Piece, str]]:
        """What the signs in these cells mean, where they are not of every game."""
        entries: list[tuple[Piece, str]] = []
        if has_dealer:
            entries.append(((Sign.PLAIN, self.sheet().dealer), self.tr("dealer")))
            if any(cell.closes for cell in cells):
                entries.append(((Sign.ICON, "circle-check"), self.tr("closed the hand")))
        factor = max((cell.factor for cell in cells), default=1)
        if factor > 1:
            entries.append(((Sign.CHIP, f"×{factor}"), self.tr("closed in hand")))
        if any(cell.back is not None for cell in cells):
            entries.append(((Sign.ICON, "undo-2"), self.tr("back in the match")))
        return entries

    def target(self, form: MatchForm) -> str:
        """The name of the row of bars."""
        return self.tr("To {target}").format(target=form.target)

    def left(self, total: int, form: MatchForm) -> str:
        """What is left to the target."""
        if form.reached(total):
            return self.tr("reached")
        text = self.tr("{n} to go") if form.highest else self.tr("{n} left")
        return text.format(n=(form.target or 0) - total)

    def standing(self, sheet: ScoreSheet, form: MatchForm) -> tuple[str, str]:
        """Who leads or has won, and what ends the match or has ended it."""
        last = sheet.last
        if sheet.winners:
            return self._winners(sheet), self._why_over(sheet, form)
        if last is not None and has_tiles(self._session.view.rules):
            return self._tiles(last)
        if form.target is None:
            return self.tr("The hand is played again"), self.tr(
                "The stock ran out before anybody went out: nobody wins, and new cards are dealt."
            )
        leaders, totals = form.leaders(sheet.totals, sheet.out), sheet.totals
        title = self.tr("In the lead: {names} with {total}").format(
            names=self._joined(leaders), total=totals[leaders[0]]
        )
        return title, " ".join(part for part in (self._what_ends(sheet, form), self._voids()) if part)

    def _what_ends(self, sheet: ScoreSheet, form: MatchForm) -> str:
        if form.highest:
            text = self.tr("Whoever reaches {target} wins the match.")
        elif not form.knocks_out:
            text = self.tr("The match ends as soon as somebody reaches {target}; the lowest total wins.")
        elif sheet.out:
            text = self.tr("Out of the match: {names}. The last one below {target} wins.")
        else:
            text = self.tr("Whoever reaches {target} is out; the last one in wins.")
        return text.format(target=form.target, names=self._joined(sorted(sheet.out)))

    def _voids(self) -> str:
        voids = self._session.view.match.voids
        if not voids:
            return ""
        said = self.tr("%n void hand(s) in a row:", "", voids)
        return self.tr("{voids} after {most} the match ends as it stands.").format(voids=said, most=MOST_VOIDS)

    def _winners(self, sheet: ScoreSheet) -> str:
        if sheet.winners == (self._own,):
            return self.tr("You win the match!")
        if len(sheet.winners) == 1:
            return self.tr("{name} wins the match").format(name=self._session.names[sheet.winners[0]])
        return self.tr("{names} share the victory").format(names=self._joined(sheet.winners))

    def _why_over(self, sheet: ScoreSheet, form: MatchForm) -> str:
        if form.target is None:
            return self.tr("First to lay the last card.")
        total = sheet.totals[sheet.winners[0]]
        if self._session.view.match.voids >= MOST_VOIDS:
            best = self.tr("the highest total") if form.highest else self.tr("the lowest total")
            text = self.tr("Three void hands in a row end the match as it stands; {best} wins, {total}.")
            return text.format(best=best, total=total)
        if form.highest:
            rest = ", ".join(str(n) for seat, n in enumerate(sheet.totals) if seat not in sheet.winners)
            return self.tr("The target of {target} is reached: {total} to {rest}.").format(
                target=form.target, total=total, rest=rest
            )
        if form.knocks_out:
            gone = sorted(sheet.out, key=lambda seat: (sheet.went_out(seat), seat))
            listed = [
                self.tr("{name} (hand {n})").format(name=self._session.names[seat], n=sheet.went_out(seat))
                for seat in gone
            ]
            return self.tr("The last one in, with {total}. Out: {names}.").format(total=total, names=", ".join(listed))
        reached = [seat for seat, score in enumerate(sheet.totals) if form.reached(score)]
        text = self.tr("With {total}, the lowest total. Reached {target}: {names}.")
        return text.format(total=total, target=form.target, names=self._joined(reached))

    def _tiles(self, last: HandResult) -> tuple[str, str]:
        """Who has won the hand and by which of the two ways of counting (RULES T8)."""
        winners = [seat for seat, points in enumerate(last.points) if points]
        if not winners:
            return self.tr("Nobody wins the hand"), self.tr("The lowest racks count the same: no points.")
        points, winner = last.points[winners[0]], winners[0]
        if winner == self._own:
            title = self.tr("You win the hand: {n} points").format(n=points)
        else:
            title = self.tr("{name} wins the hand: {n} points").format(name=self._session.names[winner], n=points)
        if last.closer is None:
            return title, self.tr("The lowest rack scores its difference to each of the others.")
        return title, self.tr("What is left on the other racks, a joker counting 30.")

    def coming(self, sheet: ScoreSheet) -> str:
        """What comes next when nobody else has a say in it."""
        if sheet.winners:
            return self.tr("A rematch begins with the same players and the same rules.")
        view = self._session.view
        asked = [seat for seat in self._session.reentries if not self._session.answers_for(seat)]
        if len(asked) == 1:
            return self.tr("{name} decides whether to come back…").format(name=self._session.names[asked[0]])
        if asked:
            return self.tr("{names} decide whether to come back…").format(names=self._joined(asked))
        name, number = self._session.names[rules_of(view).next_dealer(view)], len(sheet.hands) + 1
        if view.options.melds_stay:
            return self._coming_back() + self.tr("{name} deals hand {n}").format(name=name, n=number)
        return self.tr("{name} begins hand {n}").format(name=name, n=number)

    def _coming_back(self) -> str:
        """Which computer players come back; nobody has to be asked for it."""
        back = self._session.computers_back
        if not back:
            return ""
        one = self.tr("{name} comes back with {score}.").format(
            name=self._session.names[back[0]], score=self._session.reentry_score
        )
        more = self.tr("{names} come back with {score}.").format(
            names=self._joined(back), score=self._session.reentry_score
        )
        return f"{one if len(back) == 1 else more} "

    def _joined(self, seats: tuple[int, ...] | list[int]) -> str:
        names = [self._session.names[seat] for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self.tr("{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])

"""Asks how strong the computer players of a table are to be from now on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from ramio_desktop.model.log import Seated
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.choices import ChoiceBox
from ramio_desktop.ui.widgets.labels import ElidedLabel


class LevelsQuestion(Question):
    """A row for each computer player; `given` is called with the seats whose level is another, once it is confirmed."""

    def __init__(
        self, look: Look, window: QWidget, computers: Sequence[Seated], levels: Sequence[str],
        given: Callable[[Mapping[int, str]], object],
    ) -> None:  # fmt: skip
        translate = QCoreApplication.translate
        text = translate("LevelsQuestion", "The game goes on from where it stands: cards and scores stay as they are.")
        super().__init__(
            look, window,
            translate("LevelsQuestion", "Change the level?"), f"{text} {catalogue.top_level_line(levels[-1])}",
            translate("LevelsQuestion", "Change"), translate("LevelsQuestion", "Leave it"), answered=self._take,
        )  # fmt: skip
        self._given = given
        self._computers = tuple(computers)
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setContentsMargins(*look.measures.dps(0, 8, 0, 0))
        grid.setHorizontalSpacing(look.measures.dp(16))
        grid.setVerticalSpacing(look.measures.dp(8))
        grid.setColumnStretch(0, 1)
        self.boxes: dict[int, ChoiceBox] = {}
        """The choice of each seat."""
        for row, who in enumerate(self._computers):
            box = self.boxes[who.seat] = ChoiceBox(look, "")
            for level in levels:
                box.addItem(catalogue.level_name(level), level)
            box.setCurrentIndex(max(0, box.findData(who.level)))
            box.setAccessibleName(self.tr("Level of {name}").format(name=who.name))
            box.activated.connect(self._update)
            grid.addWidget(ElidedLabel(who.name, "strong"), row, 0)
            grid.addWidget(box, row, 1)
        self.middle.addWidget(rows)
        self._update()
        self.place()
        next(iter(self.boxes.values())).setFocus()

    @property
    def changed(self) -> dict[int, str]:
        """The seats for which another level is chosen."""
        chosen = {who.seat: str(self.boxes[who.seat].currentData()) for who in self._computers}
        return {who.seat: chosen[who.seat] for who in self._computers if chosen[who.seat] != who.level}

    def _update(self) -> None:
        self.yes.setEnabled(bool(self.changed))

    def _take(self, yes: bool) -> None:
        if yes and (changed := self.changed):
            self._given(changed)

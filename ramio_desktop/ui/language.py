"""The interface's language: Italian or English, switched while the program runs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

LANGUAGES = ("it", "en")
FIRST = "it"


def system_language() -> str:
    """The first of our languages among those the system prefers; Italian when there is none."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return FIRST


class Language(QObject):
    """Installs the translators of one language and keeps them alive; Qt then tells every widget to rename itself.

    The source texts are English, yet English has a file too: its plurals.
    """

    def __init__(self, app: QCoreApplication, resources: Path) -> None:
        super().__init__(app)
        self._app = app
        self._folder = resources / "translations"
        self._translators: list[QTranslator] = []
        self._code = ""

    @property
    def code(self) -> str:
        """The language in use, empty before the first `set`."""
        return self._code

    def set(self, code: str) -> None:
        """Speak this language; ValueError for one we have not, FileNotFoundError when its file is missing."""
        if code not in LANGUAGES:
            raise ValueError(f"no language is called {code}")
        if code == self._code:
            return
        loaded = []
        ours = QTranslator(self)
        if not ours.load(str(self._folder / f"{code}.qm")):
            raise FileNotFoundError(f"the translation {code}.qm is missing or damaged")
        loaded.append(ours)
        qt = QTranslator(self)  # Qt's own buttons; its texts are English without a file
        if code != "en" and qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            loaded.insert(0, qt)
        for translator in self._translators:
            self._app.removeTranslator(translator)
        for translator in loaded:
            self._app.installTranslator(translator)
        self._translators = loaded
        self._code = code
        QLocale.setDefault(QLocale(code))

    def fall_silent(self) -> None:
        """Take the translators away again: the source texts are shown."""
        for translator in self._translators:
            self._app.removeTranslator(translator)
        self._translators = []
        self._code = ""

    def name(self, code: str) -> str:
        """A language's name in itself, for the menu that chooses it."""
        return {"it": "Italiano", "en": "English"}[code]

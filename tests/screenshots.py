"""Draws every page at three sizes, in both themes and languages, to be looked at; and the pictures of the README.

    python -m tests.screenshots [PAGE…]

Without pages also the strips of what moves, see `strips`.
The pictures go to build/screenshots, those of the README (dark, Italian, 1280×800 at ratio 1) to resources/screenshots.
"""

from __future__ import annotations

import os
import sys
from itertools import product
from pathlib import Path

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from ramio_desktop.ui.picture import picture_of
from ramio_desktop.ui.screenshot import PAGES, Studio
from tests import strips

ROOT = Path(__file__).parents[1]
SIZES = ((1280, 800), (1920, 1080), (1024, 640))
README = {"turn": "table", "tiles": "tiles", "ramino": "ramino", "review": "review"}
README_LOOK = ((1280, 800), "dark", "it")


def main(pages: list[str]) -> int:
    """Draw these pages, all of them without any; 2 for a page that does not exist."""
    unknown = [page for page in pages if page not in PAGES]
    if unknown:
        print(f"no such page: {', '.join(unknown)}; there is: {', '.join(PAGES)}", file=sys.stderr)
        return 2
    everything, readme = ROOT / "build" / "screenshots", ROOT / "resources" / "screenshots"
    for folder in (everything, readme):
        folder.mkdir(parents=True, exist_ok=True)
    studio = Studio(QApplication(["ramio-desktop"]))
    for page, size, theme, lang in product(pages or PAGES, SIZES, ("dark", "light"), ("it", "en")):
        picture = picture_of(studio.show(page, QSize(*size), theme, lang))
        name = f"{page}_{size[0]}x{size[1]}_{theme}_{lang}.png"
        if not picture.save(str(everything / name)):
            print(f"{name} cannot be written", file=sys.stderr)
            return 1
        if page in README and (size, theme, lang) == README_LOOK:
            picture.save(str(readme / f"{README[page]}.png"))
    if not pages:
        strips.draw(everything, [])
    studio.close()
    print(f"{len(pages or PAGES) * len(SIZES) * 4} pictures in {everything.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

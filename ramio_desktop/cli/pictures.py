"""The command `screenshot`: a page of the program as a picture."""

from __future__ import annotations

import argparse
import errno
import os
import re
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

from ramio_desktop.ui.noop import QT_TRANSLATE_NOOP

from .logs import read_save
from .output import BadInput, Words, file_problem

_SIZE: Final = re.compile(r"([1-9][0-9]{2,3})x([1-9][0-9]{2,3})")
LEAST_SCALE: Final = 0.5
MOST_SCALE: Final = 4.0


def register(commands: Any) -> None:
    """Add `screenshot`."""
    command = commands.add_parser(
        "screenshot",
        help="a page as a picture",
        description="Draw a page of the program without a screen and write it to a PNG file.",
        epilog="example:\n  ramio-desktop screenshot home home.png --size 1280x800 --theme dark",
    )
    command.add_argument("page", metavar="PAGE")
    command.add_argument("out", metavar="OUT.png")
    command.add_argument("--size", default="1280x800", metavar="WxH", help="default 1280x800")
    command.add_argument("--scale", type=float, default=1.0, help="pixels of the picture to one of the page, default 1")
    command.add_argument("--theme", choices=("dark", "light"), default="dark")
    command.add_argument("--open", metavar="FILE", help="a saved game for the page to show")
    command.set_defaults(run=run_screenshot)


def run_screenshot(options: argparse.Namespace, words: Words) -> int:
    """The command `screenshot`."""
    size = _SIZE.fullmatch(options.size)
    if not size:
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "--size takes a width and a height, such as 1280x800"))
    if not LEAST_SCALE <= options.scale <= MOST_SCALE:
        template = QT_TRANSLATE_NOOP("CommandLine", "--scale takes a number from {least} to {most}")
        raise BadInput(template, least=LEAST_SCALE, most=MOST_SCALE)
    # No window is shown, so none is asked for: this works without a screen too.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ramio_desktop.ui.screenshot import PAGES, screenshot

    if options.page not in PAGES:
        template = QT_TRANSLATE_NOOP("CommandLine", "there is no page {page}; there is: {pages}")
        raise BadInput(template, page=options.page, pages=", ".join(PAGES))
    out = _picture_file(options.out)
    pixels = int(size[1]), int(size[2])
    with tempfile.TemporaryDirectory(prefix="ramio-") as folder:
        opened = None
        if options.open is not None:
            read_save(options.open, words)
            # A copy, without its draft: an open game is locked, and play goes on in it.
            opened = Path(shutil.copy(options.open, Path(folder) / "opened.ramio"))
        try:
            screenshot(options.page, out, pixels, options.scale, options.theme, words.language(), opened)
        except TimeoutError:
            template = QT_TRANSLATE_NOOP("CommandLine", "{name} does not lead to a table that can be drawn")
            raise BadInput(template, name=options.open or options.page) from None
        except OSError as error:
            raise file_problem(options.out, error) from None
    return 0


def _picture_file(name: str) -> Path:
    """The file a picture can be written to; BadInput, before any page is drawn in vain."""
    out = Path(name)
    if out.suffix.lower() != ".png":
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "{name} is no name of a PNG file"), name=name)
    if out.is_dir():
        raise file_problem(name, IsADirectoryError(errno.EISDIR, ""))
    if not out.parent.is_dir():
        raise file_problem(str(out.parent), FileNotFoundError(errno.ENOENT, ""))
    return out

#!/usr/bin/env python3
"""Builds the program that needs no Python: a folder with everything in it, for the system this runs on.

    python installers/build.py [--dist FOLDER] [--work FOLDER]

Needs the extra `freeze` (it is in requirements-dev.lock) and, on Linux, binutils. The last line it prints is one of
JSON: {"program": path of the executable, "bytes": of the folder, "files": in it, "seconds": of the build}. It exits
with 1 when a file of the bundle needs something that was not found, which PyInstaller itself only mentions.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
NAME = "ramio-desktop"

LIBRARY = re.compile(r"Library not found: could not resolve '(?P<library>[^']+)', dependency of '(?P<user>[^']+)'")
IMPORT = re.compile(r"Hidden import '(?P<module>[^']+)' not found|missing module named (?P<other>ramio_desktop\S*)")

# What every desktop has and must be the system's own: the C library, and what talks to the kernel, to the drivers and
# to the servers.
SYSTEM = re.compile(
    r"(linux-vdso|ld-linux.*|libc|libm|libdl|librt|libpthread|libutil|libresolv|libnsl|libcrypt|libgcc_s|libstdc\+\+"
    r"|libGL|libEGL|libGLX|libOpenGL|libGLdispatch|libxcb|libX11|libX11-xcb|libdrm|libgbm|libwayland-.*|libfontconfig"
    r"|libfreetype|libz|libexpat|libasound)\.so(\.\d+)*"
)


def warnings(log: str, kept: Iterable[str]) -> list[str]:
    """What is missing according to PyInstaller's log, in sentences; of files that are not `kept` it does not matter."""
    names = {Path(name).name for name in kept}
    found = []
    for line in log.splitlines():
        if (match := LIBRARY.search(line)) and Path(match["user"].replace("\\", "/")).name in names:
            found.append(f"{match['library']} is missing, which {Path(match['user']).name} needs")
        elif match := IMPORT.search(line):
            found.append(f"the module {match['module'] or match['other']} is missing")
    return found


def needs(file: Path) -> list[str]:
    """The libraries a file of Linux is linked with."""
    listing = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=False).stdout
    return re.findall(r"^\s*NEEDED\s+(\S+)", listing, re.MULTILINE)


def strangers(folder: Path) -> Iterator[str]:
    """The libraries that are neither in the bundle nor on every desktop, in sentences."""
    files = [path for path in folder.rglob("*") if path.is_file() and (".so" in path.name or path.parent == folder)]
    there = {path.name for path in files}
    for path in files:
        for library in needs(path):
            if library not in there and not SYSTEM.fullmatch(library):
                yield f"{library} is not in the bundle, and {path.name} needs it"


def build(dist: Path, work: Path) -> tuple[Path, list[str]]:
    """Freeze the program into a folder of `dist`; that folder, and what is wrong with it.

    SystemExit with a sentence when PyInstaller fails or cannot start.
    """
    for tool in ("objdump", "strip") if sys.platform == "linux" else ():
        if shutil.which(tool) is None:
            raise SystemExit(f"build: {tool} is missing: apt-get install binutils")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--distpath", str(dist), "--workpath", str(work)]
    done = subprocess.run([*command, str(HERE / "ramio.spec")], cwd=ROOT, capture_output=True, text=True, check=False)
    work.mkdir(parents=True, exist_ok=True)
    (work / "pyinstaller.log").write_text(done.stdout + done.stderr, encoding="utf-8")
    if done.returncode:
        raise SystemExit(f"build: PyInstaller failed\n{done.stderr[-3000:]}")
    folder = dist / NAME
    kept = [path.name for path in folder.rglob("*") if path.is_file()]
    wrong = warnings(done.stderr, kept)
    if sys.platform == "linux":
        wrong += strangers(folder)
    return folder, sorted(set(wrong))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Build the program that needs no Python.")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where its folder goes, default dist/")
    parser.add_argument("--work", type=Path, default=ROOT / "build", help="where PyInstaller works, default build/")
    options = parser.parse_args(arguments)
    start = time.monotonic()
    folder, wrong = build(options.dist.resolve(), options.work.resolve())
    for sentence in wrong:
        print(f"build: {sentence}", file=sys.stderr)
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    figures = {
        "program": str(folder / (NAME + (".exe" if sys.platform == "win32" else ""))),
        "bytes": sum(path.stat().st_size for path in files),
        "files": len(files),
        "seconds": round(time.monotonic() - start, 1),
    }
    print(json.dumps(figures))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""Keeps the translations: collects the texts of the code, tells which are missing, fills them in, compiles them.

python translate.py update          read every text of ramio_desktop into it.ts and (plurals only) en.ts
python translate.py tidy            the same, and forget the texts that are gone from the code
python translate.py missing [LANG]  print the unfinished texts as JSON: [{"context", "source", "comment", "numerus"}]
python translate.py fill FILE.json [LANG]   write translations: [{"context", "source", "translation"}]; the
                                    translation of a counted text is [singular, plural]; "comment" may be
                                    given where two texts differ only in that
python translate.py release         compile it.qm and en.qm, which are committed

LANG is it unless given. Two processes may run it at once: each run holds a lock.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
LANGUAGES = ("it", "en")
LOCK = HERE / ".lock"
PATIENCE = 60.0  # seconds to wait for another run; a lock older than that was left by a crash


@contextmanager
def locked() -> Iterator[None]:
    """Hold the lock file; creating a file exclusively is atomic on every system."""
    start = time.monotonic()
    while True:
        try:
            os.close(os.open(LOCK, os.O_CREAT | os.O_EXCL))
            break
        except FileExistsError:
            try:
                stale = time.time() - LOCK.stat().st_mtime > PATIENCE
            except FileNotFoundError:
                continue
            if stale:
                LOCK.unlink(missing_ok=True)
            elif time.monotonic() - start > 2 * PATIENCE:
                raise SystemExit(f"another run holds {LOCK.name}") from None
            time.sleep(0.1)
    try:
        yield
    finally:
        LOCK.unlink(missing_ok=True)


def tool(name: str) -> str:
    """The tool of PySide6 beside this Python, or on the path."""
    beside = Path(sys.executable).with_name(name)
    for candidate in (beside, beside.with_suffix(".exe")):
        if candidate.exists():
            return str(candidate)
    found = shutil.which(name)
    if found is None:
        raise SystemExit(f"{name} is missing: run this with the Python that has PySide6")
    return found


def ts_file(language: str) -> Path:
    if language not in LANGUAGES:
        raise SystemExit(f"no language is called {language}: {', '.join(LANGUAGES)}")
    return HERE / f"{language}.ts"


def update(tidy: bool = False) -> None:
    """lupdate into both files; a text that is gone from the code keeps its translation until `tidy`."""
    sources = sorted(str(path.relative_to(PROJECT)) for path in (PROJECT / "ramio_desktop").rglob("*.py"))
    for language in LANGUAGES:
        options = ["-locations", "none", "-source-language", "en", "-target-language", language]
        if language == "en":
            options.append("-pluralonly")
        if tidy:
            options.append("-no-obsolete")
        target = str(ts_file(language).relative_to(PROJECT))
        done = subprocess.run(
            [tool("pyside6-lupdate"), *sources, *options, "-ts", target], cwd=PROJECT, capture_output=True, text=True
        )
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
    for context, message in messages(ET.parse(ts_file("it"))):
        if not context and not gone(message):
            print(f"no class asks for {message.findtext('source')!r}: write self.tr(...) in full", file=sys.stderr)


def messages(tree: ET.ElementTree[ET.Element]) -> Iterator[tuple[str, ET.Element]]:
    for context in tree.iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            yield name, message


def gone(message: ET.Element) -> bool:
    translation = message.find("translation")
    return translation is not None and translation.get("type") in ("vanished", "obsolete")


def unfinished(message: ET.Element) -> bool:
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return True
    if gone(message):
        return False
    forms = translation.findall("numerusform")
    return not all(form.text for form in forms) if forms else not translation.text


def missing(language: str) -> list[dict[str, object]]:
    """The texts that still need a translator."""
    return [
        {
            "context": context,
            "source": message.findtext("source") or "",
            "comment": message.findtext("comment") or "",
            "numerus": message.get("numerus") == "yes",
        }
        for context, message in messages(ET.parse(ts_file(language)))
        if unfinished(message)
    ]


def fill(path: Path, language: str) -> int:
    """Write the translations of a JSON file; the number of those whose text the code does not have."""
    entries = {
        (entry["context"], entry["source"], entry.get("comment") or ""): entry["translation"]
        for entry in json.loads(path.read_text("utf-8"))
    }
    tree = ET.parse(ts_file(language))
    used = set()
    for context, message in messages(tree):
        text = message.findtext("source") or ""
        key = (context, text, message.findtext("comment") or "")
        if key not in entries:
            key = (context, text, "")  # an entry without a comment stands for all of them
        if key not in entries:
            continue
        used.add(key)
        wanted, counted = entries[key], message.get("numerus") == "yes"
        if counted != isinstance(wanted, list):
            raise SystemExit(f"{key}: " + ("a list [singular, plural] is needed" if counted else "one text is needed"))
        for old in message.findall("translation"):
            message.remove(old)
        translation = ET.SubElement(message, "translation")
        if counted:
            for form in wanted:
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = wanted
    tree.write(ts_file(language), encoding="utf-8", xml_declaration=True)
    update()  # which also writes the file as lupdate likes it, so that the two do not fight over blanks
    for key in sorted(set(entries) - used):
        print(f"not in the code: {key[0]}: {key[1]}", file=sys.stderr)
    return len(set(entries) - used)


def release() -> None:
    """Compile both languages."""
    for language in LANGUAGES:
        target = ts_file(language)
        # A running program has the old file in its memory: written over, it would take the program down (SIGBUS).
        fresh = HERE / f".{language}.new"
        done = subprocess.run(
            [tool("pyside6-lrelease"), target.name, "-qm", fresh.name], cwd=HERE, capture_output=True, text=True
        )
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        os.replace(fresh, HERE / f"{language}.qm")


def main(arguments: list[str]) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    with locked():
        if command in ("update", "tidy"):
            update(command == "tidy")
        elif command == "missing":
            print(json.dumps(missing(rest[0] if rest else "it"), ensure_ascii=False, indent=1))
        elif command == "fill" and rest:
            return 1 if fill(Path(rest[0]), rest[1] if len(rest) > 1 else "it") else 0
        elif command == "release":
            release()
        else:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

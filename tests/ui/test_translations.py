"""Both languages are whole, and the compiled files are those of the texts."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ramio_desktop.paths import resources_dir

FOLDER = resources_dir() / "translations"
TOOL = FOLDER / "translate.py"


def run(*arguments: str, tool: Path = TOOL) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(tool), *arguments], capture_output=True, text=True)


@pytest.mark.parametrize("language", ["it", "en"])
def test_no_text_is_missing(language: str) -> None:
    done = run("missing", language)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == []


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_text_belongs_to_a_class_or_a_named_context(language: str) -> None:
    """An alias (`tr = self.tr`) is collected without its class, and then never found while the program runs."""
    from xml.etree import ElementTree

    contexts = ElementTree.parse(FOLDER / f"{language}.ts").findall("context")
    live = [
        message.findtext("source")
        for context in contexts
        if not context.findtext("name")
        for message in context.findall("message")
        if message.find("translation[@type='vanished']") is None
    ]
    assert live == []


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A small project of its own, so that the tool can be tried without touching ours."""
    folder = tmp_path / "resources" / "translations"
    folder.mkdir(parents=True)
    shutil.copy(TOOL, folder)
    package = tmp_path / "ramio_desktop"
    package.mkdir()
    (package / "page.py").write_text(
        "from PySide6.QtCore import QObject\n\n\nclass Page(QObject):\n    def name(self, n: int) -> str:\n"
        '        return self.tr("New game") + self.tr("%n card(s)", "", n)\n',
        "utf-8",
    )
    return folder / "translate.py"


def test_the_tool_collects_fills_and_compiles(copy: Path) -> None:
    assert run("update", tool=copy).returncode == 0
    missing = json.loads(run("missing", tool=copy).stdout)
    assert [(entry["source"], entry["numerus"]) for entry in missing] == [("New game", False), ("%n card(s)", True)]
    answers = copy.with_name("answers.json")
    entries = [
        {"context": "Page", "source": "New game", "translation": "Nuova partita"},
        {"context": "Page", "source": "%n card(s)", "translation": ["%n carta", "%n carte"]},
    ]
    answers.write_text(json.dumps(entries), "utf-8")
    assert run("fill", str(answers), tool=copy).returncode == 0
    assert json.loads(run("missing", tool=copy).stdout) == []
    assert run("release", tool=copy).returncode == 0
    assert copy.with_name("it.qm").stat().st_size > 50
    english = json.loads(run("missing", "en", tool=copy).stdout)
    assert [entry["source"] for entry in english] == ["%n card(s)"], "English needs only its plurals"
    page = copy.parents[2] / "ramio_desktop" / "page.py"
    page.write_text(page.read_text("utf-8").replace("New game", "New match"), "utf-8")
    assert run("update", tool=copy).returncode == 0
    assert [entry["source"] for entry in json.loads(run("missing", tool=copy).stdout)] == ["New match"]
    assert "Nuova partita" in copy.with_name("it.ts").read_text("utf-8"), "a broken file must not cost translations"
    assert run("tidy", tool=copy).returncode == 0
    assert "Nuova partita" not in copy.with_name("it.ts").read_text("utf-8")


def test_wrong_answers_are_refused(copy: Path) -> None:
    assert run("update", tool=copy).returncode == 0
    answers = copy.with_name("answers.json")
    answers.write_text(json.dumps([{"context": "Page", "source": "Old game", "translation": "x"}]), "utf-8")
    done = run("fill", str(answers), tool=copy)
    assert done.returncode == 1 and "Old game" in done.stderr
    answers.write_text(json.dumps([{"context": "Page", "source": "%n card(s)", "translation": "carte"}]), "utf-8")
    assert "singular" in run("fill", str(answers), tool=copy).stderr
    assert run("missing", "la", tool=copy).returncode != 0 and run(tool=copy).returncode == 2
    assert not copy.with_name(".lock").exists()


def test_the_compiled_files_are_those_of_the_texts(tmp_path: Path) -> None:
    folder = tmp_path / "resources" / "translations"
    shutil.copytree(FOLDER, folder)
    kept = {name: (folder / name).read_bytes() for name in ("it.qm", "en.qm")}
    assert run("release", tool=folder / "translate.py").returncode == 0
    assert {name: (folder / name).read_bytes() for name in kept} == kept

"""The house itself: one version, layers, files that are found, locks, and the test machinery."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

import ramio_desktop
from ramio_desktop import __main__ as entry
from ramio_desktop import paths
from ramio_desktop.model.notation import position_text, read_position
from tests.sampling import SEED, Seeds, scale

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "ramio_desktop"
LOCKS = sorted(ROOT.glob("requirements*.lock"))


def _python(code: str, **environment: str) -> str:
    """Run a snippet in a new interpreter, as a bot's process would start, and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


# --- Version and entry -------------------------------------------------------------------------------------------


def test_installed_version_is_the_one_in_the_package() -> None:
    assert version("ramio-desktop") == ramio_desktop.__version__
    assert f"## [{ramio_desktop.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_version_is_printed_by_the_module() -> None:
    out = subprocess.run(
        [sys.executable, "-m", "ramio_desktop", "--version"], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert (out.returncode, out.stdout.strip()) == (0, f"ramio-desktop {ramio_desktop.__version__}")


def test_freeze_support_is_the_first_statement_of_main() -> None:
    """In a frozen program a bot's process starts here: anything before would open the game again."""
    tree = ast.parse(Path(entry.__file__).read_text(encoding="utf-8"))
    main = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "main")
    statements = main.body[1:] if ast.get_docstring(main) else main.body
    assert ast.unparse(statements[0]) == "multiprocessing.freeze_support()"


# --- Layers (the contracts of import-linter are the other half) -----------------------------------------------------


@pytest.mark.parametrize("layer", ["__main__", "model", "net"])
def test_importing_a_lower_layer_loads_no_qt(layer: str) -> None:
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in (sorted((PACKAGE / layer).rglob("*.py")) if layer != "__main__" else [PACKAGE / "__main__.py"])
    ]
    code = f"""
import importlib, sys
for name in {modules!r}:
    importlib.import_module(name)
print([name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6")])
"""
    assert _python(code) == "[]"


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            here = ".".join(path.relative_to(ROOT).parts[: -node.level]) + "." if node.level else ""
            yield here + (node.module or "")


def test_model_imports_the_standard_library_and_itself_only() -> None:
    strangers = {
        (path.name, name)
        for path in (PACKAGE / "model").rglob("*.py")
        for name in _imports(path)
        if name.split(".")[0] not in sys.stdlib_module_names
        and not name.startswith("ramio_desktop.model")
        and name != "ramio_desktop"
    }
    assert not strangers


def test_modules_stay_readable() -> None:
    """A module is named by one noun and has about 400 lines at most (DESIGN §3)."""
    long = {
        str(path.relative_to(ROOT)): lines
        for path in PACKAGE.rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 440
    }
    assert not long


# --- Files -------------------------------------------------------------------------------------------------------


def test_resources_are_found_from_any_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert paths.resources_dir() == ROOT / "resources"
    assert paths.resources_dir().is_dir()


def test_resources_are_found_in_a_frozen_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.resources_dir() == tmp_path / "resources"


def test_data_dir_can_be_chosen(own_data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert paths.data_dir() == own_data_dir
    monkeypatch.setenv("RAMIO_DATA_DIR", "")
    assert paths.data_dir().name == "ramio-desktop"
    assert paths.data_dir() != own_data_dir


def test_positions_in_the_readme_are_read_and_print_the_same() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    positions = re.findall(r"`(machiavelli[^`]* \d:\w+[^`]*)`", text)
    assert positions
    for position in positions:
        assert position_text(read_position(position)) == position


# --- Dependencies ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_lock_has_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"\n(?=\S)", text.strip())
    assert len(entries) > 3
    for entry_text in entries:
        assert re.match(r"[\w.-]+==\S+", entry_text), entry_text
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry_text), entry_text


def test_every_dependency_is_locked_and_has_its_reason() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    extras = project["optional-dependencies"]
    for lock, wanted in (
        ("requirements.lock", project["dependencies"] + extras["build"]),
        ("requirements-dev.lock", project["dependencies"] + extras["build"] + extras["dev"] + extras["freeze"]),
    ):
        locked = {line.split("==")[0] for line in (ROOT / lock).read_text(encoding="utf-8").splitlines()}
        for requirement in wanted:
            name = re.match(r"[\w.-]+", requirement)
            assert name and name[0].lower() in locked, f"{requirement} is not in {lock}: make lock"
            assert re.search(rf'"{re.escape(requirement)}",\s+# \S', text), f"{requirement} has no reason beside it"


def test_the_two_locks_agree() -> None:
    run, dev = (
        dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE))
        for lock in ("requirements.lock", "requirements-dev.lock")
    )
    assert run.items() <= dev.items()


# --- The test machinery ------------------------------------------------------------------------------------------


def test_session_seed_is_repeated_by_its_variable(session_seed: int) -> None:
    assert session_seed == SEED
    assert _python("from tests.sampling import SEED; print(SEED)", RAMIO_SEED="12345") == "12345"


@pytest.mark.parametrize(("soak", "cases"), [("0", "2"), ("1", "50")])
def test_scale_follows_the_kind_of_run(soak: str, cases: str) -> None:
    assert _python("from tests.sampling import scale; print(scale(2, 50))", RAMIO_SOAK=soak) == cases
    assert scale(3, 3) == 3


def test_failing_seed_is_kept_and_tried_first(tmp_path: Path) -> None:
    case_file = tmp_path / "cases" / "law.txt"
    tried = Seeds(7, case_file)
    failing = next(seed for seed in tried(5))
    assert str(failing) in tried.keep()
    tried.keep()
    assert case_file.read_text(encoding="utf-8") == f"{failing}\n"

    again = list(Seeds(8, case_file)(5))
    assert again[0] == failing
    assert len(set(again)) == 6


def test_a_law_that_fails_leaves_its_seed(pytester: pytest.Pytester) -> None:
    """The whole way, in a run of its own: the fixture, the hook, the file, the printed session seed."""
    pytester.mkdir("tests")
    for name in ("__init__.py", "sampling.py", "conftest.py"):
        (pytester.path / "tests" / name).write_text((ROOT / "tests" / name).read_text("utf-8"), "utf-8")
    (pytester.path / "tests" / "test_law.py").write_text(
        "def test_law(seeds):\n    for i, seed in enumerate(seeds(3)):\n        assert i < 1\n", "utf-8"
    )
    result = pytester.runpytest_subprocess("-q", "-p", "no:cacheprovider", "--rootdir=.", "tests")
    result.assert_outcomes(failed=1)
    (kept,) = (pytester.path / "tests" / "data" / "failed_seeds").iterdir()
    assert kept.name == "test_law.py_test_law.txt"
    seed = kept.read_text("utf-8").strip()
    result.stdout.fnmatch_lines([f"failed at seed {seed}*", "*RAMIO_SEED=* repeats this run*"])

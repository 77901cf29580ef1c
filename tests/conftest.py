"""What all tests share: no screen, no files of the player's, seeds that are printed, failing seeds that are kept."""

import os
import re
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import hypothesis
import pytest

from tests.sampling import SEED, SOAK, Seeds

pytest_plugins = ["pytester"]

# Before any Qt import: pictures are painted in memory, whatever screen this machine has.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

FAILED_SEEDS = Path(__file__).parent / "data" / "failed_seeds"

# A failing example is printed as a line to paste above the test, which makes it a case.
hypothesis.settings.register_profile("test", deadline=None, max_examples=40, print_blob=True)
hypothesis.settings.register_profile(
    "soak", deadline=None, max_examples=2_000, print_blob=True, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("soak" if SOAK else "test")


@pytest.fixture(scope="session")
def session_seed() -> int:
    """Return the seed of this run: RAMIO_SEED, or a fresh one; every run prints it."""
    return SEED


@pytest.fixture
def seeds(request: pytest.FixtureRequest, session_seed: int) -> Seeds:
    """Return the seeds of a sampled law, the failing one of which is kept as a case."""
    name = re.sub(r"[^\w.-]+", "_", request.node.nodeid.removeprefix("tests/")).strip("_")
    return Seeds(session_seed, FAILED_SEEDS / f"{name}.txt")


@pytest.fixture(autouse=True)
def own_data_dir(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every test an empty folder for saves and settings, and return it."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("RAMIO_DATA_DIR", str(folder))
    return folder


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    # First, so that hypothesis, which reads this option in its own hook, follows the same seed.
    if config.getoption("hypothesis_seed", None) is None:
        config.option.hypothesis_seed = str(SEED)
    # No test may read or write the settings of whoever runs it, nor Qt warn of a missing folder.
    home = Path(tempfile.mkdtemp(prefix="ramio-tests-"))
    config.add_cleanup(lambda: shutil.rmtree(home, ignore_errors=True))
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"):
        folder = home / variable.lower()
        folder.mkdir(mode=0o700)
        os.environ[variable] = str(folder)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not SOAK:
        skip = pytest.mark.skip(reason="only in the full run: make soak")
        for item in items:
            if item.get_closest_marker("soak"):
                item.add_marker(skip)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    tried = getattr(item, "funcargs", {}).get("seeds")
    if report.when == "call" and report.failed and isinstance(tried, Seeds) and (line := tried.keep()):
        report.sections.append(("seed", line))
    return report


def _seed_line() -> str:
    return f"seed {SEED}{', soak' if SOAK else ''} (RAMIO_SEED={SEED} repeats this run)"


def pytest_report_header() -> str:
    return _seed_line()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    # `-q` prints no header, and a seed that is not printed is lost.
    if terminalreporter.verbosity < 0:
        terminalreporter.write_line(_seed_line())

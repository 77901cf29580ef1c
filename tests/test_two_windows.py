"""Two real windows in two network namespaces on a bridge play a whole hand of Machiavelli with each other."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.net.worlds import ROOT, World, missing

PICTURES = ROOT / "build" / "two_windows"
DISPLAYS = {"home": ":87", "away": ":88"}


def _reason() -> str:
    why = missing()
    return why or ("" if shutil.which("Xvfb") else "there is no Xvfb here (Debian: xvfb)")


@pytest.fixture
def world() -> Iterator[World]:
    made = World(("home", "away"))
    yield made
    made.close()


class _Seen:
    """A window somewhere, and what it says."""

    def __init__(self, world: World, where: str, *arguments: str) -> None:
        screen = subprocess.Popen(
            ["Xvfb", DISPLAYS[where], "-screen", "0", "1280x800x24", "-nolisten", "tcp"], stderr=subprocess.DEVNULL
        )
        world.processes.append(screen)
        self.process = subprocess.Popen(
            ["ip", "netns", "exec", f"{world.tag}-{where}", sys.executable, "-m", "tests.two_windows", *arguments],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
            env={
                **os.environ, "QT_QPA_PLATFORM": "xcb", "DISPLAY": DISPLAYS[where],
                "RAMIO_DATA_DIR": str(world.folder / where),
            },
        )  # fmt: skip
        world.processes.append(self.process)

    def hears(self, step: str) -> dict[str, object]:
        """The next line, which must be that step."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, f"it ended before {step}: {self.process.poll()}"
        told: dict[str, object] = json.loads(line)
        assert told["step"] == step, line
        return told

    def ends(self) -> int:
        """Let it go."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        return self.process.wait(20)


@pytest.mark.soak
@pytest.mark.skipif(bool(_reason()), reason=_reason() or "-")
def test_M_two_windows_find_each_other_by_code_and_play_a_hand(world: World) -> None:
    """M13: the hand ends the same for both; pictures are left in build/two_windows."""
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    host = _Seen(world, "home", "host", str(PICTURES))
    code = str(host.hears("open")["code"])
    guest = _Seen(world, "away", "join", str(PICTURES), code)
    assert str(guest.hears("found")["rules"]).startswith("machiavelli")
    assert host.hears("playing")["names"] == guest.hears("playing")["names"] == ["Anna", "Bruno"]
    host.hears("first")
    ended = host.hears("over"), guest.hears("over")
    assert ended[0]["table"] == ended[1]["table"] and ended[0]["scores"] == ended[1]["scores"]
    assert int(str(ended[0]["actions"])) > 3 and int(str(ended[1]["actions"])) > 3
    for name in ("host", "join"):
        for what in ("table", "score"):
            assert Path(PICTURES / f"{name}_{what}.png").stat().st_size > 10_000
    assert host.ends() == 0 and guest.ends() == 0

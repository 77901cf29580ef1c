"""Computers of their own for tests: network namespaces on a bridge, firewalls and bad lines; root on Linux only."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]


def missing() -> str:
    """Why there can be no namespaces here; empty when there can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "network namespaces need root on Linux"
    for tool in ("ip", "nft", "tc"):
        if shutil.which(tool) is None:
            return f"there is no {tool} here (Debian: iproute2, nftables)"
    done = subprocess.run(["ip", "netns", "add", f"ramio-try-{os.getpid()}"], capture_output=True)
    if done.returncode:
        return "this system allows no network namespaces"
    subprocess.run(["ip", "netns", "del", f"ramio-try-{os.getpid()}"], check=True)
    return ""


class World:
    """A bridge and computers on it, each a namespace; `10.77.0.1`, `.2` and so on."""

    def __init__(self, names: Sequence[str]) -> None:
        self.tag = f"r{os.getpid() % 10000}"
        self.names = tuple(names)
        self.processes: list[subprocess.Popen[str]] = []
        self.folder = Path(tempfile.mkdtemp(prefix="ramio-world-"))
        self._run("ip", "netns", "add", self._space("hub"))
        self.on("hub", "ip link add name br0 type bridge")
        self.on("hub", "ip link set br0 up")
        for number, name in enumerate(names, start=1):
            self._run("ip", "netns", "add", self._space(name))
            self.on(name, "ip link set lo up")
            self.plug(name, "eth0", f"10.77.0.{number}/24", "br0")

    def plug(self, name: str, device: str, address: str, bridge: str) -> None:
        """Give a computer an interface on a bridge of the hub."""
        port = f"{name}-{device}"[:14]
        self._run("ip", "-n", self._space("hub"), "link", "add", port, "type", "veth", "peer", "name", device, "netns",
                  self._space(name))
        self.on("hub", f"ip link set {port} master {bridge} up")
        self.on(name, f"ip addr add {address} broadcast + dev {device}")
        self.on(name, f"ip link set {device} up")

    def on(self, name: str, command: str) -> str:
        """Run a command on a computer."""
        return self._run("ip", "netns", "exec", self._space(name), "sh", "-c", command)

    def firewall(self, name: str, rules: str) -> None:
        """Give a computer a firewall of its own for what comes in."""
        chain = f"type filter hook input priority 0; policy drop; iif lo accept; {rules}"
        text = f"table inet f {{ chain i {{ {chain} }}; }}"
        self.on(name, f"nft '{text}'")

    def start(self, name: str, *arguments: str) -> subprocess.Popen[str]:
        """Start the program on a computer."""
        process = subprocess.Popen(
            ["ip", "netns", "exec", self._space(name), sys.executable, "-m", "ramio_desktop", *arguments],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
            env={**os.environ, "RAMIO_DATA_DIR": str(self.folder / name)},
        )  # fmt: skip
        self.processes.append(process)
        return process

    def python(self, name: str, code: str) -> object:
        """Run a snippet on a computer; what it prints as JSON."""
        done = subprocess.run(
            ["ip", "netns", "exec", self._space(name), sys.executable, "-c", code], cwd=ROOT, capture_output=True,
            text=True, timeout=60, env={**os.environ, "RAMIO_DATA_DIR": str(self.folder / name)},
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout.splitlines()[-1])

    def capture(self, name: str, file: Path) -> subprocess.Popen[str]:
        """Write down every packet of a computer's first interface."""
        process = subprocess.Popen(
            ["ip", "netns", "exec", self._space(name), "tcpdump", "-i", "eth0", "-U", "-w", str(file)],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
        )
        assert process.stderr is not None
        process.stderr.readline()
        self.processes.append(process)
        return process

    def close(self) -> None:
        """End every process and take the computers away."""
        for process in self.processes:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout, process.stderr):
                if stream is not None:
                    stream.close()
        for name in (*self.names, "hub"):
            subprocess.run(["ip", "netns", "del", self._space(name)], capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _space(self, name: str) -> str:
        return f"{self.tag}-{name}"

    def _run(self, *command: str) -> str:
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"
        return done.stdout

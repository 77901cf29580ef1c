"""Invitation links: `ramio://host:port/CODE#fingerprint`, with the host's certificate pinned."""

from __future__ import annotations

import base64
import binascii
import re
from dataclasses import dataclass
from typing import Final

from .code import read_code

SCHEME: Final = "ramio"
DEFAULT_PORT: Final = 24742
"""The one port of the game, of TCP and of the question for tables; a busy one makes a host take the next."""
MAX_LINK: Final = 400

_LINK: Final = re.compile(
    r"ramio://(?:\[(?P<v6>[0-9A-Fa-f:.]+(?:%[\w.]+)?)\]|(?P<name>[\w.-]{1,253}))(?::(?P<port>\d{1,5}))?"
    r"(?:/(?P<code>[\w .·–-]*))?/?(?:#(?P<pin>[\w-]*))?", re.ASCII | re.IGNORECASE,
)
_ADDRESS: Final = re.compile(
    r"(?:\[(?P<v6>[0-9A-Fa-f:.]+(?:%[\w.]+)?)\]|(?P<bare>[0-9A-Fa-f]*:[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(?:%[\w.]+)?)"
    r"|(?P<name>[\w.-]{1,253}))(?::(?P<port>\d{1,5}))?", re.ASCII,
)


class BadLink(ValueError):
    """A text that is no invitation and no address; `part` is `link`, `address`, `port`, `code` or `fingerprint`."""

    def __init__(self, part: str) -> None:
        super().__init__(f"the {part} cannot be read")
        self.part = part


@dataclass(frozen=True, slots=True)
class Invitation:
    """Where a table is, and what proves it: the code (empty for a public table) and the certificate, if known."""

    host: str
    port: int = DEFAULT_PORT
    code: str = ""
    fingerprint: bytes | None = None
    """SHA-256 of the host's certificate."""

    @property
    def link(self) -> str:
        """The invitation as a link."""
        pin = f"#{pin_text(self.fingerprint)}" if self.fingerprint else ""
        return f"{SCHEME}://{self.address}/{self.code}{pin}"

    @property
    def address(self) -> str:
        """Host and port as they are typed."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def read_link(text: str) -> Invitation:
    """The invitation of a link; BadLink. Blanks around it, and what a messenger puts around links, do no harm."""
    text = text.strip().strip("<>\"'")
    found = _LINK.fullmatch(text) if len(text) <= MAX_LINK else None
    if found is None:
        raise BadLink("link")
    code = ""
    if found["code"]:
        code = read_code(found["code"]) or ""
        if not code:
            raise BadLink("code")
    pin = read_pin(found["pin"]) if found["pin"] else None
    return Invitation(found["v6"] or found["name"], _port(found["port"]), code, pin)


def read_address(text: str, code: str = "") -> Invitation:
    """The invitation of a typed `address`, `address:port` or `[v6]:port`; BadLink."""
    text = text.strip()
    found = _ADDRESS.fullmatch(text) if len(text) <= MAX_LINK else None
    if found is None:
        raise BadLink("address")
    return Invitation(found["v6"] or found["bare"] or found["name"], _port(found["port"]), code)


def pin_text(fingerprint: bytes) -> str:
    """The fingerprint as it stands in a link."""
    return base64.urlsafe_b64encode(fingerprint).decode().rstrip("=")


def read_pin(text: str) -> bytes:
    """The fingerprint of a link; BadLink."""
    try:
        pin = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise BadLink("fingerprint") from None
    if len(pin) != 32 or pin_text(pin) != text:
        raise BadLink("fingerprint")
    return pin


def _port(text: str | None) -> int:
    port = int(text) if text else DEFAULT_PORT
    if not 0 < port < 65536:
        raise BadLink("port")
    return port

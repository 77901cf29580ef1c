"""The proof of the room code: SPAKE2 bound to the certificate the guest sees, and who confirms what.

A guess costs a connection and can be made once; a man in the middle, who shows a certificate of his own, has both sides
come to different keys. Neither side learns anything of the code from the other's messages.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from spake2 import SPAKE2_A, SPAKE2_B

SHARE_LENGTH: Final = 33
_GUEST: Final = b"ramio guest"
_HOST: Final = b"ramio host"


_FIELD: Final = 2**255 - 19
"""The prime of Ed25519."""


class BadProof(Exception):
    """A share that is no share, or a confirmation that does not fit: a wrong code, or somebody between."""


class Proof:
    """One side of the proof; use `share`, then `meet`, then the two confirmations."""

    def __init__(self, code: str, fingerprint: bytes, *, is_host: bool) -> None:
        """`fingerprint` is that of the host's certificate as this side sees it."""
        side = SPAKE2_B if is_host else SPAKE2_A
        self._side = side(code.encode(), idA=_GUEST, idB=_HOST + fingerprint)
        self._own: bytes = self._side.start()
        self._is_host = is_host
        self._key = b""

    @property
    def share(self) -> bytes:
        """This side's message."""
        return self._own

    def meet(self, share: bytes, spoken: Sequence[bytes]) -> None:
        """Take the other side's message; `spoken` is what was said in the clear before. BadProof."""
        if len(share) != SHARE_LENGTH or share == self._own or not _is_plain(share[1:]):
            raise BadProof("no share has this form")
        try:
            key: bytes = self._side.finish(share)
        except Exception:  # hostile points raise a dozen types, assertions among them
            raise BadProof("no point of the curve") from None
        ours, theirs = self._own, share
        parts = (*spoken, theirs, ours) if self._is_host else (*spoken, ours, theirs)
        transcript = hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()
        self._key = hmac.digest(key, b"ramio 1 " + transcript, "sha256")

    @property
    def guest_mac(self) -> bytes:
        """What the guest confirms with."""
        return hmac.digest(self._key, b"guest confirms", "sha256")

    @property
    def host_mac(self) -> bytes:
        """What the host confirms with."""
        return hmac.digest(self._key, b"host confirms", "sha256")

    def check(self, mac: bytes) -> None:
        """Check the other side's confirmation; BadProof."""
        right = self.guest_mac if self._is_host else self.host_mac
        if not self._key or not hmac.compare_digest(mac, right):
            raise BadProof("the confirmation does not fit")


def _is_plain(point: bytes) -> bool:
    """Whether these are the only bytes of their point, and it is none of those every key is the same with.

    The library takes the neutral point when it is written with a sign, or as one more than the prime.
    """
    y = int.from_bytes(point, "little") & (2**255 - 1)
    return 1 < y < _FIELD - 1

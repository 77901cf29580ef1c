"""Who this install is on the network: one self-signed P-256 certificate, kept in the player's data folder."""

from __future__ import annotations

import contextlib
import hashlib
import os
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from ..model.files import problems, write_whole

FILE: Final = "identity.pem"
_YEARS: Final = 100


@dataclass(frozen=True, slots=True)
class Identity:
    """The certificate of this install; `fingerprint` is the SHA-256 of it."""

    path: Path
    fingerprint: bytes


def own_identity(folder: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> Identity:
    """The identity kept in the folder, made at the first call; an unreadable one is put aside. SaveProblem."""
    path = folder / FILE
    if path.exists():
        with problems(path):
            data = path.read_bytes()
        try:
            certificate = x509.load_pem_x509_certificate(data)
            serialization.load_pem_private_key(data, None)
        except ValueError:
            with problems(path):
                os.replace(path, path.with_suffix(".damaged"))
        else:
            with contextlib.suppress(OSError):  # a copied folder may have lost it; where it cannot be, it cannot
                path.chmod(0o600)
            return Identity(path, _fingerprint(certificate))
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "ramio")])
    start = now() - timedelta(days=2)  # clocks of guests may be behind
    certificate = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(start)
        .not_valid_after(start + timedelta(days=365 * _YEARS)).sign(key, hashes.SHA256())
    )
    data = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ) + certificate.public_bytes(serialization.Encoding.PEM)
    with problems(path):
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(path, data)  # 0600 from the first byte on
    return Identity(path, _fingerprint(certificate))


def server_context(identity: Identity) -> ssl.SSLContext:
    """TLS 1.3 with the certificate of this install."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.load_cert_chain(identity.path)
    context.num_tickets = 0  # each coming back proves itself anew
    return context


def client_context() -> ssl.SSLContext:
    """TLS 1.3 that takes any certificate: what proves the host is the code, or the pin of its certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def fingerprint_of(der: bytes) -> bytes:
    """The fingerprint of a certificate as TLS hands it over."""
    return hashlib.sha256(der).digest()


def _fingerprint(certificate: x509.Certificate) -> bytes:
    return fingerprint_of(certificate.public_bytes(serialization.Encoding.DER))

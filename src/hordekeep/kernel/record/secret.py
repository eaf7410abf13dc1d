"""Commitments: the secret behind the dice, hashed before play and published at the end."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

SECRET_BYTES: Final = 32


def new_secret() -> bytes:
    """256 random bits."""
    return secrets.token_bytes(SECRET_BYTES)


def new_salt() -> str:
    """What a person adds to the secret, so that nobody alone decides the seed."""
    return secrets.token_hex(16)


def open_secret(seed: int) -> bytes:
    """The secret of a table whose seed was given by hand: everybody can know it."""
    return hashlib.sha256(f"hordekeep open seed {seed}".encode()).digest()


def commitment_of(secret: bytes) -> str:
    """What is shown before play: it fixes the secret without telling it."""
    return hashlib.sha256(b"hordekeep commitment " + secret).hexdigest()


def seed_of(secret: bytes, salts: Sequence[str]) -> bytes:
    """The seed of a stretch of play, from the secret and everybody's salts."""
    digest = hashlib.sha256(b"hordekeep seed " + secret)
    for salt in salts:
        said = salt.encode(errors="surrogatepass")
        digest.update(f" {len(said)}:".encode() + said)
    return digest.digest()

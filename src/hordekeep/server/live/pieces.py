"""Messages in pieces: what many are told alike is encoded once, and compressed once.

A compressor starts anew with each piece, so its blocks fit behind those of any other piece
(RFC 7692 leaves it to the server what it remembers of earlier messages: here nothing).
"""

import struct
import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final

deflating: Callable[..., Any]
"""What compressors are made with."""
try:
    from isal import isal_zlib
except ImportError:  # it is there for the common processors only
    deflating, LEVEL = zlib.compressobj, 3
else:
    # A fifth more bytes than level 1, which takes twice to three times as long.
    deflating, LEVEL = isal_zlib.compressobj, 0

WINDOW_BITS: Final = 14
"""More would take more memory and find no more: messages have some 10 kB."""
MEMORY_LEVEL: Final = 7
WORTH_PACKING: Final = 300
"""Bytes of a message from which on compressing it pays."""
PLAIN: Final = 0
"""The window of somebody who takes no compressed messages."""

SHORT_PIECE: Final = 512
"""Bytes of a piece up to which it goes as it is between compressed ones: that costs nothing."""
LIVE: Final = "hordekeep.live"
"""Under this name a request knows the live connection that it has become."""

_TEXT: Final = 0x81
"""The first byte of a whole message of text (RFC 6455)."""
_PACKED: Final = 0x40
"""Added to it when the message is compressed."""
_EMPTY: Final = b"\x00\x00\x00\xff\xff"
"""A block with nothing in it: what a compressor ends its piece with."""
_FLUSHED: Final = 4
"""The last bytes of it go without saying at the end of a message: 00 00 ff ff."""
_SHORT: Final = 126
_LONG: Final = 1 << 16


class Piece:
    """A part of a message as it goes over the wire, plain or compressed."""

    __slots__ = ("_packed", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._packed: dict[int, bytes] = {}

    def packed(self, bits: int) -> bytes:
        """Compressed for whoever keeps a window of so many bits; made once for all of them."""
        found = self._packed.get(bits)
        if found is None:
            found = self._packed[bits] = _packed(self.text, bits)
        return found


def _packed(text: bytes, bits: int) -> bytes:
    """Blocks that end at a whole byte, the last one empty (RFC 1951)."""
    length = len(text)
    if length <= SHORT_PIECE:
        return struct.pack("<BHH", 0, length, length ^ 0xFFFF) + text + _EMPTY
    packer = deflating(LEVEL, zlib.DEFLATED, -bits, MEMORY_LEVEL)
    packed: bytes = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
    return packed


Pieces = Sequence[Piece]
"""A message: its pieces, one after the other."""


def whole(text: bytes) -> Pieces:
    """A message that is one person's alone."""
    return (Piece(text),)


def framed(message: Pieces, bits: int) -> bytes:
    """A message as a frame of the live connection."""
    if bits == PLAIN or sum(len(piece.text) for piece in message) < WORTH_PACKING:
        payload, first = b"".join([piece.text for piece in message]), _TEXT
    else:
        bits = min(bits, WINDOW_BITS)
        payload = b"".join([piece.packed(bits) for piece in message])[:-_FLUSHED]
        first = _TEXT | _PACKED
    return _head(first, len(payload)) + payload


def _head(first: int, length: int) -> bytes:
    if length < _SHORT:
        return bytes((first, length))
    if length < _LONG:
        return struct.pack("!BBH", first, _SHORT, length)
    return struct.pack("!BBQ", first, _SHORT + 1, length)

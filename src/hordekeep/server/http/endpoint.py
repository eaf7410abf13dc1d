"""What the contract says of one address, and how much may be sent to it."""

from typing import Any, Final, Literal, NamedTuple

from hordekeep.server.wire import Said

MEBIBYTE: Final = 1 << 20
SMALL: Final = 16 << 10
"""Bytes that an ordinary request may have."""
TRANSCRIPT: Final = 4 * SMALL
"""Bytes that what was done in a lesson may have."""
LARGE: Final = 8 * MEBIBYTE
"""Bytes that an import may have: a journal of the longest allowed text, escaped."""


class Endpoint(NamedTuple):
    """One address. Without `auth` anybody may ask; otherwise a token of the table is needed."""

    name: str
    method: Literal["GET", "POST", "DELETE"]
    path: str
    promise: str
    tells: Any = None
    """The type of the answer; None for plain text."""
    says: Any = None
    """The type of the body."""
    query: type[Said] | None = None
    auth: Literal["", "token", "optional"] = "token"
    limit: int = SMALL
    text: str = ""
    """The content type of an answer that is no JSON."""
    ends: bool = False
    """Whether it is given up when whoever asked has gone: it takes long, and changes nothing."""

"""Who answers, and who may see."""

from typing import Final

Seat = int
"""A player's place at the table, 0 and up; NATURE is a seat too."""

NATURE: Final = -1
"""The seat that answers chance."""

MAIN: Final = -1
"""The lane of ordinary play; other lanes carry the number of their seat."""

SPECTATOR: Final = -2
"""The seat number under which somebody without a seat looks on."""

MOST_SEATS: Final = 8

Audience = int
"""A set of seats as bits: who may see something."""

EVERYBODY: Final = -1
NOBODY: Final = 0


def only(seat: Seat) -> Audience:
    """The audience of one seat."""
    return 1 << seat


def sees(audience: Audience, seat: Seat) -> bool:
    """Whether this seat (or SPECTATOR) belongs to the audience."""
    if audience == EVERYBODY:
        return True
    return seat >= 0 and bool(audience >> seat & 1)

"""Observations: what one seat may know, as named arrays of small numbers in one flat buffer."""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, final

from hordekeep.kernel.play.frame import Frame
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State

S = TypeVar("S", bound=State)

MOST: Final = 255
"""The largest number of an observation: one byte each."""
FACTS: Final = 4
"""How many numbers of the open step are told."""
QUESTION: Final = "question"


@final
class NamedArray:
    """A part of an observation: its name, its shape, and where it begins."""

    def __init__(self, name: str, shape: tuple[int, ...], start: int) -> None:
        self.name = name
        self.shape = shape
        self.start = start
        self.size = 1
        for length in shape:
            self.size *= length


class Observer(Generic[S]):
    """Writes what a seat may know. Games add their own arrays; every one begins with `question`.

    `question` is the step at which this seat, or the table, stands: the frame's number from 1 on
    (0: the game is over), then its first numbers, each one more than it is (0: none).
    """

    def __init__(self, game: AnyGame, parts: Sequence[tuple[str, tuple[int, ...]]]) -> None:
        self.arrays: list[NamedArray] = []
        self.size = 0
        for name, shape in [(QUESTION, (1 + FACTS,)), *parts]:
            array = NamedArray(name, shape, self.size)
            self.arrays.append(array)
            self.size += array.size
        self._frames = {verb: number + 1 for number, verb in enumerate(game.lexicon.frames)}

    def parts(self, state: S, seat: Seat) -> list[bytes]:
        """The game's own arrays, one after the other, each in one piece or in several."""
        return []

    def observe(self, state: S, seat: Seat) -> bytes:
        """The whole observation of a seat."""
        told = self.parts(state, seat)
        told.insert(0, bytes(self._question(state, seat)))
        return b"".join(told)

    def _question(self, state: S, seat: Seat) -> list[int]:
        told = [0] * (1 + FACTS)
        frame = _step_of(state, seat)
        if frame is None:
            return told
        told[0] = self._frames[frame.verb]
        at = 1
        for value in frame.values():
            for one in value if isinstance(value, tuple) else (value,):
                if at <= FACTS and isinstance(one, int):
                    told[at] = min(max(one + 1, 0), MOST)
                    at += 1
        return told


def _step_of(state: State, seat: Seat) -> Frame[Any] | None:
    """The step at which a seat stands: in its own lane, or in ordinary play."""
    if 0 <= seat < len(state.lanes) and state.lanes[seat]:
        return state.lanes[seat][-1]
    return state.agenda[-1] if state.agenda else None


BITS: Final = [bytes([number >> place & 1 for place in range(8)]) for number in range(256)]
"""The bits of every byte, the lowest first."""


def bits(number: int, count: int) -> bytes:
    """The lowest bits of a number, as 0 and 1."""
    told = BITS[number & 255]
    for place in range(8, count, 8):
        told += BITS[number >> place & 255]
    return told if len(told) == count else told[:count]


def counted(things: Sequence[int], count: int) -> bytes:
    """How often each of `count` things is there."""
    found = [0] * count
    for thing in things:
        found[thing] += 1
    return bytes(found)

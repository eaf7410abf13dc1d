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
    """Knows how an observation is laid out. Games add their arrays; every one begins with
    `question`.

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
        self.frames = {verb: number + 1 for number, verb in enumerate(game.lexicon.frames)}

    def watcher(self) -> "Watcher[S]":
        """Somebody who follows one game."""
        return Watcher(self.frames)

    def observe(self, state: S, seat: Seat) -> bytes:
        """The whole observation of a seat, of a state that nobody follows."""
        return self.watcher().observe(state, seat)


class Watcher(Generic[S]):
    """Follows one game and tells its seats what they may know.

    What has not changed since it looked last is told in the same words: that is most of it, and
    comparing is faster than writing. Games add their own arrays.
    """

    def __init__(self, frames: dict[str, int]) -> None:
        self._frames = frames
        self._frame: Frame[Any] | None = None
        self._question = bytes(1 + FACTS)

    def observe(self, state: S, seat: Seat) -> bytes:
        """The whole observation of a seat."""
        told: list[bytes] = []
        self.tell(state, seat, told)
        return b"".join(told)

    def tell(self, state: S, seat: Seat, told: list[bytes]) -> None:
        """Adds the whole observation to what is told, in several pieces."""
        frame = _step_of(state, seat)
        if frame is not self._frame:
            self._frame = frame
            self._question = self._question_of(frame)
        told.append(self._question)
        self.tell_more(state, seat, told)

    def tell_more(self, state: S, seat: Seat, told: list[bytes]) -> None:
        """Adds the game's own arrays, one after the other."""

    def _question_of(self, frame: Frame[Any] | None) -> bytes:
        if frame is None:
            return bytes(1 + FACTS)
        number = self._frames[frame.verb]
        if not frame.fields:
            return bytes([number, 0, 0, 0, 0])
        told = [number]
        for value in frame.values():
            if isinstance(value, tuple):
                told += [_fact(one) for one in value if isinstance(one, int)]
            elif isinstance(value, int):
                told.append(_fact(value))
        told += [0] * FACTS
        return bytes(told[: 1 + FACTS])


def _fact(number: int) -> int:
    """A number of the open step, as it is told."""
    return min(max(number + 1, 0), MOST)


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

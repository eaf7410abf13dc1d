"""Information states: everything that a seat can know of a state, as text and as a key."""

from typing import Final, final

from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record.position import describe


@final
class Lowest(Source):
    """Always the lowest number: what is dealt from it depends on nothing but what is left."""

    def below(self, bound: int) -> int:
        return 0


LOWEST: Final = Lowest()


@final
class InformationState:
    """What one seat can know: states that it cannot tell apart have the same, others another.

    What it cannot know is dealt in one fixed way, so that the text is a whole position.
    """

    def __init__(self, game: AnyGame, state: State, seat: Seat) -> None:
        self.seat = seat
        self._game = game
        self._world: State = game.imagine(state, seat, LOWEST)

    @property
    def key(self) -> str:
        """Short, for tables of values."""
        return f"{self.seat}:{self._world.fingerprint()}"

    @property
    def text(self) -> str:
        """For people: the position in words, one line a field."""
        lines = [f"seat {self.seat + 1}"]
        words = describe(self._game, self._world)
        lines += [f"{name}: {value}" for name, value in words.items()]
        return "\n".join(lines)


def information_state(game: AnyGame, state: State, seat: Seat) -> InformationState:
    """What a seat can know of a state."""
    return InformationState(game, state, seat)

"""What a game brings to those who search its worlds."""

from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.driver import Chooser
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State


class GameSearch:
    """The players of one game in playouts, its rounds, and what its states are worth."""

    def quick(self, luck: Source) -> Chooser:
        """Players who think next to nothing."""
        raise NotImplementedError

    def greedy(self, luck: Source) -> Chooser:
        """Players who think as the greedy bot does."""
        raise NotImplementedError

    def turns(self, state: State) -> int:
        """How many turns have begun."""
        raise NotImplementedError

    def turns_a_round(self, state: State) -> int:
        """How many turns make a round."""
        raise NotImplementedError

    def evaluate(self, state: State, seat: Seat) -> float:
        """How good a state is for a seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

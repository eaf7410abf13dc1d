"""An encoding: everything that programs which learn need of one game at one number of seats."""

from collections.abc import Mapping
from typing import Any, final

from hordekeep.kernel.encode.codebook import Codebook
from hordekeep.kernel.encode.observer import Observer
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.state import State


@final
class Encoding:
    """A game, its options, its action numbers and its observations."""

    def __init__(
        self,
        game: AnyGame,
        options: Mapping[str, Any],
        codebook: Codebook,
        observer: Observer[Any],
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.players = game.seats(options)
        self.codebook = codebook
        self.observer = observer

    def begin(self) -> State:
        """A state before the first step of the setup."""
        state: State = self.game.begin(self.options)
        return state

    def returns(self, state: State) -> list[float]:
        """What each seat has gained: nothing before the end, and nothing in a defeat.

        Who plays for all gains 1 for a victory; rivals who win share 1 among themselves.
        """
        gained = [0.0] * self.players
        if not state.over:
            return gained
        result = self.game.result(state)
        together = self.game.common_reward
        if together or result.is_victory():
            for seat in result.winners:
                gained[seat] = 1.0 if together else 1.0 / len(result.winners)
        return gained

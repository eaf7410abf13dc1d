"""Pig in the laboratory."""

from typing import Final, final

from hordekeep.games.pig.game import REACHED
from hordekeep.games.pig.model.sty import Sty
from hordekeep.kernel.play.state import State
from hordekeep.lab.game_lab import GameLab
from hordekeep.lab.measure import Totals, Yardstick


@final
class PigYardstick(Yardstick):
    """Turns are counted, and no coin gets lost."""

    def turns(self, state: State) -> int:
        assert isinstance(state, Sty)
        return state.turns

    def totals(self, state: State) -> Totals:
        assert isinstance(state, Sty)
        return (len(state.in_purse()) + len(state.coins),) if state.turns else ()

    def known(self) -> dict[str, list[str]]:
        return {"outcomes": [REACHED], "actions": ["roll", "hold"]}


SEAM: Final = GameLab(lambda _: PigYardstick())

"""Pig as a game of the kernel: its words, its options, and what it can tell."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from hordekeep.games.pig.model.actions import ACTIONS
from hordekeep.games.pig.model.events import EVENTS
from hordekeep.games.pig.model.sty import MOST_PLAYERS, Sty
from hordekeep.games.pig.options import OPTIONS
from hordekeep.games.pig.position.words import describe, restore
from hordekeep.games.pig.rules.setup import DealCoin
from hordekeep.games.pig.rules.turn import FACES, CoinsTurned, DieRolls, Holds, RollOrHold, Turn
from hordekeep.games.pig.view.view import view
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.game import Game, Omen, Result
from hordekeep.kernel.play.options import PLAYERS, Option
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, Lexicon, Term

FRAMES: Final[tuple[type[Term], ...]] = (DealCoin, Turn, RollOrHold, DieRolls, Holds, CoinsTurned)
REACHED: Final = "goal-reached"


@final
class Pig(Game[Sty]):
    """The rules of Pig with one purse."""

    id: ClassVar[str] = "pig"
    rules: ClassVar[int] = 1
    table_options: ClassVar[tuple[Option, ...]] = OPTIONS

    def __init__(self, coins: Mapping[str, int], content: Mapping[str, str]) -> None:
        words = {
            "coin": list(coins),
            "face": FACES,
            "seat": [f"seat-{seat + 1}" for seat in range(MOST_PLAYERS)],
        }
        super().__init__(Lexicon(words, ACTIONS, FRAMES), content)
        self.worth = list(coins.values())

    def events(self) -> Mapping[str, tuple[str, ...]]:
        return EVENTS

    def empty_sty(self, options: Mapping[str, Any]) -> Sty:
        """A table with these options and nothing on it."""
        return Sty(self.worth, options[PLAYERS], options["goal"])

    def begin(self, options: Mapping[str, Any]) -> Sty:
        sty = self.empty_sty(options)
        sty.then(*[DealCoin(seat) for seat in range(len(sty.coins))], Turn(0))
        return sty

    def view(self, state: Sty, seat: Seat) -> object:
        return view(self.lexicon, state, seat)

    def forecast(self, state: Sty, seat: Seat) -> list[Omen]:
        return []

    def imagine(self, state: Sty, seat: Seat, source: Source) -> Sty:
        # PG-S1: the coins of others could be any that this seat does not have.
        world = state.clone()
        if state.over:
            return world
        unknown = [coin for coin in range(len(self.worth)) if seat < 0 or coin != state.coins[seat]]
        for other, coin in enumerate(state.coins):
            if other != seat and coin != NONE:
                world.coins[other] = unknown.pop(source.below(len(unknown)))
        return world

    def result(self, state: Sty) -> Result:
        most = max(state.points)
        winners = [seat for seat, points in enumerate(state.points) if points == most]
        return Result(REACHED, tuple(winners), tuple(state.points))

    def describe(self, state: Sty) -> dict[str, Any]:
        return describe(self.lexicon, state)

    def restore(self, words: Mapping[str, Any], options: Mapping[str, Any]) -> Sty:
        return restore(self.lexicon, words, self.empty_sty(options))

"""Worlds: imagined games that know their rules, for those who search."""

from typing import final

from hordekeep.kernel.errors import GameOver, IllegalAction
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Nature
from hordekeep.kernel.play.driver import NOBODY_CHOOSES, Playing, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.game import AnyGame, Result
from hordekeep.kernel.play.seat import MAIN, Seat
from hordekeep.kernel.play.state import State


@final
class Asked:
    """Who is asked in a world, in which lane, and what can be answered."""

    def __init__(self, seat: Seat, lane: int, actions: list[Action]) -> None:
        self.seat = seat
        self.lane = lane
        self.actions = actions


@final
class World(Playing):
    """A game to think in: nothing done to it reaches any table.

    Whenever a seat is asked, NATURE has answered. Where several are asked side by side, the lane
    from which the world is seen comes first, then the lowest.
    """

    def __init__(self, game: AnyGame, state: State, nature: Nature, *, lane: int = MAIN) -> None:
        super().__init__(state)
        self._first = lane
        self.game = game
        self.nature = nature
        self._open: Ask | None = None
        drive(self, nature, NOBODY_CHOOSES)

    def ask_next(self) -> Ask | None:
        state = self.state
        asked: Ask | None = None
        if 0 <= self._first < len(state.lanes):
            asked = state.settle(self._first)
            self.lane = self._first
        if asked is None:
            asked = state.proceed()
            self.lane = state.lane
        self._open = asked
        return asked

    @property
    def asked(self) -> Asked | None:
        """The question that is open; None once the game is over."""
        asked = self._open
        return None if asked is None else Asked(asked.seat, self.lane, asked.actions)

    def apply(self, action: Action) -> None:
        """Answers it, and goes on to the next; raises `GameOver` or `IllegalAction`."""
        self.must_allow(action)
        self.take(action)
        drive(self, self.nature, NOBODY_CHOOSES)

    def must_allow(self, action: Action) -> None:
        """Raises `GameOver` or `IllegalAction` where it is no answer now."""
        asked = self._open
        if asked is None:
            raise GameOver
        if action not in asked.actions:
            raise IllegalAction(seat=asked.seat, action=self.game.lexicon.spell(action))

    def clone(self, nature: Nature | None = None) -> "World":
        """An independent copy; its NATURE is the same source of numbers, or another one."""
        source = self.nature if nature is None else nature
        return World(self.game, self.state.clone(), source, lane=self._first)

    @property
    def over(self) -> bool:
        """Whether the game has ended here."""
        return self.state.over

    def result(self) -> Result | None:
        """How it ended, once it has."""
        return self.game.result(self.state) if self.state.over else None

    @property
    def key(self) -> str:
        """The same for equal worlds and for no others, in every process."""
        return self.state.fingerprint()

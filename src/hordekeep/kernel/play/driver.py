"""The driver: the one loop of play. What happens by itself happens, NATURE falls, seats answer."""

from collections.abc import Callable
from typing import Final, final

from hordekeep.kernel.errors import EndlessAgenda
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Nature
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.state import Pending, State

MOST_ANSWERS: Final = 10_000
"""How often NATURE may answer without any decision of a seat."""


class Playing:
    """A game that goes on: what is asked next, and how it is answered."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.lane = MAIN
        """Where the question stands that `ask_next` returned last."""

    def ask_next(self) -> Ask | None:
        """Takes what happens by itself, up to the next question; None when there is no more."""
        asked = self.state.proceed()
        self.lane = self.state.lane
        return asked

    def take(self, action: Action) -> None:
        """Answers that question."""
        self.state.answer(self.lane, action)


@final
class UnderSeal(Playing):
    """A game that holds sealed answers until the last has come, as a table does."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self._held: dict[int, Action] = {}

    def ask_next(self) -> Ask | None:
        while True:
            asked = super().ask_next()
            if not self._held and (asked is None or self.state.seal_of(self.lane) is None):
                return asked
            for pending in self.state.pending():
                sealed = self.state.seal_of(pending.lane) is not None
                if sealed and pending.lane not in self._held:
                    self.lane = pending.lane
                    return pending.ask
            self._open()

    def take(self, action: Action) -> None:
        seal = self.state.seal_of(self.lane)
        if seal is None or isinstance(action, Fate) or not seal.seals(action):
            super().take(action)
        else:
            self._held[self.lane] = action

    def clone(self) -> "UnderSeal":
        """An independent copy, with the answers that are held."""
        other = UnderSeal(self.state.clone())
        other._held = self._held.copy()
        return other

    def _open(self) -> None:
        """Applies the answers in the order of seats."""
        held = self._held
        self._held = {}
        for lane in sorted(held):
            self.state.answer(lane, held[lane])


class Chooser:
    """Answers for seats whose game is driven."""

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        """One of the actions; None leaves the question open, and play stops there."""
        raise NotImplementedError


@final
class AnyOrder(Playing):
    """A game in which somebody says which of the open questions is answered next, if any."""

    def __init__(self, state: State, pick: Callable[[list[Pending]], Pending | None]) -> None:
        super().__init__(state)
        self._pick = pick

    def ask_next(self) -> Ask | None:
        picked = self._pick(self.state.pending())
        if picked is None:
            return None
        self.lane = picked.lane
        return picked.ask


@final
class Calling(Chooser):
    """Answers by calling a function: plain Python cannot inherit from compiled classes."""

    def __init__(self, answer: Callable[[State, int, Ask], Action | None]) -> None:
        self._answer = answer

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        return self._answer(state, lane, asked)


@final
class Nobody(Chooser):
    """Leaves every question open."""

    def choose(self, state: State, lane: int, asked: Ask) -> Action | None:
        return None


NOBODY_CHOOSES: Final = Nobody()


def drive(playing: Playing, nature: Nature, chooser: Chooser) -> Ask | None:
    """Plays on until a question is left open, and returns it; None when there is no more."""
    answers = 0
    while True:
        asked = playing.ask_next()
        if asked is None:
            return None
        chance = asked.chance
        if chance is not None:
            answers += 1
            if answers > MOST_ANSWERS:
                raise EndlessAgenda(frame=playing.state.top(playing.lane).verb)
            playing.take(Fate(nature.fall(playing.lane, chance)))
            continue
        action = chooser.choose(playing.state, playing.lane, asked)
        if action is None:
            return asked
        answers = 0
        playing.take(action)


def next_seat(state: State, nature: Nature) -> Ask | None:
    """Lets NATURE answer until a seat is asked: in `state.lane`. None once the game is over."""
    return drive(Playing(state), nature, NOBODY_CHOOSES)

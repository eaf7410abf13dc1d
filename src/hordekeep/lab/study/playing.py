"""Plays single games of an experiment, and keeps what studies ask for."""

from collections.abc import Sequence
from typing import Final, final

from hordekeep.bots.game_search import GameSearch
from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import brought
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.driver import Calling, UnderSeal, drive
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.playout import MOST_DECISIONS
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.timeline import decision_in
from hordekeep.kernel.table.perspective import perspective_in
from hordekeep.lab.equal_bots import equal_bot
from hordekeep.lab.fast_play import STOPPED
from hordekeep.lab.game_lab import lab_of, yardstick_for
from hordekeep.lab.match import dice_of
from hordekeep.lab.study.experiment import Experiment
from hordekeep.lab.study.record import Record

DIGITS: Final = 4
"""Of a chance that is kept."""


def bots_at(experiment: Experiment, seed: int) -> list[Policy]:
    """The bots of the game with this seed; their own seeds are those of the arena."""
    names = experiment.bots_for(seed)
    return [equal_bot(name, experiment.game, seed * 31 + seat) for seat, name in enumerate(names)]


def play_game(experiment: Experiment, arm: int, seed: int) -> Record:
    """Plays one game; it depends on nothing but the experiment and the seed."""
    game = experiment.opened()
    state: State = game.begin(experiment.options_for(seed))
    events: list[Event] = []
    state.heard = events
    course = _Course(game, bots_at(experiment, seed), sides_of(experiment))
    drive(UnderSeal(state), dice_of(seed), Calling(course.answer))
    traits = lab_of(game.id).traits(game)
    return Record(
        arm,
        seed,
        game.result(state).reason if state.over else STOPPED,
        yardstick_for(game).turns(state),
        course.decisions,
        winners_of(game, state),
        tuple(traits.alive(state)),
        traits.had(state, events),
        tuple(course.chances),
    )


def winners_of(game: AnyGame, state: State) -> tuple[int, ...]:
    """Who has won a game; nobody if it was stopped, or if all have lost."""
    result = game.result(state) if state.over else None
    return tuple(result.winners) if result is not None and result.is_victory() else ()


def chances_in(search: GameSearch, state: State, sides: int) -> tuple[float, ...]:
    """Each side's chance to win a state, as the game's own evaluator sees it."""
    return tuple(round(search.evaluate(state, seat), DIGITS) for seat in range(sides))


def sides_of(experiment: Experiment) -> int:
    """How many there are who can win: every seat, or the whole table as one."""
    return 1 if lab_of(experiment.game).teams else experiment.seats


@final
class _Course:
    """Asks the bots, and notes the chances whenever a turn begins."""

    def __init__(self, game: AnyGame, bots: Sequence[Policy], sides: int) -> None:
        self.decisions = 0
        self.chances: list[tuple[float, ...]] = []
        self._game = game
        self._bots = bots
        self._sides = sides
        self._search = brought(game.id).search
        self._turn = 0

    def answer(self, state: State, lane: int, asked: Ask) -> Action | None:
        if self.decisions >= MOST_DECISIONS:
            return None
        self.decisions += 1
        self._look(state)
        if len(asked.actions) == 1:
            return asked.actions[0]
        decision = decision_in(state, lane, asked, number=self.decisions)
        return self._bots[asked.seat].choose(perspective_in(self._game, state, decision))

    def _look(self, state: State) -> None:
        if self._search is not None and self._search.turns(state) > self._turn:
            self._turn = self._search.turns(state)
            self.chances.append(chances_in(self._search, state, self._sides))

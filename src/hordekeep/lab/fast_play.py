"""Playing without a table: as fast as the rules go, counted, and weighed at the end."""

import time
from collections import Counter
from typing import Final, final

from hordekeep.bots.policy import Policy
from hordekeep.kernel.play.action import Fate
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.playout import MOST_DECISIONS
from hordekeep.kernel.play.state import Pending, State
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.table.perspective import Perspective
from hordekeep.lab.match import Match, bots_of, dice_of, first_state
from hordekeep.lab.measure import Yardstick
from hordekeep.lab.tally import Span, Tally, Violation

CONSERVED: Final = "conserved"
CRASHED: Final = "no crash"
STOPPED: Final = "stopped"
"""The outcome of a game that went on for `MOST_DECISIONS`."""
UNASKED: Final = Phrase("")


@final
class Course:
    """How a game went."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0
        self.verbs: Counter[str] = Counter()
        self.events: list[Event] = []
        self.seconds = 0.0

    def tally(self, game: AnyGame, yardstick: Yardstick, state: State) -> Tally:
        """The numbers of this game."""
        tally = Tally(self.decisions, self.choices, self.seconds)
        tally.outcomes[game.result(state).reason if state.over else STOPPED] = 1
        tally.turns = _once(yardstick.turns(state))
        tally.lengths = _once(self.decisions)
        if state.over and game.result(state).winners:
            tally.scores = _once(max(game.result(state).scores))
        tally.happened = yardstick.happened(state, self.events, self.verbs)
        return tally


def _once(number: int) -> Span:
    span = Span()
    span.note(number)
    return span


def play_plain(match: Match, game: AnyGame, yardstick: Yardstick, seed: int) -> Tally:
    """Plays one game on the bare state; a crash, or something lost at the end, is a violation."""
    course = Course()
    bots = bots_of(match, game, seed)
    dice = dice_of(seed)
    state = first_state(match, game)
    state.heard = course.events
    begun = time.process_time()
    try:
        _play(game, state, bots, dice, course)
    except Exception as error:  # noqa: BLE001  # whatever it is, it is what we look for
        return _crashed(seed, course, error)
    course.seconds = time.process_time() - begun
    tally = course.tally(game, yardstick, state)
    tally.checked[CONSERVED] = 1
    wrong = yardstick.misplaced(state)
    if wrong:
        tally.note(Violation(seed, course.decisions, CONSERVED, wrong))
    return tally


def _crashed(seed: int, course: Course, error: Exception) -> Tally:
    tally = Tally()
    found = f"{type(error).__name__}: {error}"
    tally.note(Violation(seed, course.decisions, CRASHED, found))
    return tally


def _play(game: AnyGame, state: State, bots: list[Policy], dice: Stretch, course: Course) -> None:
    pending = state.pending()
    while pending and course.decisions < MOST_DECISIONS:
        first = pending[0]
        chance = first.ask.chance
        if chance is not None:
            state.answer(first.lane, Fate(dice.fall(first.lane, chance)))
        else:
            _let_answer(game, state, bots, first, course)
        pending = state.pending()


def _let_answer(
    game: AnyGame, state: State, bots: list[Policy], pending: Pending, course: Course
) -> None:
    asked = pending.ask
    course.decisions += 1
    action = asked.actions[0]
    if len(asked.actions) > 1:
        course.choices += 1
        action = bots[asked.seat].choose(_perspective(game, state, pending, course.decisions))
    course.verbs[action.verb] += 1
    state.answer(pending.lane, action)


def _perspective(game: AnyGame, state: State, pending: Pending, number: int) -> Perspective:
    """What the bot of a seat sees; as a table would give it, without a question for people."""
    asked: Ask = pending.ask
    seat = asked.seat

    def view() -> object:
        return game.view(state, seat)

    def imagine(source: Source) -> State:
        world: State = game.imagine(state, seat, source)
        return world

    decision = Decision(number, seat, pending.lane, asked.actions, UNASKED, "")
    return Perspective(decision, view, imagine, game.lexicon.spell)

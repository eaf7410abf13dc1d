"""Playing without a table: as fast as the rules go, counted, and weighed at the end."""

import time
from collections import Counter
from typing import Final, final

from hordekeep.bots.policy import Policy
from hordekeep.bots.random import RandomBot
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.driver import Calling, UnderSeal, drive
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.playout import MOST_DECISIONS, AnythingBySeat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.timeline import decision_in
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.table.perspective import perspective_in
from hordekeep.lab.match import Match, bots_of, dice_of, first_state
from hordekeep.lab.measure import Yardstick
from hordekeep.lab.tally import Span, Tally, Violation

CONSERVED: Final = "conserved"
CRASHED: Final = "no crash"
STOPPED: Final = "stopped"
"""The outcome of a game that went on for `MOST_DECISIONS`."""


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
        tally.victories = int(state.over and game.result(state).is_victory())
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
        return crashed(seed, course.decisions, error)
    course.seconds = time.process_time() - begun
    tally = course.tally(game, yardstick, state)
    tally.checked[CONSERVED] = 1
    wrong = yardstick.misplaced(state)
    if wrong:
        tally.note(Violation(seed, course.decisions, CONSERVED, wrong))
    return tally


def crashed(seed: int, decisions: int, error: Exception) -> Tally:
    """What is counted of a game that broke."""
    tally = Tally()
    found = f"{type(error).__name__}: {error}"
    tally.note(Violation(seed, decisions, CRASHED, found))
    return tally


def _play(game: AnyGame, state: State, bots: list[Policy], dice: Stretch, course: Course) -> None:
    if all(isinstance(bot, RandomBot) for bot in bots):
        _play_anything(state, bots, dice, course)
    else:
        _play_bots(game, state, bots, dice, course)


def _play_anything(state: State, bots: list[Policy], dice: Stretch, course: Course) -> None:
    """What random bots choose, without showing them anything: they would not look."""
    player = AnythingBySeat([bot.luck for bot in bots], MOST_DECISIONS)
    try:
        drive(UnderSeal(state), dice, player)
    finally:
        course.decisions = player.decisions
        course.choices = player.choices
        course.verbs.update(player.verbs)


def _play_bots(
    game: AnyGame, state: State, bots: list[Policy], dice: Stretch, course: Course
) -> None:
    def answer(state: State, lane: int, asked: Ask) -> Action | None:
        if course.decisions >= MOST_DECISIONS:
            return None
        course.decisions += 1
        action = asked.actions[0]
        if len(asked.actions) > 1:
            course.choices += 1
            decision = decision_in(state, lane, asked, number=course.decisions)
            action = bots[asked.seat].choose(perspective_in(game, state, decision))
        course.verbs[action.verb] += 1
        return action

    drive(UnderSeal(state), dice, Calling(answer))

"""Plays a game through a table and checks the properties at its steps."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, final

from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.playout import MOST_DECISIONS
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.lab.checking import properties
from hordekeep.lab.checking.check_rates import Pace, is_due
from hordekeep.lab.checking.lane_orders import order_makes_no_difference
from hordekeep.lab.checking.other_process import fingerprint_elsewhere
from hordekeep.lab.checking.properties import Broken, Standing, must
from hordekeep.lab.fast_play import CRASHED, Course
from hordekeep.lab.match import Match, bots_of, table_of
from hordekeep.lab.measure import Totals, Yardstick
from hordekeep.lab.tally import Tally, Violation

TRIES: Final = 4
"""How many changed actions are tried at a step."""
SALT: Final = 0x5EED
"""Keeps the inspector's generator apart from those of the bots."""


@final
class Inspector:
    """Checks one table, step by step; the first violation ends the game."""

    def __init__(self, table: Table, yardstick: Yardstick, pace: Pace, seed: int) -> None:
        self.table = table
        self.yardstick = yardstick
        self.pace = pace
        self.seed = seed
        self.step = 0
        self.tally = Tally()
        self.packs: Sequence[Path] = ()
        self._luck = Luck(seed ^ SALT)
        self._totals: Totals = ()
        self._numbers: set[int] = set()
        self._events = 0
        self._opening = NONE

    def check(self, name: str, property_holds: Callable[[], object]) -> None:
        """Checks a property if it is due; counts it."""
        if is_due(self.pace, name, self.step, self.seed):
            self.tally.checked[name] += 1
            try:
                property_holds()
            except Broken as broken:
                raise Violated(name, broken.found) from broken

    def next_decision(self) -> Decision:
        """One of the open decisions: whose, is left to chance."""
        seats: list[Seat] = list(self.table.decisions)
        must(bool(seats), "nobody is asked, and the game is not over")
        return self.table.decisions[seats[self._luck.below(len(seats))]]

    def before_choice(self, decision: Decision) -> None:
        """Everything that must hold while a decision is open."""
        table = self.table
        self._check_state()
        self.check("decision", lambda: properties.always_a_decision(table, self._numbers))
        self._numbers.add(decision.number)
        self.check("candidates", lambda: properties.legal_are_candidates(table, decision))
        self.check("text", lambda: properties.texts_read_back(table, decision))
        self.check("listed", lambda: self._listed(decision))
        self.check("unlisted", lambda: self._unlisted(decision))
        self.check("view", lambda: properties.views_are_equal(table))
        self.check("preview", lambda: properties.previews_change_nothing(table, decision))
        self.check("position", lambda: properties.position_round_trip(table))
        if table.state.lanes and table.state.openings != self._opening:
            self._opening = table.state.openings
            self.check("together", lambda: order_makes_no_difference(table.state, self._luck))

    def _listed(self, decision: Decision) -> None:
        properties.listed_work(self.table, decision, self.yardstick, self._totals)

    def _unlisted(self, decision: Decision) -> None:
        properties.unlisted_are_refused(self.table, decision, self._luck, TRIES)
        properties.stale_are_refused(self.table, decision)

    def _check_state(self) -> None:
        state = self.table.state
        self._totals = self._totals or self.yardstick.totals(state)
        self.check("conserved", lambda: properties.conserved(self.yardstick, state, self._totals))
        news = self.table.events[self._events :]
        self._events = len(self.table.events)
        self.check("events", lambda: properties.events_known(self.table.game, news))

    def choose(self, decision: Decision, course: Course, chosen: Callable[[], object]) -> None:
        """Lets a seat choose, and sometimes take back and choose again."""
        table, seat = self.table, decision.seat
        action = decision.actions[0]
        if len(decision.actions) > 1:
            begun = time.process_time()
            found = chosen()
            course.seconds += time.process_time() - begun
            must(found in decision.actions, f"a bot chose {found}")
            action = decision.actions[decision.actions.index(found)]  # type: ignore[arg-type]  # it is one of them
        before = Standing(table)
        begun = time.process_time()
        table.answer(seat, decision.number, action)
        course.seconds += time.process_time() - begun
        course.verbs[action.verb] += 1
        self.check("undo", lambda: properties.undo_then_redo(table, seat, action, before))
        self.check("undo-all", lambda: properties.undo_all_then_redo(table, seat))
        self.step += 1

    def after_game(self) -> None:
        """Everything that must hold of a finished game."""
        self._check_state()
        table = self.table
        self.pace = {}
        text = ""

        def replay() -> None:
            nonlocal text
            text = properties.replay_is_equal(table)

        self.check("replay", replay)
        self.check("verify", lambda: properties.dice_are_verified(table))
        self.check("elsewhere", lambda: self._elsewhere(text))

    def _elsewhere(self, text: str) -> None:
        found = fingerprint_elsewhere(text, self.packs)
        must(found == self.table.state.fingerprint(), f"another process finds {found}")


@final
class Violated(Exception):
    """A property did not hold in a game."""

    def __init__(self, name: str, found: str) -> None:
        super().__init__(name, found)
        self.name = name
        self.found = found


def play_checked(match: Match, game: AnyGame, yardstick: Yardstick, seed: int, pace: Pace) -> Tally:
    """Plays one game through a table and checks it."""
    course = Course()
    table = table_of(match, game, seed)
    inspector = Inspector(table, yardstick, pace, seed)
    inspector.packs = match.packs
    try:
        _play(match, inspector, course)
        inspector.after_game()
    except Violated as violated:
        inspector.tally.note(Violation(seed, inspector.step, violated.name, violated.found))
    except Exception as error:  # noqa: BLE001  # whatever it is, it is what we look for
        found = f"{type(error).__name__}: {error}"
        inspector.tally.note(Violation(seed, inspector.step, CRASHED, found))
    if table.over:
        course.events = table.events
        inspector.tally.add(course.tally(game, yardstick, table.state))
    return inspector.tally


def _play(match: Match, inspector: Inspector, course: Course) -> None:
    table = inspector.table
    bots = bots_of(match, table.game, inspector.seed)
    while not table.over:
        if course.decisions >= MOST_DECISIONS:
            table.abandon()
            return
        decision = inspector.next_decision()
        inspector.before_choice(decision)
        course.decisions += 1
        course.choices += len(decision.actions) > 1
        seat = decision.seat
        inspector.choose(
            decision,
            course,
            lambda seat=seat: bots[seat].choose(perspective_of(table, seat)),  # type: ignore[misc]  # bound early
        )

"""The driver: one loop in which steps happen, NATURE falls and seats answer, lanes included."""

import pytest
from tests.support.toy import NATURE_FOREVER, SPIN, Toy

from hordekeep.kernel.errors import EndlessAgenda
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck, SourceByLane
from hordekeep.kernel.play.driver import AnyOrder, Calling, Playing, UnderSeal, drive, next_seat
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.state import Pending, State


def begun(**options: object) -> State:
    game = Toy()
    return game.begin(game.options(options))


def last(_state: State, _lane: int, asked: Ask) -> Action:
    return asked.actions[-1]


def test_nature_falls_until_a_seat_is_asked() -> None:
    state = begun()
    asked = next_seat(state, Luck(1))
    assert asked is not None
    assert asked.chance is None
    assert (asked.seat, state.lane) == (0, MAIN)


def test_the_driver_goes_through_lanes_to_the_end() -> None:
    state = begun()
    lanes: set[int] = set()

    def choose(state: State, lane: int, asked: Ask) -> Action:
        lanes.add(lane)
        return last(state, lane, asked)

    assert drive(Playing(state), Luck(1), Calling(choose)) is None
    assert state.over
    assert lanes == {MAIN, 0, 1}


def test_a_question_that_nobody_answers_stays_open() -> None:
    state = begun()
    answered: list[int] = []

    def choose(_state: State, lane: int, asked: Ask) -> Action | None:
        answered.append(lane)
        return None if len(answered) == 3 else asked.actions[-1]

    left = drive(Playing(state), Luck(1), Calling(choose))
    assert left is not None
    again = state.proceed()
    assert again is not None
    assert (again.seat, again.actions) == (left.seat, left.actions)


def test_whoever_picks_says_whose_turn_it_is_in_lanes() -> None:
    """Each lane is answered, and dealt, by its own luck: the last one first, with the same end."""
    ends = set()
    for where in (0, -1):
        state = begun()
        while next_seat(state, Luck(1)) is not None and not state.lanes:
            state.answer(MAIN, state.top(MAIN).ask(state).actions[-1])  # type: ignore[union-attr]  # it asks
        opening = state.openings
        lucks = [Luck(lane) for lane in range(len(state.lanes))]

        def pick(
            pending: list[Pending], state: State = state, opening: int = opening, where: int = where
        ) -> Pending | None:
            return pending[where] if state.lanes and state.openings == opening else None

        drive(AnyOrder(state, pick), SourceByLane(lucks), Calling(last))
        ends.add(state.fingerprint())
    assert len(ends) == 1


@pytest.mark.parametrize("playing", [UnderSeal, Playing])
def test_under_seal_nobody_sees_what_others_have_answered(playing: type[Playing]) -> None:
    """What one seat has answered under seal is applied when the last has; else others see it."""
    state = begun(hushed=1)
    before: dict[int, str] = {}

    def choose(state: State, lane: int, asked: Ask) -> Action:
        if state.seal_of(lane) is not None:
            before.setdefault(lane, state.fingerprint())
        return last(state, lane, asked)

    assert drive(playing(state), Luck(1), Calling(choose)) is None
    assert state.over
    assert set(before) == {0, 1}
    assert (before[0] == before[1]) == (playing is UnderSeal)


def test_nature_that_answers_for_ever_is_an_error() -> None:
    """endless-agenda"""
    state = begun(mischief=NATURE_FOREVER)

    def choose(_state: State, _lane: int, asked: Ask) -> Action:
        return SPIN if SPIN in asked.actions else asked.actions[-1]

    with pytest.raises(EndlessAgenda):
        drive(Playing(state), Luck(1), Calling(choose))


def test_a_step_is_taken_or_asked_and_can_be_left_out() -> None:
    state = begun()
    while state.step() is None:
        pass
    frames = len(state.agenda)
    assert state.step() is not None
    state.skip()
    assert len(state.agenda) == frames - 1

"""Checkpoints: enough of them to go back any way cheaply, few enough to keep."""

from tests.support.toy import Watchers

from hordekeep.kernel.play.checkpoints import EVERY, NEAR, Checkpoints


def passed(answers: int) -> Checkpoints:
    """After so many answers in a row."""
    checkpoints, state = Checkpoints(), Watchers(1, 1, 0)
    for answer in range(1, answers + 1):
        checkpoints.passed(answer, state)
    return checkpoints


def test_few_are_kept_however_long_the_way() -> None:
    """Their number grows with the logarithm of the answers."""
    assert len(passed(200)) == 200 // EVERY
    assert len(passed(50_000)) < 200


def test_the_way_back_from_a_checkpoint_is_short_beside_what_is_taken_back() -> None:
    """Near the end at most one interval; farther back a share of the distance."""
    for back in (0, 1, 7, 100, 1000, 5000, 15_000):
        answers = 20_000 - back
        found = passed(20_000).newest(answers)
        assert found is not None
        assert answers - found.answers < EVERY + 2 * EVERY * back / NEAR


def test_later_ones_are_forgotten() -> None:
    """Whoever goes back leaves them behind: the answers to come are others."""
    checkpoints = passed(100)
    assert checkpoints.newest(50) is checkpoints.newest(100)


def test_a_checkpoint_is_a_copy() -> None:
    state = Watchers(1, 1, 0)
    checkpoints = Checkpoints()
    checkpoints.passed(EVERY, state)
    found = checkpoints.newest(EVERY)
    assert found is not None
    assert found.state is not state
    assert found.state.fingerprint() == state.fingerprint()

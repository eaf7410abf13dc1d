"""`kill -9` anywhere on the way of a write: no acknowledged move is lost, none is doubled."""

from pathlib import Path

import pytest
from tests.support.server.killing import kill_at_random, play_through_crashes

from hordekeep.server.store.sqlite import POINTS


@pytest.mark.slow
@pytest.mark.parametrize("point", POINTS)
def test_dying_at_a_point_of_the_write_path(tmp_path: Path, point: str) -> None:
    """First when the table is opened, then when the game begins, then in the middle of it."""
    crashes = [f"{point}:{write}" for write in (1, 2, 4)]
    assert play_through_crashes(tmp_path, crashes) == len(crashes)


@pytest.mark.slow
def test_dying_at_random(tmp_path: Path) -> None:
    assert kill_at_random(tmp_path, 3, seed=7) > 0

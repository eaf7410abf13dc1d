"""`kill -9` anywhere on the way of a write: no acknowledged move is lost, none is doubled."""

from pathlib import Path

import pytest
from tests.support.server.killing import kill_at_random, play_through_crashes

from hordekeep.server.store.interface import POINTS


@pytest.mark.slow
@pytest.mark.parametrize("point", POINTS)
def test_dying_at_a_point_of_the_write_path(tmp_path: Path, point: str) -> None:
    """First when the table is opened, then when the game begins, then in the middle of it."""
    crashes = [f"{point}:{write}" for write in (1, 2, 4)]
    assert play_through_crashes(str(tmp_path), crashes) == len(crashes)


@pytest.mark.slow
def test_dying_at_random(tmp_path: Path) -> None:
    assert kill_at_random(str(tmp_path), 3, seed=7) > 0


@pytest.mark.slow
@pytest.mark.parametrize("point", ["queued", "committed"])
def test_dying_before_and_after_the_database_has_it(database: str, point: str) -> None:
    """What was sent and not answered is found by its id, or sent again."""
    crashes = [f"{point}:{write}" for write in (1, 4)]
    assert play_through_crashes(database, crashes) == len(crashes)


@pytest.mark.slow
def test_two_servers_dying_at_random(database: str) -> None:
    """Any of both answers any request, and either dies."""
    assert kill_at_random(database, 4, seed=7, servers=2) > 0

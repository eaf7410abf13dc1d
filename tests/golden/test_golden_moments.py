"""What golden games show at some moments, and what they told: the same until it is meant to change.

Whoever changes what is shown writes it down anew, and the commit says what is different:
`python -m tools.golden --shown`. `python -m tools.golden_moments GAME KIND` prints what is hashed.
"""

import pytest
from tools.golden_moments import KINDS, all_shown, looked_at, read_shown

from hordekeep.games.seams import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_golden_games_show_what_they_showed(game: str) -> None:
    """Views, what may be tried and why not, what is ahead, advice, positions, reviews."""
    known = read_shown()
    shown = all_shown(game)
    different = [
        f"{name} {kind}"
        for name in shown
        for kind in KINDS
        if shown[name][kind] != known[name][kind]
    ]
    assert different == []


def test_nothing_is_kept_of_games_that_are_not_looked_at() -> None:
    assert set(read_shown()) == {name for game in GAMES for name in looked_at(game)}

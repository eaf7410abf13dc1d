"""What bots make of golden games: the same until it is meant to change.

Whoever changes how bots think writes it down anew, and the commit says why:
`python -m tools.golden --chosen`. `python -m tools.golden_choices GAME KIND` prints what is hashed.
"""

import pytest
from tools.golden_choices import IN_EVERY_BUILD, KINDS, hash_of, questions_of, read_chosen

from hordekeep.bots.strengths import rules_are_compiled
from hordekeep.games.seams import GAMES

LEAST_KINDS = 15


@pytest.mark.parametrize("kind", IN_EVERY_BUILD if rules_are_compiled() else KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_bots_make_of_golden_games_what_they_made(game: str, kind: str) -> None:
    """Numbers of every strength and manner, choices, plans, reasons, playouts, hints, a review."""
    assert hash_of(game, kind) == read_chosen()[game][kind]


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_asked_questions_of_many_kinds(game: str) -> None:
    """A kept choice is worth something only if it was one, and if few kinds are left out."""
    asked = [(one.kind, len(one.perspective.decision.actions)) for one in questions_of(game)]
    assert min(count for _, count in asked) > 1
    assert len({kind for kind, _ in asked}) >= LEAST_KINDS

"""Games that need never end are stopped: where bots alone play, nobody else would do it."""

import pytest

from hordekeep.kernel.play import playout
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.playout import MOST_DECISIONS, play_at_random
from hordekeep.lab import fast_play
from hordekeep.lab.checking import checked_game
from hordekeep.lab.checking.check_rates import SAMPLED
from hordekeep.lab.game_lab import yardstick_for
from hordekeep.lab.last_bastion.starts import match_from
from hordekeep.lab.match import Match, first_state
from hordekeep.library import open_game

GAME = open_game("last-bastion")


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cap is stated in one place; here it is low, so that it comes soon."""
    assert (playout.MOST_DECISIONS, MOST_DECISIONS) == (20_000, 20_000)
    for module in (fast_play, checked_game):
        monkeypatch.setattr(module, "MOST_DECISIONS", 12)


def endless() -> Match:
    """Every slot holds a card, the deck is empty, and no siege starves (LB-V6)."""
    options = {"players": 2, "starving_rounds": "off"}
    return match_from("starving", GAME, options, ["random", "random"], 1)  # type: ignore[arg-type]  # the game of this name


def test_simulated_games_stop() -> None:
    """And are counted as stopped, not as lost."""
    tally = fast_play.play_plain(endless(), GAME, yardstick_for(GAME), 1)
    assert dict(tally.outcomes) == {fast_play.STOPPED: 1}
    assert (tally.decisions, tally.broken) == (12, 0)


def test_checked_games_stop() -> None:
    """Their journal ends as one that was given up, and replays."""
    tally = checked_game.play_checked(endless(), GAME, yardstick_for(GAME), 1, SAMPLED)
    assert dict(tally.outcomes) == {fast_play.STOPPED: 1}
    assert tally.broken == 0


def test_playouts_stop() -> None:
    """At so many decisions."""
    state = first_state(endless(), GAME)
    assert play_at_random(state, Luck(1), 30).decisions <= 30

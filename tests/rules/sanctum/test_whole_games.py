"""Whole games: what holds in every state, whoever plays and however far it gets."""

from collections import Counter

import pytest
from tests.support.sanctum.play import choose, faults, open_seeded

from hordekeep.games.sanctum.model.box import DIFFICULTIES
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.errors import NotAllowed
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.frame import legal_of
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.table.table import Table


def check(table: Table, seat: Seat) -> None:
    """Legal actions are the legal candidates, each once; nothing is missing or there twice."""
    decision = table.decisions[seat]
    legal = legal_of(table.candidates(seat))
    assert Counter(legal) == Counter(decision.actions)
    assert len(set(decision.actions)) == len(decision.actions)
    for candidate in table.candidates(seat):
        if candidate.refusal is not None:
            assert candidate.refusal.clause.startswith("SA-")
    assert isinstance(table.state, Quest)
    assert faults(table.state) == []


def take_back_and_do_again(table: Table, seat: Seat, before: str, text: str) -> None:
    """Where the choice can be taken back, everything is as it was; then it is made again."""
    after = table.state.fingerprint()
    try:
        table.undo(seat)
    except NotAllowed:
        return
    assert table.state.fingerprint() == before
    table.answer(seat, table.decisions[seat].number, text)
    assert table.state.fingerprint() == after


def play(seed: int, players: int) -> str:
    """Plays a game to its end, checking every state, and tells how it ended."""
    luck = Luck(seed)
    options: dict[str, object] = {
        "players": players,
        "difficulty": DIFFICULTIES[seed % len(DIFFICULTIES)],
    }
    table = open_seeded(seed, options)
    while not table.over:
        seats = list(table.decisions)
        seat = seats[luck.below(len(seats))]
        check(table, seat)
        decision = table.decisions[seat]
        assert isinstance(table.state, Quest)
        action = choose(table.state, seat, decision.actions, luck)
        before = table.state.fingerprint()
        table.answer(seat, decision.number, action)
        if luck.below(4) == 0:
            take_back_and_do_again(table, seat, before, table.game.lexicon.spell(action))
    result = table.result()
    assert result is not None
    return result.reason


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games(players: int) -> None:
    for seed in range(2):
        play(1000 * players + seed, players)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_whole_games(players: int) -> None:
    """They get far: most reach the last battle."""
    ends = Counter([play(2000 * players + seed, players) for seed in range(40)])
    assert ends["all-fallen-early"] < 30

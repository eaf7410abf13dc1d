"""Games on the bare state go as they go at a table, answers under seal included."""

import zlib
from collections import Counter

import msgspec
import pytest

from hordekeep import library
from hordekeep.bots.policy import Policy
from hordekeep.games.seams import GAMES
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.table.perspective import Perspective, perspective_of
from hordekeep.lab import fast_play
from hordekeep.lab.game_lab import yardstick_for
from hordekeep.lab.match import Match, table_of
from hordekeep.lab.starts import match_from

GAME = library.open_game("sanctum")
LORDS = [foe for foe in GAME.lexicon.vocabularies["foe"].words if foe.startswith("dl-")]
"""The cards of the Demon Lord: his roars are answered under seal, furies are not."""


class Inquisitive:
    """Answers roars by all that its seat sees: seeing too much leads elsewhere."""

    def choose(self, perspective: Perspective) -> Action:
        actions = perspective.decision.actions
        seen = "".join([perspective.spell(action) for action in actions]).encode()
        suffering = perspective.view.champions[perspective.seat].suffering
        if suffering is not None and suffering.foe in LORDS:
            seen = msgspec.json.encode(perspective.view)
        return actions[zlib.crc32(seen) % len(actions)]


@pytest.mark.parametrize("name", GAMES)
def test_random_bots_play_the_same_in_their_own_loop(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Nothing is shown to bots that do not look; games, counts and verbs stay the same."""
    game = library.open_game(name)
    yardstick = yardstick_for(game)
    match = Match(name, {"players": 3}, ["random"])
    quick = [fast_play.play_plain(match, game, yardstick, seed) for seed in range(6)]

    def shown(state: State, bots: list[Policy], dice: Stretch, course: fast_play.Course) -> None:
        fast_play._play_bots(game, state, bots, dice, course)

    monkeypatch.setattr(fast_play, "_play_anything", shown)
    for seed, tally in enumerate(quick):
        again = fast_play.play_plain(match, game, yardstick, seed)
        assert (again.decisions, again.choices) == (tally.decisions, tally.choices)
        assert again.happened == tally.happened
        assert again.outcomes == tally.outcomes
        assert not tally.violations


@pytest.mark.parametrize("seed", range(3))
def test_a_roar_is_answered_alike_without_a_table(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """SA-J9: no bot sees what an earlier seat chose under seal, so it plays as at a table."""
    bot, yardstick = Inquisitive(), yardstick_for(GAME)
    match = match_from("masters-in-the-last-battle", GAME, {"players": 3}, ["random"], seed)
    table = table_of(match, GAME, seed)
    verbs: Counter[str] = Counter()
    while not table.over:
        seat = min(table.decisions)
        action = bot.choose(perspective_of(table, seat))
        table.answer(seat, table.decisions[seat].number, action)
        verbs[action.verb] += 1
    monkeypatch.setattr(fast_play, "bots_of", lambda *_: [bot] * 3)
    plain = fast_play.play_plain(match, GAME, yardstick, seed)
    assert not plain.violations
    assert plain.decisions == verbs.total()
    assert plain.happened == yardstick.happened(table.state, table.events, verbs)
    assert verbs["wounds"] + verbs["penalty"] > 0

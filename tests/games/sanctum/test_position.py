"""Positions of Sanctum: words that give the same quest back, and faults with their place."""

import copy
from functools import cache

import pytest
from tests.support.positions import (
    Change,
    Words,
    drop,
    put,
    refused_at,
    refused_with_odd_values,
)

from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.opening import open_game
from hordekeep.kernel.play.action import Fate
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.record.position import describe, restore
from hordekeep.kernel.table.position_file import position_text, read_position
from hordekeep.lab.sanctum.starts import STARTS, match_from

GAME = open_game()
BETWEEN = 13


@pytest.mark.parametrize("players", [2, 3, 4])
def test_words_give_the_same_quest_back(players: int) -> None:
    """At steps of random games, NATURE's included, and at their end, nothing is lost."""
    options = GAME.options({"players": players, "heroes": "choose"})
    for seed in range(3):
        quest, luck, step = GAME.begin(options), Luck(seed), 0
        pending = quest.pending()
        while pending:
            if step % BETWEEN == seed:
                assert_same(quest, options)
            asked = pending[luck.below(len(pending))]
            chance, actions = asked.ask.chance, asked.ask.actions
            fate = Fate(chance.fall(luck)) if chance else actions[luck.below(len(actions))]
            quest.answer(asked.lane, fate)
            pending, step = quest.pending(), step + 1
        assert_same(quest, options)


def assert_same(quest: Quest, options: Words) -> None:
    again = restore(GAME, copy.deepcopy(describe(GAME, quest)), options)
    assert again.fingerprint() == quest.fingerprint()


@cache
def reached(start: str) -> tuple[Quest, Words]:
    """A quest further on, and its options."""
    match = match_from(start, GAME, {"players": 3, "difficulty": "hard"}, ("random",), 4)
    assert match.position is not None
    quest = restore(GAME, match.position, match.options)
    assert isinstance(quest, Quest)
    return quest, dict(match.options)


@pytest.mark.parametrize("start", STARTS)
def test_a_position_file_gives_every_start_back(start: str) -> None:
    """Written as TOML and read again, lanes of the last acts included."""
    quest, options = reached(start)
    words = {
        "hordekeep": "position",
        "format": 1,
        "game": GAME.id,
        "options": options,
        "position": describe(GAME, quest),
    }
    read = read_position(position_text(words))["position"]
    assert restore(GAME, read, options).fingerprint() == quest.fingerprint()


JOURNEY = [
    (put("players", []), "players"),
    (put("players", [1, 2, 3]), "players"),
    (put("players/0/hero", "nobody"), "players 1 hero"),
    (put("players/0/hero", "-"), "players 1 skills"),
    (put("players/0/life", 0), "players 1 dead"),
    (put("players/0/life", 11), "players 1 life"),
    (put("players/0/life", True), "players 1 life"),
    (put("players/0/dead", True), "players 1 dead"),
    (put("players/0/triumphant", True), "players 1 triumphant"),
    (put("players/1/stamina", 99), "players 2 stamina"),
    (put("players/1/focus", 50), "players 2 focus"),
    (put("players/1/potions", [9, 9]), "players 2 potions"),
    (put("players/1/potions", [1]), "players 2 potions"),
    (put("players/1/dice", 9), "players 2 dice"),
    (put("players/1/rage", 7), "players 2 rage"),
    (put("players/1/rage_tokens", 7), "players 2 rage_tokens"),
    (put("players/1/gems", [6, 6, 6, 6]), "players 2 gems"),
    (put("players/1/chart", {}), "players 2 gems"),
    (put("players/1/chart", {"red-4": 1}), "players 2 chart"),
    (put("players/1/skills", ["nothing"]), "players 2 skills"),
    (put("players/2/slots", {"hat": "x free"}), "players 3 slots"),
    (put("players/2/slots", {"helmet": "crown"}), "players 3 slots"),
    (put("players/2/marks", {"a spell": []}), "players 3 marks"),
    (put("players/2/blessings", ["bl-99"]), "players 3 blessings"),
    (put("players/2/spent", ["bl-01"]), "players 3 spent"),
    (put("players/2/act", "seventh"), "players 3 act"),
    (put("players/2/act", "cathedral"), "players 3 space"),
    (put("players/2/space", 99), "players 3 space"),
    (put("players/2/demons", ["nobody"]), "players 3 demons"),
    (put("players/2/rolled", ["7"]), "players 3 rolled"),
    (put("players/2/rolled", ["3 crooked"]), "players 3 rolled"),
    (put("players/2/rolled", ["3"] * 9), "players 3 rolled"),
    (put("players/2/struck", 1), "players 3 struck"),
    (put("players/2/row", ["-"]), "players 3 row"),
    (put("players/2/answered", 2), "players 3 answered"),
    (put("turn", "seat-4"), "turn"),
    (put("first", "somebody"), "first"),
    (put("act", "cathedral"), "act"),
    (put("space", 40), "space"),
    (put("order", []), "order"),
    (put("sets", ["nobody"]), "sets"),
    (put("drawn", "all"), "drawn"),
    (put("chest", ["nothing"]), "chest"),
    (put("hits", {"nobody": [1]}), "hits"),
    (put("achievements", {}), "tiles.closed"),
    (put("achievements/skill-1", "nobody"), "achievements.skill-1"),
    (put("achievements/skill-1", "-"), "achievements.skill-1"),
    (put("breacher", "seat-1"), "laid"),
    (put("laid", 2), "laid"),
    (put("turned", ["nobody"]), "turned"),
    (put("rounds", 3), "rounds"),
    (put("ending", "soon"), "ending"),
    (put("decks", []), "decks"),
    (put("decks/0/closed", 1), "decks 1 closed"),
    (put("decks/0/unseen", []), "decks 1 closed"),
    (put("decks/1/top", "-"), "decks"),
    (put("decks/2/discards", ["-"]), "decks 3 discards"),
    (put("tiles/closed", 1), "tiles.closed"),
    (put("tiles/unseen", []), "tiles.closed"),
    (put("lords/closed", 1), "lords.closed"),
    (put("furies/unseen", ["nobody"]), "furies.unseen"),
    (put("agenda", []), "agenda"),
    (put("agenda", ["dance"]), "agenda, step 1"),
    (put("agenda", ["turn seat-4"]), "agenda"),
    (put("agenda", ["taking-set -"]), "agenda"),
    (drop("players"), "players"),
    (drop("hits"), "hits"),
    (drop("agenda"), "agenda"),
]


@pytest.mark.parametrize(("change", "place"), JOURNEY)
def test_an_impossible_journey_is_refused_with_its_place(change: Change, place: str) -> None:
    """Whatever is wrong, the error names the field."""
    quest, options = reached("far-on")
    assert refused_at(GAME, quest, options, change) == place


BATTLE = [
    (put("players/0/at", 99), "players 1 at"),
    (put("players/0/at", 9), None),
    (put("players/0/row", []), "players 1 at"),
    (put("players/0/dead", True), "players 1 dead"),
    (put("players/0/shortened", 20), "players 1 dead"),
    (put("players/0/demons", ["imp"]), "players 1 demons"),
    (put("breacher", "-"), "laid"),
    (put("laid", 9), "laid"),
    (put("turned", []), "lords"),
    (put("hits", {}), None),
    (put("lane 0", ["attack seat-2"]), None),
    (put("lane 9", []), "lane 9"),
    (put("over", True), "agenda"),
]


@pytest.mark.parametrize(("change", "place"), BATTLE)
def test_an_impossible_battle_is_refused(change: Change, place: str | None) -> None:
    """Whatever is wrong with rows, cards and lanes; where several fields disagree, one of them."""
    quest, options = reached("last-cards")
    assert refused_at(GAME, quest, options, change) == place or place is None


def test_every_card_is_there_once() -> None:
    """A card that lies in two places, or in none, is named."""
    quest, options = reached("far-on")
    words = describe(GAME, quest)
    demon = words["decks"][0]["unseen"][0]
    twice = put("drawn", [demon])
    assert refused_at(GAME, quest, options, twice) == "decks"
    blessing = words["tiles"]["unseen"][0]
    assert refused_at(GAME, quest, options, put("players/0/blessings", [blessing])) in (
        "tiles",
        "players 1 blessings",
    )


def test_nothing_laid_out_means_the_setup_is_still_to_come() -> None:
    """An empty table with a turn on its agenda is no position."""
    options = GAME.options({"players": 2, "heroes": "choose"})
    quest = GAME.begin(options)
    assert refused_at(GAME, quest, options, put("agenda", ["turn seat-1"])) == "agenda"


@pytest.mark.parametrize("way", [(), ("players", 1), ("decks", 0), ("tiles",)])
@pytest.mark.parametrize("start", ["far-on", "last-cards"])
def test_odd_values_anywhere_never_break_the_reader(start: str, way: tuple[str | int, ...]) -> None:
    """Any field replaced by something odd gives a quest or `BadPosition`, never another error."""
    quest, options = reached(start)
    words = describe(GAME, quest)
    assert refused_with_odd_values(GAME, options, words, *way) > 10

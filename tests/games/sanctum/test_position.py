"""Positions of Sanctum: words that give the same quest back, and faults with their place."""

import copy
from functools import cache
from pathlib import Path

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
from hordekeep.kernel.play.playout import play_at_random
from hordekeep.kernel.record.position import abridged, describe, restore
from hordekeep.kernel.table.position_file import position_text, read_position
from hordekeep.lab.sanctum.starts import STARTS, match_from

GAME = open_game(version=1)
ROOT = Path(__file__).parents[3]
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
    (put("agenda", ["turn seat-4"]), "agenda, step 1"),
    (put("agenda", ["taking-set -"]), "agenda, step 1"),
    (put("agenda", ["taking-set seat-1"]), "agenda, step 1"),
    (put("agenda", ["end-act-five"]), "agenda, step 1"),
    (put("agenda", ["deal-rows"]), "turn"),
    (put("lane seat-1", ["resting seat-1"]), "lane seat-1"),
    (put("weather", "fair"), "weather"),
    (put("players/1/armour", 1), "players 2 armour"),
    (put("decks/1/bottom", "-"), "decks 2 bottom"),
    (put("tiles/bottom", "-"), "tiles.bottom"),
    (drop("players"), "players"),
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


def test_a_turn_is_of_somebody_alive_and_of_the_agenda() -> None:
    """SA-T2, SA-W10: not of the dead, not of another seat than the steps say."""
    quest, options = reached("far-on")
    waits = quest.turn
    other = f"seat-{(waits + 1) % 3 + 1}"
    assert refused_at(GAME, quest, options, put("turn", other)) == "agenda, step 1"
    assert refused_at(GAME, quest, options, put("turn", "-")) == "turn"

    def kill(words: Words) -> None:
        words["players"][waits] |= {"life": 0, "dead": True, "demons": []}
        words["hits"] = {}
        del words["decks"]

    assert refused_at(GAME, quest, options, kill) == "turn"


def test_a_skill_that_was_used_is_a_gained_one() -> None:
    """SA-A5, with the field."""
    quest, options = reached("far-on")
    champion = quest.champions[1]
    cell = next(cell for cell in range(9) if not champion.has_skill(cell))
    skill = GAME.box.skill_ids[GAME.box.skill(champion.hero, cell)]
    assert refused_at(GAME, quest, options, put("players/1/used", [skill])) == "players 2 used"


def test_the_die_that_struck_is_a_placed_one() -> None:
    """SA-A5: neither one that was not rolled nor one in hand."""
    quest, options = reached("far-on")

    def strike(words: Words) -> None:
        words["players"][0] |= {"rolled": ["3", "4 placed"], "struck": 1}

    assert refused_at(GAME, quest, options, strike) == "players 1 struck"
    assert refused_at(GAME, quest, options, put("players/0/struck", 1)) == "players 1 struck"


def test_dice_and_killed_demons_lie_there_only_in_a_fight() -> None:
    """SA-F2, SA-F12: before a turn every demon has an open box."""
    quest, options = reached("far-on")
    seat = next(seat for seat, one in enumerate(quest.champions) if one.demons)
    demon = quest.champions[seat].demons[0]
    word, faces = GAME.box.foe_ids[demon], list(GAME.box.foe_boxes[demon])
    assert refused_at(GAME, quest, options, put(f"hits/{word}", faces)) == f"hits.{word}"
    rolled = put("players/0/rolled", ["3"])
    assert refused_at(GAME, quest, options, rolled) == "players 1 rolled"


def test_the_demon_lord_has_turned_only_what_he_answered_and_roared() -> None:
    """SA-W7, SA-L7: or too few of his cards would be left."""
    quest, options = reached("last-cards")

    def turn_all(words: Words) -> None:
        words["turned"] += words["lords"]["unseen"]
        words["lords"] = {"closed": 0, "unseen": []}

    assert refused_at(GAME, quest, options, turn_all) == "turned"


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    """Piles, pools, dice, chart, order: a short text gives the same quest."""
    for start in ("far-on", "last-cards"):
        quest, options = reached(start)
        short = abridged(GAME, describe(GAME, quest), options)
        assert restore(GAME, short, options).fingerprint() == quest.fingerprint()
        assert {"lords", "furies", "tiles", "space"}.isdisjoint(short)
        # At the cathedral figures came in any order, and nothing else tells it.
        assert ("order" in short) == (start == "last-cards")


LAST_BATTLE = ROOT / "web" / "e2e" / "fixtures" / "sanctum-battle.toml"


def test_the_last_battle_need_not_spell_its_steps() -> None:
    """SA-L2: who has rolled is in the attack, who has not is before the roll; then comes a roar."""
    file = read_position(LAST_BATTLE.read_text(encoding="utf-8"))
    options = GAME.options(file["options"])
    words = file["position"]
    steps = [name for name in words if name == "agenda" or name.startswith("lane ")]
    assert len(steps) == 3
    spelled = restore(GAME, words, options)
    bare = restore(GAME, {name: words[name] for name in words if name not in steps}, options)
    assert bare.fingerprint() == spelled.fingerprint()
    short = abridged(GAME, words, options)
    assert not {*short} & {*steps, "turn"}
    assert len(short["players"][0]) > 3


def test_in_a_last_battle_in_order_one_fights_and_the_others_wait() -> None:
    """SA-J11: the first from the breacher, then the others, then the roar."""
    file = read_position(LAST_BATTLE.read_text(encoding="utf-8"))
    options = GAME.options({**file["options"], "last_battle": "in-order"})
    words = {
        name: said
        for name, said in file["position"].items()
        if name != "agenda" and not name.startswith("lane ")
    }
    quest = restore(GAME, words, options)
    assert [GAME.lexicon.spell(frame) for frame in quest.agenda] == ["roar", "fight-in-turn seat-2"]
    assert [one.lane for one in quest.pending()] == [0]


def test_a_bare_position_is_the_first_turn() -> None:
    """Heroes from the options, everything else as at the start."""
    options = GAME.options({"players": 2, "heroes": ["huntress", "outlaw"]})
    quest = restore(GAME, {"players": [{}, {}]}, options)
    assert [GAME.lexicon.spell(frame) for frame in quest.agenda] == ["turn seat-1"]
    play_at_random(quest, Luck(1))
    assert quest.over


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

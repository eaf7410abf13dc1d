"""The shipped set of Sanctum keeps to its checksums."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec
import pytest

from hordekeep.games.sanctum.content.loading import EDITIONS

Table = dict[str, Any]
HEROES = ("huntress", "outlaw", "slayer", "dancer")
COLOURS = ("red", "green", "blue")
FACES = range(1, 7)
SHAPES = {
    ("red",),
    ("blue",),
    ("purple",),
    ("red", "red"),
    ("purple", "purple"),
    ("red", "purple"),
}


def told(value: Any) -> Any:
    """What a loaded content says, without what it leaves out."""
    if isinstance(value, list):
        return [told(item) for item in value]
    if not isinstance(value, dict):
        return value
    inside = {name: told(item) for name, item in value.items()}
    return {name: item for name, item in inside.items() if item not in (None, [], {})}


LOADED = told(msgspec.to_builtins(EDITIONS.load()[0]))


def read(name: str) -> Table:
    table: Table = LOADED[name]
    return table


DEMONS, ITEMS, DEMON_LORD, FURY = (read(name) for name in ("demons", "items", "demon_lord", "fury"))
BOX, ACTS, BLESSINGS, SKILLS = (read(name) for name in ("box", "acts", "blessings", "skills"))
START_CARDS, PRINTED = read("start_cards"), read("heroes")


def faces_of(cards: Table) -> Counter[int]:
    return Counter(face for card in cards.values() for face in card["boxes"])


def abilities_of_items() -> list[Table]:
    return [ability for item in ITEMS.values() for ability in item["abilities"]]


def all_abilities() -> list[Table]:
    printed = [one for hero in PRINTED.values() for one in hero["printed"].values()]
    skills = [skill["ability"] for _, skill in all_skills() if "ability" in skill]
    return [*abilities_of_items(), *printed, *skills]


def all_skills() -> Iterator[tuple[str, Table]]:
    for hero, columns in SKILLS.items():
        for colour, levels in columns.items():
            for level, skill in levels.items():
                yield f"{hero}.{colour}.{level}", skill


def skills_of(hero: str) -> list[Table]:
    return [skill for name, skill in all_skills() if name.startswith(f"{hero}.")]


def penalties(cards: Table) -> Counter[str]:
    return Counter(part["do"] for card in cards.values() for part in card["penalty"])


def drawn(players: int) -> list[int]:
    """How many demons of levels I, II and III all acts lay out."""
    sets = chain.from_iterable(
        act["first"] + act.get("later", []) for act in ACTS.values() if players in act["players"]
    )
    levels = Counter(chain.from_iterable(sets))
    return [levels[level] for level in (1, 2, 3)]


def test_demons_per_level_and_colour() -> None:
    per_level = Counter(demon["level"] for demon in DEMONS.values())
    assert per_level == {1: 36, 2: 27, 3: 21}
    assert list(BOX["counts"]["demons"].values()) == [36, 27, 21]
    assert Counter(demon["colour"] for demon in DEMONS.values()) == dict.fromkeys(COLOURS, 28)


def test_ids_of_demons_say_colour_and_level() -> None:
    for name, demon in DEMONS.items():
        assert name[:2] == f"{demon['colour'][0]}{demon['level']}"


def test_nine_kinds_of_demons() -> None:
    kinds = {(demon["colour"], demon["level"], demon["kind"]) for demon in DEMONS.values()}
    assert len(kinds) == len({kind for _, _, kind in kinds}) == 9


def test_boxes_and_damage_of_demons() -> None:
    damages = {1: {1}, 2: {2}, 3: {3, 4}}
    for demon in DEMONS.values():
        assert len(demon["boxes"]) == demon["level"]
        assert demon["damage"] in damages[demon["level"]]


def test_faces_of_demons() -> None:
    assert faces_of(DEMONS) == {1: 26, 2: 25, 3: 26, 4: 25, 5: 26, 6: 25}


def test_every_demon_has_an_item_of_its_own() -> None:
    assert [demon["item"] for demon in DEMONS.values()] == list(ITEMS)
    assert len(ITEMS) == 84


def test_level_of_an_item_is_that_of_its_demon() -> None:
    assert all(len(ITEMS[one["item"]]["gems"]) == one["level"] for one in DEMONS.values())


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_gem_colours_of_items_are_even(colour: str, level: int) -> None:
    gems = Counter(
        gem
        for demon in DEMONS.values()
        if (demon["colour"], demon["level"]) == (colour, level)
        for gem in ITEMS[demon["item"]]["gems"]
    )
    assert len(gems) == 3
    assert len(set(gems.values())) == 1


def test_types_of_items() -> None:
    assert Counter(item["type"] for item in ITEMS.values()) == {
        "helmet": 14,
        "armour": 14,
        "gloves": 14,
        "boots": 14,
        "weapon": 28,
    }


def test_abilities_of_items() -> None:
    sets = Counter(one["n"] for one in abilities_of_items() if one["do"] == "set")
    assert sets == dict.fromkeys(FACES, 8)
    kinds = Counter(one["do"] for one in abilities_of_items())
    assert (kinds["raise"], kinds["lower"]) == (10, 10)


def test_only_the_six_shapes_of_boxes_occur() -> None:
    assert {tuple(one["boxes"]) for one in all_abilities()} == SHAPES


def test_words_of_abilities() -> None:
    words = {one["do"] for one in abilities_of_items()}
    assert words == {"set", "add", "subtract", "shift", "raise", "lower", "shield"}
    assert all(
        ("n" in one) == (one["do"] not in {"raise", "lower"}) for one in abilities_of_items()
    )


@pytest.mark.parametrize("hero", HEROES)
def test_skills_of_a_hero(hero: str) -> None:
    skills = skills_of(hero)
    assert len(skills) == 9
    assert sum("tile" in skill for skill in skills) == 3
    assert sum(skill.get("signature", False) for skill in skills) == 1
    assert sum("silver" in skill for skill in skills) == 1
    gems = Counter(gem for skill in skills for gem in skill["gems"])
    assert gems == {"red": 6, "green": 6, "blue": 6, "white": 2}


def test_skills_lie_in_columns_and_levels() -> None:
    for name, skill in all_skills():
        hero, colour, level = name.split(".")
        assert (hero in HEROES, colour in COLOURS, level in {"1", "2", "3"}) == (True, True, True)
        assert [gem for gem in skill["gems"] if gem != "white"] == [colour, colour]


def test_signatures_are_abilities_and_every_card_does_something() -> None:
    doing = {"ability", "modifiers", "reactions", "activations", "silver", "tile"}
    for name, skill in all_skills():
        assert doing & set(skill), name
        assert ("ability" in skill) == skill.get("signature", False), name


def test_one_skill_brings_potion_slots_and_one_a_second_rage() -> None:
    changes = Counter(
        modifier["change"] for _, skill in all_skills() for modifier in skill.get("modifiers", [])
    )
    assert (changes["potion_slots"], changes["rage_tokens"]) == (1, 1)


def test_pools_of_the_heroes() -> None:
    pools = {name: (hero["stamina"], hero["focus"]) for name, hero in PRINTED.items()}
    assert pools == {"huntress": (2, 3), "outlaw": (3, 2), "slayer": (4, 1), "dancer": (1, 4)}


def test_huntress_can_play_the_first_fight_of_the_rulebook() -> None:
    printed = PRINTED["huntress"]["printed"]
    assert printed["helmet"] == {"boxes": ["blue"], "do": "subtract", "n": 2}
    assert printed["gloves"] == {"boxes": ["blue"], "do": "shift", "n": 1}
    assert printed["armour"] == {"boxes": ["red", "red"], "do": "shield", "n": 2}


def test_five_stamina_and_seven_focus_of_the_huntress() -> None:
    tiles = [skill["tile"] for skill in skills_of("huntress") if "tile" in skill]
    markers = [PRINTED["huntress"], *tiles, ITEMS["seers-hood"]["flames"]]
    assert sum(one.get("stamina", 0) for one in markers) == 5
    assert sum(one.get("focus", 0) for one in markers) == 7


def test_fronts_of_the_demon_lord() -> None:
    assert len(DEMON_LORD) == BOX["counts"]["demon_lord"] == 33
    assert faces_of(DEMON_LORD) == dict.fromkeys(FACES, 15)
    fronts = [tuple(card["boxes"]) for card in DEMON_LORD.values()]
    triples = [boxes for boxes in fronts if len(set(boxes)) == 3]
    assert sum(len(boxes) == 2 for boxes in fronts) == 9
    assert len(triples) == len(set(triples)) == 20
    assert sum(len(boxes) == 3 and len(set(boxes)) == 2 for boxes in fronts) == 4


def test_damage_of_the_demon_lord() -> None:
    damage = {name: card["damage"] for name, card in DEMON_LORD.items()}
    boxes = {name: card["boxes"] for name, card in DEMON_LORD.items()}
    doubles = [name for name in boxes if len(boxes[name]) == 2 and len(set(boxes[name])) == 1]
    triples = [name for name in boxes if len(set(boxes[name])) == 3]
    mixed = [name for name in boxes if len(boxes[name]) == 3 and len(set(boxes[name])) == 2]
    assert [damage[name] for name in doubles] == [3] * 6
    assert Counter(damage[name] for name in triples) == {2: 17, 1: 3}
    assert [damage[name] for name in mixed] == [1] * 4
    assert round(sum(damage.values()) / 33, 2) == 1.97


def test_every_penalty_of_the_demon_lord_occurs() -> None:
    assert set(penalties(DEMON_LORD)) == {
        "lose_stamina",
        "lose_focus",
        "lose_either",
        "lose_blessing",
        "spoil_box",
        "fewer_dice",
        "more_damage",
        "shorten_life",
        "heal",
        "lose_potion",
    }
    spoiled = {
        part["colour"]
        for card in DEMON_LORD.values()
        for part in card["penalty"]
        if part["do"] == "spoil_box"
    }
    assert spoiled == {"any", "red", "blue", "purple"}


def test_healing_is_never_the_only_part() -> None:
    for card in chain(DEMON_LORD.values(), FURY.values()):
        assert card["penalty"][0]["do"] != "heal"
        assert 1 <= card["wounds"] <= 3


def test_fury() -> None:
    assert len(FURY) == BOX["counts"]["fury"] == 18
    assert faces_of(FURY) == dict.fromkeys(FACES, 5)
    assert Counter(len(card["boxes"]) for card in FURY.values()) == {1: 6, 2: 12}
    assert penalties(FURY) == {
        "pay_box": 3,
        "reroll_face": 4,
        "spend_rage": 2,
        "lose_die": 3,
        "only_changed_dice": 2,
        "lose_stamina": 1,
        "lose_focus": 1,
        "spoil_box": 1,
        "lose_either": 1,
    }


def test_blessings() -> None:
    assert list(BLESSINGS) == [f"bl-{number:02}" for number in range(1, 13)]
    assert Counter(blessing["name"] for blessing in BLESSINGS.values()) == {
        "ember-of-strength": 3,
        "ember-of-thought": 3,
        "guardian-wing": 2,
        "rising-light": 2,
        "falling-star": 2,
    }


def test_start_bonuses() -> None:
    assert [(one["cards"], one["potions"]) for one in BOX["bonuses"]] == [
        (0, 0),
        (1, 1),
        (2, 1),
        (3, 0),
    ]
    assert sum(one["cards"] for one in BOX["bonuses"]) == len(START_CARDS) == 6
    levels = {(card["colour"], card["from"]) for card in START_CARDS.values()}
    assert levels == {(colour, level) for colour in COLOURS for level in (2, 3)}
    assert all(name == f"sb-{card['colour']}-{card['from']}" for name, card in START_CARDS.items())


def test_every_player_count_moves_seven_times_through_four_boards() -> None:
    for name in ("act-1", "act-2", "act-3", "act-4"):
        assert (len(ACTS[name]["first"]), len(ACTS[name]["later"]), ACTS[name]["chest"]) == (
            5,
            6,
            True,
        )
    assert (len(ACTS["act-5"]["first"]), "later" in ACTS["act-5"]) == (5, False)


@pytest.mark.parametrize(
    ("players", "levels"), [(4, [33, 27, 20]), (3, [29, 18, 17]), (2, [20, 12, 13])]
)
def test_demons_drawn(players: int, levels: list[int]) -> None:
    assert drawn(players) == levels
    assert all(needed <= deck for needed, deck in zip(levels, [36, 27, 21], strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_interventions_for_every_player_count(players: int) -> None:
    """A die for everybody in act V and once before, on a board that is played."""
    acts = [
        name
        for name, act in ACTS.items()
        if players in act.get("intervention", {}).get("players", [])
    ]
    assert acts == [{2: "act-3", 3: "act-2", 4: "act-3"}[players], "act-5"]
    assert all(players in ACTS[name]["players"] for name in acts)


def test_twenty_gold_dice() -> None:
    start = BOX["start"]
    dice = start["dice"] + start["dice_of_first_item"] + 2 * start["dice_of_intervention"]
    assert 4 * dice == 20


def test_goals_of_the_achievement_board() -> None:
    goals = BOX["achievements"]
    masteries = (goals["skills"], goals["gems_of_two_colours"], goals["item_levels"])
    assert masteries == ([3, 5, 7], [2, 3, 4], [4, 7, 10])
    spaces = sum(len(one) for one in masteries) + len(goals["level_mastery"])
    assert spaces == len(BLESSINGS) - 1 == 11


def test_last_battle() -> None:
    battle = BOX["last_battle"]
    assert battle["demon_lord_cards"] + battle["fury_cards"] == 9
    assert 4 * battle["fury_cards"] <= len(FURY)
    assert list(battle["first_roar"].values()) == [2, 3, 4, 5]

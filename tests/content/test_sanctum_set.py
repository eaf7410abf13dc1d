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


class Contents:
    """One version of the set, file by file."""

    def __init__(self, version: int) -> None:
        loaded: Table = told(msgspec.to_builtins(EDITIONS.load(version=version)[0]))
        self.demons, self.items = loaded["demons"], loaded["items"]
        self.demon_lord, self.fury = loaded["demon_lord"], loaded["fury"]
        self.box, self.acts, self.blessings = loaded["box"], loaded["acts"], loaded["blessings"]
        self.heroes, self.skills = loaded["heroes"], loaded["skills"]
        self.start_cards = loaded["start_cards"]

    def abilities_of_items(self) -> list[Table]:
        return [ability for item in self.items.values() for ability in item["abilities"]]

    def all_abilities(self) -> list[Table]:
        printed = [one for hero in self.heroes.values() for one in hero["printed"].values()]
        skills = [skill["ability"] for _, skill in self.all_skills() if "ability" in skill]
        return [*self.abilities_of_items(), *printed, *skills]

    def all_skills(self) -> Iterator[tuple[str, Table]]:
        for hero, columns in self.skills.items():
            for colour, levels in columns.items():
                for level, skill in levels.items():
                    yield f"{hero}.{colour}.{level}", skill

    def skills_of(self, hero: str) -> list[Table]:
        return [skill for name, skill in self.all_skills() if name.startswith(f"{hero}.")]

    def drawn(self, players: int) -> list[int]:
        """How many demons of levels I, II and III all acts lay out."""
        sets = chain.from_iterable(
            act["first"] + act.get("later", [])
            for act in self.acts.values()
            if players in act["players"]
        )
        levels = Counter(chain.from_iterable(sets))
        return [levels[level] for level in (1, 2, 3)]


def values_of(words: object, place: str) -> dict[str, object]:
    """Every single value of a content, by the place where it stands."""
    if not isinstance(words, dict | list):
        return {place: words}
    inside = words.items() if isinstance(words, dict) else enumerate(words)
    return {
        where: value
        for name, inner in inside
        for where, value in values_of(inner, f"{place}.{name}" if place else str(name)).items()
    }


@pytest.fixture(scope="module", params=EDITIONS.numbers(), ids=lambda number: f"version-{number}")
def cards(request: pytest.FixtureRequest) -> Contents:
    """The set in each of its versions."""
    return Contents(request.param)


def faces_of(cards: Table) -> Counter[int]:
    return Counter(face for card in cards.values() for face in card["boxes"])


def penalties(cards: Table) -> Counter[str]:
    return Counter(part["do"] for card in cards.values() for part in card["penalty"])


def test_demons_per_level_and_colour(cards: Contents) -> None:
    per_level = Counter(demon["level"] for demon in cards.demons.values())
    assert per_level == {1: 36, 2: 27, 3: 21}
    assert list(cards.box["counts"]["demons"].values()) == [36, 27, 21]
    assert Counter(demon["colour"] for demon in cards.demons.values()) == dict.fromkeys(COLOURS, 28)


def test_ids_of_demons_say_colour_and_level(cards: Contents) -> None:
    for name, demon in cards.demons.items():
        assert name[:2] == f"{demon['colour'][0]}{demon['level']}"


def test_nine_kinds_of_demons(cards: Contents) -> None:
    kinds = {(demon["colour"], demon["level"], demon["kind"]) for demon in cards.demons.values()}
    assert len(kinds) == len({kind for _, _, kind in kinds}) == 9


def test_boxes_and_damage_of_demons(cards: Contents) -> None:
    damages = {1: {1}, 2: {2}, 3: {3, 4}}
    for demon in cards.demons.values():
        assert len(demon["boxes"]) == demon["level"]
        assert demon["damage"] in damages[demon["level"]]


def test_faces_of_demons(cards: Contents) -> None:
    assert faces_of(cards.demons) == {1: 26, 2: 25, 3: 26, 4: 25, 5: 26, 6: 25}


def test_every_demon_has_an_item_of_its_own(cards: Contents) -> None:
    assert [demon["item"] for demon in cards.demons.values()] == list(cards.items)
    assert len(cards.items) == 84


def test_level_of_an_item_is_that_of_its_demon(cards: Contents) -> None:
    assert all(
        len(cards.items[one["item"]]["gems"]) == one["level"] for one in cards.demons.values()
    )


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_gem_colours_of_items_are_even(cards: Contents, colour: str, level: int) -> None:
    gems = Counter(
        gem
        for demon in cards.demons.values()
        if (demon["colour"], demon["level"]) == (colour, level)
        for gem in cards.items[demon["item"]]["gems"]
    )
    assert len(gems) == 3
    assert len(set(gems.values())) == 1


def test_types_of_items(cards: Contents) -> None:
    assert Counter(item["type"] for item in cards.items.values()) == {
        "helmet": 14,
        "armour": 14,
        "gloves": 14,
        "boots": 14,
        "weapon": 28,
    }


def test_abilities_of_items(cards: Contents) -> None:
    sets = Counter(one["n"] for one in cards.abilities_of_items() if one["do"] == "set")
    assert sets == dict.fromkeys(FACES, 8)
    kinds = Counter(one["do"] for one in cards.abilities_of_items())
    assert (kinds["raise"], kinds["lower"]) == (10, 10)


def test_only_the_six_shapes_of_boxes_occur(cards: Contents) -> None:
    assert {tuple(one["boxes"]) for one in cards.all_abilities()} == SHAPES


def test_words_of_abilities(cards: Contents) -> None:
    words = {one["do"] for one in cards.abilities_of_items()}
    assert words == {"set", "add", "subtract", "shift", "raise", "lower", "shield"}
    assert all(
        ("n" in one) == (one["do"] not in {"raise", "lower"}) for one in cards.abilities_of_items()
    )


@pytest.mark.parametrize("hero", HEROES)
def test_skills_of_a_hero(cards: Contents, hero: str) -> None:
    skills = cards.skills_of(hero)
    assert len(skills) == 9
    assert sum("tile" in skill for skill in skills) == 3
    assert sum(skill.get("signature", False) for skill in skills) == 1
    assert sum("silver" in skill for skill in skills) == 1
    gems = Counter(gem for skill in skills for gem in skill["gems"])
    assert gems == {"red": 6, "green": 6, "blue": 6, "white": 2}


def test_skills_lie_in_columns_and_levels(cards: Contents) -> None:
    for name, skill in cards.all_skills():
        hero, colour, level = name.split(".")
        assert (hero in HEROES, colour in COLOURS, level in {"1", "2", "3"}) == (True, True, True)
        assert [gem for gem in skill["gems"] if gem != "white"] == [colour, colour]


def test_signatures_are_abilities_and_every_card_does_something(cards: Contents) -> None:
    doing = {"ability", "modifiers", "reactions", "activations", "silver", "tile"}
    for name, skill in cards.all_skills():
        assert doing & set(skill), name
        assert ("ability" in skill) == skill.get("signature", False), name


def test_one_skill_brings_potion_slots_and_one_a_second_rage(cards: Contents) -> None:
    changes = Counter(
        modifier["change"]
        for _, skill in cards.all_skills()
        for modifier in skill.get("modifiers", [])
    )
    assert (changes["potion_slots"], changes["rage_tokens"]) == (1, 1)


def test_pools_of_the_heroes(cards: Contents) -> None:
    pools = {name: (hero["stamina"], hero["focus"]) for name, hero in cards.heroes.items()}
    assert pools == {"huntress": (2, 3), "outlaw": (3, 2), "slayer": (4, 1), "dancer": (1, 4)}


def test_huntress_can_play_the_first_fight_of_the_rulebook(cards: Contents) -> None:
    printed = cards.heroes["huntress"]["printed"]
    assert printed["helmet"] == {"boxes": ["blue"], "do": "subtract", "n": 2}
    assert printed["gloves"] == {"boxes": ["blue"], "do": "shift", "n": 1}
    assert printed["armour"] == {"boxes": ["red", "red"], "do": "shield", "n": 2}


def test_five_stamina_and_seven_focus_of_the_huntress(cards: Contents) -> None:
    tiles = [skill["tile"] for skill in cards.skills_of("huntress") if "tile" in skill]
    markers = [cards.heroes["huntress"], *tiles, cards.items["seers-hood"]["flames"]]
    assert sum(one.get("stamina", 0) for one in markers) == 5
    assert sum(one.get("focus", 0) for one in markers) == 7


def test_fronts_of_the_demon_lord(cards: Contents) -> None:
    assert len(cards.demon_lord) == cards.box["counts"]["demon_lord"] == 33
    assert faces_of(cards.demon_lord) == dict.fromkeys(FACES, 15)
    fronts = [tuple(card["boxes"]) for card in cards.demon_lord.values()]
    triples = [boxes for boxes in fronts if len(set(boxes)) == 3]
    assert sum(len(boxes) == 2 for boxes in fronts) == 9
    assert len(triples) == len(set(triples)) == 20
    assert sum(len(boxes) == 3 and len(set(boxes)) == 2 for boxes in fronts) == 4


def damage_by_boxes(cards: Contents) -> dict[tuple[int, int], Counter[int]]:
    """The damages of the Demon Lord's cards, by their boxes and how many faces these have."""
    found: dict[tuple[int, int], Counter[int]] = {}
    for card in cards.demon_lord.values():
        kind = len(card["boxes"]), len(set(card["boxes"]))
        found.setdefault(kind, Counter())[card["damage"]] += 1
    return found


@pytest.mark.parametrize(
    ("version", "damage", "mean"),
    [
        (1, {(2, 1): {3: 6}, (2, 2): {2: 3}, (3, 3): {2: 17, 1: 3}, (3, 2): {1: 4}}, 1.97),
        (2, {(2, 1): {4: 6}, (2, 2): {3: 3}, (3, 3): {2: 20}, (3, 2): {2: 4}}, 2.45),
    ],
)
def test_damage_of_the_demon_lord(
    version: int, damage: dict[tuple[int, int], dict[int, int]], mean: float
) -> None:
    """What is easier to hit hits harder; in the second version all of it does."""
    cards = Contents(version)
    assert damage_by_boxes(cards) == damage
    assert round(sum(card["damage"] for card in cards.demon_lord.values()) / 33, 2) == mean


def test_every_penalty_of_the_demon_lord_occurs(cards: Contents) -> None:
    assert set(penalties(cards.demon_lord)) == {
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
        for card in cards.demon_lord.values()
        for part in card["penalty"]
        if part["do"] == "spoil_box"
    }
    assert spoiled == {"any", "red", "blue", "purple"}


def test_healing_is_never_the_only_part(cards: Contents) -> None:
    for card in chain(cards.demon_lord.values(), cards.fury.values()):
        assert card["penalty"][0]["do"] != "heal"
        assert 1 <= card["wounds"] <= 3


def test_fury(cards: Contents) -> None:
    assert len(cards.fury) == cards.box["counts"]["fury"] == 18
    assert faces_of(cards.fury) == dict.fromkeys(FACES, 5)
    assert Counter(len(card["boxes"]) for card in cards.fury.values()) == {1: 6, 2: 12}
    assert penalties(cards.fury) == {
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


def test_blessings(cards: Contents) -> None:
    assert list(cards.blessings) == [f"bl-{number:02}" for number in range(1, 13)]
    assert Counter(blessing["name"] for blessing in cards.blessings.values()) == {
        "ember-of-strength": 3,
        "ember-of-thought": 3,
        "guardian-wing": 2,
        "rising-light": 2,
        "falling-star": 2,
    }


def test_start_bonuses(cards: Contents) -> None:
    assert [(one["cards"], one["potions"]) for one in cards.box["bonuses"]] == [
        (0, 0),
        (1, 1),
        (2, 1),
        (3, 0),
    ]
    assert sum(one["cards"] for one in cards.box["bonuses"]) == len(cards.start_cards) == 6
    levels = {(card["colour"], card["from"]) for card in cards.start_cards.values()}
    assert levels == {(colour, level) for colour in COLOURS for level in (2, 3)}
    assert all(
        name == f"sb-{card['colour']}-{card['from']}" for name, card in cards.start_cards.items()
    )


def test_every_player_count_moves_seven_times_through_four_boards(cards: Contents) -> None:
    for name in ("act-1", "act-2", "act-3", "act-4"):
        assert (
            len(cards.acts[name]["first"]),
            len(cards.acts[name]["later"]),
            cards.acts[name]["chest"],
        ) == (
            5,
            6,
            True,
        )
    assert (len(cards.acts["act-5"]["first"]), "later" in cards.acts["act-5"]) == (5, False)


@pytest.mark.parametrize(
    ("players", "levels"), [(4, [33, 27, 20]), (3, [29, 18, 17]), (2, [20, 12, 13])]
)
def test_demons_drawn(cards: Contents, players: int, levels: list[int]) -> None:
    assert cards.drawn(players) == levels
    assert all(needed <= deck for needed, deck in zip(levels, [36, 27, 21], strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_interventions_for_every_player_count(cards: Contents, players: int) -> None:
    """A die for everybody in act V and once before, on a board that is played."""
    acts = [
        name
        for name, act in cards.acts.items()
        if players in act.get("intervention", {}).get("players", [])
    ]
    assert acts == [{2: "act-3", 3: "act-2", 4: "act-3"}[players], "act-5"]
    assert all(players in cards.acts[name]["players"] for name in acts)


def test_twenty_gold_dice(cards: Contents) -> None:
    start = cards.box["start"]
    dice = start["dice"] + start["dice_of_first_item"] + 2 * start["dice_of_intervention"]
    assert 4 * dice == 20


def test_goals_of_the_achievement_board(cards: Contents) -> None:
    goals = cards.box["achievements"]
    masteries = (goals["skills"], goals["gems_of_two_colours"], goals["item_levels"])
    assert masteries == ([3, 5, 7], [2, 3, 4], [4, 7, 10])
    spaces = sum(len(one) for one in masteries) + len(goals["level_mastery"])
    assert spaces == len(cards.blessings) - 1 == 11


def test_last_battle(cards: Contents) -> None:
    battle = cards.box["last_battle"]
    assert battle["demon_lord_cards"] + battle["fury_cards"] == 9
    assert 4 * battle["fury_cards"] <= len(cards.fury)
    assert list(battle["first_roar"].values()) == [2, 3, 4, 5]


def test_what_the_second_version_changes() -> None:
    """A few numbers, and nothing else (docs/balance says why)."""
    first, second = (values_of(vars(Contents(number)), "") for number in (1, 2))
    changed = {
        place: (first.get(place), second.get(place))
        for place in first.keys() | second.keys()
        if first.get(place) != second.get(place) and not place.startswith("demon_lord.")
    }
    assert changed == {
        "heroes.slayer.printed.armour.n": (3, 2),
        "skills.huntress.red.3.ability.boxes.1": ("purple", None),
        "skills.huntress.blue.2.activations.0.up_to": (2, 3),
        "skills.outlaw.red.2.reactions.0.n": (2, 1),
        "skills.slayer.green.3.tile.stamina": (2, 1),
        "skills.dancer.red.1.reactions.0.n": (1, 2),
        "skills.dancer.red.1.reactions.0.max": (3, 4),
    }
    lords = {place for place in first if place.startswith("demon_lord.")}
    assert all(first[one] == second[one] for one in lords if not one.endswith(".damage"))

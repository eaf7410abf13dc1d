"""The shipped set keeps to its checksums and to what the rules say of the parts."""

from collections import Counter

import pytest

from hordekeep.games.last_bastion.content.loading import EDITIONS, load_box
from hordekeep.games.last_bastion.model import box as parts
from hordekeep.games.last_bastion.model.box import Box
from hordekeep.kernel.play.definition import number_of

TIMES_ON_MONSTERS = {
    "haunt": 13,
    "draw_horde": 12,
    "lose_life": 5,
    "return_token": 2,
    "roll_corruption": 8,
    "grasp_own_board": 3,
    "all_return_token": 2,
    "grasp_all_boards": 2,
    "all_lose_move": 2,
    "gain_equipment": 15,
    "gain_life": 6,
    "gain_call": 6,
    "remove_grasp": 5,
    "gain_life_and_call": 4,
    "white_immune": 3,
    "lock_die": 3,
    "no_equipment": 2,
}


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box(version=1)[0]


def monsters(box: Box) -> range:
    return range(box.monsters)


def warlords(box: Box) -> range:
    return range(box.monsters, len(box.card_ids))


def effects(box: Box, card_id: str) -> dict[str, set[str]]:
    """What a card does, by column."""
    card = box.card_ids.index(card_id)
    return {
        column: {parts.EFFECTS[box.source_effect[source]].word for source in sources}
        for number, column in enumerate(parts.COLUMNS)
        if (sources := box.sources_in(card, number))
    }


def test_tiles(box: Box) -> None:
    """LB-P1: nine tiles, each with a power of its own."""
    powers = dict(zip(box.tile_ids, box.tile_power, strict=True))
    assert {name: parts.TILE_POWERS[power].word for name, power in powers.items()} == {
        "trebuchet": "net",
        "strategists-tower": "tower",
        "market": "market",
        "tavern": "tavern",
        "standard": "banner",
        "divine-fountain": "fountain",
        "dispensary": "dispensary",
        "tomb": "tomb",
        "dwarven-quarry": "trap",
    }


def test_boards(box: Box) -> None:
    """LB-P2: four horde boards, red, green, blue and yellow."""
    effects_of_boards = [parts.EFFECTS[effect].word for effect in box.board_effect]
    assert dict(zip(parts.COLOURS[: parts.BOARDS], effects_of_boards, strict=True)) == {
        "red": "lose_life",
        "green": "discard_bottom",
        "blue": "lose_own_move",
        "yellow": "roll_corruption",
    }


def test_heroes(box: Box) -> None:
    """LB-P3: eight heroes, each with one power."""
    powers = dict(zip(box.hero_ids, box.hero_power, strict=True))
    assert {name: parts.HERO_POWERS[power].word for name, power in powers.items()} == {
        "elmer": "extra_move",
        "mylfaar": "charm",
        "arne": "falcon",
        "sindara": "valour",
        "teagaan": "prayer",
        "feng-li": "reroll",
        "kazgin": "grey_die",
        "twindalli": "crossbows",
    }


def test_cards(box: Box) -> None:
    """LB-P4: 50 monsters and 10 warlords, each with name, colour, resistance and effects."""
    assert (len(monsters(box)), len(warlords(box))) == (50, 10)
    assert len(set(box.card_ids)) == 60
    assert set(box.card_colour) == {
        parts.RED,
        parts.GREEN,
        parts.BLUE,
        parts.YELLOW,
        parts.BLACK,
    }
    assert min(box.card_resistance) > 0
    assert all(box.card_effects)
    assert {column for columns in box.card_columns for column in columns} == {
        parts.ENTRANCE,
        parts.RECURRING,
        parts.CONTINUOUS,
        parts.EXIT,
    }


def test_dice(box: Box) -> None:
    """LB-P6: three white dice and a grey one, six faces; one corruption die."""
    assert box.white_dice == 3
    assert box.hero_power.count(parts.GREY_DIE) == 1
    assert parts.COLOURS == ("red", "green", "blue", "yellow", "black", "white")
    faces = [tuple(parts.EFFECTS[effect].word for effect in face) for face in box.corruption_faces]
    assert faces == [
        (),
        ("draw_horde",),
        ("return_token",),
        ("return_token", "lose_life"),
        ("lose_life",),
        ("grasp_tile",),
    ]


def test_figures(box: Box) -> None:
    """LB-P7: net, trap and standard have their one tile, the charm its one hero."""
    tiles = [box.tile_power.count(power) for power in (parts.NET, parts.TRAP, parts.BANNER)]
    assert (tiles, box.hero_power.count(parts.CHARM)) == ([1, 1, 1], 1)
    assert parts.TOKEN_COLOURS == 5


def test_ten_monsters_of_each_colour(box: Box) -> None:
    per_colour = Counter(box.card_colour[card] for card in monsters(box))
    assert per_colour == dict.fromkeys(range(5), 10)


def test_resistances_of_monsters(box: Box) -> None:
    resistances = [box.card_resistance[card] for card in monsters(box)]
    assert Counter(resistances) == {1: 15, 2: 15, 3: 11, 4: 9}
    assert sum(resistances) == 114


@pytest.mark.parametrize(
    ("colour", "total"), [("red", 23), ("green", 23), ("blue", 23), ("yellow", 23), ("black", 22)]
)
def test_resistance_of_a_colour(box: Box, colour: str, total: int) -> None:
    wanted = parts.COLOURS.index(colour)
    assert total == sum(
        box.card_resistance[card] for card in monsters(box) if box.card_colour[card] == wanted
    )


def test_effects_per_monster(box: Box) -> None:
    per_card = Counter(len(box.card_effects[card]) for card in monsters(box))
    assert sorted(per_card) == [1, 2, 3]


@pytest.mark.parametrize(("effect", "times"), TIMES_ON_MONSTERS.items())
def test_occurrences_on_monsters(box: Box, effect: str, times: int) -> None:
    wanted = number_of(parts.EFFECTS, effect)
    assert times == sum(box.card_effects[card].count(wanted) for card in monsters(box))


def test_every_effect_of_cards_is_counted(box: Box) -> None:
    on_cards = {effect for effects in box.card_effects for effect in effects}
    assert {parts.EFFECTS[effect].word for effect in on_cards} == set(TIMES_ON_MONSTERS)


def test_two_warlords_of_each_colour(box: Box) -> None:
    per_colour = Counter(box.card_colour[card] for card in warlords(box))
    assert per_colour == dict.fromkeys(range(5), 2)


def test_resistance_of_warlords(box: Box) -> None:
    assert Counter(box.card_resistance[card] for card in warlords(box)) == {3: 1, 4: 8, 5: 1}


def test_all_warlords_differ(box: Box) -> None:
    faces = {
        (box.card_colour[card], box.card_resistance[card], box.card_effects[card])
        for card in warlords(box)
    }
    assert len(faces) == 10


def test_exits_of_warlords(box: Box) -> None:
    for card in warlords(box):
        name = box.card_ids[card]
        bad = name == "archdaemon-of-torment"
        expected = {"roll_corruption"} if bad else {"gain_life_and_call"}
        assert effects(box, name)["exit"] == expected


@pytest.mark.parametrize(
    ("card_id", "colour", "resistance", "columns"),
    [
        ("hollow-summoner", "blue", 1, {"entrance": {"draw_horde"}}),
        ("incubus", "red", 2, {"exit": {"roll_corruption"}}),
        ("butcher", "red", 2, {"recurring": {"return_token"}, "exit": {"gain_life"}}),
        (
            "nefarious-cannon",
            "black",
            3,
            {"recurring": {"lose_life"}, "exit": {"gain_life_and_call"}},
        ),
        (
            "shadow-knight",
            "black",
            2,
            {"entrance": {"draw_horde"}, "continuous": {"lock_die"}, "exit": {"gain_call"}},
        ),
        ("zombie-lord", "yellow", 3, {"recurring": {"haunt"}, "exit": {"gain_equipment"}}),
        ("shadow-scout", "black", 1, {"continuous": {"lock_die"}}),
        (
            "archdaemon-of-torment",
            "red",
            4,
            {"recurring": {"roll_corruption"}, "exit": {"roll_corruption"}},
        ),
        ("grumgar-wallbreaker", "green", 5, {"exit": {"gain_life_and_call"}}),
    ],
)
def test_cards_that_are_known(
    box: Box, card_id: str, colour: str, resistance: int, columns: dict[str, set[str]]
) -> None:
    card = box.card_ids.index(card_id)
    assert parts.COLOURS[box.card_colour[card]] == colour
    assert box.card_resistance[card] == resistance
    assert effects(box, card_id) == columns


def test_numbers_of_the_box(box: Box) -> None:
    assert box.equipment_supply == [4, 4, 4, 4, 4]
    assert (box.life_supply, box.call_supply, box.grasp_supply) == (16, 4, 12)
    assert (box.start_life, box.start_equipment, box.start_calls) == (3, 1, 1)
    assert (box.beginner_black, box.beginner_fewer, box.under_warlord) == (1, 4, 8)
    assert box.monsters_by_players == [38, 42, 46, 50]
    assert box.warlords_by_difficulty == [1, 1, 2, 3]
    assert box.score_by_difficulty == [5, 10, 15, 20]
    scores = (box.score_life, box.score_call, box.score_dead, box.score_grasped_tile)
    assert scores == (1, 2, -3, -4)
    assert box.grasped_tiles_lose == 3


def test_known_facts_are_marked() -> None:
    content, _ = EDITIONS.load(version=1)
    cards = {**content.monsters, **content.warlords}
    assert {name: card.known for name, card in cards.items() if card.known} == {
        "incubus": ["name", "colour", "resistance"],
        "butcher": ["name", "recurring"],
        "hollow-summoner": ["name", "colour", "resistance", "entrance"],
        "zombie-lord": ["recurring"],
        "shadow-scout": ["continuous"],
        "shadow-knight": ["entrance"],
        "nefarious-cannon": ["name", "colour", "resistance"],
        "archdaemon-of-torment": ["name", "exit"],
    }


def test_every_list_runs_over_all_cards(box: Box) -> None:
    lists = (box.card_colour, box.card_resistance, box.card_effects, box.card_columns)
    assert {len(one) for one in lists} == {60}
    assert len(box.card_sources) == 60
    pairs = zip(box.card_effects, box.card_columns, strict=True)
    assert all(len(effects) == len(columns) for effects, columns in pairs)
    assert all(list(columns) == sorted(columns) for columns in box.card_columns)

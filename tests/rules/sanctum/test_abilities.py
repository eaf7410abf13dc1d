"""Abilities, clause by clause (SA-A1…A7)."""

import pytest
from tests.support.sanctum.layout import BOX, WORDS, faces, number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.champion import CHANGED, MARKS, Champion


def wearing(*items: str, pool: tuple[int, int] = (3, 3), demon: str = "r3-01") -> Stage:
    """The Slayer with these items, so many markers and a demon of three boxes; two dice."""
    stage = Stage("slayer", "outlaw").demons("slayer", demon).rage("slayer", 0)
    for item in items:
        stage.equipped("slayer", item)
    return stage.dice("slayer", 2).pool("slayer", *pool)


def boxes(champion: Champion, ability: str) -> list[str]:
    """What lies on the boxes of an ability."""
    which = number("ability", ability)
    mark = champion.marks[champion.abilities.index(which)]
    return [MARKS[mark >> 2 * box & 3] for box in range(len(BOX.ability_boxes[which]))]


# Paying.


@pytest.mark.parametrize(
    ("item", "ways"),
    [
        ("smiths-hammer", ["stamina"]),  # red
        ("glass-knife", ["focus"]),  # blue
        ("yew-cudgel", ["stamina", "focus"]),  # purple
    ],
)
def test_one_box_takes_a_matching_marker(item: str, ways: list[str]) -> None:
    """SA-A1: red takes stamina, blue focus, purple either; the marker leaves the pool."""
    stage = wearing(item).do("fight").roll(1, 1)
    own = [one.split()[2] for one in stage.offers("use") if one.startswith(f"use {item}.1")]
    assert own == ways
    for way in ways:
        stage = wearing(item).do("fight").roll(1, 1).do(f"use {item}.1 {way}")
        assert stage.champion("slayer").pool == ([2, 3] if way == "stamina" else [3, 2])
        assert boxes(stage.champion("slayer"), f"{item}.1") == [way]


@pytest.mark.parametrize(
    ("item", "ways"),
    [
        ("boiled-leather", ["stamina+stamina"]),  # red red
        ("barkcloth-coat", ["stamina+stamina", "stamina+focus", "focus+focus"]),  # purple purple
        ("moonlit-mantle", ["stamina+stamina", "stamina+focus"]),  # red purple
    ],
)
def test_two_boxes_are_paid_in_one_go(item: str, ways: list[str]) -> None:
    """SA-A1, SA-A7: every box gets a matching marker, all in one go."""
    paid = {"stamina+stamina": [1, 3], "stamina+focus": [2, 2], "focus+focus": [3, 1]}
    stage = wearing(item).do("fight").roll(1, 1).do("done")
    own = [one.split()[2] for one in stage.offers("use") if one.startswith(f"use {item}.1")]
    assert own == ways
    for way in ways:
        stage = wearing(item).do("fight").roll(1, 1).do("done", f"use {item}.1 {way}")
        assert stage.champion("slayer").pool == paid[way]
        assert sorted(boxes(stage.champion("slayer"), f"{item}.1")) == sorted(way.split("+"))


def test_all_or_nothing() -> None:
    """SA-A7: with one marker of two the ability cannot be begun."""
    stage = wearing("boiled-leather", "veterans-sallet", pool=(1, 3)).do("fight").roll(1, 1)
    stage.do("done")
    refused = stage.refuses("use boiled-leather.1 stamina+stamina")
    assert refused == ("SA-A1", "refused-no-marker")
    facts = stage.facts("use boiled-leather.1 stamina+stamina")
    assert facts == {"ability": "boiled-leather.1", "pay": "stamina+stamina"}


def test_an_occupied_box_blocks_the_ability() -> None:
    """SA-A1: an ability with an occupied box cannot be used, until it is freed."""
    stage = wearing("smiths-hammer", "yew-cudgel").do("fight").roll(1, 1)
    stage.do("use smiths-hammer.1 stamina")
    refused = stage.refuses("use smiths-hammer.1 stamina")
    assert refused == ("SA-A1", "refused-box-occupied")


def test_a_spoiled_box_counts_as_occupied() -> None:
    """SA-A7: a hit marker on a box, one of two is enough, blocks the ability."""
    stage = wearing("barkcloth-coat", "veterans-sallet")
    stage.marks("slayer", "barkcloth-coat.1", "empty", "spoiled").do("fight").roll(1, 1).do("done")
    refused = stage.refuses("use barkcloth-coat.1 focus+focus")
    assert refused == ("SA-A1", "refused-box-occupied")


# What attack abilities do.


@pytest.mark.parametrize(
    ("ability", "results"),
    [
        ("smiths-hammer.1", ["turn 3 5"]),  # =5
        ("marching-boots.1", ["turn 3 4"]),  # +1
        ("gravediggers-gloves.1", ["turn 3 2"]),  # −1
        ("feathered-cap.1", ["turn 3 2", "turn 3 4"]),  # ±1
        ("couriers-boots.1", ["turn 3 4", "turn 3 5", "turn 3 6"]),  # + any
        ("archers-bracer.1", ["turn 3 1", "turn 3 2"]),  # − any
    ],
)
def test_attack_abilities(ability: str, results: list[str]) -> None:
    """SA-A2: set to the shown face, exactly +n, −n or ±n, any more, any less."""
    stage = wearing(ability.split(".", maxsplit=1)[0]).dice("slayer", 1).do("fight").roll(3)
    use = next(one for one in stage.offers("use") if one.startswith(f"use {ability}"))
    stage.do(use)
    if len(results) > 1:
        assert stage.legal() == results
        stage.do(results[-1])
    assert stage.told("die-turned") == ["seat-1 " + results[-1].removeprefix("turn ")]


def test_setting_to_the_same_face_is_a_change() -> None:
    """SA-A2: a die may be set to the face it shows, and counts as changed."""
    stage = wearing("smiths-hammer").dice("slayer", 1).do("fight").roll(5)
    stage.do("use smiths-hammer.1 stamina")
    assert stage.champion("slayer").rolled == [5 | CHANGED]
    assert "hit r3-01 5*" in stage.legal()
    stage = wearing().rage("slayer", 1).dice("slayer", 1).do("fight").roll(5)
    stage.do("rage", "turn 5 5")
    assert stage.champion("slayer").rolled == [5 | CHANGED]


def test_exactly_means_exactly() -> None:
    """SA-A2: +3 never adds less: a 4 cannot be raised by it."""
    stage = wearing("apprentices-wand").do("fight").roll(4, 5)
    refused = stage.refuses("use apprentices-wand.1 focus")
    assert refused == ("SA-F4", "refused-no-die-to-change")


def test_shields() -> None:
    """SA-A3: block abilities give their shields in the block step, and only there."""
    stage = wearing("bone-ring-shirt").do("fight").roll(1, 1)
    assert stage.refuses("use bone-ring-shirt.1 stamina") == ("SA-A5", "refused-wrong-step")
    stage.do("done", "use bone-ring-shirt.1 stamina")
    assert stage.told("shields-raised") == ["seat-1 2"]


# Where they come from.


def test_items_and_free_slots() -> None:
    """SA-A4: abilities come from equipped items, and from slots that are free and have one."""

    def names(stage: Stage) -> list[str]:
        return [WORDS.word("ability", one) for one in stage.champion("slayer").abilities]

    assert names(Stage("slayer", "outlaw")) == ["slayer.armour", "slayer.gloves", "slayer.weapon-1"]
    stage = wearing("brawlers-wraps")
    assert names(stage) == [
        "slayer.armour",
        *["brawlers-wraps.1", "brawlers-wraps.2"],
        "slayer.weapon-1",
    ]
    stage.do("rest", "unequip gloves")
    assert names(stage) == ["slayer.armour", "slayer.gloves", "slayer.weapon-1"]
    stage.do("equip brawlers-wraps gloves red")
    assert "slayer.gloves" not in names(stage)


def test_the_pouch_gives_nothing() -> None:
    """SA-A4: an item in the pouch gives no ability."""
    stage = wearing().pouch("slayer", "smiths-hammer").do("fight").roll(1, 1)
    assert [one for one in stage.legal() if "smiths-hammer" in one] == []


def test_none_one_or_several_abilities_and_flames() -> None:
    """SA-A6: several abilities of one item are paid each for itself; flames are markers."""
    stage = wearing("brawlers-wraps").do("fight").roll(3, 3)
    stage.do("use brawlers-wraps.1 stamina")
    assert boxes(stage.champion("slayer"), "brawlers-wraps.1") == ["stamina"]
    assert boxes(stage.champion("slayer"), "brawlers-wraps.2") == ["empty"]
    stage.do("use brawlers-wraps.2 stamina")
    assert stage.champion("slayer").pool == [1, 3]

    several = {len(abilities) for abilities in BOX.item_abilities}
    assert several == {1, 2, 3}
    stage = Stage("slayer", "outlaw").pouch("slayer", "sandals-of-the-long-road")
    stage.gems("slayer", red=1, blue=1).do("rest", "equip sandals-of-the-long-road boots red+blue")
    assert stage.champion("slayer").pool == [5, 2]  # a flame of each kind


# Skills.


def test_skills_work_in_their_step() -> None:
    """SA-A5: a skill works in the step it names, when it is gained, once a fight."""
    stage = Stage("outlaw", "slayer").demons("outlaw", "r3-01").do("fight").roll(1, 6)
    refused = stage.refuses("skill outlaw.green.3")
    assert refused == ("SA-F11", "refused-skill-not-gained")
    assert stage.facts("skill outlaw.green.3") == {"skill": "outlaw.green.3"}

    stage = Stage("outlaw", "slayer").demons("outlaw", "r3-01").skills("outlaw.green.3")
    stage.do("fight").roll(1, 6).do("skill outlaw.green.3", "turn 1 4")
    assert stage.refuses("skill outlaw.green.3") == ("SA-A5", "refused-skill-used")
    assert faces(stage.champion("outlaw")) == [4, 6]
    stage.do("done", "done", "rest", "fight").roll(1, 6)
    assert "skill outlaw.green.3" in stage.legal()  # another fight


def test_white_gems_are_of_no_colour_for_skills() -> None:
    """SA-A5: white gems are of no colour for a skill: what sells an item takes its own colours."""
    stage = Stage("outlaw", "slayer").skills("outlaw.green.1").pouch("outlaw", "seers-hood")
    stage.gems("outlaw", white=3).do("rest")
    assert stage.offers("sell") == ["sell seers-hood blue"]
    refused = stage.refuses("sell seers-hood green")
    assert refused == ("SA-F10", "refused-not-its-colour")

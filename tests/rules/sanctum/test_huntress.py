"""The Huntress's skills, card by card (SA-A5, SA-F11)."""

import pytest
from tests.support.sanctum.layout import faces, gem_pool, number, silver_dice
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.rules.last_battle import DealRows


def huntress(*skills: str, demons: tuple[str, ...] = ()) -> Stage:
    """The Huntress with these skills (`red.1`) and demons."""
    stage = Stage("huntress", "outlaw").skills(*[f"huntress.{one}" for one in skills])
    return stage.demons("huntress", *demons)


def in_battle(*skills: str, row: tuple[str, ...] = ("dl-10", "fu-13", "dl-02")) -> Stage:
    """The Huntress in the last battle; the Outlaw has won his."""
    stage = huntress(*skills).row("huntress", *row).row("outlaw", "dl-33", at=1)
    stage.champion("outlaw").triumphant = 1
    return stage.battle()


def gaining(cell: str, demon: str) -> Stage:
    """The Huntress is about to move the last gem off a skill."""
    stage = Stage("huntress", "outlaw").demons("huntress", demon)
    stage.chart("huntress", **{cell: 1})
    face = stage.quest.box.foe_boxes[number("foe", demon)][0]
    return stage.do("fight").roll(face, face).do(f"hit {demon} {face}", "done")


# Tiles.


@pytest.mark.parametrize(
    ("cell", "demon", "pool"),
    [
        ("green_1", "g1-05", [3, 4]),  # Wild Blood
        ("red_2", "r1-05", [4, 3]),  # Weathered
        ("blue_3", "b1-05", [2, 5]),  # Clear Sight
    ],
)
def test_tiles(cell: str, demon: str, pool: list[int]) -> None:
    """SA-F11: Wild Blood gives one of each, Weathered two stamina, Clear Sight two focus."""
    stage = gaining(cell, demon).do(f"raise {cell.replace('_', '-')}")
    assert stage.champion("huntress").pool == pool
    assert stage.champion("huntress").skills.bit_count() == 1


# Snare.


def test_snare_hits_a_box_at_the_end_of_a_rest() -> None:
    """SA-A5: Snare hits one box, at the end of a Rest, of a demon with two or more open ones."""
    stage = huntress("red.1", demons=("r2-01", "r1-05", "r3-07")).hits("r3-07", 1, 2)
    stage.pouch("huntress", "seers-hood").do("rest", "done")
    assert stage.legal() == ["strike r2-01 1", "strike r2-01 6", "decline"]
    assert stage.refuses("strike r1-05 3") == ("SA-A5", "refused-nothing-to-hit")
    stage.do("strike r2-01 6")
    assert stage.quest.open_boxes(number("foe", "r2-01")) == [1]
    assert stage.asked() == ["outlaw"]  # once per Rest


def test_snare_is_voluntary_and_needs_a_demon() -> None:
    """SA-A5: Snare may be left; without a demon that fits it is not asked."""
    stage = huntress("red.1", demons=("r2-01",)).do("rest", "decline")
    assert stage.quest.hits[number("foe", "r2-01")] == 0
    assert stage.asked() == ["outlaw"]
    stage = huntress("red.1", demons=("r2-01",)).hits("r2-01", 6).do("rest")
    assert stage.asked() == ["outlaw"]
    stage = huntress(demons=("r2-01",)).do("rest")  # not gained
    assert stage.asked() == ["outlaw"]


def test_snare_hits_the_first_card_of_the_row() -> None:
    """SA-A5: Snare hits a box of the row's first card as soon as the row lies."""
    stage = huntress("red.1").agenda(DealRows())
    lords = [f"dl-{one:02}" for one in range(10, 20)]
    stage.nature(*lords).nature(*[f"fu-{one:02}" for one in range(1, 9)])
    assert stage.asked() == ["huntress"]
    assert stage.legal() == ["strike dl-10 1", "strike dl-10 2", "strike dl-10 3", "decline"]
    stage.do("strike dl-10 2")
    assert stage.quest.open_boxes(number("foe", "dl-10")) == [1, 3]
    assert stage.told("round-began") == ["1"]


# Heartseeker.


def test_heartseeker_hits_any_open_box() -> None:
    """SA-A5: Heartseeker hits one open box of choice, without a die, for two purple boxes."""
    stage = huntress("red.3", demons=("r2-01", "r1-05")).pool("huntress", 1, 1)
    stage.do("fight").roll(2, 2)
    uses = [one for one in stage.offers("use") if "huntress.red.3" in one]
    assert uses == ["use huntress.red.3 stamina+focus"]
    stage.do("use huntress.red.3 stamina+focus")
    assert stage.legal() == ["strike r2-01 1", "strike r2-01 6", "strike r1-05 3"]
    stage.do("strike r1-05 3")
    assert stage.told("demon-killed") == ["seat-1 r1-05"]
    assert stage.champion("huntress").pool == [0, 0]
    assert faces(stage.champion("huntress")) == [2, 2]
    assert stage.champion("huntress").unplaced_dice() == 2  # no die is used


def test_heartseeker_is_an_ability_in_every_respect() -> None:
    """SA-A5, SA-R1: Heartseeker's boxes are blocked until a potion or a Rest frees them."""
    stage = huntress("red.3", demons=("r3-01",)).potions("huntress", blue=1).pool("huntress", 0, 2)
    stage.marks("huntress", "huntress.red.3", "focus", "focus").do("fight")
    assert stage.offers("drink") == ["drink blue huntress.red.3"]
    stage.do("drink blue huntress.red.3").roll(2, 2)
    refused = stage.refuses("use huntress.red.3 focus+focus")
    assert refused == ("SA-A1", "refused-box-occupied")


def test_heartseeker_in_the_last_battle() -> None:
    """SA-A5, SA-L3: Heartseeker hits the card under the figure, also where only changed dice do."""
    stage = in_battle("red.3", row=("dl-01", "fu-13", "dl-02")).roll(1, 1)
    stage.do("hit dl-01 1", "hit dl-01 1", "penalty")  # only changed dice may hit fu-13
    stage.do("use huntress.red.3 stamina+focus")
    assert stage.told("card-beaten") == ["seat-1 dl-01", "seat-1 fu-13"]
    assert stage.champion("huntress").at == 2


# Hamstring.


def test_hamstring_lowers_the_damage_of_hit_demons() -> None:
    """SA-A5: every living demon with at least one hit does 1 damage less."""
    stage = huntress("green.2", demons=("r2-01", "r3-01", "r2-08")).rage("huntress", 0)
    stage.hits("r3-01", 4).pool("huntress", 0, 0).do("fight").roll(6, 3)
    assert stage.quest.damage_to(stage.champion("huntress")) == 7  # 2, 4 − 1, 2
    stage.do("hit r2-01 6")
    assert stage.told("wounded") == ["seat-1 6 4"]  # 2 − 1, 4 − 1, 2


def test_hamstring_in_the_last_battle() -> None:
    """SA-A5: in the last battle the card under the figure does 1 less when it is hit."""
    stage = in_battle("green.2", row=("dl-10", "fu-13", "dl-02"))
    assert stage.quest.damage_to(stage.champion("huntress")) == 5  # 2 and 3, the fury is closed
    stage.roll(1, 6).do("hit dl-10 1")
    assert stage.quest.damage_to(stage.champion("huntress")) == 4


# Hawk's Eye.


@pytest.mark.parametrize(("focus", "dice"), [(3, 2), (4, 3), (5, 3)])
def test_hawks_eye(focus: int, dice: int) -> None:
    """SA-F16: with four or more focus in the pool at the roll the silver die is rolled too."""
    stage = huntress("green.3", demons=("r1-05",)).pool("huntress", 2, focus)
    stage.marks("huntress", "huntress.helmet", "focus").do("fight")  # on a box: not in the pool
    assert stage.asks_nature() == f"roll number {dice}"


def test_hawks_eye_looks_once_when_the_dice_are_rolled() -> None:
    """SA-F16: focus freed before the roll counts, focus spent after it changes nothing."""
    stage = huntress("green.3", demons=("r1-05",)).pool("huntress", 2, 3)
    stage.potions("huntress", blue=1).marks("huntress", "huntress.helmet", "focus")
    stage.do("fight", "drink blue huntress.helmet")
    assert stage.asks_nature() == "roll number 3"
    stage.roll(6, 6, 6).do("use huntress.helmet focus")
    assert silver_dice(stage.champion("huntress")) == 1
    assert len(stage.champion("huntress").rolled) == 3


def test_a_die_lost_before_the_fight_is_a_gold_one() -> None:
    """SA-F16, SA-K4: a die less in the next fight is a gold one; the silver die is rolled."""
    stage = huntress("green.3").row("huntress", "dl-10").row("outlaw", "dl-33", at=1)
    stage.champion("outlaw").triumphant = 1
    stage.pool("huntress", 0, 4).champion("huntress").fewer = 1
    stage.battle()
    assert stage.asks_nature("huntress") == "roll number 2"
    stage.roll(1, 2)
    assert silver_dice(stage.champion("huntress")) == 1


# Surge.


def test_surge_returns_all_focus_when_gained() -> None:
    """SA-F11: when Surge is gained all focus markers on ability boxes return to the pool."""
    stage = Stage("huntress", "outlaw").demons("huntress", "b1-05").chart("huntress", blue_1=1)
    stage.pool("huntress", 0, 0).marks("huntress", "huntress.armour", "stamina", "stamina")
    stage.marks("huntress", "huntress.helmet", "focus")
    stage.marks("huntress", "huntress.gloves", "focus").rage("huntress", 0)
    stage.do("fight").roll(3, 3).do("hit b1-05 3", "done", "raise blue-1")
    assert stage.champion("huntress").pool == [0, 2]
    assert gem_pool(stage.champion("huntress"))["blue"] == 1


def test_surge_before_each_roll() -> None:
    """SA-A5: before each roll one focus marker may return from a box, once per fight."""
    stage = huntress("blue.1", demons=("r1-05",)).pool("huntress", 2, 1)
    stage.marks("huntress", "huntress.helmet", "focus")
    stage.marks("huntress", "huntress.gloves", "focus").do("fight")
    assert stage.legal() == ["skill huntress.blue.1", "roll"]
    stage.do("skill huntress.blue.1")
    assert stage.legal() == ["recover huntress.helmet", "recover huntress.gloves"]
    assert stage.refuses("recover huntress.armour") == ("SA-F1", "refused-nothing-to-free")
    stage.do("recover huntress.gloves")
    assert stage.champion("huntress").pool == [2, 2]
    assert stage.asks_nature() == "roll number 2"  # once per fight


def test_surge_refused() -> None:
    """SA-A5: Surge is refused where it is used, not gained, or nothing lies on a box."""
    stage = huntress("blue.1", demons=("r1-05",)).potions("huntress", blue=1)
    stage.marks("huntress", "huntress.helmet", "focus")
    stage.marks("huntress", "huntress.gloves", "focus").do("fight")
    stage.do("skill huntress.blue.1", "recover huntress.gloves")
    assert stage.refuses("skill huntress.blue.1") == ("SA-A5", "refused-skill-used")

    stage = huntress(demons=("r1-05",)).potions("huntress", blue=1)
    stage.marks("huntress", "huntress.helmet", "focus").do("fight")
    refused = stage.refuses("skill huntress.blue.1")
    assert refused == ("SA-F11", "refused-skill-not-gained")

    stage = huntress("blue.1", demons=("r1-05",)).potions("huntress", red=1)
    stage.marks("huntress", "huntress.armour", "stamina", "stamina").do("fight")
    assert stage.refuses("skill huntress.blue.1") == ("SA-F1", "refused-nothing-to-free")


def test_surge_works_in_every_round_of_the_last_battle() -> None:
    """SA-A5: in the last battle Surge works before each roll as well."""
    stage = huntress("blue.1").row("huntress", "dl-10").row("outlaw", "dl-33", at=1)
    stage.champion("outlaw").triumphant = 1
    stage.marks("huntress", "huntress.helmet", "focus").battle()
    stage.do("skill huntress.blue.1")
    assert stage.champion("huntress").pool == [2, 4]


# Steady Aim.


def test_steady_aim_rerolls_up_to_two_dice() -> None:
    """SA-A5: after the roll up to two dice may be rolled again together, once per fight."""
    stage = huntress("blue.2", demons=("r1-05",)).dice("huntress", 3).do("fight").roll(1, 1, 5)
    assert stage.legal() == ["reroll 1", "reroll 5", "reroll 1 1", "reroll 1 5", "decline"]
    assert stage.refuses("reroll 1 1 5") == ("SA-A5", "refused-too-many-dice")
    stage.do("reroll 1 5")
    assert stage.asks_nature() == "roll number 2"
    stage.roll(3, 6)
    assert sorted(faces(stage.champion("huntress"))) == [1, 3, 6]
    assert stage.asks() == "attack"
    assert stage.offers("hit") == ["hit r1-05 3"]  # unchanged dice


def test_steady_aim_may_be_declined_and_takes_the_silver_die() -> None:
    """SA-A5: Steady Aim may be left; the silver die is a die like the others."""
    stage = huntress("blue.2", demons=("r1-05",)).do("fight").roll(1, 2).do("decline")
    assert faces(stage.champion("huntress")) == [1, 2]
    stage = huntress("blue.2", "green.3", demons=("r1-05",)).pool("huntress", 2, 4).do("fight")
    stage.roll(1, 2, 4).do("reroll 4").roll(3)
    assert silver_dice(stage.champion("huntress")) == 1
    assert faces(stage.champion("huntress")) == [1, 2, 3]

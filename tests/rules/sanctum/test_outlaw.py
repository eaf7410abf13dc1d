"""The Outlaw's skills, card by card (SA-A5, SA-F11)."""

import pytest
from tests.support.sanctum.layout import WORDS, faces, gem_pool, number, silver_dice
from tests.support.sanctum.stage import Stage


def outlaw(*skills: str, demons: tuple[str, ...] = ()) -> Stage:
    """The Outlaw with these skills (`red.1`) and demons."""
    stage = Stage("outlaw", "huntress").skills(*[f"outlaw.{one}" for one in skills])
    return stage.demons("outlaw", *demons)


def in_battle(*skills: str, row: tuple[str, ...] = ("dl-10", "fu-13", "dl-02")) -> Stage:
    """The Outlaw in the last battle, before it begins; the Huntress has won hers."""
    stage = outlaw(*skills).row("outlaw", *row).row("huntress", "dl-33", at=1)
    stage.champion("huntress").triumphant = 1
    return stage


def gaining(cell: str, demon: str) -> Stage:
    """The Outlaw is about to kill a demon whose level can take the last gem off a skill."""
    return Stage("outlaw", "huntress").demons("outlaw", demon).chart("outlaw", **{cell: 1})


def win(stage: Stage, demon: str, gem: str) -> Stage:
    """The Outlaw fights, kills the demon and moves a gem."""
    face = stage.quest.box.foe_boxes[number("foe", demon)][0]
    return stage.do("fight").roll(face, face).do(f"hit {demon} {face}", "done", f"raise {gem}")


# Tiles.


@pytest.mark.parametrize(
    ("cell", "demon", "pool"),
    [
        ("blue_1", "b1-05", [3, 4]),  # Sleepless
        ("green_2", "g1-05", [4, 3]),  # Street Wits
        ("red_3", "r1-05", [5, 2]),  # Scar Tissue
    ],
)
def test_tiles(cell: str, demon: str, pool: list[int]) -> None:
    """SA-F11: Sleepless gives two focus, Street Wits one of each, Scar Tissue two stamina."""
    stage = win(gaining(cell, demon), demon, cell.replace("_", "-"))
    assert stage.champion("outlaw").pool == pool
    assert stage.champion("outlaw").skills.bit_count() == 1


# Bandolier.


@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0), [1, 1]), ((4, 0), [5, 1]), ((0, 5), [1, 5]), ((3, 3), [3, 3])],
)
def test_bandolier_brings_a_potion_of_each_kind(before: tuple[int, int], after: list[int]) -> None:
    """SA-F11: Bandolier brings one red and one blue potion, each only if a slot is free."""
    stage = gaining("red_1", "r1-05").potions("outlaw", *before)
    win(stage, "r1-05", "red-1")
    assert stage.champion("outlaw").potions == after


def test_bandolier_has_two_more_slots() -> None:
    """SA-A5, SA-R5: with Bandolier there are six potion slots."""
    stage = outlaw("red.1").potions("outlaw", red=5).pouch("outlaw", "seers-hood", "feathered-cap")
    stage.do("rest", "buy red seers-hood")
    assert stage.champion("outlaw").potions == [6, 0]
    assert stage.refuses("buy red feathered-cap") == ("SA-R5", "refused-no-potion-slot")
    stage = outlaw().potions("outlaw", red=4).pouch("outlaw", "feathered-cap").do("rest")
    assert stage.refuses("buy red feathered-cap") == ("SA-R5", "refused-no-potion-slot")


# Numb.


@pytest.mark.parametrize(("drunk", "wounds"), [(0, 4), (1, 2), (2, 0)])
def test_numb_gives_two_shields_a_potion(drunk: int, wounds: int) -> None:
    """SA-A5: each potion drunk before this roll gives two shields in the block."""
    stage = outlaw("red.2", demons=("r3-01",)).potions("outlaw", red=2).pool("outlaw", 0, 0)
    stage.marks("outlaw", "outlaw.armour", "stamina", "stamina").rage("outlaw", 0).do("fight")
    for _ in range(drunk):
        stage.do("drink red outlaw.armour")
    if stage.asks() == "before-roll":
        stage.do("roll")
    stage.roll(1, 1)
    if stage.asks() == "attack":
        stage.do("done")
    if stage.asks() == "block":
        stage.do("done")
    assert stage.champion("outlaw").life == 10 - wounds


def test_numb_in_the_last_battle() -> None:
    """SA-A5: Numb's shields count in the last battle as well."""
    stage = in_battle("red.2", row=("dl-10",)).potions("outlaw", red=1).pool("outlaw", 0, 0)
    stage.marks("outlaw", "outlaw.armour", "stamina", "stamina").battle()
    stage.do("drink red outlaw.armour").roll(5, 5).do("done")
    assert stage.told("unharmed") == ["seat-1"]


# Fence.


def fencing(*items: str) -> Stage:
    """The Outlaw rests with Fence and these items."""
    return outlaw("green.1").pouch("outlaw", *items)


def test_fence_turns_an_item_into_a_level() -> None:
    """SA-A5: after restoring and before equipping one item becomes a level of its colour."""
    stage = fencing("sure-foot-greaves", "seers-hood").pool("outlaw", 0, 0)
    stage.marks("outlaw", "outlaw.boots", "focus").do("rest")
    assert stage.champion("outlaw").pool == [0, 1]  # restored
    assert stage.legal() == [
        *["sell sure-foot-greaves red", "sell sure-foot-greaves green", "sell seers-hood blue"],
        "decline",
    ]
    stage.do("sell sure-foot-greaves red")
    assert {"raise red-1", "raise white-green-3"} <= set(stage.legal())
    assert "raise blue-1" not in stage.legal()
    stage.do("raise red-1")
    assert gem_pool(stage.champion("outlaw")) == {"red": 1, "white": 1}
    assert [WORDS.word("demon", one) for one in stage.quest.discards[1]] == ["g2-06"]
    assert stage.asks() == "resting"  # once per Rest, and now equipping
    assert stage.offers("sell") == []


def test_what_fence_wins_is_there_at_once() -> None:
    """SA-A5: a gem won by Fence can be used for equipping in the same Rest."""
    stage = fencing("seers-hood", "silk-slippers").gems("outlaw").do("rest", "sell seers-hood blue")
    stage.do("raise blue-1")
    assert "equip silk-slippers boots blue" in stage.legal()


def test_fence_is_voluntary_and_needs_a_gem_to_move() -> None:
    """SA-A5, SA-F10: Fence may be left; a colour without any gem to move cannot be sold for."""
    stage = fencing("seers-hood").do("rest", "decline")
    assert stage.asks() == "resting"
    bare = dict.fromkeys(("blue_1", "blue_2", "blue_3", "white_blue_2", "white_green_3"), 0)
    stage = fencing("seers-hood", "sure-foot-greaves").chart("outlaw", **bare).do("rest")
    assert stage.refuses("sell seers-hood blue") == ("SA-F10", "refused-no-level-to-gain")
    assert stage.facts("sell seers-hood blue") == {"item": "seers-hood", "colour": "blue"}
    stage = fencing("seers-hood").chart("outlaw", **bare).do("rest")
    assert stage.asks() == "resting"  # nothing could be sold


def test_no_fence_in_the_last_rest() -> None:
    """SA-A5, SA-W6: Fence does not work in the last rest."""
    stage = fencing("seers-hood", "feathered-cap").at_walls("outlaw", "huntress").do("breach")
    stage.do("answer")
    assert stage.told("act-five-ended") == [""]
    assert stage.asks("outlaw") == "resting"


# Loaded Dice.


def test_loaded_dice_sets_a_one_or_a_six() -> None:
    """SA-A5: an unplaced die that shows 1 or 6 may be set to any face, once per fight."""
    stage = outlaw("green.3", demons=("r3-01",)).dice("outlaw", 3).do("fight").roll(1, 3, 6)
    stage.do("skill outlaw.green.3")
    turns = [f"turn {die} {face}" for die in (1, 6) for face in range(1, 7)]
    assert stage.legal() == turns
    assert stage.refuses("turn 3 4") == ("SA-F4", "refused-wrong-result")
    stage.do("turn 1 5")
    assert faces(stage.champion("outlaw")) == [5, 3, 6]
    assert "hit r3-01 5*" in stage.legal()  # a free change is a change
    assert stage.refuses("skill outlaw.green.3") == ("SA-A5", "refused-skill-used")


def test_loaded_dice_needs_such_a_die() -> None:
    """SA-A5: without a 1 or a 6 in hand Loaded Dice is refused; a changed die fits as well."""
    stage = outlaw("green.3", demons=("r3-01",)).do("fight").roll(2, 3)
    assert stage.refuses("skill outlaw.green.3") == ("SA-F4", "refused-no-die-to-change")
    stage.do("use outlaw.gloves stamina", "turn 2 1", "skill outlaw.green.3", "turn 1* 4")
    assert faces(stage.champion("outlaw")) == [4, 3]


def test_loaded_dice_in_the_last_battle() -> None:
    """SA-A5, SA-K9: in the last battle it makes a changed die that a veiled card takes."""
    stage = in_battle("green.3", row=("dl-01", "fu-13", "dl-02")).dice("outlaw", 3).battle()
    stage.roll(1, 1, 6).do("hit dl-01 1", "hit dl-01 1", "penalty")
    assert stage.offers("hit") == []
    stage.do("skill outlaw.green.3", "turn 6 2", "hit fu-13 2*")
    assert stage.told("card-beaten") == ["seat-1 dl-01", "seat-1 fu-13"]


# Adrenal Draught.


@pytest.mark.parametrize(("drinks", "dice"), [(0, 2), (1, 3), (2, 3)])
def test_adrenal_draught(drinks: int, dice: int) -> None:
    """SA-F16: one potion or more before this roll, and one silver die is rolled too."""
    stage = outlaw("blue.2", demons=("r1-05",)).potions("outlaw", red=3)
    stage.marks("outlaw", "outlaw.armour", "stamina", "stamina")
    stage.marks("outlaw", "outlaw.gloves", "stamina").do("fight")
    for _ in range(drinks):
        stage.do("drink red outlaw.armour")
    stage.do("roll")
    assert stage.asks_nature() == f"roll number {dice}"
    stage.roll(*range(1, dice + 1))
    assert silver_dice(stage.champion("outlaw")) == dice - 2


def test_adrenal_draught_counts_this_fight_only() -> None:
    """SA-F16: a potion of an earlier fight brings no silver die."""
    stage = outlaw("blue.2", demons=("r1-05",)).potions("outlaw", red=1).rage("outlaw", 0)
    stage.marks("outlaw", "outlaw.gloves", "stamina").pool("outlaw", 0, 0)
    stage.do("fight", "drink red outlaw.gloves").roll(1, 1, 1).do("done", "rest", "fight")
    assert stage.asks_nature() == "roll number 2"


# Venom.


def test_venom_hits_the_last_open_box() -> None:
    """SA-A5: Venom hits the last open box of a demon with two or more boxes in all."""
    stage = outlaw("blue.3", demons=("r2-01", "r3-01", "r1-05", "r3-04")).hits("r3-01", 4, 5)
    stage.hits("r3-04", 3).pool("outlaw", 1, 0).do("fight").roll(6, 2)
    assert [one for one in stage.offers("use") if "outlaw.blue.3" in one] == [
        "use outlaw.blue.3 stamina"
    ]
    stage.do("hit r2-01 6", "use outlaw.blue.3 stamina")
    assert stage.legal() == ["strike r2-01 1", "strike r3-01 6"]
    assert stage.refuses("strike r1-05 3") == ("SA-A5", "refused-nothing-to-hit")
    assert stage.refuses("strike r3-04 6") == ("SA-A5", "refused-nothing-to-hit")
    stage.do("strike r3-01 6")
    assert stage.told("demon-killed") == ["seat-1 r3-01"]
    assert stage.champion("outlaw").pool == [0, 0]


def test_venom_needs_such_a_demon() -> None:
    """SA-A5: a demon of one box, or with two open ones, is nothing for Venom."""
    stage = outlaw("blue.3", demons=("r1-05", "r2-01")).do("fight").roll(2, 2)
    for way in ("stamina", "focus"):
        refused = stage.refuses(f"use outlaw.blue.3 {way}")
        assert refused == ("SA-A5", "refused-nothing-to-hit")


def test_venom_in_the_last_battle() -> None:
    """SA-A5, SA-L3: Venom beats the card under the figure when one of its boxes is open."""
    stage = in_battle("blue.3", row=("dl-01", "dl-02")).hits("dl-02", 2).battle().roll(1, 5)
    assert [one for one in stage.offers("use") if "outlaw.blue.3" in one] == []
    stage.do("hit dl-01 1", "use outlaw.blue.3 focus")
    assert stage.told("card-beaten") == ["seat-1 dl-01"]

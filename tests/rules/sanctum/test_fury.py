"""Furies: what happens when the figure steps onto one (SA-L4, SA-K9)."""

from typing import Final

import pytest
from tests.support.sanctum.layout import BOX, faces, number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.box import (
    LOSE_DIE,
    ONLY_CHANGED,
    PAY_BOX,
    REROLL_FACE,
    SPEND_RAGE,
)
from hordekeep.games.sanctum.model.champion import CHANGED

FURIES: Final = [f"fu-{n:02}" for n in range(1, 19)]
ALWAYS: Final = (REROLL_FACE, ONLY_CHANGED)


def stepping(fury: str, *dice: int, hero: str = "slayer") -> Stage:
    """A hero, alone, with these dice and two 1s more that are about to beat the card before."""
    other = "dancer" if hero != "dancer" else "slayer"
    stage = Stage(hero, other).dead(other).row(hero, "dl-01", fury, "dl-26")
    return stage.dice(hero, len(dice) + 2).battle(rounds=9)  # the roars are over


def stepped(stage: Stage, *dice: int) -> Stage:
    """The two 1s have beaten the card; the fury is open."""
    return stage.roll(1, 1, *dice).do("hit dl-01 1", "hit dl-01 1")


@pytest.mark.parametrize("fury", FURIES)
def test_every_fury_is_a_choice(fury: str) -> None:
    """SA-K9, SA-L9, SA-K11: every fury leaves the choice; the wounds cannot be blocked."""
    stage = stepped(stepping(fury, 3), 3)
    assert stage.legal() == ["penalty", "wounds"]
    wounds = BOX.foe_wounds[number("foe", fury)]
    stage.do("wounds")
    assert stage.champion("slayer").life == 10 - wounds
    assert stage.asks() == "attack"


@pytest.mark.parametrize("fury", FURIES)
def test_every_fury_penalty_can_be_taken(fury: str) -> None:
    """SA-K9, SA-L4: who takes the penalty takes no wound, and the attack goes on."""
    stage = stepped(stepping(fury, 3), 3).do("penalty")
    while stage.asks() == "pay-penalty":
        stage.do(stage.legal()[0])
    assert stage.champion("slayer").life == 10
    assert stage.told("penalty-taken") == [f"seat-1 {fury}"]
    assert stage.asks() == "attack"


@pytest.mark.parametrize("fury", FURIES)
def test_an_impossible_fury_means_the_wounds(fury: str) -> None:
    """SA-K9, SA-L9: without marker, box, rage or die the wounds follow unasked."""
    foe = number("foe", fury)
    stage = stepping(fury).pool("slayer", 0, 0).rage("slayer", 0)
    for ability, boxes in (("slayer.armour", 2), ("slayer.gloves", 1), ("slayer.weapon-1", 1)):
        stage.marks("slayer", ability, *["stamina"] * boxes)
    stepped(stage)
    if BOX.foe_penalty[foe][0] in ALWAYS:
        assert stage.legal() == ["penalty", "wounds"]
        return
    assert stage.champion("slayer").life == 10 - BOX.foe_wounds[foe]
    assert stage.asks() == "attack"


def test_a_box_is_paid_without_effect() -> None:
    """SA-K9: a marker goes from the pool onto an empty box that takes it; nothing else happens."""
    assert BOX.foe_penalty[number("foe", "fu-01")] == (PAY_BOX,)
    stage = stepping("fu-01", 3).pool("slayer", 1, 1)
    stage.marks("slayer", "slayer.gloves", "stamina")
    stepped(stage, 3).do("penalty")
    assert stage.legal() == [
        "pay slayer.armour red stamina",
        "pay slayer.weapon-1 purple stamina",
        "pay slayer.weapon-1 purple focus",
    ]
    assert stage.refuses("pay slayer.gloves red stamina") == ("SA-A1", "refused-box-occupied")
    stage.do("pay slayer.weapon-1 purple focus")
    slayer = stage.champion("slayer")
    assert (slayer.pool, slayer.marks[2], faces(slayer)) == ([1, 0], 2, [1, 1, 3])
    assert stage.refuses("use slayer.weapon-1 stamina") == ("SA-A1", "refused-box-occupied")


@pytest.mark.parametrize("half", ["stamina", "spoiled"])
def test_the_second_box_may_be_paid(half: str) -> None:
    """SA-K9: also the second box of an ability that is half used or half spoiled."""
    stage = stepping("fu-01", 3).pool("slayer", 1, 0).marks("slayer", "slayer.armour", half)
    stage.marks("slayer", "slayer.gloves", "stamina")
    stage.marks("slayer", "slayer.weapon-1", "stamina")
    stepped(stage, 3).do("penalty")
    first = {"stamina": 1, "spoiled": 3}[half]
    assert stage.champion("slayer").marks[0] == first | 1 << 2
    assert stage.champion("slayer").pool == [0, 0]


def test_a_box_needs_its_marker() -> None:
    """SA-K9: a red box takes stamina; focus alone pays for purple and blue only."""
    stage = stepping("fu-01", 3).pool("slayer", 0, 2)
    stage.marks("slayer", "slayer.weapon-1", "stamina")
    stepped(stage, 3)
    assert stage.asks() == "attack"
    assert stage.champion("slayer").life == 9


def test_what_is_paid_stays() -> None:
    """SA-L4: a paid box, a lost marker and a spent rage stay; there is no rest any more."""
    stage = stepped(stepping("fu-01", 3).pool("slayer", 1, 0), 3)
    stage.do("penalty", "pay slayer.gloves red stamina", "done").roll(1, 1, 1)
    assert stage.champion("slayer").marks[1] == 1
    assert stage.champion("slayer").pool == [0, 0]


def test_dice_are_rolled_again() -> None:
    """SA-K9: all unplaced dice of the face, until none shows it; placed ones are left alone."""
    assert BOX.foe_penalty[number("foe", "fu-06")] == (REROLL_FACE,)
    stage = stepped(stepping("fu-06", 1, 4, 1), 1, 4, 1).do("penalty")
    assert stage.asks_nature() == "roll number 2"
    chance = stage.table.chance_in(0)
    assert chance is not None
    assert list(chance.pool) == [2, 3, 4, 5, 6]
    stage.roll(4, 6)
    assert faces(stage.champion("slayer")) == [1, 1, 4, 4, 6]
    assert stage.offers("hit") == ["hit fu-06 4"]


def test_nothing_to_roll_again_is_a_penalty_too() -> None:
    """SA-K9: it may be chosen with no die of that face, and costs nothing then."""
    stage = stepped(stepping("fu-06", 4), 4).do("penalty")
    assert stage.asks() == "attack"
    assert stage.champion("slayer").life == 10


def test_the_rage_is_used_up() -> None:
    """SA-K9: one active token becomes inactive; without one the wounds follow."""
    assert BOX.foe_penalty[number("foe", "fu-08")] == (SPEND_RAGE,)
    stage = stepped(stepping("fu-08", 4).rage("slayer", 2, 2), 4).do("penalty")
    assert stage.champion("slayer").rage == 1
    stage = stepped(stepping("fu-08", 4).rage("slayer", 0), 4)
    assert stage.champion("slayer").life == 9


def test_a_die_is_lost() -> None:
    """SA-K9: an unplaced die of choice is out of this fight, and does not wake the rage."""
    assert BOX.foe_penalty[number("foe", "fu-10")] == (LOSE_DIE,)
    stage = stepped(stepping("fu-10", 4, 5).rage("slayer", 0), 4, 5).do("penalty")
    assert stage.legal() == ["drop 4", "drop 5"]
    stage.do("drop 5")
    assert stage.offers("hit") == ["hit fu-10 4"]
    stage.do("hit fu-10 4")
    assert stage.champion("slayer").at == 2
    stage.do("done", "done")
    assert stage.champion("slayer").rage == 0
    assert stage.asks_nature() == "roll number 4"  # it is back in the next fight


def test_a_lost_die_cannot_be_used() -> None:
    """SA-K9, SA-F6: a lost die is neither changed nor placed, and is not rolled again."""
    stage = stepped(stepping("fu-10", 4).rage("slayer", 1), 4).do("penalty")
    assert stage.legal() == ["done"]
    assert stage.refuses("rage") == ("SA-F3", "refused-no-unplaced-die")
    assert stage.refuses("use slayer.gloves stamina") == ("SA-F3", "refused-no-unplaced-die")


def test_only_changed_dice_hit() -> None:
    """SA-K9: unchanged dice do not hit this card in this fight; changed ones do."""
    assert BOX.foe_penalty[number("foe", "fu-13")] == (ONLY_CHANGED,)
    stage = stepped(stepping("fu-13", 2, 3), 2, 3).do("penalty")
    assert stage.offers("hit") == []
    assert stage.refuses("hit fu-13 2") == ("SA-K9", "refused-only-changed-hit")
    assert stage.facts("hit fu-13 2") == {"foe": "fu-13", "die": "2"}
    stage.do("use slayer.gloves stamina", "turn 3 2")
    assert stage.offers("hit") == ["hit fu-13 2*"]
    stage.do("hit fu-13 2*")
    assert stage.champion("slayer").at == 2


def test_a_change_before_the_fury_counts() -> None:
    """SA-K9, SA-A2: any change earlier in the fight counts, also back to the same face."""
    stage = stepping("fu-13", 2).roll(1, 1, 2).do("rage", "turn 2 2", "hit dl-01 1", "hit dl-01 1")
    stage.do("penalty")
    assert stage.offers("hit") == ["hit fu-13 2*"]


def test_a_rerolled_die_is_unchanged_again() -> None:
    """SA-K9: a die that a fury rolls again has not been changed since."""
    stage = Stage("slayer", "dancer").dead("dancer").dice("slayer", 5).battle()
    stage.row("slayer", "dl-01", "fu-04", "fu-13", "dl-02").hits("fu-04", 5)
    stage.roll(1, 1, 2, 5, 2).do(
        "use slayer.gloves stamina", "turn 5 4", "use slayer.weapon-1 focus"
    )
    stage.do("turn 4* 6", "rage", "turn 6* 2", "hit dl-01 1", "hit dl-01 1")
    stage.do("penalty")  # all 2s are rolled again
    assert stage.asks_nature() == "roll number 3"
    stage.roll(3, 3, 6)
    assert faces(stage.champion("slayer")) == [1, 1, 3, 3, 6]
    assert not any(die & CHANGED for die in stage.champion("slayer").rolled)


def test_only_changed_ends_with_the_fight() -> None:
    """SA-L4: in the next fight any die of the face hits."""
    stage = stepped(stepping("fu-13", 2), 2).do("penalty", "done").do("done")
    stage.roll(2, 2, 3)
    assert stage.offers("hit") == ["hit fu-13 2"]


def test_only_changed_is_for_this_card_only() -> None:
    """SA-K9: the next card takes any die again."""
    stage = stepping("fu-13", 2, 3).roll(1, 1, 2, 3).do("rage", "turn 2 2")
    stage.do("hit dl-01 1", "hit dl-01 1", "penalty", "hit fu-13 2*")
    assert stage.offers("hit") == ["hit dl-26 3"]


def test_a_hit_without_a_die_is_allowed() -> None:
    """SA-K9, SA-A5: "only changed dice" forbids unchanged dice, not hits without a die."""
    stage = stepping("fu-13", 2, hero="huntress").skills("huntress.red.3")
    stepped(stage, 2).do("penalty")
    assert stage.offers("hit") == []
    stage.do("use huntress.red.3 stamina+stamina")
    assert stage.told("box-hit")[-1] == "seat-1 fu-13 2"
    assert stage.champion("huntress").at == 2


def test_a_fury_can_kill_in_mid_attack() -> None:
    """SA-L4, SA-F9: the dead place no more dice; beaten cards count, nothing else happens."""
    stage = stepped(stepping("fu-10", 4).life("slayer", 2), 4).do("wounds")
    slayer = stage.champion("slayer")
    assert (slayer.dead, slayer.at) == (1, 1)
    assert stage.ending() == "all-fallen"
    assert stage.told("attack-ended") == []


def test_a_fury_cannot_be_taken_back() -> None:
    """SA-U1: what a turned fury has shown stands; what was chosen since may be taken back."""
    stage = stepping("fu-10", 4).roll(1, 1, 4).do("hit dl-01 1").undo("slayer")
    stage.do("hit dl-01 1", "hit dl-01 1")
    assert stage.cannot_undo("slayer") == "undo-revealed"
    stage.do("penalty").undo("slayer")
    assert stage.legal() == ["penalty", "wounds"]
    assert stage.cannot_undo("slayer") == "undo-revealed"

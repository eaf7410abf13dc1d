"""Penalties of the Demon Lord's attacks: possible, impossible, chosen (SA-L9, SA-K1…K8, SA-K11)."""

from typing import Final

import pytest
from tests.support.sanctum.layout import BOX, number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.box import (
    FEWER_DICE,
    HEAL,
    LOSE_BLESSING,
    LOSE_EITHER,
    LOSE_FOCUS,
    LOSE_POTION,
    LOSE_STAMINA,
    MORE_DAMAGE,
    SHORTEN_LIFE,
    SPOIL_BOX,
)
from hordekeep.games.sanctum.rules.last_battle import RoaredAt, Round

ATTACKS: Final = [f"dl-{n:02}" for n in range(1, 34)]
ALWAYS: Final = (FEWER_DICE, MORE_DAMAGE, SHORTEN_LIFE, HEAL)


def roared(*cards: str) -> Stage:
    """Cards of a roar hit an outlaw, and a round follows; the dancer is dead."""
    row = "dl-32" if "dl-32" not in cards else "dl-31"
    stage = Stage("outlaw", "dancer").dead("dancer").row("outlaw", row)
    stage.quest.roars = 9
    return stage.agenda(*[RoaredAt(number("foe", card)) for card in cards], Round())


def rich(stage: Stage) -> Stage:
    """With everything that a penalty could want."""
    stage.pool("outlaw", 2, 2).potions("outlaw", 1, 1).blessings("outlaw", "bl-07")
    return stage.marks("outlaw", "outlaw.armour", "stamina")


def poor(stage: Stage) -> Stage:
    """With nothing that could be taken: no marker, no blessing, no potion, no empty box."""
    stage.pool("outlaw", 0, 0).marks("outlaw", "outlaw.boots", "focus")
    stage.marks("outlaw", "outlaw.armour", "stamina", "spoiled")
    return stage.marks("outlaw", "outlaw.gloves", "spoiled")


@pytest.mark.parametrize("card", ATTACKS)
def test_every_attack_is_a_choice(card: str) -> None:
    """SA-L9, SA-K11: every attack leaves the choice between its penalty and its wounds."""
    stage = rich(roared(card))
    assert stage.legal() == ["penalty", "wounds"]
    wounds = BOX.foe_wounds[number("foe", card)]
    stage.do("wounds")
    assert stage.champion("outlaw").life == 10 - wounds
    assert stage.told("wounds-taken") == [f"seat-1 {card} {wounds}"]
    assert stage.told("penalty-taken") == []


@pytest.mark.parametrize("card", ATTACKS)
def test_every_penalty_can_be_taken(card: str) -> None:
    """SA-L9: who takes the penalty takes no wound by it."""
    stage = rich(roared(card)).do("penalty")
    while stage.asks() == "pay-penalty":
        stage.do(stage.legal()[0])
    healed = HEAL in BOX.foe_penalty[number("foe", card)]
    assert stage.champion("outlaw").life == 10 + healed
    assert stage.told("penalty-taken") == [f"seat-1 {card}"]
    assert stage.told("wounds-taken") == []


@pytest.mark.parametrize("card", ATTACKS)
def test_an_impossible_penalty_means_the_wounds(card: str) -> None:
    """SA-L9, SA-K3: a penalty that cannot be taken means the wounds, and nothing is asked."""
    foe = number("foe", card)
    stage = poor(roared(card))
    if BOX.foe_penalty[foe][0] in ALWAYS:
        assert stage.legal() == ["penalty", "wounds"]
        return
    assert stage.asked() == []
    assert stage.champion("outlaw").life == 10 - BOX.foe_wounds[foe]
    assert stage.champion("outlaw").life < 10


def test_wounds_cannot_be_blocked() -> None:
    """SA-K11: no shield helps against them."""
    stage = rich(roared("dl-13")).skills("outlaw.red.2").do("wounds")
    assert stage.told("wounded") == ["seat-1 2 8"]
    assert stage.told("shields-raised") == []


def test_wounds_may_be_chosen_even_if_they_kill() -> None:
    """SA-K11: the choice is free while the penalty can be taken."""
    stage = rich(roared("dl-13")).life("outlaw", 1)
    assert stage.legal() == ["penalty", "wounds"]
    assert stage.do("wounds").ending() == "all-fallen"


@pytest.mark.parametrize(("card", "marker"), [("dl-07", 0), ("dl-01", 1)])
def test_a_marker_is_lost_from_the_pool(card: str, marker: int) -> None:
    """SA-K1: one stamina or one focus, from the pool; those on boxes do not help."""
    assert BOX.foe_penalty[number("foe", card)] == ((LOSE_STAMINA, LOSE_FOCUS)[marker],)
    stage = roared(card).pool("outlaw", 1, 1).do("penalty")
    assert stage.champion("outlaw").pool[marker] == 0
    assert stage.champion("outlaw").pool[1 - marker] == 1
    stage = roared(card).pool("outlaw", marker, 1 - marker)
    stage.marks("outlaw", "outlaw.gloves", ("stamina", "focus")[marker])
    assert stage.asked() == []
    assert stage.champion("outlaw").life == 8


def test_either_marker_is_a_choice() -> None:
    """SA-K1: stamina or focus, whichever the player likes; with one kind only, that one."""
    assert BOX.foe_penalty[number("foe", "dl-12")] == (LOSE_EITHER,)
    stage = roared("dl-12").pool("outlaw", 1, 1).do("penalty")
    assert stage.legal() == ["lose stamina", "lose focus"]
    assert stage.do("lose focus").champion("outlaw").pool == [1, 0]
    stage = roared("dl-12").pool("outlaw", 0, 1).do("penalty")
    assert stage.champion("outlaw").pool == [0, 0]


def test_a_blessing_is_lost_unused() -> None:
    """SA-K2: a blessing of choice is turned down without its effect; a used one cannot be lost."""
    assert BOX.foe_penalty[number("foe", "dl-09")] == (LOSE_BLESSING,)
    stage = roared("dl-09").blessings("outlaw", "bl-01", "bl-07", "bl-09", spent=["bl-09"])
    stage.pool("outlaw", 0, 0).do("penalty")
    assert stage.legal() == ["forfeit bl-01", "forfeit bl-07"]
    assert stage.refuses("forfeit bl-09") == ("SA-K10", "refused-blessing-spent")
    stage.do("forfeit bl-01")
    assert stage.champion("outlaw").pool == [0, 0]
    assert stage.champion("outlaw").unspent() == [number("blessing", "bl-07")]
    assert len(stage.champion("outlaw").blessings) == 3


def test_only_unused_blessings_can_be_lost() -> None:
    """SA-K2, SA-L9: without an unused one the wounds follow."""
    stage = roared("dl-09").blessings("outlaw", "bl-09", spent=["bl-09"])
    assert stage.champion("outlaw").life == 10
    assert stage.asked() == []
    assert stage.champion("outlaw").life == 8


def test_a_rider_heals_after_the_penalty() -> None:
    """SA-K7, SA-K2: the rider follows the penalty, and 10 goes to 11."""
    assert BOX.foe_penalty[number("foe", "dl-02")] == (LOSE_BLESSING, HEAL)
    stage = roared("dl-02").blessings("outlaw", "bl-01").do("penalty")
    assert (stage.champion("outlaw").life, stage.champion("outlaw").unspent()) == (11, [])
    assert stage.told("healed") == ["seat-1 11"]


def test_nobody_is_healed_beyond_eleven() -> None:
    """SA-J8: a marker above the track stays there; the penalty is paid all the same."""
    stage = roared("dl-02").blessings("outlaw", "bl-01").life("outlaw", 11).do("penalty")
    assert (stage.champion("outlaw").life, stage.champion("outlaw").unspent()) == (11, [])
    assert stage.told("healed") == []


def test_by_the_first_rules_healing_has_no_end() -> None:
    """SA-K7: a journal of rules 1 goes on as it was played."""
    stage = roared("dl-02").blessings("outlaw", "bl-01").life("outlaw", 11)
    stage.table.state.rules = 1
    assert stage.do("penalty").champion("outlaw").life == 12


def test_a_rider_is_nothing_without_its_penalty() -> None:
    """SA-K7, SA-L9: who takes the wounds is not healed; no blessing, no choice."""
    stage = roared("dl-02").blessings("outlaw", "bl-01").do("wounds")
    assert stage.champion("outlaw").life == 8
    stage = roared("dl-02")
    assert stage.asked() == []
    assert stage.champion("outlaw").life == 8


@pytest.mark.parametrize(
    ("card", "colours"),
    [
        ("dl-03", ["blue"]),
        ("dl-04", ["purple"]),
        ("dl-17", ["red"]),
        ("dl-05", ["red", "purple", "blue"]),
    ],
)
def test_a_box_is_spoiled(card: str, colours: list[str]) -> None:
    """SA-K3: one empty box, or one of a given colour; purple is a colour of its own."""
    boxes = {"red": "outlaw.armour", "purple": "outlaw.gloves", "blue": "outlaw.boots"}
    stage = roared(card).do("penalty")
    if len(colours) > 1:
        assert stage.legal() == [f"spoil {boxes[colour]} {colour}" for colour in colours]
        stage.do("spoil outlaw.armour red")
        colours = ["red"]
    assert stage.told("box-spoiled") == [f"seat-1 {boxes[colours[0]]} {colours[0]}"]
    assert BOX.foe_penalty[number("foe", card)] == (SPOIL_BOX,)


def test_a_spoiled_box_blocks_its_ability() -> None:
    """SA-K3, SA-A7: for good; the second box may be spoiled too."""
    stage = roared("dl-17").pool("outlaw", 3, 0).do("penalty").roll(1, 1).do("done")
    assert stage.asks_nature() == "roll number 2"  # no block was asked: the armour is spoiled
    stage = roared("dl-17").marks("outlaw", "outlaw.armour", "spoiled").do("penalty")
    assert stage.champion("outlaw").marks[0] == 3 | 3 << 2
    stage = roared("dl-17").marks("outlaw", "outlaw.armour", "spoiled", "spoiled")
    assert stage.asked() == []
    assert stage.champion("outlaw").life == 8


def test_an_occupied_box_is_not_empty() -> None:
    """SA-K3: a box with a marker on it cannot be spoiled."""
    stage = roared("dl-05").marks("outlaw", "outlaw.armour", "stamina")
    stage.marks("outlaw", "outlaw.gloves", "focus").do("penalty")
    assert stage.legal() == ["spoil outlaw.armour red", "spoil outlaw.boots blue"]
    assert stage.refuses("spoil outlaw.gloves purple") == ("SA-K3", "refused-no-such-box")
    assert stage.facts("spoil outlaw.gloves purple") == {
        "ability": "outlaw.gloves",
        "box": "purple",
    }
    stage.do("spoil outlaw.armour red")
    assert stage.champion("outlaw").marks[0] == 1 | 3 << 2


def test_one_die_less_in_the_next_fight() -> None:
    """SA-K4: one gold die less, in exactly one fight; it does not count for the rage."""
    stage = roared("dl-13").dice("outlaw", 2).rage("outlaw", 0).hits("dl-32", 3, 3).do("penalty")
    assert stage.asks_nature() == "roll number 1"
    stage.roll(2).do("done").do("done")
    assert stage.champion("outlaw").rage == 1  # the one that was rolled woke it
    assert stage.asks_nature() == "roll number 2"


def test_a_missing_die_does_not_wake_the_rage() -> None:
    """SA-K4, SA-F6: with no other die unplaced the rage sleeps on."""
    stage = roared("dl-13").dice("outlaw", 2).rage("outlaw", 0).do("penalty").roll(3)
    stage.do("hit dl-32 3", "done")
    assert stage.champion("outlaw").rage == 0


def test_missing_dice_and_damage_add_up() -> None:
    """SA-K4, SA-K5: suffered twice, both count twice, in the next fight only."""
    stage = roared("dl-13", "dl-28", "dl-10", "dl-29").dice("outlaw", 4).pool("outlaw", 0, 0)
    stage.do("penalty", "penalty", "penalty", "penalty")
    assert stage.asks_nature() == "roll number 2"
    stage.roll(1, 1).do("done")
    assert stage.told("wounded") == ["seat-1 5 5"]  # 1 of the card, 2 and 2
    assert stage.asks_nature() == "roll number 4"
    stage.roll(1, 1, 1, 1).do("done")
    assert stage.told("wounded")[1:] == ["seat-1 1 4"]


def test_more_missing_dice_than_there_are() -> None:
    """SA-K4: who has no die left rolls none."""
    stage = roared("dl-13").dice("outlaw", 1).do("penalty")
    assert stage.told("dice-rolled") == ["seat-1"]
    assert stage.asks() == "attack"
    assert stage.legal() == ["done"]


def test_more_damage_in_the_next_fight() -> None:
    """SA-K5: two more, even if all cards fall; shields help against it."""
    assert BOX.foe_penalty_arg[number("foe", "dl-10")] == (2,)
    stage = roared("dl-10").hits("dl-32", 3, 3).dice("outlaw", 1).pool("outlaw", 2, 0)
    stage.do("penalty").roll(5).do("hit dl-32 5", "done")
    assert stage.asks() == "block"
    stage.do("use outlaw.armour stamina+stamina")
    assert stage.champion("outlaw").life == 10
    assert stage.ending() == "lord-beaten"


@pytest.mark.parametrize(("life", "dead"), [(2, 0), (1, 1)])
def test_the_life_track_is_shortened(life: int, dead: int) -> None:
    """SA-K6: the death space and 1 are death now; a marker there is death at once."""
    assert BOX.foe_penalty[number("foe", "dl-08")] == (SHORTEN_LIFE,)
    stage = roared("dl-08").life("outlaw", life).do("penalty")
    assert stage.champion("outlaw").dead == dead
    assert stage.told("life-shortened") == ["seat-1 1"]


def test_shortened_again() -> None:
    """SA-K6: then the next two: 3 and below are death, and a wound onto 3 kills."""
    stage = roared("dl-08", "dl-22").life("outlaw", 4).pool("outlaw", 0, 0)
    stage.do("penalty", "penalty")
    assert not stage.champion("outlaw").dead
    stage.roll(1, 1).do("done")
    assert stage.champion("outlaw").dead
    assert stage.champion("outlaw").life == 3


def test_death_comes_before_the_rider() -> None:
    """SA-K6, SA-K7: shortened onto the own marker is death at once; nobody is healed after it."""
    assert BOX.foe_penalty[number("foe", "dl-16")] == (SHORTEN_LIFE, HEAL)
    stage = roared("dl-16").life("outlaw", 1).do("penalty")
    assert (stage.champion("outlaw").dead, stage.champion("outlaw").life) == (1, 1)
    assert stage.told("healed") == []
    stage = roared("dl-16").life("outlaw", 2).do("penalty")
    assert (stage.champion("outlaw").dead, stage.champion("outlaw").life) == (0, 3)


def test_a_shortened_track_changes_no_score() -> None:
    """SA-K6, SA-E2: the score is the life marker, whatever is marked below."""
    stage = roared("dl-08").life("outlaw", 5).hits("dl-32", 3, 3).dice("outlaw", 1)
    stage.do("penalty").roll(5).do("hit dl-32 5", "done")
    result = stage.table.result()
    assert result is not None
    assert result.scores == (5, 0)


def test_a_potion_is_spilled() -> None:
    """SA-K8: a potion is drunk and the marker that it frees is lost; the box is free again."""
    assert BOX.foe_penalty[number("foe", "dl-26")] == (LOSE_POTION,)
    stage = roared("dl-26").potions("outlaw", 1, 1).pool("outlaw", 1, 1)
    stage.marks("outlaw", "outlaw.gloves", "focus").marks("outlaw", "outlaw.armour", "stamina")
    stage.do("penalty")
    assert stage.legal() == ["spill red outlaw.armour", "spill blue outlaw.gloves"]
    stage.do("spill blue outlaw.gloves")
    outlaw = stage.champion("outlaw")
    assert (outlaw.potions, outlaw.pool, outlaw.marks[1]) == ([1, 0], [1, 1], 0)
    assert outlaw.drunk == 0


@pytest.mark.parametrize(("potions", "mark"), [((0, 1), "stamina"), ((1, 1), "empty")])
def test_a_potion_that_frees_nothing(potions: tuple[int, int], mark: str) -> None:
    """SA-K8, SA-L9: it needs a potion and a marker that this potion could free."""
    stage = roared("dl-26").potions("outlaw", *potions).marks("outlaw", "outlaw.gloves", mark)
    assert stage.asked() == []
    assert stage.champion("outlaw").life == 8


def test_what_is_refused_says_why() -> None:
    """SA-L9: a penalty that only a blessing could make possible is refused until then."""
    stage = roared("dl-07").pool("outlaw", 0, 2).blessings("outlaw", "bl-01")
    assert stage.legal() == ["wounds", "bless bl-01"]
    assert stage.refuses("penalty") == ("SA-L9", "refused-penalty-impossible")
    stage.do("bless bl-01")
    assert stage.legal() == ["penalty", "wounds"]

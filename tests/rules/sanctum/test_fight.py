"""A fight up to the dice on their boxes, clause by clause (SA-F1…F6, F14…F16)."""

import pytest
from tests.support.sanctum.layout import BOX, faces, number, silver_dice
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.box import BOX_COLOURS
from hordekeep.games.sanctum.model.champion import EMPTY, STAMINA_MARK
from hordekeep.games.sanctum.rules.abilities import boxes_of


def huntress(*demons: str) -> Stage:
    """The Huntress with these demons; −2 and ±1 for focus, two shields for two stamina."""
    return Stage("huntress", "outlaw").demons("huntress", *demons)


def outlaw(*demons: str) -> Stage:
    """The Outlaw with these demons; ±1 for either marker, +2 for focus."""
    return Stage("outlaw", "huntress").demons("outlaw", *demons)


# Before the roll.


def test_potions_before_the_roll() -> None:
    """SA-F1: before the roll a red potion frees a stamina marker, a blue one a focus marker."""
    stage = huntress("r1-05").potions("huntress", red=1, blue=1).pool("huntress", 0, 1)
    stage.marks("huntress", "huntress.helmet", "focus")
    stage.marks("huntress", "huntress.armour", "stamina", "stamina").do("fight")
    assert stage.legal() == ["drink red huntress.armour", "drink blue huntress.helmet", "roll"]
    stage.do("drink blue huntress.helmet")
    assert stage.champion("huntress").pool == [0, 2]
    assert stage.champion("huntress").potions == [1, 0]
    stage.do("drink red huntress.armour")
    assert stage.champion("huntress").pool == [1, 2]
    assert stage.asks_nature() == "roll number 2"  # nothing is left to do before


def test_the_markers_colour_counts() -> None:
    """SA-F1: the marker's colour counts, not the box's: stamina on purple takes a red potion."""
    for marker, potion, other in (("stamina", "red", "blue"), ("focus", "blue", "red")):
        stage = outlaw("r1-05").potions("outlaw", red=1, blue=1)
        stage.marks("outlaw", "outlaw.gloves", marker).do("fight")
        assert stage.offers("drink") == [f"drink {potion} outlaw.gloves"]
        refused = stage.refuses(f"drink {other} outlaw.gloves")
        assert refused == ("SA-F1", "refused-nothing-to-free")
        facts = stage.facts(f"drink {other} outlaw.gloves")
        assert facts == {"potion": other, "ability": "outlaw.gloves"}


def test_one_box_of_two_may_be_freed() -> None:
    """SA-F1: one box of a two-box ability may be freed; it stays blocked until both are free."""
    stage = huntress("r2-01").potions("huntress", red=2).pool("huntress", 2, 0)
    stage.marks("huntress", "huntress.armour", "stamina", "stamina").do("fight")
    stage.do("drink red huntress.armour", "roll").roll(2, 3).do("done")
    assert stage.champion("huntress").pool == [3, 0]
    assert stage.told("wounded") == ["seat-1 2 8"]  # no block is even asked

    stage = huntress("r2-01").potions("huntress", red=2).pool("huntress", 2, 0)
    stage.marks("huntress", "huntress.armour", "stamina", "stamina").do("fight")
    stage.do("drink red huntress.armour", "drink red huntress.armour").roll(2, 3).do("done")
    assert stage.asks() == "block"
    assert "use huntress.armour stamina+stamina" in stage.legal()


def test_of_two_like_markers_the_first_box_is_freed() -> None:
    """SA-J4: of two like markers on one ability that on the first box is freed, red here."""
    stage = Stage("slayer", "outlaw").demons("slayer", "r1-05").potions("slayer", red=1)
    stage.equipped("slayer", "moonlit-mantle")
    stage.marks("slayer", "moonlit-mantle.1", "stamina", "stamina").do("fight")
    assert stage.legal() == ["drink red moonlit-mantle.1", "roll"]
    stage.do("drink red moonlit-mantle.1")
    ability = number("ability", "moonlit-mantle.1")
    assert [BOX_COLOURS[colour] for colour in BOX.ability_boxes[ability]] == ["red", "purple"]
    champion = stage.champion("slayer")
    assert boxes_of(champion, champion.abilities.index(ability)) == (EMPTY, STAMINA_MARK)


def test_a_potion_is_drunk_for_a_marker_that_lies_there() -> None:
    """SA-F1: a potion without that marker to free, and one that is not there, cannot be drunk."""
    stage = huntress("r1-05").potions("huntress", blue=1)
    stage.marks("huntress", "huntress.helmet", "focus").do("fight")
    refused = stage.refuses("drink red huntress.helmet")
    assert refused == ("SA-F1", "refused-no-such-potion")
    assert stage.facts("drink red huntress.helmet")["potion"] == "red"
    refused = stage.refuses("drink blue huntress.gloves")
    assert refused == ("SA-F1", "refused-nothing-to-free")


def test_nobody_is_asked_about_potions_that_change_nothing() -> None:
    """SA-J7: nothing to free, nothing else to do, and no skill that counts potions."""
    stage = huntress("r1-05").potions("huntress", red=2, blue=2).do("fight")
    assert stage.asks_nature() == "roll number 2"


def skilled_outlaw(*skills: str) -> Stage:
    """The Outlaw with two potions of each colour and every marker in its pool."""
    stage = Stage("outlaw", "huntress").demons("outlaw", "r1-05")
    stage.potions("outlaw", red=2, blue=2)
    return stage.skills(*skills).do("fight")


def test_a_potion_that_frees_nothing_may_be_given_up() -> None:
    """SA-F1, SA-J7: and counts as drunk; Adrenal Draught answers with the silver die."""
    stage = skilled_outlaw("outlaw.blue.2")
    assert stage.legal() == ["give-up red", "give-up blue", "roll"]
    stage.do("give-up blue")
    assert stage.champion("outlaw").potions == [2, 1]
    assert stage.asks_nature() == "roll number 3"  # more would make no difference


def test_every_potion_given_up_counts() -> None:
    """SA-J7: as a potion drunk; Numb brings shields for each."""
    stage = skilled_outlaw("outlaw.red.2").do("give-up red", "give-up red", "give-up blue")
    assert stage.legal() == ["give-up blue", "roll"]
    assert (stage.champion("outlaw").drunk, stage.champion("outlaw").potions) == (3, [0, 1])


def test_a_potion_that_can_free_a_marker_is_not_given_up() -> None:
    """SA-J7: it is drunk for the marker; one of the other colour may go beside it."""
    stage = Stage("slayer", "outlaw").demons("slayer", "r1-05").potions("slayer", red=1, blue=1)
    stage.equipped("slayer", "moonlit-mantle")
    stage.marks("slayer", "moonlit-mantle.1", "stamina", "stamina").do("fight")
    assert stage.legal() == ["drink red moonlit-mantle.1", "give-up blue", "roll"]
    assert stage.refuses("give-up red") == ("SA-J7", "refused-frees-a-marker")


def test_by_the_first_rules_no_potion_is_given_up() -> None:
    """SA-F1: a journal of rules 1 is asked as it was."""
    stage = outlaw("r1-05").potions("outlaw", red=2).skills("outlaw.blue.2")
    stage.table.state.rules = 1
    assert stage.do("fight").asks_nature() == "roll number 2"


def test_a_spoiled_box_is_not_freed() -> None:
    """SA-F1, SA-A7: a potion frees markers only, not a spoiled box."""
    stage = huntress("r1-05").potions("huntress", red=1, blue=1)
    stage.marks("huntress", "huntress.helmet", "spoiled").do("fight")
    assert stage.asks_nature() == "roll number 2"


def test_skills_before_the_roll_in_any_order_with_potions() -> None:
    """SA-F15: skills of the step before the roll and potions mix freely; potions only there."""
    for texts in (
        ("skill huntress.blue.1", "recover huntress.gloves", "drink blue huntress.helmet"),
        ("drink blue huntress.helmet", "skill huntress.blue.1"),
    ):
        stage = huntress("r1-05").skills("huntress.blue.1").potions("huntress", blue=1)
        stage.marks("huntress", "huntress.helmet", "focus").pool("huntress", 2, 1)
        stage.marks("huntress", "huntress.gloves", "focus").do("fight").do(*texts)
        assert stage.champion("huntress").pool == [2, 3]
        assert stage.asks_nature() == "roll number 2"

    stage = huntress("r1-05").potions("huntress", blue=1)
    stage.marks("huntress", "huntress.helmet", "focus").do("fight", "roll").roll(1, 3)
    assert stage.offers("drink") == []
    assert stage.refuses("drink blue huntress.helmet") == ("SA-F3", "refused-not-asked")


# The roll.


@pytest.mark.parametrize("dice", [2, 3, 5])
def test_all_own_dice_are_rolled(dice: int) -> None:
    """SA-F2: all own dice are rolled, no more and no fewer."""
    stage = huntress("r1-05").dice("huntress", dice).do("fight")
    assert stage.asks_nature() == f"roll number {dice}"
    stage.roll(*range(1, dice + 1))
    assert faces(stage.champion("huntress")) == list(range(1, dice + 1))


def test_the_silver_die_joins_single_fights() -> None:
    """SA-F16: the silver die joins a fight under its condition, once; then it is gone again."""
    stage = huntress("r1-05").skills("huntress.green.3").pool("huntress", 2, 4).do("fight")
    assert stage.asks_nature() == "roll number 3"
    stage.roll(1, 2, 3)
    assert silver_dice(stage.champion("huntress")) == 1
    stage.do("hit r1-05 3", "done", "decline").do("rest")  # the silver 3 hits like any other
    assert stage.champion("huntress").dice == 2
    assert stage.champion("huntress").rolled == []

    stage = huntress("r1-05").skills("huntress.green.3").pool("huntress", 2, 3).do("fight")
    assert stage.asks_nature() == "roll number 2"


# The attack.


def test_exactly_that_face() -> None:
    """SA-F3: a hit box takes a die of exactly its face, one die a box, over all own demons."""
    stage = huntress("r1-05", "g1-07", "r2-08").dice("huntress", 4).do("fight").roll(3, 4, 4, 4)
    assert stage.offers("hit") == ["hit r1-05 3", "hit g1-07 4", "hit r2-08 4"]
    assert stage.refuses("hit r1-05 4") == ("SA-F3", "refused-no-box-of-face")
    assert stage.facts("hit r1-05 4") == {"foe": "r1-05", "die": "4"}
    stage.do("hit r2-08 4", "hit g1-07 4", "hit r2-08 4")  # in any order
    assert stage.told("die-placed") == ["seat-1 4 r2-08", "seat-1 4 g1-07", "seat-1 4 r2-08"]
    assert stage.told("demon-killed") == ["seat-1 g1-07", "seat-1 r2-08"]
    assert stage.offers("hit") == ["hit r1-05 3"]


def test_one_die_hits_one_box() -> None:
    """SA-F3: a die that was placed is used up."""
    stage = huntress("r1-05", "r1-06").do("fight").roll(3, 6).do("hit r1-05 3")
    assert stage.offers("hit") == []
    assert stage.refuses("hit r1-05 6") == ("SA-F7", "refused-already-felled")
    assert stage.refuses("hit r1-06 6") == ("SA-F3", "refused-no-box-of-face")
    assert stage.refuses("hit r1-06 3") == ("SA-F3", "refused-not-asked")


def test_the_same_face_twice_needs_two_dice() -> None:
    """SA-F3: two boxes of one face need two dice."""
    stage = huntress("r2-08").do("fight").roll(4, 1).do("hit r2-08 4")
    assert stage.told("demon-killed") == []
    assert stage.quest.hits[number("foe", "r2-08")].bit_count() == 1


def test_several_changes_on_one_die() -> None:
    """SA-F4: a die may be changed several times before it is placed."""
    stage = huntress("g1-06").do("fight").roll(6, 6)
    stage.do("use huntress.helmet focus", "use huntress.gloves focus")
    assert set(stage.legal()) == {"turn 6 5", "turn 4* 3", "turn 4* 5"}
    stage.do("turn 4* 3", "hit g1-06 3*")
    assert stage.told("demon-killed") == ["seat-1 g1-06"]


def test_a_placed_die_is_not_changed() -> None:
    """SA-F4: dice are changed before they are placed."""
    stage = huntress("r2-01").do("fight").roll(6, 6).do("hit r2-01 6", "use huntress.gloves focus")
    assert faces(stage.champion("huntress")) == [6, 5]
    stage.do("rage")
    assert {text.split()[1] for text in stage.offers("turn")} == {"5*"}


@pytest.mark.parametrize(
    ("ability", "face", "results"),
    [
        ("scribes-gloves.1", 1, [2]),  # ±1
        ("scribes-gloves.1", 6, [5]),
        ("scribes-gloves.1", 3, [2, 4]),
        ("scribes-gloves.2", 3, []),  # −3
        ("scribes-gloves.2", 4, [1]),
        ("apprentices-wand.1", 4, []),  # +3
        ("apprentices-wand.1", 3, [6]),
        ("couriers-boots.1", 6, []),  # + any
        ("couriers-boots.1", 4, [5, 6]),
        ("archers-bracer.1", 1, []),  # − any
        ("archers-bracer.1", 3, [1, 2]),
        ("weavers-gloves.1", 2, [4]),  # ±2
        ("weavers-gloves.1", 4, [2, 6]),
    ],
)
def test_no_wrapping(ability: str, face: int, results: list[int]) -> None:
    """SA-F4, SA-A2: a change below 1 or above 6 is not allowed; nothing wraps round."""
    stage = (
        outlaw("r3-01").equipped("outlaw", ability.split(".", maxsplit=1)[0]).pool("outlaw", 3, 3)
    )
    stage.dice("outlaw", 1).do("fight").roll(face)
    if not results:
        refused = stage.refuses(f"use {ability} focus")
        assert refused == ("SA-F4", "refused-no-die-to-change")
        return
    stage.do(f"use {ability} focus")
    if len(results) == 1:
        assert faces(stage.champion("outlaw")) == results
        return
    assert stage.legal() == [f"turn {face} {result}" for result in results]
    for wrong in {1, 2, 3, 4, 5, 6} - set(results):
        assert stage.refuses(f"turn {face} {wrong}") == ("SA-F4", "refused-wrong-result")
    assert stage.facts(f"turn {face} {face}") == {"die": str(face), "face": str(face)}


# Rage.


def test_rage_sets_a_die_to_any_face() -> None:
    """SA-F5: the active rage sets one die to any face, and is inactive then."""
    stage = huntress("r1-05").do("fight").roll(1, 2).do("rage")
    assert stage.legal() == [f"turn {die} {face}" for die in (1, 2) for face in range(1, 7)]
    stage.do("turn 2 3")
    assert stage.champion("huntress").rage == 0
    assert faces(stage.champion("huntress")) == [1, 3]
    assert stage.refuses("rage") == ("SA-F5", "refused-rage-inactive")


def test_no_rage_without_a_die() -> None:
    """SA-F5: the rage needs an unplaced die."""
    stage = huntress("r1-05", "r1-09", "r1-01").do("fight").roll(3, 5)
    stage.do("hit r1-05 3", "hit r1-09 5")
    assert stage.refuses("rage") == ("SA-F3", "refused-no-unplaced-die")


@pytest.mark.parametrize(
    ("rolled", "hits", "wakes"),
    [
        ((3, 1), ["hit r1-05 3"], True),
        ((3, 3), ["hit r1-05 3", "hit r1-06 3"], False),  # nothing unplaced, nobody left
        ((1, 1), [], True),
        ((3, 5), ["hit r1-05 3"], True),
    ],
)
def test_rage_wakes(rolled: tuple[int, int], hits: list[str], *, wakes: bool) -> None:
    """SA-F6: an unplaced die and a surviving demon make the rage active."""
    stage = huntress("r1-05", "r1-06").rage("huntress", 0).do("fight").roll(*rolled)
    stage.do(*hits, "done")
    assert (stage.told("rage-woke") == ["seat-1"]) is wakes
    assert stage.champion("huntress").rage == int(wakes)


def test_rage_sleeps_on_without_an_unplaced_die_or_a_survivor() -> None:
    """SA-F6: both are needed: a die left over, and a demon."""
    stage = huntress("r1-05", "r1-06", "r1-09").rage("huntress", 0).do("fight").roll(3, 3)
    stage.do("hit r1-05 3", "hit r1-06 3", "done")
    assert stage.champion("huntress").rage == 0  # a survivor, no die
    stage = huntress("r1-05").rage("huntress", 0).do("fight").roll(3, 6)
    stage.do("hit r1-05 3", "done")
    assert stage.champion("huntress").rage == 0  # a die, no survivor


def test_rage_that_is_spent_and_wakes_again() -> None:
    """SA-F6: rage used in this attack may become active again at its end; it never doubles."""
    stage = huntress("r1-05", "r1-01").do("fight").roll(6, 6).do("rage", "turn 6 3", "hit r1-05 3*")
    stage.do("done")
    assert stage.champion("huntress").rage == 1
    stage = huntress("r1-05", "r1-01").do("fight").roll(6, 6).do("done")
    assert stage.champion("huntress").rage == 1
    assert stage.told("rage-woke") == []


def test_of_two_rage_tokens_one_wakes() -> None:
    """SA-F6: with two tokens one becomes active, as the skill says."""
    stage = Stage("slayer", "outlaw").demons("slayer", "r1-05").skills("slayer.red.3")
    stage.rage("slayer", 0, tokens=2).do("fight").roll(1, 1).do("done")
    assert stage.champion("slayer").rage == 1


# Voluntary.


def test_nothing_must_be_placed_changed_or_blocked() -> None:
    """SA-F14: placing, changing and blocking are voluntary; a die held back wakes the rage."""
    stage = huntress("r1-05").rage("huntress", 0).do("fight").roll(3, 3)
    assert {"hit r1-05 3", "done"} <= set(stage.legal())
    stage.do("done")
    assert stage.told("attack-ended") == ["seat-1 2"]
    assert stage.champion("huntress").rage == 1
    assert stage.legal() == ["use huntress.armour stamina+stamina", "done"]
    stage.do("done")
    assert stage.champion("huntress").life == 9
    assert stage.champion("huntress").pool == [2, 3]
    assert BOX.foe_damage[number("foe", "r1-05")] == 1


def test_an_attack_with_nothing_to_do_ends_by_itself() -> None:
    """SA-F14: nobody is asked where nothing could be done."""
    stage = huntress("r1-05").rage("huntress", 0).pool("huntress", 0, 0).do("fight").roll(1, 1)
    assert stage.asked() == ["outlaw"]
    assert stage.champion("huntress").life == 9


# What is asked.


def test_the_attack_asks_for_what_is_left() -> None:
    """SA-F3: dice to place, dice to change, both, or nothing but the end."""
    assert huntress("r1-05").do("fight").roll(3, 6).question() == "ask-attack"
    assert huntress("r1-05").do("fight").roll(2, 6).question() == "ask-attack-change"
    poor = huntress("r1-05", "b1-05").pool("huntress", 0, 0).rage("huntress", 0)
    poor.do("fight").roll(3, 6)
    assert poor.question() == "ask-attack-hit"
    poor.do("hit r1-05 3")
    assert (poor.legal(), poor.question()) == (["done"], "ask-attack-end")

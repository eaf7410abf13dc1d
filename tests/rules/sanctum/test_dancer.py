"""The Dancer's skills (SA-A5, SA-F11, SA-F16, SA-P3)."""

import pytest
from tests.support.sanctum.layout import faces, silver_dice
from tests.support.sanctum.stage import Stage


def dancer(*skills: str) -> Stage:
    """The Dancer with skills (`red.1`) on the journey."""
    return Stage("dancer", "slayer").skills(*[f"dancer.{skill}" for skill in skills])


def battling(*cards: str, skills: tuple[str, ...] = (), dice: int = 3) -> Stage:
    """The Dancer alone in the last battle; the roars are over."""
    return dancer(*skills).dead("slayer").row("dancer", *cards).dice("dancer", dice).battle(9)


@pytest.mark.parametrize(
    ("tile", "gem", "demon", "pool"),
    [
        ("blue.1", "blue-1", "b1-01", [1, 1]),
        ("red.2", "red-2", "r1-01", [2, 1]),
        ("green.3", "green-3", "g1-01", [0, 2]),
    ],
)
def test_tiles_give_markers(tile: str, gem: str, demon: str, pool: list[int]) -> None:
    """SA-F11, SA-A5: Poise, Long Practice and Inner Rhythm give their markers when gained."""
    stage = Stage("dancer", "slayer").pool("dancer", 0, 0).demons("dancer", demon)
    stage.chart("dancer", **{gem.replace("-", "_"): 1}).do("fight").roll(1, 2)
    stage.do(f"hit {demon} 1", "done", f"raise {gem}")
    assert stage.told("skill-gained") == [f"seat-1 dancer.{tile}"]
    assert stage.champion("dancer").pool == pool


@pytest.mark.parametrize(("dice", "shields"), [(1, 1), (3, 3), (4, 3)])
def test_weave(dice: int, shields: int) -> None:
    """SA-A5, SA-F8: Weave: each unplaced die gives a shield, three at most."""
    stage = dancer("red.1").dice("dancer", dice).demons("dancer", "r3-01").pool("dancer", 0, 0)
    stage.do("fight").roll(*[1] * dice).do("done")
    assert stage.told("shields-raised") == [f"seat-1 {shields}"]
    assert stage.champion("dancer").life == 10 - 4 + shields


def test_weave_counts_neither_placed_nor_lost_dice() -> None:
    """SA-A5, SA-K9: dice on boxes and dice lost to a penalty give no shield."""
    stage = battling("dl-01", "fu-10", "dl-02", skills=("red.1",), dice=5).pool("dancer", 0, 0)
    stage.roll(1, 1, 2, 3, 3).do("hit dl-01 1", "hit dl-01 1", "penalty", "drop 2", "done")
    assert stage.told("shields-raised") == ["seat-1 2"]


def test_weave_counts_the_silver_die() -> None:
    """SA-F16, SA-A5: once rolled, the silver die is a die like the others."""
    stage = dancer("red.1", "blue.2").demons("dancer", "r3-01").pool("dancer", 0, 0).do("fight")
    stage.roll(1, 1).roll(1).do("done")
    assert stage.told("shields-raised") == ["seat-1 3"]


def test_mirror_step_copies_another_die() -> None:
    """SA-A5: Mirror Step sets an unplaced die to the face of another one, placed or not, once."""
    stage = (
        dancer("red.3").dice("dancer", 3).demons("dancer", "r3-01", "g3-01").pool("dancer", 0, 0)
    )
    stage.rage("dancer", 0).do("fight").roll(4, 2, 1).do("hit r3-01 4", "skill dancer.red.3")
    assert stage.legal() == ["turn 2 1", "turn 2 4", "turn 1 2", "turn 1 4"]
    stage.do("turn 2 4")
    assert faces(stage.champion("dancer")) == [4, 4, 1]
    assert stage.refuses("skill dancer.red.3") == ("SA-A5", "refused-skill-used")


def test_mirror_step_on_an_equal_face_is_a_change() -> None:
    """SA-A5, SA-A2: an equal face may be copied and counts as a change."""
    stage = battling("dl-01", "fu-13", "dl-02", skills=("red.3",), dice=4).hits("dl-01", 1)
    stage.roll(1, 2, 2, 3).do("hit dl-01 1", "penalty", "skill dancer.red.3", "turn 2 2")
    assert stage.offers("hit") == ["hit fu-13 2*"]


def test_mirror_step_needs_another_die() -> None:
    """SA-A5, SA-K9: alone it copies nothing, and a lost die shows nothing."""
    stage = dancer("red.3").dice("dancer", 1).demons("dancer", "r3-01").do("fight").roll(1)
    assert stage.refuses("skill dancer.red.3") == ("SA-F4", "refused-no-die-to-change")
    stage = battling("dl-01", "fu-10", "dl-02", skills=("red.3",), dice=4).roll(1, 1, 2, 5)
    stage.do("hit dl-01 1", "hit dl-01 1", "penalty", "drop 5", "skill dancer.red.3")
    assert faces(stage.champion("dancer")) == [1, 1, 1, 5]  # the placed 1s are all there is


def test_a_skill_that_is_not_gained() -> None:
    """SA-F11: it cannot be used."""
    stage = dancer().demons("dancer", "r3-01").do("fight").roll(1, 2)
    assert stage.refuses("skill dancer.green.1") == ("SA-F11", "refused-skill-not-gained")
    assert stage.facts("skill dancer.green.1") == {"skill": "dancer.green.1"}


def test_pirouette_turns_a_die_over() -> None:
    """SA-A5: Pirouette: n becomes 7 − n, once a fight; a change."""
    stage = dancer("green.1").demons("dancer", "r3-01").do("fight").roll(1, 3)
    stage.do("skill dancer.green.1")
    assert stage.legal() == ["turn 1 6", "turn 3 4"]
    assert stage.refuses("turn 1 5") == ("SA-F4", "refused-wrong-result")
    stage.do("turn 3 4")
    assert stage.offers("hit") == ["hit r3-01 4*"]
    assert stage.refuses("skill dancer.green.1") == ("SA-A5", "refused-skill-used")


def test_double_strike_gives_the_die_back() -> None:
    """SA-A5: Double Strike: the hit stays and the die is unplaced again, same face."""
    stage = dancer("green.2").demons("dancer", "r1-07", "r3-01").do("fight").roll(4, 2)
    refused = ("SA-A5", "refused-not-just-placed")
    assert stage.refuses("use dancer.green.2 focus") == refused
    stage.do("hit r1-07 4", "use dancer.green.2 focus")
    assert stage.told("die-back") == ["seat-1 4"]
    assert stage.champion("dancer").unplaced_dice() == 2
    stage.do("hit r3-01 4")
    assert stage.told("box-hit") == ["seat-1 r1-07 4", "seat-1 r3-01 4"]
    assert stage.refuses("use dancer.green.2 focus") == ("SA-A1", "refused-box-occupied")


def test_double_strike_is_right_after_the_placing() -> None:
    """SA-A5: once something else was done it is too late."""
    stage = dancer("green.2").demons("dancer", "r3-01").do("fight").roll(4, 2).do("hit r3-01 4")
    stage.do("use dancer.gloves focus", "turn 2 3")
    assert stage.refuses("use dancer.green.2 focus") == ("SA-A5", "refused-not-just-placed")


def test_double_strike_keeps_changes() -> None:
    """SA-A5, SA-K9: the die keeps its change, and may be changed and placed again."""
    stage = dancer("green.2").demons("dancer", "r3-01").do("fight").roll(3, 2)
    stage.do("use dancer.gloves focus", "turn 3 4", "hit r3-01 4*", "use dancer.green.2 focus")
    assert stage.told("die-back") == ["seat-1 4*"]
    stage.do("use dancer.boots focus", "turn 4* 6", "hit r3-01 6*")
    assert stage.quest.open_boxes(stage.champion("dancer").demons[0]) == [5]


def test_double_strike_comes_after_the_fury() -> None:
    """SA-A5, SA-L4, SA-J2: a fury that the placed die brought is suffered first."""
    stage = battling("dl-01", "fu-06", "dl-02", skills=("green.2",), dice=1).hits("dl-01", 1)
    stage.roll(1).do("hit dl-01 1")
    assert stage.asks() == "suffer"
    stage.do("penalty")  # rolls unplaced 1s again; the one that struck is placed
    stage.do("use dancer.green.2 focus", "hit fu-06 1")
    assert stage.champion("dancer").at == 1
    assert stage.quest.open_boxes(stage.champion("dancer").row[1]) == [4]


def test_double_strike_is_nothing_without_foes() -> None:
    """SA-A5, SA-L3: when the last card has fallen there is nothing to strike."""
    stage = battling("dl-01", skills=("green.2",), dice=1).hits("dl-01", 1).roll(1)
    stage.do("hit dl-01 1")
    assert stage.legal() == ["done"]


@pytest.mark.parametrize(("rolled", "silver"), [((1, 2), 0), ((3, 3), 1)])
def test_encore(rolled: tuple[int, int], silver: int) -> None:
    """SA-F16, SA-A5: Encore: a pair right after the roll brings the silver die."""
    stage = dancer("blue.2").demons("dancer", "r3-01").do("fight").roll(*rolled)
    if silver:
        assert stage.asks_nature() == "roll number 1"
        stage.roll(6)
        assert stage.told("silver-rolled") == ["seat-1 6"]
    assert stage.asks() == "attack"
    assert silver_dice(stage.champion("dancer")) == silver
    assert stage.champion("dancer").unplaced_dice() == 2 + silver


def test_encore_counts_what_was_rolled() -> None:
    """SA-F16: a pair made later by a change brings nothing."""
    stage = dancer("blue.2").demons("dancer", "r3-01").do("fight").roll(1, 2)
    stage.do("use dancer.gloves focus", "turn 2 1")
    assert stage.asks_nature() == ""
    assert silver_dice(stage.champion("dancer")) == 0


def test_flow_changes_a_die_after_a_kill() -> None:
    """SA-A5: Flow: a dead demon lets one unplaced die change by exactly 1, or not."""
    stage = dancer("blue.3").dice("dancer", 3).demons("dancer", "r1-01", "r1-03", "r3-01")
    stage.do("fight").roll(1, 3, 6).do("hit r1-01 1")
    assert stage.legal() == ["turn 3 2", "turn 3 4", "turn 6 5", "decline"]
    stage.do("turn 3 2", "hit r1-03 2*")
    assert stage.legal() == ["turn 6 5", "decline"]  # once for every kill
    stage.do("decline")
    assert stage.asks() == "attack"


def test_flow_needs_a_kill() -> None:
    """SA-A5: a hit alone brings nothing."""
    stage = dancer("blue.3").demons("dancer", "r3-01").do("fight").roll(4, 3).do("hit r3-01 4")
    assert stage.asks() == "attack"


def test_flow_after_the_fury() -> None:
    """SA-A5, SA-L4, SA-J2: a beaten card brings Flow, after the fury that is stepped onto."""
    stage = battling("dl-01", "fu-04", "dl-02", skills=("blue.3",)).hits("dl-01", 1).roll(1, 2, 4)
    stage.do("hit dl-01 1")
    assert stage.asks() == "suffer"
    stage.do("penalty").roll(6)
    assert stage.legal() == ["turn 6 5", "turn 4 3", "turn 4 5", "decline"]
    stage.do("turn 4 5")
    assert stage.offers("hit") == ["hit fu-04 5*"]


def test_flow_is_not_asked_when_nothing_is_left() -> None:
    """SA-A5: after the last demon or card a change would do nothing."""
    stage = dancer("blue.3").demons("dancer", "r1-01").do("fight").roll(1, 3).do("hit r1-01 1")
    assert stage.asks() == "attack"
    stage = battling("dl-01", skills=("blue.3",)).hits("dl-01", 1).roll(1, 2, 4)
    assert stage.do("hit dl-01 1").legal() == ["done"]


def test_flow_counts_as_a_change() -> None:
    """SA-K9, SA-A5: a die changed by Flow hits a veiled card."""
    stage = battling("dl-01", "fu-13", "dl-02", skills=("blue.3",)).hits("dl-01", 1).roll(1, 3, 2)
    stage.do("hit dl-01 1", "penalty", "turn 3 2")
    assert stage.offers("hit") == ["hit fu-13 2*"]

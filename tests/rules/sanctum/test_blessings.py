"""Blessings, once each, from the answer on (SA-K10)."""

import pytest
from tests.support.sanctum.layout import GAME, WORDS, faces, number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.box import SET
from hordekeep.games.sanctum.rules.last_battle import RoaredAt, Round


def blessed(*blessings: str, dice: int = 2) -> Stage:
    """A slayer alone before a card of 3, 3, 5 that does 1 damage."""
    stage = Stage("slayer", "dancer").dead("dancer").row("slayer", "dl-32", "dl-31")
    return stage.blessings("slayer", *blessings).dice("slayer", dice).battle(rounds=9)


@pytest.mark.parametrize(
    ("blessing", "pool"), [(f"bl-0{n}", [1, 0] if n < 4 else [0, 1]) for n in range(1, 7)]
)
def test_a_marker_comes_into_the_pool(blessing: str, pool: list[int]) -> None:
    """SA-K10: Ember of Strength gives stamina, Ember of Thought focus, once."""
    stage = blessed(blessing).pool("slayer", 0, 0)
    assert stage.legal() == [f"bless {blessing}", "roll"]
    stage.do(f"bless {blessing}")
    assert stage.champion("slayer").pool == pool
    assert stage.champion("slayer").unspent() == []
    assert stage.asks_nature() == "roll number 2"
    assert stage.told("blessing-used") == [f"seat-1 {blessing}"]


def test_a_marker_in_the_attack_and_the_block() -> None:
    """SA-K10: at any moment: in the attack, and in the block while it could pay for a shield."""
    stage = blessed("bl-01", "bl-02", "bl-04").pool("slayer", 0, 0).do("roll").roll(2, 2)
    assert stage.offers("bless") == ["bless bl-01", "bless bl-02", "bless bl-04"]
    stage.do("bless bl-01", "use slayer.gloves stamina", "turn 2 3", "done")
    assert stage.asks() == "block"
    assert stage.offers("bless") == ["bless bl-02", "bless bl-04"]
    stage.do("bless bl-02")
    assert stage.champion("slayer").pool == [1, 0]


def test_a_used_blessing_is_gone() -> None:
    """SA-K10: once each."""
    stage = blessed("bl-09", "bl-10").roll(2, 2)
    stage.do("bless bl-09", "turn 2 3")
    assert stage.offers("bless") == ["bless bl-10"]
    assert stage.refuses("bless bl-09") == ("SA-K10", "refused-blessing-spent")
    assert stage.facts("bless bl-09") == {"blessing": "bl-09"}


def test_a_blessing_changes_a_die_as_the_ability_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """SA-K10: in the attack like the ability it shows, here "set to 5", which only packs have."""
    which = WORDS.value("blessing", "bl-09")
    for table, value in (("blessing_do", SET), ("blessing_n", 5)):
        changed = [*getattr(GAME.box, table)]
        changed[which] = value
        monkeypatch.setattr(GAME.box, table, changed)
    stage = blessed("bl-09").roll(2, 4)
    assert stage.offers("bless") == ["bless bl-09"]
    stage.do("bless bl-09")
    assert stage.legal() == ["turn 2 5", "turn 4 5"]


@pytest.mark.parametrize("blessing", ["bl-09", "bl-10"])
def test_rising_light(blessing: str) -> None:
    """SA-K10, SA-A2: raises one die by any amount in the attack; it counts as changed."""
    stage = blessed(blessing).roll(6, 4)
    assert stage.offers("bless") == [f"bless {blessing}"]
    stage.do(f"bless {blessing}")
    assert stage.legal() == ["turn 4 5", "turn 4 6"]
    stage.do("turn 4 5")
    assert faces(stage.champion("slayer")) == [6, 5]
    assert stage.offers("hit") == ["hit dl-32 5*"]


@pytest.mark.parametrize("blessing", ["bl-11", "bl-12"])
def test_falling_star(blessing: str) -> None:
    """SA-K10, SA-A2: lowers one die by any amount in the attack."""
    stage = blessed(blessing).roll(1, 4).do(f"bless {blessing}")
    assert stage.legal() == ["turn 4 1", "turn 4 2", "turn 4 3"]
    stage.do("turn 4 3")
    assert stage.offers("hit") == ["hit dl-32 3*"]


def test_a_blessing_that_could_change_nothing() -> None:
    """SA-K10, SA-F4: without a die that it can change it is not wasted."""
    stage = blessed("bl-09", "bl-11").roll(6, 6)
    assert stage.offers("bless") == ["bless bl-11"]
    assert stage.refuses("bless bl-09") == ("SA-F4", "refused-no-die-to-change")


@pytest.mark.parametrize("blessing", ["bl-07", "bl-08"])
def test_guardian_wing(blessing: str) -> None:
    """SA-K10, SA-A3: three shields in the block step, not in the attack."""
    stage = blessed(blessing).pool("slayer", 0, 0).life("slayer", 5)
    stage.champion("slayer").more = 2
    stage.roll(1, 1)
    assert stage.refuses(f"bless {blessing}") == ("SA-A5", "refused-wrong-step")
    stage.do("done")
    assert stage.legal() == [f"bless {blessing}", "done"]
    stage.do(f"bless {blessing}")
    assert stage.told("shields-raised") == ["seat-1 3"]
    assert stage.told("wounded") == ["seat-1 1 4"]  # 1 + 1 of the cards and 2, less 3


def test_attack_blessings_do_not_block() -> None:
    """SA-K10: each in its own step."""
    stage = blessed("bl-07", "bl-09", "bl-10", dice=1).pool("slayer", 0, 0).roll(1)
    stage.do("bless bl-10", "turn 1 2", "done")
    assert stage.refuses("bless bl-09") == ("SA-A5", "refused-wrong-step")
    assert stage.refuses("bless bl-10") == ("SA-K10", "refused-blessing-spent")


def test_a_blessing_is_not_asked_for_nothing() -> None:
    """SA-K10, SA-F8: without a shield that a marker could pay for, nothing is asked."""
    stage = blessed("bl-01").pool("slayer", 0, 0).marks("slayer", "slayer.armour", "spoiled")
    stage.do("roll").roll(1, 1).do("done")
    assert stage.asks() == "before-roll"
    assert stage.told("round-began") == ["10", "11"]


@pytest.mark.parametrize(
    ("card", "blessing", "asked"),
    [
        ("dl-07", "bl-01", True),
        ("dl-07", "bl-04", False),
        ("dl-01", "bl-04", True),
        ("dl-12", "bl-04", True),
        ("dl-09", "bl-07", True),
        ("dl-26", "bl-01", False),
        ("dl-03", "bl-01", False),
    ],
)
def test_inside_an_effect(card: str, blessing: str, *, asked: bool) -> None:
    """SA-K10, SA-L9, SA-J1: a marker may make a penalty payable; else nothing is asked."""
    stage = Stage("slayer", "dancer").dead("dancer").row("slayer", "dl-32").pool("slayer", 0, 0)
    stage.agenda(RoaredAt(number("foe", card)), Round()).blessings("slayer", blessing)
    assert (stage.asks() == "suffer") == asked
    assert stage.champion("slayer").life == (10 if asked else 8)
    if asked and card != "dl-09":
        stage.do(f"bless {blessing}", "penalty")
        assert (stage.champion("slayer").life, stage.champion("slayer").pool) == (10, [0, 0])


def test_a_marker_pays_a_fury() -> None:
    """SA-K10, SA-K9: also inside a fury that wants a box paid."""
    stage = Stage("slayer", "dancer").dead("dancer").row("slayer", "dl-01", "fu-01", "dl-02")
    stage.blessings("slayer", "bl-04").pool("slayer", 0, 0).battle().do("roll").roll(1, 1)
    stage.do("hit dl-01 1", "hit dl-01 1")
    assert stage.legal() == ["wounds", "bless bl-04"]
    stage.do("bless bl-04", "penalty")
    assert stage.champion("slayer").marks == [0, 0, 2]
    assert stage.champion("slayer").life == 10

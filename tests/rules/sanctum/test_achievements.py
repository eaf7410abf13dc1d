"""Achievements: the first to reach a goal takes the tile (SA-H1…H4)."""

import pytest
from tests.support.sanctum.layout import BOX
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.box import ACHIEVEMENTS
from hordekeep.kernel.play.seat import only

SKILLS = [
    f"huntress.{colour}.{level}" for level in (1, 2, 3) for colour in ("red", "green", "blue")
]


def gained(stage: Stage) -> list[str]:
    """The achievements gained so far, with their seats; no other one is due."""
    assert stage.asks_nature() == ""
    return stage.told("achievement-gained")


def rest(stage: Stage, *more: str) -> Stage:
    """Rests without any change; `more` comes before the end of the rest."""
    stage.do("rest", *more)
    return stage.do("done") if stage.asks() == "resting" else stage


def taken(*spaces: str) -> Stage:
    """These achievements are the other player's already."""
    stage = Stage("huntress", "dancer")
    for space in spaces:
        stage.quest.achievements[ACHIEVEMENTS.index(space)] = stage.seat("dancer")
    return stage


def test_checked_at_the_end_of_a_rest() -> None:
    """SA-H1: who has reached a goal takes its tile at the end of a Rest."""
    stage = Stage("huntress", "dancer").skills(*SKILLS[:3])
    rest(stage)
    assert stage.asks_nature() == "deal blessing 1"
    stage.nature("bl-04")
    assert gained(stage) == ["seat-1 skill-1"]
    assert stage.champion("huntress").blessings == [BOX.blessing_ids.index("bl-04")]
    assert stage.asked() == ["dancer"]


def test_checked_at_the_end_of_a_fight() -> None:
    """SA-H1, SA-F13: and at the end of a Fight, after its levels and items."""
    stage = Stage("huntress", "dancer").skills(*SKILLS[:2]).chart("huntress", blue_1=1)
    stage.demons("huntress", "b1-01").do("fight").roll(1, 2)
    stage.do("hit b1-01 1", "done", "raise blue-1").nature("bl-01")
    assert gained(stage) == ["seat-1 skill-1"]


def test_not_checked_after_a_move() -> None:
    """SA-H1: a Move checks nothing."""
    stage = Stage("huntress", "dancer").skills(*SKILLS[:3]).board(1, 2, "r1-01", "r1-02")
    stage.do("move").nature("b2-01").do("take r1-01")
    assert gained(stage) == []
    assert stage.asked() == ["dancer"]


def test_nobody_else_can_take_it() -> None:
    """SA-H1: a tile is taken once; the second to reach the goal gets nothing."""
    stage = taken("skill-1").skills(*SKILLS[:3])
    assert gained(rest(stage)) == []
    stage = Stage("huntress", "dancer").skills(*SKILLS[:3])
    stage.skills("dancer.red.1", "dancer.green.1", "dancer.blue.1")
    rest(rest(stage).nature("bl-01"))
    assert gained(stage) == ["seat-1 skill-1"]


@pytest.mark.parametrize(("row", "goal"), [(1, 3), (2, 5), (3, 7)])
def test_skill_mastery(row: int, goal: int) -> None:
    """SA-H2: 3, 5 and 7 skills, cards and tiles; one less is not enough."""
    rows_before = [f"skill-{one}" for one in range(1, row)]
    levels = [f"level-{one}" for one in (2, 3)]
    assert gained(rest(taken(*rows_before, *levels).skills(*SKILLS[: goal - 1]))) == []
    stage = rest(taken(*rows_before, *levels).skills(*SKILLS[:goal])).nature("bl-01")
    assert gained(stage) == [f"seat-1 skill-{row}"]


@pytest.mark.parametrize(("row", "goal"), [(1, 2), (2, 3), (3, 4)])
def test_gem_mastery(row: int, goal: int) -> None:
    """SA-H2: 2, 3 and 4 gems in each of two colours, in the pool or on items; white not counted."""
    rows_before = [f"gem-{one}" for one in range(1, row)]
    levels = [f"level-{one}" for one in (2, 3)]
    few = taken(*rows_before, *levels).gems("huntress", red=goal, green=goal - 1, white=9)
    assert gained(rest(few)) == []
    stage = taken(*rows_before, *levels).gems("huntress", red=goal, green=goal - 1)
    stage.equipped("huntress", "feathered-cap")  # a green gem lies on it
    assert gained(rest(stage).nature("bl-01")) == [f"seat-1 gem-{row}"]


def test_gems_on_the_chart_are_not_gained() -> None:
    """SA-H2: gems that lie on skills do not count, nor do white ones on items."""
    stage = Stage("huntress", "dancer").gems("huntress", red=2, green=1)
    stage.equipped("huntress", "feathered-cap", gems="white")
    assert stage.champion("huntress").chart[6 * 2] == 2
    assert gained(rest(stage)) == []


@pytest.mark.parametrize(("row", "goal"), [(1, 4), (2, 7), (3, 10)])
def test_equipment_mastery(row: int, goal: int) -> None:
    """SA-H2: the gem symbols of all equipped items: 4, 7 and 10."""
    rows_before = [f"equipment-{one}" for one in range(1, row)]
    levels = [f"level-{one}" for one in (2, 3)]
    items = ["astral-tiara", "comet-striders", "stormcaller", "quilted-robe"]  # 3, 3, 3 and 1
    few = taken(*rows_before, *levels)
    for item in items[: goal // 3]:
        few.equipped("huntress", item, gems="white+white+white")
    assert gained(rest(few)) == []
    stage = taken(*rows_before, *levels)
    for item in items[: goal // 3]:
        stage.equipped("huntress", item, gems="white+white+white")
    stage.equipped("huntress", items[-1], gems="white")
    assert gained(rest(stage).nature("bl-01")) == [f"seat-1 equipment-{row}"]


def test_items_in_the_pouch_do_not_count() -> None:
    """SA-H2: only equipped levels count."""
    stage = Stage("huntress", "dancer").pouch("huntress", "astral-tiara", "comet-striders")
    assert gained(rest(stage)) == []


@pytest.mark.parametrize("row", [2, 3])
def test_level_mastery_goes_to_the_first_of_its_row(row: int) -> None:
    """SA-H3: the first to gain any achievement of level II, or of level III, takes it too."""
    below = [f"{one}-{r}" for one in ("skill", "gem", "equipment") for r in range(1, row)]
    stage = taken(*below).skills(*SKILLS[: 2 * row + 1])
    rest(stage).nature("bl-01").nature("bl-02")
    assert gained(stage) == [f"seat-1 skill-{row}", f"seat-1 level-{row}"]
    assert len(stage.champion("huntress").blessings) == 2


def test_level_mastery_is_for_the_first_only() -> None:
    """SA-H3: who gains another achievement of the row later does not get it."""
    stage = taken("skill-1", "gem-1", "gem-2", "level-2").skills(*SKILLS[:5])
    assert gained(rest(stage).nature("bl-01")) == ["seat-1 skill-2"]


def test_there_is_no_level_mastery_in_the_first_row() -> None:
    """SA-H3, SA-S2: row I has three spaces."""
    stage = rest(Stage("huntress", "dancer").skills(*SKILLS[:3])).nature("bl-01")
    assert gained(stage) == ["seat-1 skill-1"]
    assert stage.asked() == ["dancer"]


def test_several_at_once() -> None:
    """SA-H4: several may be gained at once, also two rows of one mastery."""
    stage = Stage("huntress", "dancer").skills(*SKILLS[:5]).gems("huntress", red=2, blue=2)
    rest(stage)
    for blessing in ("bl-01", "bl-02", "bl-03", "bl-04"):
        stage.nature(blessing)
    assert gained(stage) == [
        "seat-1 skill-1",
        "seat-1 gem-1",
        "seat-1 skill-2",
        "seat-1 level-2",
    ]
    assert stage.asked() == ["dancer"]


def test_only_the_owner_sees_the_blessing() -> None:
    """SA-H4, SA-U2: the others learn that a tile was taken, not what is on it."""
    stage = rest(Stage("huntress", "dancer").skills(*SKILLS[:3])).nature("bl-04")
    names = [[one.name for one in stage.table.heard_by(seat)] for seat in (0, 1)]
    assert "blessing-seen" in names[0]
    assert "blessing-seen" not in names[1]
    assert "achievement-gained" in names[1]
    assert {one.audience for one in stage.table.events if one.name == "blessing-seen"} == {only(0)}


def test_blessings_wait_for_the_answer() -> None:
    """SA-H4: before the Demon Lord's answer no blessing can be used, whatever it gives."""
    stage = Stage("huntress", "dancer").blessings("huntress", "bl-01", "bl-07", "bl-09", "bl-11")
    stage.demons("huntress", "r1-01").pool("huntress", 2, 0)
    stage.do("fight").roll(3, 4)
    assert stage.offers("bless") == []
    stage.do("done")
    assert stage.asks() == "block"
    assert stage.offers("bless") == []


def test_an_empty_space_gives_nothing() -> None:
    """SA-H4: the goal of an empty space gives nothing, and triggers no level mastery."""
    stage = taken("skill-1").no_tile("skill-2").skills(*SKILLS[:5])
    assert gained(rest(stage)) == []
    assert stage.quest.achievements[ACHIEVEMENTS.index("level-2")] == -1

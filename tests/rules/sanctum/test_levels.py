"""Levels and items, clause by clause (SA-F10…F12)."""

from tests.support.sanctum.layout import WORDS, faces, gem_pool, number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.champion import Champion


def killed(hero: str, *demons: str, stage: Stage | None = None) -> Stage:
    """A hero has just killed these level I demons (all with the same face) in one fight."""
    other = "dancer" if hero != "dancer" else "slayer"
    stage = stage or Stage(hero, other)
    stage.demons(hero, *demons).dice(hero, len(demons)).do("fight")
    if stage.legal():
        stage.do("roll")
    boxes = [stage.quest.box.foe_boxes[number("foe", demon)][0] for demon in demons]
    stage.roll(*boxes)
    for demon, face in zip(demons, boxes, strict=True):
        stage.do(f"hit {demon} {face}")
    return stage.do("done")


def gems(champion: Champion) -> dict[str, int]:
    """The chart in words, gems that are there."""
    return {WORDS.word("gem", gem): count for gem, count in enumerate(champion.chart) if count}


# Levels.


def test_a_gem_moves_up_one_space() -> None:
    """SA-F10: a level moves a gem of its colour, or a white one of any column, up one space."""
    stage = killed("huntress", "r1-05")
    assert stage.legal() == [
        *["raise red-1", "raise red-2", "raise red-3", "raise white-red-3"],
        *["raise white-green-3", "decline"],
    ]
    stage.do("raise red-3")
    chart = gems(stage.champion("huntress"))
    assert (chart["red-3"], chart["red-2"], chart["red-1"]) == (1, 3, 2)


def test_a_white_gem_moves_in_its_own_column() -> None:
    """SA-F10: a white gem goes up in its own column on a level of any colour."""
    stage = killed("huntress", "r1-05").do("raise white-green-3")
    chart = gems(stage.champion("huntress"))
    assert (chart["white-green-2"], chart["green-2"]) == (1, 2)
    assert "white-green-3" not in chart


def test_from_the_first_level_into_the_gem_pool() -> None:
    """SA-F10: III, II, I, gem pool: coloured and white gems alike."""
    stage = killed("huntress", "r1-05").do("raise red-1")
    assert gem_pool(stage.champion("huntress")) == {"red": 1, "white": 1}
    stage = Stage("huntress", "dancer").chart("huntress", white_red_1=1, white_red_3=0)
    killed("huntress", "r1-05", stage=stage).do("raise white-red-1")
    assert gem_pool(stage.champion("huntress")) == {"white": 2}


def test_gems_of_other_colours_stay() -> None:
    """SA-F10: a gem of another colour cannot be moved by a level."""
    stage = killed("huntress", "r1-05")
    assert stage.refuses("raise blue-1") == ("SA-F10", "refused-wrong-gem")
    assert stage.facts("raise blue-1") == {"gem": "blue-1"}


def test_the_same_gem_may_move_several_times() -> None:
    """SA-F10: one level at a time, and the same gem may move again."""
    stage = Stage("huntress", "dancer").hits("r3-01", 4, 5).demons("huntress", "r3-01")
    stage.do("fight").roll(6, 1).do("hit r3-01 6", "done")
    stage.do("raise red-3", "raise red-2", "raise red-1")
    assert gem_pool(stage.champion("huntress")) == {"red": 1, "white": 1}
    assert gems(stage.champion("huntress"))["red-3"] == 1
    assert stage.told("item-won") == ["seat-1 wildheart-claws"]


def test_without_a_gem_the_level_is_lost() -> None:
    """SA-F10: no legal gem: the level is lost, without asking; one may also be declined."""
    bare = dict.fromkeys(("red_1", "red_2", "red_3", "white_red_3", "white_green_3"), 0)
    stage = Stage("huntress", "dancer").chart("huntress", **bare)
    killed("huntress", "r1-05", stage=stage)
    assert stage.told("level-lost") == ["seat-1 red"]
    assert stage.told("item-won") == ["seat-1 marching-boots"]
    stage = killed("huntress", "r1-05").do("decline")
    assert stage.told("level-lost") == ["seat-1 red"]
    assert stage.told("gem-raised") == []


# Skills.


def test_a_skill_is_gained_with_its_last_gem() -> None:
    """SA-F11: a skill whose last gem leaves is gained at once, a white gem counts too."""
    stage = Stage("huntress", "dancer").chart("huntress", red_3=1)
    killed("huntress", "r1-05", stage=stage).do("raise red-3")
    assert stage.told("skill-gained") == []  # the white gem is still there
    stage = Stage("huntress", "dancer").chart("huntress", red_3=0)
    killed("huntress", "r1-05", stage=stage).do("raise white-red-3")
    assert stage.told("skill-gained") == ["seat-1 huntress.red.3"]
    assert number("ability", "huntress.red.3") in stage.champion("huntress").abilities


def test_levels_in_any_order() -> None:
    """SA-F11: a skill of level II or III may be gained before that of level I."""
    stage = Stage("huntress", "dancer").chart("huntress", red_2=1)
    killed("huntress", "r1-05", stage=stage).do("raise red-2")
    assert stage.told("skill-gained") == ["seat-1 huntress.red.2"]


def test_a_gained_space_stays_a_space_for_gems() -> None:
    """SA-F11: gems still pass through the space of a gained skill, which is gained once only."""
    stage = Stage("huntress", "dancer").skills("huntress.red.2").demons("huntress", "r2-08")
    stage.hits("r2-08", 4).pool("huntress", 4, 3)
    stage.do("fight").roll(4, 1).do("hit r2-08 4", "done", "raise red-3")
    assert gems(stage.champion("huntress"))["red-2"] == 1
    stage.do("raise red-2")
    assert gems(stage.champion("huntress"))["red-1"] == 3
    assert stage.told("skill-gained") == []
    assert stage.champion("huntress").pool == [4, 3]


def test_a_tile_gives_its_markers() -> None:
    """SA-F11: a tile gives its stamina and focus markers to the pools."""
    stage = Stage("huntress", "dancer").chart("huntress", green_1=1)
    killed("huntress", "g1-05", stage=stage).do("raise green-1")
    assert stage.champion("huntress").pool == [3, 4]  # one of each


# Items.


def test_the_item_comes_after_the_levels() -> None:
    """SA-F12: after its levels a killed demon is turned and its item goes to the pouch."""
    stage = killed("huntress", "r1-05")
    assert stage.champion("huntress").pouch == []
    stage.do("decline")
    champion = stage.champion("huntress")
    assert [WORDS.word("item", item) for item in champion.pouch] == ["marching-boots"]
    assert champion.demons == []


def test_one_killed_demon_after_the_other() -> None:
    """SA-F12: kills come one after the other, in the player's order: levels, then the item."""
    stage = killed("huntress", "r1-05", "b1-05", "g1-05")
    assert stage.legal() == ["loot r1-05", "loot b1-05", "loot g1-05"]
    stage.do("loot b1-05")
    assert "raise blue-1" in stage.legal()
    assert "raise red-1" not in stage.legal()
    stage.do("raise blue-1")
    assert stage.told("item-won") == ["seat-1 scouts-bow"]
    assert stage.legal() == ["loot r1-05", "loot g1-05"]
    stage.do("loot g1-05", "decline")
    assert "raise red-1" in stage.legal()  # the last one without asking
    stage.do("decline")
    won = ["seat-1 scouts-bow", "seat-1 mosswalkers", "seat-1 marching-boots"]
    assert stage.told("item-won") == won


def test_the_pouch_is_unlimited() -> None:
    """SA-F12: the pouch takes any number of items."""
    items = [f"g1-{one:02}" for one in range(1, 13)]
    stage = Stage("huntress", "dancer").pouch("huntress", *items)
    killed("huntress", "r1-05", stage=stage).do("decline")
    assert len(stage.champion("huntress").pouch) == 13


def test_unkilled_demons_keep_their_hits() -> None:
    """SA-F12: the hits of a demon that survives stay; its die comes back to hand."""
    stage = Stage("huntress", "dancer").demons("huntress", "r2-01", "r1-05")
    stage.do("fight").roll(6, 3).do("hit r2-01 6", "hit r1-05 3", "done", "done", "decline")
    assert stage.quest.open_boxes(number("foe", "r2-01")) == [1]
    assert stage.quest.hits[number("foe", "r1-05")] == 0  # an item now
    assert [WORDS.word("demon", one) for one in stage.champion("huntress").demons] == ["r2-01"]
    stage.do("rest", "fight").roll(6, 6)
    assert faces(stage.champion("huntress")) == [6, 6]
    assert stage.offers("hit") == []

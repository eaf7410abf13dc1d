"""The end of a fight: dead demons, shields, wounds and death (SA-F7…F9, F13)."""

import pytest
from tests.support.sanctum.layout import WORDS, number
from tests.support.sanctum.stage import Stage

SHIELD = "use huntress.armour stamina+stamina"


def fight(*demons: str, rolled: tuple[int, ...] = (2, 2)) -> Stage:
    """The Huntress fights these demons without rage and focus, and rolls twos."""
    stage = Stage("huntress", "outlaw").demons("huntress", *demons).rage("huntress", 0)
    return stage.pool("huntress", 2, 0).do("fight").roll(*rolled)


def test_the_dead_do_no_damage_the_others_all_of_it() -> None:
    """SA-F7: a demon with all boxes hit does nothing; every other one its full damage."""
    stage = fight("r1-05", "r2-08", "r3-01", rolled=(3, 4))
    assert stage.quest.damage_to(stage.champion("huntress")) == 7
    stage.do("hit r1-05 3")
    assert stage.quest.damage_to(stage.champion("huntress")) == 6  # 2 and 4
    stage.do("hit r2-08 4")
    assert stage.told("demon-killed") == ["seat-1 r1-05"]
    assert stage.quest.damage_to(stage.champion("huntress")) == 6  # half hit does all of it
    stage.do("done", SHIELD)
    assert stage.told("wounded") == ["seat-1 4 6"]


def test_hits_stay_for_later_fights() -> None:
    """SA-F7, SA-F12: a demon with a hit from an earlier fight dies by the other box alone."""
    stage = Stage("huntress", "outlaw").demons("huntress", "r2-01").hits("r2-01", 6)
    stage.do("fight").roll(1, 5).do("hit r2-01 1")
    assert stage.told("demon-killed") == ["seat-1 r2-01"]


def test_shields_reduce_the_sum() -> None:
    """SA-F8: shields reduce the sum of all damage; each unblocked point is a wound."""
    stage = fight("r1-05", "r2-01")
    assert stage.asks() == "block"
    stage.do(SHIELD)
    assert stage.told("shields-raised") == ["seat-1 2"]
    assert stage.told("wounded") == ["seat-1 1 9"]
    assert stage.champion("huntress").life == 9


def test_surplus_shields_do_nothing() -> None:
    """SA-F8: more shields than damage do nothing more, and are not kept."""
    stage = fight("r1-05").do(SHIELD)
    assert stage.told("unharmed") == ["seat-1"]
    assert stage.champion("huntress").life == 10
    assert stage.champion("huntress").shields == 0


def test_no_block_where_nothing_hurts() -> None:
    """SA-F8: without damage, or once it is all blocked, no shield is asked for."""
    stage = fight("r1-01", rolled=(1, 1)).do("hit r1-01 1", "done")
    assert stage.asks() == "level"
    stage = Stage("huntress", "outlaw").demons("huntress", "r1-05", "r1-06")
    stage.equipped("huntress", "bone-ring-shirt").rage("huntress", 0).pool("huntress", 4, 0)
    stage.equipped("huntress", "splintered-buckler").do("fight").roll(1, 1, 1)
    stage.do("use bone-ring-shirt.1 stamina")
    assert stage.asked() == ["outlaw"]


def test_several_shields_add_up() -> None:
    """SA-F8: shields of several abilities add up; other abilities do not block."""
    stage = Stage("huntress", "outlaw").demons("huntress", "r3-01").rage("huntress", 0)
    stage.equipped("huntress", "veterans-sallet").pool("huntress", 3, 3).do("fight").roll(1, 1, 1)
    stage.do("done")
    assert stage.refuses("use huntress.gloves focus") == ("SA-A5", "refused-wrong-step")
    stage.do("use veterans-sallet.1 stamina", SHIELD)
    assert stage.told("wounded") == ["seat-1 1 9"]


@pytest.mark.parametrize("others", [("outlaw",), ("outlaw", "slayer")])
def test_death(others: tuple[str, ...]) -> None:
    """SA-F9: no life left is death at once: nothing gained, demons discarded, no turns."""
    stage = Stage("huntress", *others).demons("huntress", "r1-05", "r2-01", "r3-01")
    stage.life("huntress", 3).rage("huntress", 0).pool("huntress", 0, 0).hits("r3-01", 4)
    stage.chart("huntress", red_1=1, red_2=0, red_3=0, white_red_3=0)
    stage.do("fight").roll(3, 1).do("hit r1-05 3", "hit r2-01 1", "done")
    champion = stage.champion("huntress")
    assert stage.told("died") == ["seat-1"]
    assert (champion.dead, champion.life) == (1, 0)
    assert stage.told("wounded") == ["seat-1 6 0"]
    assert champion.demons == champion.pouch == []
    assert (champion.skills, stage.told("gem-raised"), stage.told("item-won")) == (0, [], [])
    discarded = [WORDS.word("demon", one) for pile in stage.quest.discards for one in pile]
    assert discarded == ["r1-05", "r2-01", "r3-01"]
    assert stage.quest.hits[number("foe", "r3-01")] == 0
    assert stage.asked() == ["outlaw"]
    stage.do("rest")
    assert stage.asked() == [others[-1]]
    if len(others) > 1:
        stage.do("rest")
        assert stage.asked() == ["outlaw"]


def test_the_last_life_point_is_life() -> None:
    """SA-F9: the life track goes down to 1; only the space below is death."""
    stage = fight("r1-05", "r2-01").do("done")
    assert stage.champion("huntress").life == 7
    stage = Stage("huntress", "outlaw").life("huntress", 3).demons("huntress", "r2-01")
    stage.rage("huntress", 0).pool("huntress", 0, 0).do("fight").roll(2, 2)
    assert (stage.champion("huntress").life, stage.champion("huntress").dead) == (1, 0)


def test_achievements_after_the_items() -> None:
    """SA-F13: achievements are checked at the end of a fight, after levels and items."""
    stage = Stage("huntress", "outlaw").demons("huntress", "r1-05")
    stage.skills("huntress.red.1", "huntress.blue.1").chart("huntress", red_2=1)
    stage.do("fight").roll(3, 1).do("hit r1-05 3", "done")
    assert stage.told("achievement-gained") == []
    stage.do("raise red-2")
    assert stage.told("item-won") == ["seat-1 marching-boots"]
    assert stage.asks_nature() == "deal blessing 1"
    stage.nature("bl-01")
    assert stage.told("achievement-gained") == ["seat-1 skill-1"]
    assert stage.asked() == ["outlaw"]

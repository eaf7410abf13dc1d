"""The examples of Sanctum's rulebook up to the walls (SA-X1…X5, X8, X10, X11)."""

from tests.support.sanctum.layout import WORDS, gem_pool, number
from tests.support.sanctum.play import flames
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.box import FOCUS, STAMINA


def test_the_opening() -> None:
    """SA-X1: the first player lays out five pairs and takes one; the second adds one, has five."""
    stage = Stage.setup(players=2, heroes=["huntress", "outlaw"], first=1)
    stage.nature("skill-1").nature("gem-2").nature("equipment-3")
    stage.nature("r1-01").nature("r2-01").nature("r3-01").nature("red").nature("sb-blue-3")
    stage.nature(*[f"g1-{one:02}" for one in range(1, 11)])
    assert stage.told("moved") == ["seat-1 act-1 1"]
    assert len(stage.legal()) == 5
    assert all(len(text.split()) == 3 for text in stage.legal())  # pairs
    stage.do("take r1-01 g1-01")
    assert stage.told("moved") == ["seat-1 act-1 1", "seat-2 act-1 2"]  # he must move too
    stage.nature("b1-01", "b1-02")
    assert stage.asked() == ["outlaw"]
    assert stage.legal()[-1] == "take g1-10 b1-01"
    assert len(stage.legal()) == 5


def first_fight() -> Stage:
    """Two sixes against a level II demon with 1 and 6 and two demons of level I."""
    stage = Stage("huntress", "outlaw").demons("huntress", "r2-01", "g1-06", "b1-03")
    return stage.do("fight").roll(6, 6)


def test_the_first_fight() -> None:
    """SA-X2: one 6 hits, the other becomes a 3 and kills; 3 damage, 2 blocked, one wound."""
    stage = first_fight().do(
        "hit r2-01 6", "use huntress.helmet focus", "use huntress.gloves focus"
    )
    stage.do("turn 4* 3", "hit g1-06 3*", "done")
    assert stage.quest.damage_to(stage.champion("huntress")) == 3
    stage.do("use huntress.armour stamina+stamina")
    assert stage.told("wounded") == ["seat-1 1 9"]
    assert {"raise green-1", "raise white-red-3", "raise white-green-3"} <= set(stage.legal())
    assert "raise red-1" not in stage.legal()
    stage.do("raise green-1")
    assert stage.told("item-won") == ["seat-1 feathered-cap"]
    assert stage.quest.open_boxes(number("foe", "r2-01")) == [1]  # the 6 stays hit


def test_the_first_fight_better_played() -> None:
    """SA-X2: the rage turns one 6 into a 1, the level II demon dies, and 2 damage is left."""
    stage = first_fight().do("rage", "turn 6 1", "hit r2-01 6", "hit r2-01 1*")
    assert stage.told("demon-killed") == ["seat-1 r2-01"]
    assert stage.quest.damage_to(stage.champion("huntress")) == 2


def test_two_blue_levels() -> None:
    """SA-X3: the last gem of blue I goes to the pool, the skill is gained, another gem follows."""
    stage = Stage("huntress", "outlaw").demons("huntress", "b2-01").hits("b2-01", 1)
    stage.chart("huntress", blue_1=1).do("fight").roll(6, 2).do("hit b2-01 6", "done")
    stage.do("raise blue-1")
    assert stage.told("skill-gained") == ["seat-1 huntress.blue.1"]
    assert gem_pool(stage.champion("huntress")) == {"blue": 1, "white": 1}
    stage.do("raise blue-2")
    chart = stage.champion("huntress").chart
    assert (chart[number("gem", "blue-1")], chart[number("gem", "blue-2")]) == (1, 1)


def test_two_hats_and_a_pair_of_boots() -> None:
    """SA-X4: a white and a blue gem: either hat alone or the boots with both, never two hats."""
    stage = Stage("huntress", "outlaw").gems("huntress", blue=1, white=1)
    stage.pouch("huntress", "feathered-cap", "seers-hood", "acrobats-shoes").do("rest")
    assert stage.offers("equip") == [
        "equip feathered-cap helmet white",
        "equip seers-hood helmet blue",
        "equip seers-hood helmet white",
        "equip acrobats-shoes boots blue+white",
    ]
    stage.do("equip seers-hood helmet blue")
    assert "equip acrobats-shoes boots blue+white" not in stage.legal()
    stage.do("equip feathered-cap helmet white")  # takes the hood's place
    champion = stage.champion("huntress")
    assert [WORDS.word("item", item) for item in champion.slots if item >= 0] == ["feathered-cap"]
    assert stage.refuses("equip seers-hood boots blue") == ("SA-R2", "refused-wrong-slot")
    stage.do("unequip helmet", "equip acrobats-shoes boots blue+white")
    assert gem_pool(stage.champion("huntress")) == {}
    assert stage.offers("equip") == []


def test_flames_add_up() -> None:
    """SA-X5: 5 stamina and 7 focus are the printed markers, three tiles and a hood's flame."""
    stage = Stage("huntress", "outlaw").skills("huntress.red.2", "huntress.green.1")
    stage.skills("huntress.blue.3").pouch("huntress", "seers-hood").do("rest")
    assert stage.champion("huntress").pool == [5, 6]
    stage.do("equip seers-hood helmet white")
    champion = stage.champion("huntress")
    assert champion.pool == [5, 7]
    assert [flames(champion, marker) for marker in (STAMINA, FOCUS)] == [5, 7]
    stage.do("unequip helmet")
    assert stage.champion("huntress").pool == [5, 6]


def test_the_start_card_blue_iii() -> None:
    """SA-X8: the start card "blue III": one blue gem moves from III to II."""
    stage = Stage.setup(players=2, heroes=["huntress", "outlaw"], first=1)
    stage.nature("skill-1").nature("gem-2").nature("equipment-3")
    stage.nature("r1-01").nature("r2-01").nature("r3-01").nature("red").nature("sb-blue-3")
    chart = stage.champion("outlaw").chart
    assert [chart[number("gem", f"blue-{level}")] for level in (1, 2, 3)] == [2, 3, 1]
    assert [chart[number("gem", f"red-{level}")] for level in (1, 2, 3)] == [2, 2, 2]


def test_two_moves_or_one_gem_twice() -> None:
    """SA-X10: a blue level II demon: two blue or white moves, or one gem twice."""
    for moves, end in (
        (("blue-1", "blue-2"), {"blue": 1, "white": 1}),
        (("blue-1", "white-red-3"), {"blue": 1, "white": 1}),
        (("blue-2", "blue-1"), {"blue": 1, "white": 1}),
        (("white-green-3", "white-green-2"), {"white": 1}),
    ):
        stage = Stage("huntress", "outlaw").demons("huntress", "b2-01").hits("b2-01", 1)
        stage.do("fight").roll(6, 2).do("hit b2-01 6", "done")
        stage.do(*[f"raise {gem}" for gem in moves])
        assert stage.told("gem-raised") == [f"seat-1 {gem}" for gem in moves]
        assert gem_pool(stage.champion("huntress")) == end
        assert stage.told("item-won") == ["seat-1 poachers-grips"]


def test_how_many_dice() -> None:
    """SA-X11: two dice, one more by the first item, one by intervention, one at the walls."""
    stage = (
        Stage("huntress", "outlaw").pouch("huntress", "seers-hood").board(3, 1, "r2-01", "r2-02")
    )
    champion = stage.champion
    assert champion("huntress").dice == 2
    stage.do(
        "rest", "equip seers-hood helmet white", "unequip helmet", "equip seers-hood helmet white"
    )
    assert champion("huntress").dice == 3
    stage.do("done", "move").nature("r1-01").nature("g2-01").do("take r2-01")
    assert (champion("huntress").dice, champion("outlaw").dice) == (4, 3)
    stage = Stage("huntress", "outlaw").dice("huntress", 4).board(3, 7).do("move")
    assert (stage.champion("huntress").dice, stage.champion("outlaw").dice) == (5, 3)
    # The silver one is rolled, never owned.
    stage = Stage("huntress", "outlaw").dice("huntress", 5).skills("huntress.green.3")
    stage.pool("huntress", 2, 4).demons("huntress", "r1-05").do("fight")
    assert stage.asks_nature() == "roll number 6"
    assert stage.champion("huntress").dice == 5

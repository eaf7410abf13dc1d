"""Rest: restore, equip, buy potions (SA-R1…R6)."""

import pytest
from tests.support.sanctum.layout import BOX, gem_pool
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.box import CELLS, FOCUS, STAMINA
from hordekeep.games.sanctum.model.champion import Champion


def resting(hero: str = "huntress") -> Stage:
    other = "dancer" if hero != "dancer" else "slayer"
    return Stage(hero, other)


def markers_due(champion: Champion) -> list[int]:
    """SA-R3: printed ones, gained tiles and the flames of equipped items."""
    due = [BOX.hero_stamina[champion.hero], BOX.hero_focus[champion.hero]]
    for cell in range(CELLS):
        if champion.has_skill(cell):
            due[STAMINA] += BOX.skill_stamina[champion.hero * CELLS + cell]
            due[FOCUS] += BOX.skill_focus[champion.hero * CELLS + cell]
    for item in champion.slots:
        if item >= 0:
            due[STAMINA] += BOX.item_stamina[item]
            due[FOCUS] += BOX.item_focus[item]
    return due


def test_restoring_brings_every_marker_back() -> None:
    """SA-R1: every marker goes from the boxes to the pool of its own kind, purple boxes too."""
    stage = resting("outlaw").pool("outlaw", 0, 0)
    stage.marks("outlaw", "outlaw.armour", "stamina", "stamina")
    stage.marks("outlaw", "outlaw.gloves", "focus").marks("outlaw", "outlaw.boots", "focus")
    stage.do("rest")
    outlaw = stage.champion("outlaw")
    assert outlaw.pool == [2, 2]
    assert outlaw.marks == [0, 0, 0]
    assert stage.told("restored") == ["seat-1"]


def test_resting_leaves_rage_and_demons_alone() -> None:
    """SA-R1: rage and demons are untouched; demons on the battle board are no hindrance."""
    stage = resting().rage("huntress", 0).demons("huntress", "r2-01").hits("r2-01", 6)
    stage.do("rest")
    huntress = stage.champion("huntress")
    assert (huntress.rage, huntress.life) == (0, 10)
    assert [BOX.foe_ids[demon] for demon in huntress.demons] == ["r2-01"]
    assert stage.quest.open_boxes(huntress.demons[0]) == [1]


def test_a_spoiled_box_stays_spoiled() -> None:
    """SA-R1, SA-K3: restoring moves markers only; a spoiled box is spoiled for good."""
    stage = resting("outlaw").pool("outlaw", 0, 0)
    stage.marks("outlaw", "outlaw.armour", "spoiled", "stamina").do("rest")
    assert stage.champion("outlaw").pool == [1, 0]
    assert stage.champion("outlaw").marks[0] == 3


def test_an_item_goes_to_a_slot_of_its_type() -> None:
    """SA-R2: an item fits its own slot only; a weapon fits either weapon slot."""
    stage = resting().pouch("huntress", "seers-hood", "scouts-bow").gems("huntress", blue=1)
    stage.do("rest")
    assert stage.offers("equip") == [
        "equip seers-hood helmet blue",
        "equip scouts-bow weapon-1 blue",
        "equip scouts-bow weapon-2 blue",
    ]
    assert stage.refuses("equip seers-hood boots blue") == ("SA-R2", "refused-wrong-slot")
    assert stage.facts("equip seers-hood boots blue") == {
        "item": "seers-hood",
        "slot": "boots",
        "gems": "blue",
    }


def test_a_symbol_takes_its_colour_or_white() -> None:
    """SA-R2: each gem symbol needs a gem of its colour or a white one; the player chooses."""
    stage = resting().pouch("huntress", "acrobats-shoes")
    stage.gems("huntress", red=2, green=1, blue=1, white=2).do("rest")
    assert stage.offers("equip") == [
        f"equip acrobats-shoes boots {gems}"
        for gems in ("green+blue", "green+white", "blue+white", "white+white")
    ]
    stage.do("equip acrobats-shoes boots green+white")
    huntress = stage.champion("huntress")
    assert gem_pool(huntress) == {"red": 2, "blue": 1, "white": 1}
    assert huntress.gems_gained(1) == 1


def test_gems_that_are_missing() -> None:
    """SA-R2: without a gem for each symbol the item stays in the pouch."""
    stage = resting().pouch("huntress", "acrobats-shoes").gems("huntress", green=1).do("rest")
    assert stage.offers("equip") == []
    refused = ("SA-R2", "refused-not-enough-gems")
    assert stage.refuses("equip acrobats-shoes boots green+blue") == refused
    assert stage.refuses("unequip boots") == ("SA-R2", "refused-slot-free")
    assert stage.facts("unequip boots") == {"slot": "boots"}


def test_items_are_rearranged_freely() -> None:
    """SA-R2: items are swapped, taken out and equipped again; their gems go back to the pool."""
    stage = resting().pouch("huntress", "seers-hood", "pilgrims-circlet")
    stage.gems("huntress", blue=1).do("rest", "equip seers-hood helmet blue")
    assert gem_pool(stage.champion("huntress")) == {}
    stage.do("equip pilgrims-circlet helmet blue")  # one item per slot: the other one is out
    huntress = stage.champion("huntress")
    assert [BOX.item_ids[item] for item in huntress.pouch] == ["seers-hood"]
    stage.do("unequip helmet")
    swapped, taken_out = stage.told("unequipped")
    assert swapped.split()[-2:] == ["seers-hood", "helmet"]
    assert taken_out.split()[-2:] == ["pilgrims-circlet", "helmet"]
    assert gem_pool(stage.champion("huntress")) == {"blue": 1}
    stage.do("equip seers-hood helmet blue", "done")
    assert BOX.item_ids[huntress.slots[0]] == "seers-hood"


def test_a_swap_counts_the_gems_of_its_own_slot_only() -> None:
    """SA-R2: gems on an item elsewhere are not at hand until it is taken out."""
    stage = resting().equipped("huntress", "scouts-bow", "weapon-1")
    stage.pouch("huntress", "needle-dagger", "seers-hood").gems("huntress").do("rest")
    assert stage.offers("equip") == ["equip needle-dagger weapon-1 blue"]
    stage.do("unequip weapon-1")
    assert "equip seers-hood helmet blue" in stage.legal()
    assert "equip needle-dagger weapon-2 blue" in stage.legal()


def test_an_item_covers_the_printed_ability() -> None:
    """SA-R2, SA-A4: what is printed on a slot comes back when its item is taken out."""
    stage = resting().pouch("huntress", "seers-hood").gems("huntress", white=1).do("rest")
    words = BOX.ability_ids
    stage.do("equip seers-hood helmet white")
    assert words.index("huntress.helmet") not in stage.champion("huntress").abilities
    assert words.index("seers-hood.1") in stage.champion("huntress").abilities
    stage.do("unequip helmet")
    assert words.index("huntress.helmet") in stage.champion("huntress").abilities


def test_flames_come_and_go_with_their_item() -> None:
    """SA-R3: flames add markers while the item is equipped, and are handed back after."""
    stage = resting().pouch("huntress", "wardens-greathelm", "seers-hood")
    stage.gems("huntress", green=2, blue=1).do("rest", "equip wardens-greathelm helmet green+green")
    assert stage.champion("huntress").pool == [3, 4]
    stage.do("equip seers-hood helmet blue")
    assert stage.champion("huntress").pool == [2, 4]
    stage.do("unequip helmet")
    assert stage.champion("huntress").pool == [2, 3] == markers_due(stage.champion("huntress"))


def test_markers_add_up() -> None:
    """SA-R3: markers in the pool and on boxes are printed, tiles and flames, no more, no less."""
    stage = resting().skills("huntress.red.2", "huntress.green.1").pool("huntress", 2, 2)
    stage.equipped("huntress", "seers-hood").marks("huntress", "huntress.armour", "stamina")
    stage.marks("huntress", "huntress.gloves", "focus").pouch("huntress", "marching-boots")
    stage.pool("huntress", 4, 4).gems("huntress", red=1)
    stage.do("rest", "equip marching-boots boots red")
    huntress = stage.champion("huntress")
    assert [huntress.markers(STAMINA), huntress.markers(FOCUS)] == [6, 5] == markers_due(huntress)


@pytest.mark.parametrize("gem", ["white", "blue"])
def test_the_first_item_frees_the_third_die(gem: str) -> None:
    """SA-R4: the first item ever equipped frees a die for good, whatever gem lies on it."""
    stage = resting().pouch("huntress", "seers-hood").gems("huntress", blue=1, white=1).do("rest")
    stage.do(f"equip seers-hood helmet {gem}")
    assert stage.champion("huntress").dice == 3
    stage.do("unequip helmet")
    assert stage.champion("huntress").dice == 3
    stage.do("equip seers-hood helmet blue")
    assert stage.champion("huntress").dice == 3
    assert stage.told("die-gained") == ["seat-1 3"]


def test_an_item_buys_a_potion_of_either_colour() -> None:
    """SA-R5: each item discarded from the pouch buys one potion, red or blue, of any colour."""
    stage = resting().pouch("huntress", "sceptre-of-stars", "notched-axe").do("rest")
    assert stage.offers("buy") == [
        "buy red sceptre-of-stars",
        "buy blue sceptre-of-stars",
        "buy red notched-axe",
        "buy blue notched-axe",
    ]
    stage.do("buy red sceptre-of-stars", "buy blue notched-axe")
    huntress = stage.champion("huntress")
    assert (huntress.potions, huntress.pouch) == ([1, 1], [])
    assert [[BOX.foe_ids[one] for one in pile] for pile in stage.quest.discards] == [
        ["b1-08"],
        [],
        ["r3-07"],
    ]


def test_only_pouch_items_are_sold() -> None:
    """SA-R5: an equipped item has to be taken out first."""
    stage = resting().equipped("huntress", "seers-hood").do("rest")
    assert stage.offers("buy") == []
    stage.do("unequip helmet")
    assert stage.offers("buy") == ["buy red seers-hood", "buy blue seers-hood"]


def test_there_are_four_potion_slots() -> None:
    """SA-R5: one potion a slot; a held one may be thrown away to make room, not otherwise."""
    stage = resting().pouch("huntress", "scouts-bow", "seers-hood").potions("huntress", red=3)
    stage.do("rest")
    assert stage.refuses("throw red") == ("SA-R5", "refused-room-left")
    stage.do("buy red seers-hood")
    assert stage.offers("buy") == []
    assert stage.refuses("buy blue scouts-bow") == ("SA-R5", "refused-no-potion-slot")
    assert stage.facts("buy blue scouts-bow") == {"potion": "blue", "item": "scouts-bow"}
    assert stage.refuses("throw blue") == ("SA-F1", "refused-no-such-potion")
    stage.do("throw red", "buy blue scouts-bow")
    assert stage.champion("huntress").potions == [3, 1]


def test_nothing_is_thrown_away_for_nothing() -> None:
    """SA-R5: with nothing to buy a potion for no room is made."""
    stage = resting().potions("huntress", red=4).equipped("huntress", "seers-hood").do("rest")
    assert stage.legal() == ["unequip helmet", "done"]
    assert stage.refuses("throw red") == ("SA-R5", "refused-room-left")


def test_a_rest_with_nothing_to_do_asks_nothing() -> None:
    """SA-R1: without items the rest is over as soon as the markers are back."""
    stage = resting().do("rest")
    assert stage.asked() == ["dancer"]


def test_a_chest_after_a_rest_comes_too_late() -> None:
    """SA-R6: an item from a chest that opens after a rest is equipped in another rest only."""
    stage = Stage("huntress", "dancer").board(1, 6, "r1-01", "g1-06").gems("huntress", red=1)
    stage.do("rest")
    assert stage.asked() == ["dancer"]  # nothing to equip: the rest is over
    stage.do("move").nature("b2-01").do("take r2-09", "pick feathered-cap")
    assert [BOX.item_ids[item] for item in stage.champion("huntress").pouch] == ["smiths-hammer"]
    assert stage.champion("huntress").slots == [-1] * 6
    assert stage.asked() == ["huntress"]
    assert stage.asks() == "turn"

"""The Slayer's skills (SA-A5, SA-F11, SA-F16, SA-P3)."""

import pytest
from tests.support.sanctum.layout import BOX, silver_dice
from tests.support.sanctum.stage import Stage


def slayer(*skills: str) -> Stage:
    """The Slayer with skills (`red.1`) on the journey."""
    return Stage("slayer", "dancer").skills(*[f"slayer.{skill}" for skill in skills])


def battling(*cards: str, skills: tuple[str, ...] = (), dice: int = 3) -> Stage:
    """The Slayer alone in the last battle; the roars are over."""
    return slayer(*skills).dead("dancer").row("slayer", *cards).dice("slayer", dice).battle(9)


@pytest.mark.parametrize(
    ("tile", "gem", "demon", "pool"),
    [
        ("blue.1", "blue-1", "b1-01", [0, 2]),
        ("red.2", "red-2", "r1-01", [2, 0]),
        ("green.3", "green-3", "g1-01", [2, 1]),
    ],
)
def test_tiles_give_markers(tile: str, gem: str, demon: str, pool: list[int]) -> None:
    """SA-F11, SA-A5: Old Tales, Ox Heart and Hard Road give their markers when gained."""
    stage = Stage("slayer", "dancer").pool("slayer", 0, 0).demons("slayer", demon)
    stage.chart("slayer", **{gem.replace("-", "_"): 1}).do("fight").roll(1, 2)
    stage.do(f"hit {demon} 1", "done", f"raise {gem}")
    assert stage.told("skill-gained") == [f"seat-1 slayer.{tile}"]
    assert stage.champion("slayer").pool == pool


def test_iron_hide_strengthens_the_first_shield() -> None:
    """SA-A5: Iron Hide: the first shield ability of a fight gives one more, the second does not."""
    stage = slayer("red.1").equipped("slayer", "veterans-sallet").demons("slayer", "r3-01", "r1-01")
    stage.do("fight").roll(2, 2, 2).do("done")
    stage.do("use slayer.armour stamina+stamina", "use veterans-sallet.1 stamina")
    assert stage.told("shields-raised") == ["seat-1 4", "seat-1 1"]
    assert stage.told("unharmed") == ["seat-1"]


def test_iron_hide_works_in_every_fight() -> None:
    """SA-A5: Iron Hide is there again in the next fight, for items and printed shields."""
    stage = battling("dl-01", "dl-02", skills=("red.1",), dice=1)
    stage.equipped("slayer", "veterans-sallet").pool("slayer", 3, 0)
    stage.roll(3, 3).do("done", "use veterans-sallet.1 stamina", "done")
    stage.roll(3, 3).do("done", "use slayer.armour stamina+stamina")
    assert stage.told("shields-raised") == ["seat-1 2", "seat-1 4"]


def test_iron_hide_strengthens_a_blessing() -> None:
    """SA-A5, SA-K10: Iron Hide counts blessings among the shields, in the last battle."""
    stage = battling("dl-01", "dl-02", skills=("red.1",)).blessings("slayer", "bl-07")
    stage.roll(3, 3, 3).do("done", "bless bl-07", "use slayer.armour stamina+stamina")
    assert stage.told("shields-raised") == ["seat-1 4", "seat-1 3"]


def test_momentum_gives_stamina_back_for_the_block() -> None:
    """SA-A5: Momentum: two dead demons bring a stamina marker back, which may block at once."""
    stage = slayer("green.1").demons("slayer", "r1-01", "r1-03", "r3-01").pool("slayer", 1, 0)
    stage.marks("slayer", "slayer.gloves", "stamina").marks("slayer", "slayer.weapon-1", "focus")
    stage.do("fight").roll(1, 2).do("hit r1-01 1", "hit r1-03 2", "done")
    assert stage.legal() == ["recover slayer.gloves", "decline"]
    assert stage.refuses("recover slayer.armour") == ("SA-F1", "refused-nothing-to-free")
    stage.do("recover slayer.gloves")
    assert stage.offers("use") == ["use slayer.armour stamina+stamina"]


@pytest.mark.parametrize("hits", [0, 1])
def test_momentum_needs_two(hits: int) -> None:
    """SA-A5: one dead demon is not enough; it may be declined, and is once a fight."""
    stage = slayer("green.1").demons("slayer", "r1-01", "r1-03", "r3-01").pool("slayer", 0, 0)
    stage.marks("slayer", "slayer.gloves", "stamina").do("fight").roll(1, 2)
    stage.do(*["hit r1-01 1"][:hits], "done")
    assert stage.told("marker-freed") == []
    assert stage.asks() != "recovering"


def test_momentum_counts_cards() -> None:
    """SA-A5, SA-L3: in the last battle two beaten cards do."""
    stage = battling("dl-01", "dl-08", "dl-26", skills=("green.1",), dice=4).pool("slayer", 1, 0)
    stage.roll(1, 1, 2, 5).do("hit dl-01 1", "hit dl-01 1", "hit dl-08 2")
    stage.do("use slayer.gloves stamina", "turn 5 6", "rage", "turn 6* 5", "hit dl-08 5*", "done")
    assert stage.asks() == "recovering"
    assert stage.do("decline").told("marker-freed") == []


def test_overkill_sets_and_places_at_once() -> None:
    """SA-A5: Overkill sets an unplaced die to any face and places it; no kill, no second hit."""
    stage = slayer("green.2").demons("slayer", "r3-01", "r2-02").do("fight").roll(1, 2)
    assert stage.offers("use")[-2:] == [
        "use slayer.green.2 stamina+stamina",
        "use slayer.green.2 stamina+focus",
    ]
    stage.do("use slayer.green.2 stamina+focus")
    assert "overkill r3-01 1 4" in stage.legal()
    assert len(stage.legal()) == 2 * 3 + 2 * 2
    stage.do("overkill r3-01 2 6")
    assert stage.asks() == "attack"
    assert stage.told("die-placed") == ["seat-1 6* r3-01"]
    assert stage.quest.open_boxes(stage.champion("slayer").demons[0]) == [4, 5]
    assert stage.champion("slayer").unplaced_dice() == 1


def test_overkill_strikes_another_demon() -> None:
    """SA-A5: if it kills, one box of another demon with two or more open ones may be hit."""
    stage = slayer("green.2").demons("slayer", "r1-01", "r3-01", "r2-02").hits("r2-02", 5)
    stage.do("fight").roll(2, 3).do("use slayer.green.2 stamina+focus", "overkill r1-01 2 1")
    assert stage.legal() == ["strike r3-01 4", "strike r3-01 5", "strike r3-01 6", "decline"]
    assert stage.refuses("strike r2-02 6") == ("SA-A5", "refused-nothing-to-hit")
    stage.do("strike r3-01 5")
    assert stage.quest.open_boxes(stage.champion("slayer").demons[1]) == [4, 6]
    stage = slayer("green.2").demons("slayer", "r1-01", "r2-02").hits("r2-02", 5)
    stage.do("fight").roll(2, 3).do("use slayer.green.2 stamina+focus", "overkill r1-01 2 1")
    assert stage.asks() == "attack"


def test_overkill_needs_a_die() -> None:
    """SA-A5, SA-F3: without an unplaced die it cannot be used."""
    stage = battling("dl-01", skills=("green.2",), dice=1).roll(1).do("hit dl-01 1")
    refused = ("SA-F3", "refused-no-unplaced-die")
    assert stage.refuses("use slayer.green.2 stamina+focus") == refused


def test_overkill_in_the_last_battle() -> None:
    """SA-A5, SA-L4, SA-J3: the second hit is on the card stepped onto, after its fury."""
    stage = battling("dl-01", "fu-03", "dl-02", skills=("green.2",)).hits("dl-01", 1)
    stage.roll(4, 5, 6).do("use slayer.green.2 stamina+stamina", "overkill dl-01 4 1")
    assert stage.asks() == "suffer"
    stage.do("wounds")
    assert stage.legal() == ["strike fu-03 2", "strike fu-03 3", "decline"]
    stage.do("strike fu-03 3")
    assert stage.champion("slayer").at == 1


def test_overkill_on_a_card_with_one_box() -> None:
    """SA-A5, SA-J3: that card too needs two open boxes; a fury of one box is not struck down."""
    stage = battling("dl-01", "fu-10", "dl-02", skills=("green.2",)).hits("dl-01", 1)
    stage.roll(5, 5, 6).do("use slayer.green.2 stamina+stamina", "overkill dl-01 5 1", "wounds")
    assert stage.asks() == "attack"
    assert stage.champion("slayer").at == 1


def test_overkill_is_a_change() -> None:
    """SA-K9, SA-A5: a die set by Overkill is a changed one and hits a veiled card."""
    stage = battling("dl-01", "fu-13", "dl-02", skills=("green.2",), dice=3).hits("dl-01", 1)
    stage.roll(1, 5, 2).do("hit dl-01 1", "penalty")
    assert stage.offers("hit") == []
    stage.do("use slayer.green.2 stamina+stamina", "overkill fu-13 5 2")
    assert stage.champion("slayer").at == 2


def test_overkill_that_kills_its_user() -> None:
    """SA-F9, SA-L4: who dies by the fury strikes no second time."""
    stage = battling("dl-01", "fu-03", "dl-02", skills=("green.2",)).hits("dl-01", 1)
    stage.life("slayer", 2).roll(4, 5, 6)
    stage.do("use slayer.green.2 stamina+stamina", "overkill dl-01 4 1", "wounds")
    assert stage.ending() == "all-fallen"
    assert stage.champion("slayer").at == 1


@pytest.mark.parametrize(("active", "dice"), [(0, 2), (1, 3), (2, 3)])
def test_blood_scent(active: int, dice: int) -> None:
    """SA-F16, SA-A5: an active rage token at the roll brings the silver die, at most one."""
    stage = slayer("blue.2").rage("slayer", active, 2).demons("slayer", "r3-01").do("fight")
    assert stage.asks_nature() == f"roll number {dice}"
    stage.roll(*[2] * dice)
    assert silver_dice(stage.champion("slayer")) == dice - 2


def test_blood_scent_is_looked_at_once() -> None:
    """SA-F16: rage spent after the roll takes no die away; the next fight is without it."""
    stage = battling("dl-01", skills=("blue.2",), dice=1).pool("slayer", 0, 0)
    stage.roll(2, 3).do("rage", "turn 2 1", "hit dl-01 1*")
    assert stage.champion("slayer").unplaced_dice() == 1
    stage.do("done")
    assert stage.champion("slayer").rage == 1  # the silver die was left
    assert stage.asks_nature() == "roll number 2"


def test_twin_fury_brings_a_second_token() -> None:
    """SA-A5, SA-P3: active when gained; both may be used in one attack."""
    stage = Stage("slayer", "dancer").rage("slayer", 0).chart("slayer", red_3=1, white_red_3=0)
    stage.demons("slayer", "r1-01").do("fight").roll(1, 2).do("hit r1-01 1", "done", "raise red-3")
    champion = stage.champion("slayer")
    assert (champion.rage, champion.rage_tokens) == (1, 2)
    stage = slayer("red.3").rage("slayer", 2, 2).demons("slayer", "r3-01").do("fight").roll(1, 2)
    stage.do("rage", "turn 1 4", "rage", "turn 2 5")
    assert stage.champion("slayer").rage == 0
    assert stage.refuses("rage") == ("SA-F5", "refused-rage-inactive")


def test_twin_fury_wakes_one_token() -> None:
    """SA-F6, SA-A5: the end of an attack makes one inactive token active, not both."""
    stage = slayer("red.3").rage("slayer", 0, 2).demons("slayer", "r3-01").do("fight").roll(1, 2)
    stage.do("done")
    assert stage.champion("slayer").rage == 1
    stage = slayer("red.3").rage("slayer", 2, 2).demons("slayer", "r3-01").do("fight").roll(1, 2)
    stage.do("done")
    assert stage.champion("slayer").rage == 2


@pytest.mark.parametrize(
    ("item", "gems"),
    [
        ("notched-axe", ["red"]),
        ("runed-sabre", ["red", "blue"]),
        ("bloodmoon-axe", ["red+red", "red+green"]),
        ("visor-of-embers", ["red+blue"]),
    ],
)
def test_heirloom_grip(item: str, gems: list[str]) -> None:
    """SA-A5, SA-R2: a weapon of level 2 or 3 needs one gem less, of choice; nothing else does."""
    stage = slayer("blue.3").pouch("slayer", item).gems("slayer", red=3, green=3, blue=3)
    stage.do("rest")
    offered = [one.split()[3] for one in stage.offers("equip") if "weapon-2" not in one]
    assert offered == gems


def test_heirloom_grip_keeps_the_level() -> None:
    """SA-H2, SA-A5: its level for equipment mastery stays."""
    stage = slayer("blue.3").equipped("slayer", "feathered-cap").pouch("slayer", "bloodmoon-axe")
    stage.gems("slayer", red=2).do("rest", "equip bloodmoon-axe weapon-2 red+red", "done")
    stage.nature("bl-01")
    assert stage.told("achievement-gained") == ["seat-1 equipment-1"]


def test_no_heirloom_grip_without_the_skill() -> None:
    """SA-R2: without it a weapon needs all its gems."""
    stage = slayer().pouch("slayer", "runed-sabre").gems("slayer", red=1).do("rest")
    assert stage.offers("equip") == []
    assert BOX.item_level(BOX.item_ids.index("runed-sabre")) == 2

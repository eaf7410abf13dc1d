"""The parts in the box, clause by clause (SA-P1…P5)."""

from collections import Counter

import pytest
from tests.support.sanctum.layout import BOX, WORDS, number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.box import CELLS, COLUMNS, LEVELS, RED, SLOTS
from hordekeep.games.sanctum.model.perks import SILVER
from hordekeep.games.sanctum.rules.last_battle import DealRows, RoarCards, Round
from hordekeep.kernel.play.pile import Pile


def test_demons_of_three_levels_and_colours() -> None:
    """SA-P1: 84 demons of levels I to III, each level mixed in colour, each with its item."""
    assert BOX.demons == 84
    assert len(set(BOX.item_ids)) == 84
    kinds = Counter(zip(BOX.demon_level, BOX.demon_colour, strict=True))
    assert kinds == {(1, c): 12 for c in range(3)} | {(2, c): 9 for c in range(3)} | {
        (3, c): 7 for c in range(3)
    }
    for demon in range(BOX.demons):
        assert len(BOX.foe_boxes[demon]) == BOX.demon_level[demon]
        assert BOX.foe_damage[demon] > 0


@pytest.mark.parametrize(("demon", "levels"), [("r1-01", 1), ("r2-01", 2), ("r3-04", 3)])
def test_a_demon_has_gems_of_its_colour_by_its_level(demon: str, levels: int) -> None:
    """SA-P1: a demon carries as many gems of its own colour as its level, whatever its item."""
    stage = Stage("outlaw", "dancer").demons("outlaw", demon)
    stage.hits(demon, *BOX.foe_boxes[number("demon", demon)][1:])
    stage.do("fight").roll(BOX.foe_boxes[number("demon", demon)][0], 2)
    stage.do(stage.offers("hit")[0], "done")
    for _ in range(levels):
        assert stage.asks() == "level"
        coloured = [one for one in stage.offers("raise") if "white" not in one]
        assert coloured == ["raise red-1", "raise red-2", "raise red-3"]
        stage.do("decline")
    assert stage.told("level-lost") == ["seat-1 red"] * levels


def test_the_item_is_hidden_until_the_kill() -> None:
    """SA-P1: nothing is told of a demon's item before it is killed."""
    stage = Stage("outlaw", "dancer").demons("outlaw", "r1-05").do("fight").roll(3, 2)
    stage.do("hit r1-05 3", "done")
    assert not [told for told in stage.events() if "marching-boots" in told]
    stage.do("raise red-1")
    assert stage.told("item-won") == ["seat-1 marching-boots"]
    assert BOX.demon_colour[number("demon", "r1-05")] == RED


def test_demon_lord_and_fury_cards() -> None:
    """SA-P2: 33 Demon Lord cards with an attack on their back, 18 furies with an effect."""
    furies = [foe for foe in range(BOX.demons, len(BOX.foe_ids)) if BOX.is_fury(foe)]
    assert BOX.lords == 33
    assert len(furies) == 18
    for foe in range(BOX.demons, len(BOX.foe_ids)):
        assert BOX.foe_boxes[foe]
        assert BOX.foe_damage[foe] > 0
        assert BOX.foe_penalty[foe]
        assert BOX.foe_wounds[foe] > 0


def test_four_heroes_with_boards_and_skills() -> None:
    """SA-P3: four heroes, six slots, four potion slots, life 10, one rage, nine skills."""
    assert BOX.hero_ids == ["dancer", "huntress", "outlaw", "slayer"]
    assert (BOX.start_life, BOX.start_rage, BOX.potion_slots) == (10, 1, 4)
    for hero in range(4):
        cells = [BOX.skill(hero, cell) for cell in range(CELLS)]
        assert len(cells) == COLUMNS * LEVELS
        assert [BOX.skill_is_tile[skill] for skill in cells].count(True) == 3
        for skill in cells:
            gives = BOX.skill_stamina[skill] + BOX.skill_focus[skill]
            assert (gives > 0) is BOX.skill_is_tile[skill]
        assert len([skill for skill in cells if BOX.skill_ability[skill] >= 0]) == 1
        silver = [s for s in cells if any(perk.at == SILVER for perk in BOX.skill_perks[s])]
        assert len(silver) == 1
        slots = BOX.hero_printed[hero * len(SLOTS) : (hero + 1) * len(SLOTS)]
        assert any(ability >= 0 for ability in slots)
        assert any(ability < 0 for ability in slots)


@pytest.mark.parametrize(
    ("hero", "stamina", "focus", "abilities"),
    [
        ("huntress", 2, 3, ["huntress.helmet", "huntress.armour", "huntress.gloves"]),
        ("outlaw", 3, 2, ["outlaw.armour", "outlaw.gloves", "outlaw.boots"]),
        ("slayer", 4, 1, ["slayer.armour", "slayer.gloves", "slayer.weapon-1"]),
        ("dancer", 1, 4, ["dancer.armour", "dancer.gloves", "dancer.boots"]),
    ],
)
def test_each_hero_board(hero: str, stamina: int, focus: int, abilities: list[str]) -> None:
    """SA-P3: every hero board has its own pools and its own printed abilities."""
    other = "dancer" if hero != "dancer" else "slayer"
    champion = Stage(hero, other).champion(hero)
    assert champion.pool == [stamina, focus]
    assert [WORDS.word("ability", one) for one in champion.abilities] == abilities
    assert sum(champion.chart) == 20  # 6 of each colour and 2 white ones
    assert sum(champion.chart[1::2]) == 2


def test_boards_tiles_and_cards() -> None:
    """SA-P4: boards I–V with spaces, 12 hidden blessings, 6 start cards, gems of four colours."""
    assert BOX.act_ids == ["act-1", "act-2", "act-3", "act-4", "act-5"]
    assert len(BOX.blessing_ids) == 12
    cards = sorted(zip(BOX.start_card_colour, BOX.start_card_from, strict=True))
    assert cards == [(colour, level) for colour in range(3) for level in (2, 3)]
    assert len(WORDS.vocabularies["colour"].words) == 4
    assert WORDS.vocabularies["potion"].words == ["red", "blue"]


def test_markers_and_potions_are_not_limited() -> None:
    """SA-P5: there are always enough markers and potions: everybody can have all of them."""
    heroes = ("huntress", "outlaw", "slayer", "dancer")
    stage = Stage(*heroes)
    for hero in heroes[1:]:
        stage.skills(*[f"{hero}.{c}.{n}" for c in ("red", "green", "blue") for n in (1, 2, 3)])
        stage.potions(hero, red=4)
    stage.potions("huntress", red=3).pouch("huntress", "smiths-hammer").chart("huntress", red_2=1)
    stage.do("rest", "buy red smiths-hammer")
    assert stage.champion("huntress").potions == [4, 0]


def a_roar_without_cards() -> Stage:
    """The deck is used up; the Huntress has beaten one Demon Lord card and one fury."""
    stage = Stage("huntress", "outlaw").row("huntress", "dl-01", "fu-01", "dl-02", at=2)
    stage.row("outlaw", "dl-03").hits("dl-03", 3).agenda(RoarCards(2), Round())
    stage.quest.lords = Pile([[]], [])
    return stage


def test_beaten_demon_lord_cards_make_a_new_deck() -> None:
    """SA-P5: an empty Demon Lord deck is made of the beaten Demon Lord cards, never of furies."""
    stage = a_roar_without_cards()
    assert stage.asks_nature() == "deal foe 1"
    assert stage.told("lords-reshuffled") == [""]
    assert stage.quest.lords.unseen == [[number("foe", "dl-01")]]
    stage.nature("dl-01")
    stage.do("penalty", by="huntress").do("penalty", by="outlaw")
    assert stage.champion("huntress").at == 2  # what was beaten stays beaten
    assert stage.told("roar-card") == ["dl-01"]


def test_with_too_few_cards_fewer_are_dealt() -> None:
    """SA-P5: where still too few Demon Lord cards are left, fewer are dealt."""
    stage = a_roar_without_cards().nature("dl-01")
    stage.do("penalty", by="huntress").do("penalty", by="outlaw")
    assert stage.told("roar-card") == ["dl-01"]  # of two
    assert stage.told("round-began") == ["1"]

    stage = Stage("huntress", "outlaw").agenda(DealRows())
    stage.quest.lords = Pile([range(84, 91)], [(0, 7)])
    stage.nature(*[f"dl-0{one}" for one in range(1, 7)]).nature("fu-01", "fu-02", "fu-03", "fu-04")
    assert [len(stage.champion(hero).row) for hero in ("huntress", "outlaw")] == [5, 5]

"""Chapter 1: the parts in the box."""

import pytest
from tests.support.last_bastion.stage import BOX, WORDS, Stage

from hordekeep.games.last_bastion.model.box import (
    BLACK,
    COLUMNS,
    EFFECTS,
    HERO_POWERS,
    TILE_POWERS,
    WHITE_IMMUNE,
)
from hordekeep.games.last_bastion.model.state import Siege


def everything(siege: Siege) -> tuple[list[int], int, int, int]:
    """All equipment by colour, life, Calls to Arms and Grasps of Evil, wherever they are."""
    equipment = [sum(siege.equipment[colour::5]) + siege.supply[colour] for colour in range(5)]
    grasps = siege.grasped_tiles() + siege.haunted.bit_count() + sum(siege.shadowed)
    return (
        equipment,
        sum(siege.life) + siege.life_supply,
        sum(siege.calls) + siege.call_supply,
        grasps + siege.grasp_supply,
    )


def test_nine_tiles() -> None:
    """LB-P1: nine bastion tiles, each with an effect of its own."""
    assert set(BOX.tile_ids) == {
        "trebuchet",
        "strategists-tower",
        "market",
        "tavern",
        "standard",
        "divine-fountain",
        "dispensary",
        "tomb",
        "dwarven-quarry",
    }
    assert sorted(BOX.tile_power) == list(range(len(TILE_POWERS)))
    assert sorted(Stage("arne").siege.layout.tile_at) == list(range(9))


def test_four_boards_of_three_slots() -> None:
    """LB-P2: four horde boards, red, green, blue and yellow, with three card slots each."""
    slots = WORDS.vocabularies["slot"].words
    assert slots == [f"{board} {n}" for board in ("red", "green", "blue", "yellow") for n in "123"]
    stage = Stage("arne")
    assert len(stage.siege.slots) == 12
    assert sorted(stage.siege.layout.board_at) == [0, 1, 2, 3]
    assert not any(stage.siege.is_full(board) for board in range(4))
    stage.fill("red")
    assert [board for board in range(4) if stage.siege.is_full(board)] == [0]


def test_eight_heroes_with_one_power_each() -> None:
    """LB-P3: eight heroes, each with a power that no other has."""
    assert set(BOX.hero_ids) == {
        "elmer",
        "mylfaar",
        "arne",
        "sindara",
        "teagaan",
        "feng-li",
        "kazgin",
        "twindalli",
    }
    assert sorted(BOX.hero_power) == list(range(len(HERO_POWERS)))


@pytest.mark.parametrize("hero", BOX.hero_ids)
def test_a_hero_board_has_two_sides(hero: str) -> None:
    """LB-P3: the healthy side of a hero board shows the power, the wounded side does not."""
    stage = Stage(hero, next(other for other in BOX.hero_ids if other != hero))
    power = BOX.hero_power[BOX.hero_ids.index(hero)]
    assert stage.condition(hero) == "healthy"
    assert [one for one in range(8) if stage.siege.has_power(0, one)] == [power]
    stage.wound(hero)
    assert stage.condition(hero) == "wounded"
    assert not any(stage.siege.has_power(0, one) for one in range(8))


@pytest.mark.parametrize(
    ("hero", "text"),
    [
        ("elmer", "lend-move arne"),
        ("mylfaar", "charm incubus"),
        ("arne", "fetch red"),
        ("teagaan", "pray tile market"),
    ],
)
def test_nobody_has_the_power_of_another(hero: str, text: str) -> None:
    """LB-P3: what one hero's power offers is refused to the others."""
    others = [other for other in BOX.hero_ids if other != hero]
    for other in others:
        stage = Stage(other, "arne" if other != "arne" else "kazgin")
        stage.card("incubus", "red 1").grasp("market").hero_phase(other)
        wanted = text if other != "arne" else text.replace("lend-move arne", "lend-move kazgin")
        assert stage.refuses(wanted) == ("LB-P3", "refused-no-such-power")


def test_fifty_monsters_and_ten_warlords() -> None:
    """LB-P4: 50 monster cards and 10 warlord cards, each with a name of its own."""
    warlords = [card for card in range(len(BOX.card_ids)) if BOX.is_warlord(card)]
    assert len(BOX.card_ids) == len(set(BOX.card_ids)) == 60
    assert len(warlords) == 10
    assert {"incubus", "butcher", "hollow-summoner"} <= set(BOX.card_ids[:50])
    assert "archdaemon-of-torment" in BOX.card_ids[50:]


def test_a_card_has_colour_resistance_and_effects() -> None:
    """LB-P4: a card has one of five colours, a resistance, and effects of up to four kinds."""
    assert set(BOX.card_colour) == set(range(BLACK + 1))
    assert all(resistance > 0 for resistance in BOX.card_resistance)
    assert COLUMNS == ("entrance", "recurring", "continuous", "exit")
    seen = set()
    for card in range(len(BOX.card_ids)):
        kinds = [COLUMNS[column] for column in BOX.card_columns[card]]
        assert len(kinds) == len(BOX.card_effects[card])
        seen.update(kinds)
    assert seen == set(COLUMNS)


def test_an_effect_is_known_by_card_kind_and_deed() -> None:
    """LB-P4: one card may have effects of several kinds, and two of one kind."""
    guard = WORDS.value("card", "skeleton-guard")
    words = [WORDS.word("effect", source) for source in BOX.card_sources[guard]]
    assert words == [
        "skeleton-guard.recurring.haunt",
        "skeleton-guard.continuous.white_immune",
        "skeleton-guard.exit.gain_equipment",
    ]
    assert EFFECTS[WHITE_IMMUNE].word == "white_immune"
    troll = WORDS.value("card", "moss-troll")
    assert [BOX.source_column[source] for source in BOX.card_sources[troll]] == [3, 3]


def test_round_tokens_are_equipment_and_calls() -> None:
    """LB-P5: a round token is equipment of one of five colours or a Call to Arms."""
    stage = Stage("arne", "elmer").tokens("arne", red=1, green=1, blue=1, yellow=1, black=1)
    stage.card("butcher", "blue 1").applies("arne", "butcher.recurring.return_token")
    assert stage.offers() == [
        "return red",
        "return green",
        "return blue",
        "return yellow",
        "return black",
        "return call",
    ]
    assert stage.siege.tokens(stage.seat("arne")) == 6


def test_life_is_no_round_token() -> None:
    """LB-P5: life tokens are not round: nobody returns one instead."""
    stage = Stage("arne", "elmer").tokens("arne", red=1).card("butcher", "blue 1")
    stage.applies("arne", "butcher.recurring.return_token")
    assert stage.offers() == ["return red", "return call"]
    assert stage.refuses("return green") == ("LB-P5", "refused-no-such-token")


@pytest.mark.parametrize("empty", ["life", "call"])
def test_what_the_supply_lacks_is_not_gained(empty: str) -> None:
    """LB-P5: a life or Call to Arms that the supply lacks is not gained; the other one is."""
    stage = Stage("arne", "elmer").card("nefarious-cannon", "blue 1").supply(**{empty: 0})
    stage.applies("arne", "nefarious-cannon.exit.gain_life_and_call").asked()
    assert stage.life_of("arne") == (3 if empty == "life" else 4)
    assert stage.calls_of("arne") == (1 if empty == "call" else 2)


def test_equipment_that_the_supply_lacks_is_not_gained() -> None:
    """LB-P5: an equipment token that the supply lacks is not gained."""
    stage = Stage("arne", "elmer").supply(red=0).hero_phase("arne")
    assert stage.refuses("fetch red") == ("LB-P5", "refused-supply-empty")
    stage.says("fetch green", "call market").nature("red", "red")
    assert stage.equipment("arne") == {"blue": 1, "green": 1}


def test_no_figure_comes_from_an_empty_supply() -> None:
    """LB-P5: Grasp of Evil figures are finite, too."""
    stage = Stage("arne", "elmer").card("zombie-lord", "blue 1").supply(grasp=0)
    stage.applies("arne", "zombie-lord.recurring.haunt").asked()
    assert stage.haunted() == set()
    assert stage.siege.grasp_supply == 0


def test_what_a_player_lacks_is_not_lost() -> None:
    """LB-P5: a token that a player lacks is not lost, and nothing replaces it."""
    stage = Stage("arne", "elmer").tokens("arne").calls("arne", 0).card("butcher", "blue 1")
    before = everything(stage.siege)
    stage.applies("arne", "butcher.recurring.return_token").asked()
    assert stage.life_of("arne") == 3
    assert stage.siege.tokens(stage.seat("arne")) == 0
    assert stage.siege.tokens(stage.seat("elmer")) == 2
    assert everything(stage.siege) == before


def test_tokens_go_between_players_and_supply_only() -> None:
    """LB-P5: what is lost goes to the supply, what is gained comes from it."""
    stage = Stage("arne", "elmer", "kazgin", "twindalli", difficulty="beginner")
    total = (BOX.equipment_supply, BOX.life_supply, BOX.call_supply, BOX.grasp_supply)
    assert everything(stage.siege) == total
    stage.card("tithe-taker", "blue 1").card("zombie-lord", "blue 2", haunted=True)
    stage.card("magma-hound", "blue 3").applies(
        "arne",
        "tithe-taker.recurring.all_return_token",
        "zombie-lord.recurring.haunt",
        "magma-hound.recurring.lose_life",
    )
    stage.says("apply zombie-lord.recurring.haunt", "apply magma-hound.recurring.lose_life")
    stage.says("return black", "return call", "return red", "return call")
    assert everything(stage.siege) == total


def test_three_white_combat_dice() -> None:
    """LB-P6: a fight rolls three combat dice with the faces of five colours and white."""
    stage = Stage("arne", "elmer").card("incubus", "red 1").at("arne", "trebuchet")
    stage.hero_phase("arne").says("fight")
    asked = stage.asked()
    assert asked is not None
    assert asked.chance is not None
    assert (asked.chance.kind, asked.chance.count, asked.chance.dealt) == ("face", 3, False)
    faces = [WORDS.word("face", face) for face in asked.chance.pool]
    assert faces == ["red", "green", "blue", "yellow", "black", "white"]


def test_one_grey_combat_die() -> None:
    """LB-P6: besides the three white dice there is a grey one."""
    stage = Stage("kazgin", "elmer").card("incubus", "red 1").at("kazgin", "trebuchet")
    stage.hero_phase("kazgin").says("fight")
    asked = stage.asked()
    assert asked is not None
    assert asked.chance is not None
    assert asked.chance.count == 4


def test_one_corruption_die() -> None:
    """LB-P6: the corruption die is one die of six faces."""
    stage = Stage("arne", "elmer").card("incubus", "red 1")
    stage.applies("arne", "incubus.exit.roll_corruption")
    asked = stage.asked()
    assert asked is not None
    assert asked.chance is not None
    assert (asked.chance.kind, asked.chance.count, asked.chance.dealt) == ("corruption", 1, False)
    assert list(asked.chance.pool) == [0, 1, 2, 3, 4, 5]


def test_one_net_belongs_to_the_trebuchet() -> None:
    """LB-P7: there is one net; cast again, it leaves the effect that it covered."""
    stage = Stage("arne", "elmer").card("incubus", "red 1").card("magma-hound", "red 2")
    stage.calls("arne", 2).hero_phase("arne")
    stage.says("call trebuchet", "net incubus.exit.roll_corruption")
    stage.says("call trebuchet", "net magma-hound.recurring.lose_life")
    assert WORDS.word("effect", stage.siege.net) == "magma-hound.recurring.lose_life"
    stage.applies("arne", "incubus.exit.roll_corruption")
    assert stage.asks_nature() == "corruption"


def test_one_trap_belongs_to_the_quarry() -> None:
    """LB-P7: there is one trap; set again, it leaves the slot where it lay."""
    stage = Stage("arne", "elmer").calls("arne", 2).hero_phase("arne")
    stage.says("call dwarven-quarry", "trap blue 1", "call dwarven-quarry", "trap blue 2")
    assert WORDS.word("slot", stage.siege.trap) == "blue 2"
    stage.draws("arne").nature("hollow-summoner").says("place hollow-summoner blue 1")
    assert stage.in_slot("blue 1") == "hollow-summoner"


def test_the_standard_has_five_banners() -> None:
    """LB-P7: the standard carries one of five banner tokens, one of each colour."""
    stage = Stage("arne", "elmer").calls("arne", 2).hero_phase("arne").says("call standard")
    colours = ["red", "green", "blue", "yellow", "black"]
    assert stage.offers() == [f"raise {colour}" for colour in colours]
    stage.says("raise black", "call standard")
    assert stage.offers() == [f"raise {colour}" for colour in colours[:-1]]


def test_one_charm_belongs_to_mylfaar() -> None:
    """LB-P7: Mylfaar has one charm token; it lies on one card at most."""
    stage = Stage("mylfaar", "elmer").card("incubus", "red 1").card("magma-hound", "red 2")
    stage.hero_phase("mylfaar").says("charm incubus")
    stage.hero_phase("mylfaar").says("charm magma-hound")
    lowered = [
        BOX.card_ids[card]
        for card in stage.siege.cards_in_play()
        if stage.siege.resistance(card) < BOX.card_resistance[card]
    ]
    assert lowered == ["magma-hound"]

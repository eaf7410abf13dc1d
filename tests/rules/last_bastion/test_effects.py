"""Effects on cards, clause by clause (LB-E1…E13)."""

import pytest
from tests.support.last_bastion.stage import Stage

HEROES = ("arne", "elmer", "kazgin", "twindalli")


def besieged() -> Stage:
    """Arne (blue), Elmer (yellow), Kazgin (red) and Twindalli (green), all in the centre."""
    return Stage(*HEROES)


def beaten(card: str, *faces: str) -> Stage:
    """Elmer, on the Market, has beaten a card in red 2 whose resistance the charm lowers."""
    stage = Stage("elmer", "sindara", "teagaan", "mylfaar").at("elmer", "market")
    stage.card(card, "red 2").charm(card).tokens("elmer").calls("sindara", 0)
    return stage.hero_phase("elmer").says("fight").nature(*faces).says(f"beat {card}")


# Haunting.


def test_a_haunting_alternates() -> None:
    """LB-E1: a figure comes onto the card, goes to the tile in front, comes again, …"""
    stage = Stage("arne").card("void-wisp", "red 1")
    seen = []
    for _ in range(3):
        stage.turn("red").asked()  # a neutral board; Arne's draw comes next
        seen.append((stage.haunted(), stage.grasped()))
    assert seen == [
        ({"void-wisp"}, set()),
        (set(), {"trebuchet"}),
        ({"void-wisp"}, {"trebuchet"}),
    ]


@pytest.mark.parametrize(
    ("slot", "line"),
    [
        ("red 1", ("trebuchet", "tavern", "dispensary")),
        ("red 2", ("market", "divine-fountain", "dwarven-quarry")),
        ("green 1", ("standard", "market", "trebuchet")),
        ("green 3", ("strategists-tower", "dwarven-quarry", "dispensary")),
        ("blue 2", ("dwarven-quarry", "divine-fountain", "market")),
        ("blue 3", ("strategists-tower", "tomb", "standard")),
        ("yellow 1", ("trebuchet", "market", "standard")),
        ("yellow 3", ("dispensary", "dwarven-quarry", "strategists-tower")),
    ],
)
def test_a_haunting_counts_inwards_from_its_slot(slot: str, line: tuple[str, str, str]) -> None:
    """LB-E1: it moves to the first tile without a figure, counted inwards from the slot."""
    for grasped in range(3):
        stage = besieged().card("void-wisp", slot, haunted=True).grasp(*line[:grasped])
        stage.applies("arne", "void-wisp.recurring.haunt").asked()
        assert stage.grasped() == set(line[: grasped + 1])


def test_a_haunting_skips_a_grasped_tile_in_between() -> None:
    """LB-E1: a grasped tile further in changes nothing while the first one is free."""
    stage = besieged().card("void-wisp", "red 2", haunted=True).grasp("divine-fountain")
    stage.applies("arne", "void-wisp.recurring.haunt").asked()
    assert stage.grasped() == {"market", "divine-fountain"}


def test_each_haunting_has_its_own_figure() -> None:
    """LB-E1: a figure on another card is of no account."""
    stage = besieged().card("void-wisp", "red 1", haunted=True).card("marrow-eater", "red 2")
    stage.applies("arne", "marrow-eater.recurring.haunt").asked()
    assert stage.haunted() == {"void-wisp", "marrow-eater"}
    assert stage.grasped() == set()


# Losses.


def test_draw_and_place_a_card_when_it_comes() -> None:
    """LB-E2: an entrance that draws: the next card is drawn and placed by the same player."""
    stage = besieged().draws("arne").nature("goblin-howler").says("place goblin-howler green 1")
    assert stage.asks_nature() == "card"
    stage.nature("shadow-scout")
    assert stage.asked_hero() == "arne"
    stage.says("place shadow-scout blue 3")
    assert stage.in_play() == {"goblin-howler", "shadow-scout"}


def test_draw_and_place_a_card_every_time() -> None:
    """LB-E2: a recurring draw comes on top of the board's own."""
    stage = besieged().card("war-drummer", "blue 1").turn("blue")
    stage.nature("void-wisp").says("place void-wisp blue 2")
    stage.nature("rift-crawler")
    assert stage.in_play() == {"war-drummer", "void-wisp", "rift-crawler"}
    assert "end-turn" in stage.offers()


def test_lose_one_life() -> None:
    """LB-E3: the active player loses 1 life, and nobody else."""
    stage = besieged().draws("arne").nature("soul-flayer").says("place soul-flayer red 1")
    assert [stage.life_of(hero) for hero in HEROES] == [2, 3, 3, 3]
    assert stage.siege.life_supply == 16 - 11


@pytest.mark.parametrize("returned", ["blue", "black", "call"])
def test_return_one_round_token(returned: str) -> None:
    """LB-E4: the player returns 1 round token of choice, equipment or a Call to Arms."""
    stage = besieged().tokens("arne", blue=2, black=1).card("butcher", "green 1")
    stage.applies("arne", "butcher.recurring.return_token")
    assert stage.offers() == ["return blue", "return black", "return call"]
    assert stage.refuses("return red") == ("LB-P5", "refused-no-such-token")
    stage.says(f"return {returned}")
    assert stage.siege.supply[2] == 2 + (returned == "blue")
    assert stage.siege.supply[4] == 3 + (returned == "black")
    assert stage.siege.call_supply == 0 + (returned == "call")
    assert stage.siege.tokens(0) == 3


def test_without_a_round_token_nothing_is_returned() -> None:
    """LB-E4: a player without a round token returns nothing, and nothing replaces it."""
    stage = besieged().tokens("arne").calls("arne", 0).card("butcher", "green 1")
    stage.applies("arne", "butcher.recurring.return_token").asked()
    assert stage.life_of("arne") == 3
    assert stage.siege.tokens(0) == 0


def test_roll_the_corruption_die() -> None:
    """LB-E5: the active player rolls the corruption die and suffers its face."""
    stage = besieged().card("cinder-whelp", "blue 1").turn("blue")
    assert stage.asks_nature() == "corruption"
    stage.nature("lose_life")
    assert [stage.life_of(hero) for hero in HEROES] == [2, 3, 3, 3]
    stage = besieged().draws("elmer").nature("gate-ram").says("place gate-ram yellow 2")
    stage.nature("grasp_tile")
    assert stage.grasped() == {"tavern"}


def test_a_grasp_on_the_own_hero_board() -> None:
    """LB-E6: a figure comes onto the own hero board, whoever's board the card lies on."""
    stage = besieged().draws("elmer").nature("silk-binder").says("place silk-binder blue 1")
    assert [stage.shadowed(hero) for hero in HEROES] == [False, True, False, False]
    assert stage.siege.grasp_supply == 11


# Everybody.


def test_every_player_returns_one_round_token() -> None:
    """LB-E7: every player returns 1 round token, each of the own choice."""
    stage = besieged().card("tithe-taker", "green 1").tokens("elmer").calls("elmer", 0)
    stage.applies("arne", "tithe-taker.recurring.all_return_token")
    assert stage.asked_hero() == "arne"
    stage.says("return blue")
    assert stage.asked_hero() == "kazgin"  # Elmer has nothing to return
    stage.says("return call")
    assert stage.asked_hero() == "twindalli"
    stage.says("return green")
    assert [stage.siege.tokens(stage.seat(hero)) for hero in HEROES] == [1, 0, 1, 1]
    assert [stage.calls_of(hero) for hero in HEROES] == [1, 0, 0, 1]


def test_a_grasp_on_every_hero_board() -> None:
    """LB-E8: a figure comes onto every hero board."""
    stage = besieged().draws("elmer").nature("night-jailer").says("place night-jailer yellow 1")
    assert all(stage.shadowed(hero) for hero in HEROES)
    assert stage.siege.grasp_supply == 8


def test_every_player_loses_the_next_move() -> None:
    """LB-E9: every player loses the next move: all figures lie down."""
    stage = besieged().draws("elmer").nature("web-spinner").says("place web-spinner blue 1")
    assert all(stage.lies(hero) for hero in HEROES)


def test_heroes_out_of_action_are_not_every_player() -> None:
    """LB-E7, LB-E8, LB-E9: nothing of it reaches a hero who is out of action."""
    stage = besieged().out("kazgin").card("tithe-taker", "green 1").card("bone-regent", "green 2")
    stage.card("web-spinner", "green 3")
    stage.applies("arne", "tithe-taker.recurring.all_return_token")
    stage.says("return blue", "return yellow", "return green")
    stage.applies("arne", "bone-regent.entrance.grasp_all_boards").asked()
    stage.applies("arne", "web-spinner.entrance.all_lose_move").asked()
    assert not stage.shadowed("kazgin")
    assert not stage.lies("kazgin")
    assert [stage.shadowed(hero) for hero in HEROES] == [True, True, False, True]


# Good exits.


@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow", "black"])
def test_a_beaten_card_brings_equipment_of_choice(colour: str) -> None:
    """LB-E10: 1 equipment token of choice, from the supply."""
    stage = beaten("wolf-rider", "green", "blue", "blue").says(f"take {colour}")
    assert stage.equipment("elmer") == {colour: 1}


def test_equipment_that_the_supply_lacks_cannot_be_taken() -> None:
    """LB-E10: only what the supply has can be taken; with one colour left there is no choice."""
    stage = beaten("wolf-rider", "green", "blue", "blue").supply(red=0)
    assert stage.refuses("take red") == ("LB-P5", "refused-supply-empty")
    stage.supply(green=0, blue=0, yellow=0).asked()
    assert stage.equipment("elmer") == {"black": 1}


def test_a_beaten_card_brings_life() -> None:
    """LB-E10: 1 life, beyond the three of the start."""
    assert beaten("butcher", "red", "blue", "blue").life_of("elmer") == 4


def test_no_life_from_an_empty_supply() -> None:
    """LB-E10: a life that the supply lacks is not gained."""
    stage = Stage("elmer", "sindara").at("elmer", "market").card("butcher", "red 2")
    stage.supply(life=0).hero_phase("elmer").says("fight").nature("red", "red", "red")
    assert stage.says("beat butcher").life_of("elmer") == 3


def test_a_beaten_card_brings_a_call_to_arms() -> None:
    """LB-E10: 1 Call to Arms."""
    stage = beaten("banner-of-night", "black", "blue", "blue")
    assert (stage.calls_of("elmer"), stage.siege.call_supply) == (2, 0)


def test_a_beaten_card_brings_life_and_a_call_to_arms() -> None:
    """LB-E10: 1 life and 1 Call to Arms."""
    stage = beaten("nefarious-cannon", "black", "white", "blue").says("accept life-and-call")
    assert (stage.life_of("elmer"), stage.calls_of("elmer")) == (4, 2)


SPOILS = "nefarious-cannon.exit.gain_life_and_call"


def spoils(*heroes: str, life: int = 2, call: int = 2) -> Stage:
    """The first hero applies the exit that offers both, with so much in the supply."""
    stage = Stage(*heroes).card("nefarious-cannon", "red 2").supply(life=life, call=call)
    return stage.applies(heroes[0], SPOILS)


@pytest.mark.parametrize(
    ("answer", "life", "calls"),
    [("accept life-and-call", 1, 1), ("accept life", 1, 0), ("accept call", 0, 1), ("done", 0, 0)],
)
def test_life_and_call_may_be_left_in_the_supply(answer: str, life: int, calls: int) -> None:
    """LB-E10, LB-J26: both, one of them or neither."""
    stage = spoils("arne", "elmer").says(answer)
    assert gained(stage) == (life, calls)
    assert len(stage.told("spoils-left")) == (answer == "done")


def gained(stage: Stage) -> tuple[int, int]:
    """How much life and how many Calls to Arms were gained so far."""
    return len(stage.told("life-gained")), len(stage.told("call-gained"))


def test_of_life_and_call_what_the_supply_has() -> None:
    """LB-E10: of life and Call to Arms each can be taken as far as the supply has it."""
    stage = spoils("arne", "elmer", call=0)
    for answer in ("accept life-and-call", "accept call"):
        assert stage.refuses(answer) == ("LB-P5", "refused-supply-empty")
    assert stage.says("accept life").life_of("arne") == 4
    stage = spoils("arne", "elmer", life=0, call=1)
    assert stage.refuses("accept life") == ("LB-P5", "refused-supply-empty")
    assert stage.says("accept call").calls_of("arne") == 2


@pytest.mark.parametrize(
    ("heroes", "life", "call"),
    [(("arne", "elmer"), 4, 2), (("arne",), 1, 1), (("arne", "elmer"), 0, 0)],
)
def test_nobody_is_asked_where_it_cannot_matter(
    heroes: tuple[str, ...], life: int, call: int
) -> None:
    """LB-J26: enough is left for whoever comes back, nobody else plays, or nothing is there."""
    stage = spoils(*heroes, life=life, call=call)
    stage.asked()
    assert stage.told("spoils-left") == []
    assert gained(stage) == (min(life, 1), min(call, 1))


@pytest.mark.parametrize(("life", "call"), [(3, 2), (4, 1)])
def test_one_is_asked_as_soon_as_either_may_run_short(life: int, call: int) -> None:
    """LB-J26, LB-D2: three life tokens and one Call to Arms are what a hero brought back gets."""
    assert spoils("arne", "elmer", life=life, call=call).offers() == [
        "accept life-and-call",
        "accept life",
        "accept call",
        "done",
    ]


def test_by_the_first_rules_life_and_call_are_taken_unasked() -> None:
    """LB-E10: a journal of rules 1 goes on as it was played."""
    stage = spoils("arne", "elmer", life=1, call=1)
    stage.siege.rules = 1
    stage.asked()
    assert gained(stage) == (1, 1)


@pytest.mark.parametrize("grasp", ["tile tomb", "card void-wisp", "hero arne"])
def test_a_beaten_card_removes_a_grasp(grasp: str) -> None:
    """LB-E10: one Grasp of Evil is removed from a tile, card or hero board."""
    stage = Stage("elmer", "arne").at("elmer", "market").card("banshee", "red 2")
    stage.card("void-wisp", "green 1", haunted=True).grasp("tomb").shadow("arne")
    stage.hero_phase("elmer").says("fight").nature("yellow", "white", "white")
    stage.says("beat banshee", "apply banshee.exit.remove_grasp")
    assert set(stage.offers()) == {
        "cleanse tile tomb",
        "cleanse card void-wisp",
        "cleanse hero arne",
        "done",
    }
    assert stage.refuses("cleanse tile tavern") == ("LB-T6", "refused-no-grasp-there")
    stage.says(f"cleanse {grasp}")
    assert stage.siege.grasp_supply == 10  # only one: the next offer is another effect's
    assert {offer.split()[0] for offer in stage.offers()} == {"take"}
    assert (grasp == "tile tomb") is (stage.grasped() == set())
    assert (grasp == "card void-wisp") is (stage.haunted() == set())
    assert (grasp == "hero arne") is (not stage.shadowed("arne"))


def test_a_grasp_need_not_be_removed() -> None:
    """LB-E10: the player may leave all Grasps of Evil where they are."""
    stage = Stage("elmer", "arne").at("elmer", "market").card("banshee", "red 2").grasp("tomb")
    stage.hero_phase("elmer").says("fight").nature("yellow", "white", "white")
    stage.says("beat banshee", "apply banshee.exit.remove_grasp", "done", "take red")
    assert stage.grasped() == {"tomb"}


# Continuous effects.


def test_white_faces_do_not_count_against_an_immune_card() -> None:
    """LB-E11: white faces do not count against this card, faces of its colour and tokens do."""
    stage = Stage("elmer", "arne").at("elmer", "market").card("orc-bulwark", "red 2")
    stage.tokens("elmer", green=1).hero_phase("elmer").says("fight")
    stage.nature("green", "white", "white")
    assert stage.offers() == ["decline"]
    stage = Stage("elmer", "arne").at("elmer", "market").card("orc-bulwark", "red 2")
    stage.tokens("elmer", green=1).hero_phase("elmer").says("fight")
    stage.nature("green", "green", "white").says("spend elmer orc-bulwark")
    assert stage.offers() == ["beat orc-bulwark"]


def test_white_faces_count_against_others_meanwhile() -> None:
    """LB-E11: other cards in play are hit by white faces as ever."""
    stage = Stage("elmer", "arne").at("elmer", "market").card("butcher", "red 2")
    stage.card("orc-bulwark", "green 2").hero_phase("elmer").says("fight")
    stage.nature("white", "white", "blue")
    assert "beat butcher" in stage.offers()


def test_a_combat_die_lies_on_a_locking_card() -> None:
    """LB-E12: one combat die lies on this card while it is in play, and comes back after."""
    stage = Stage("sindara", "arne").card("gorge-spider", "blue 2").card("butcher", "red 2")
    stage.at("sindara", "dwarven-quarry").hero_phase("sindara").says("fight")
    stage.nature("blue", "white").says("beat gorge-spider", "take red", "end-turn")
    stage.at("arne", "market").hero_phase("arne").says("fight").nature("red", "red", "red")
    assert "beat butcher" in stage.offers()


def test_no_equipment_in_any_fight() -> None:
    """LB-E13: no equipment tokens in any fight, whichever card is fought, own or a friend's."""
    stage = Stage("elmer", "arne").at("elmer", "market").at("arne", "market")
    stage.card("butcher", "red 2").card("rustmonger", "green 2")
    stage.tokens("elmer", red=2).tokens("arne", red=2).hero_phase("elmer").says("fight")
    stage.nature("red", "blue", "blue")
    assert stage.offers() == ["decline"]
    assert stage.refuses("spend elmer butcher") == ("LB-E13", "refused-equipment-barred")
    assert stage.refuses("spend arne butcher") == ("LB-E13", "refused-equipment-barred")


def test_no_equipment_against_the_barring_card_itself() -> None:
    """LB-E13: nor can the card itself be fought with equipment; afterwards it is free again."""
    stage = Stage("elmer", "arne").at("elmer", "market").card("rustmonger", "red 2")
    stage.tokens("elmer", black=1).hero_phase("elmer").says("fight").nature("blue", "blue", "blue")
    assert stage.refuses("spend elmer rustmonger") == ("LB-E13", "refused-equipment-barred")
    stage = Stage("elmer", "arne").at("elmer", "market").card("rustmonger", "red 2")
    stage.hero_phase("elmer").says("fight").nature("black", "blue", "blue").says("beat rustmonger")
    assert not stage.siege.equipment_barred()


def test_equipment_may_still_be_gained_while_barred() -> None:
    """LB-E13: equipment may still be gained."""
    stage = Stage("arne", "elmer").card("rustmonger", "green 2").at("arne", "market")
    stage.tokens("arne").hero_phase("arne").says("fetch red", "activate market")
    stage.nature("green", "blue")
    assert stage.equipment("arne") == {"red": 1, "green": 1, "blue": 1}

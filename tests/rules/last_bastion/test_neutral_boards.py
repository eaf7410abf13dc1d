"""Chapter 7: neutral boards."""

import pytest
from tests.support.last_bastion.stage import HARMLESS, Stage

NOBODY_CAN = ("LB-N5", "refused-cannot-apply")


def three() -> Stage:
    """Arne at blue, Elmer at yellow, Kazgin at red; green is neutral and comes after red."""
    return Stage("arne", "elmer", "kazgin")


def green_turn(card: str) -> Stage:
    """The turn of the neutral green board, with a card on it."""
    return three().card(card, "green 1").turn("green")


def named(stage: Stage) -> set[str]:
    """The heroes who can be named."""
    return {text.removeprefix("name ") for text in stage.offers() if text.startswith("name ")}


# LB-N1: the turn of a neutral board.


def test_a_neutral_board_has_a_horde_phase() -> None:
    """LB-N1: at its turn the recurring effects of its cards are applied."""
    stage = green_turn("magma-hound").says("name elmer")
    assert stage.life_of("elmer") == 2


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_a_neutral_board_draws_no_card(cards: int) -> None:
    """LB-N1: with a free slot nothing happens in step two."""
    stage = three()
    for number in range(cards):
        stage.card(HARMLESS["green"][number], f"green {number + 1}")
    size = stage.siege.deck.size()
    stage.turn("green")
    assert stage.board_in_turn() == "blue"
    assert stage.siege.deck.size() == size
    assert not stage.told("card-drawn")
    assert not stage.told("board-struck")


def test_a_full_neutral_board_strikes() -> None:
    """LB-N1: a full neutral board has its effect."""
    stage = three().fill("green").turn("green")
    assert stage.asks_nature() == "card"
    stage.nature("moss-troll")
    assert stage.discarded() == ["moss-troll"]


def test_a_neutral_board_has_no_hero_phase() -> None:
    """LB-N1: nobody moves or acts; the next board follows."""
    stage = three().turn("green")
    assert stage.board_in_turn() == "blue"
    assert [board for board, _ in stage.told("turn-began")] == [1, 2]
    assert not stage.told("turn-ended")


@pytest.mark.parametrize("condition", ["none", "out", "dead"])
def test_boards_are_neutral_without_a_hero_in_action(condition: str) -> None:
    """LB-N1: none from the start, or its hero is out of action or dead."""
    stage = Stage("arne", "elmer", "kazgin", "sindara") if condition != "none" else three()
    if condition == "out":
        stage.out("sindara")
    elif condition == "dead":
        stage.wound("sindara").out("sindara")
    stage.turn("green")
    assert stage.board_in_turn() == "blue"
    assert not stage.told("card-drawn")


# LB-N2: to whom effects are applied.


def test_one_player_is_chosen() -> None:
    """LB-N2: an effect is applied to one player of the players' choice, and only there."""
    stage = green_turn("magma-hound")
    assert named(stage) == {"arne", "elmer", "kazgin"}
    stage.says("name elmer")
    assert stage.siege.life == [3, 2, 3]


def test_effects_are_applied_one_by_one() -> None:
    """LB-N2: for each effect somebody is chosen anew."""
    stage = three().card("magma-hound", "green 1").card("boulder-troll", "green 2").turn("green")
    stage.says("apply boulder-troll.recurring.lose_life", "name elmer", "name arne")
    assert stage.siege.life == [2, 2, 3]


def test_both_steps_have_a_target_of_their_own() -> None:
    """LB-N2: the board's effect may fall on another than its cards' effects."""
    stage = Stage("arne", "elmer").card("magma-hound", "yellow 1").card("banshee", "yellow 2")
    stage.card("grave-ringer", "yellow 3").turn("yellow").says("name elmer", "name arne")
    stage.nature("lose_life")
    assert stage.siege.life == [2, 2]


def test_a_token_is_returned_by_one_who_has_one() -> None:
    """LB-N2: an effect that costs a round token goes only to a player who has one."""
    stage = three().tokens("elmer").calls("elmer", 0).card("butcher", "green 1").turn("green")
    assert named(stage) == {"arne", "kazgin"}
    assert stage.refuses("name elmer") == NOBODY_CAN
    stage.says("name kazgin", "return red")
    assert stage.equipment("kazgin") == {}


def test_nobody_has_a_token() -> None:
    """LB-N2: nobody has a round token: nothing happens."""
    stage = three().card("butcher", "green 1")
    for hero in ("arne", "elmer", "kazgin"):
        stage.tokens(hero).calls(hero, 0)
    stage.turn("green")
    assert stage.board_in_turn() == "blue"
    assert stage.siege.life == [3, 3, 3]
    assert len(stage.told("effect-idle")) == 1


def test_the_only_one_who_can_is_not_asked_for() -> None:
    """LB-N2: if it can apply to one player only, that player has it."""
    stage = three().card("butcher", "green 1")
    for hero in ("arne", "kazgin"):
        stage.tokens(hero).calls(hero, 0)
    stage.turn("green")
    assert stage.asked_hero() == "elmer"
    assert stage.offers() == ["return yellow", "return call"]


# LB-N3: who decides, who is active.


def test_who_had_the_last_turn_decides() -> None:
    """LB-N3: red comes before green, so Kazgin decides."""
    assert green_turn("magma-hound").asked_hero() == "kazgin"


def test_the_nearest_hero_in_action_decides() -> None:
    """LB-N3: heroes out of action are passed over, counting back."""
    stage = three().out("kazgin").card("magma-hound", "green 1").turn("green")
    assert stage.asked_hero() == "elmer"


@pytest.mark.parametrize(("board", "hero"), [("yellow", "arne"), ("green", "elmer")])
def test_each_neutral_board_has_its_own_decider(board: str, hero: str) -> None:
    """LB-N3: between two players who sit opposite each decides for the board after theirs."""
    stage = Stage("arne", "elmer").card("magma-hound", f"{board} 1").turn(board)
    assert stage.asked_hero() == hero


def test_the_decider_orders_the_effects() -> None:
    """LB-N3: the order of a neutral board's effects is decided for the group, too."""
    stage = three().card("magma-hound", "green 1").card("boulder-troll", "green 2").turn("green")
    assert stage.offers()[0].startswith("apply ")
    assert stage.asked_hero() == "kazgin"


def test_who_is_named_is_active() -> None:
    """LB-N3: who is named draws and places; a black card goes to that player's board."""
    stage = green_turn("war-drummer").says("name elmer").nature("tithe-taker")
    assert stage.asked_hero() == "elmer"
    assert stage.offers() == [f"place tithe-taker yellow {number}" for number in (1, 2, 3)]


def test_who_is_named_applies_entrance_effects() -> None:
    """LB-N3: what a card drawn this way brings falls on who drew it."""
    stage = green_turn("war-drummer").says("name elmer").nature("soul-flayer")
    stage.says("place soul-flayer red 1")
    assert stage.siege.life == [3, 2, 3]


# LB-N4: whose choice it is.


def test_the_active_player_chooses_for_allies() -> None:
    """LB-N4: the active player spends the tokens of allies on the same tile."""
    stage = three().card("incubus", "red 1").at("arne", "trebuchet").at("elmer", "trebuchet")
    stage.tokens("elmer", red=2).hero_phase("arne").says("fight").nature("blue", "blue", "blue")
    assert "spend elmer incubus" in stage.offers()
    assert stage.asked_hero() == "arne"
    stage.says("spend elmer incubus")
    assert stage.asked_hero() == "arne"
    stage.says("spend elmer incubus", "beat incubus")
    assert stage.equipment("elmer") == {}


@pytest.mark.parametrize("tile", ["tavern", "dispensary", "divine-fountain"])
def test_the_active_player_makes_the_choices_of_a_tile(tile: str) -> None:
    """LB-N4: whom a tile serves is the active player's choice."""
    stage = three().grasp("tomb").hero_phase("elmer").says(f"call {tile}")
    assert stage.asked_hero() == "elmer"


def test_each_player_picks_the_token_to_return() -> None:
    """LB-N4: nobody else chooses which of the own round tokens goes."""
    stage = three().card("tithe-taker", "blue 1").turn("blue")
    for hero, colour in (("arne", "blue"), ("elmer", "yellow"), ("kazgin", "red")):
        assert stage.asked_hero() == hero
        assert stage.offers() == [f"return {colour}", "return call"]
        stage.says("return call")
    assert stage.siege.calls == [0, 0, 0]


def test_who_is_named_picks_the_token() -> None:
    """LB-N4: the group says who returns a token, that player says which."""
    stage = green_turn("butcher")
    assert stage.asked_hero() == "kazgin"
    stage.says("name arne")
    assert stage.asked_hero() == "arne"
    assert stage.offers() == ["return blue", "return call"]


@pytest.mark.parametrize("grant", [("call tavern", "treat arne"), ("lend-move arne",)])
def test_the_owner_decides_a_granted_move(grant: tuple[str, ...]) -> None:
    """LB-N4: whoever gets the move decides it."""
    stage = three().hero_phase("elmer").says(*grant)
    assert stage.asked_hero() == "arne"
    stage.says("move market")
    assert stage.tile_of("arne") == "market"
    assert stage.asked_hero() == "elmer"


# LB-N5: to whom an effect can apply.


@pytest.mark.parametrize(
    ("card", "can"),
    [
        ("magma-hound", {"arne", "elmer", "kazgin"}),
        ("war-drummer", {"arne", "elmer", "kazgin"}),
        ("cinder-whelp", {"arne", "elmer", "kazgin"}),
        ("butcher", {"elmer", "kazgin"}),
        ("bone-regent", {"arne", "elmer"}),
    ],
)
def test_to_whom_an_effect_can_apply(card: str, can: set[str]) -> None:
    """LB-N5: life, draw, die: any hero in action; token: who has one; grasp: who can take it."""
    stage = three().tokens("arne").calls("arne", 0).lay("elmer").shadow("kazgin")
    stage.card(card, "green 1").turn("green")
    assert named(stage) == can
    for hero in {"arne", "elmer", "kazgin"} - can:
        assert stage.refuses(f"name {hero}") == NOBODY_CAN


def test_a_lost_move_goes_to_one_who_stands() -> None:
    """LB-N5: the blue board's effect can apply to a standing hero only."""
    stage = Stage("arne", "elmer", "kazgin", "sindara").out("arne").lay("elmer").fill("blue")
    stage.turn("blue")
    assert named(stage) == {"kazgin", "sindara"}
    assert stage.refuses("name elmer") == NOBODY_CAN
    assert stage.says("name kazgin").lies("kazgin")


def test_a_grasp_goes_to_a_healthy_hero() -> None:
    """LB-N5: a wounded hero's board takes no Grasp of Evil."""
    stage = three().wound("arne").card("bone-regent", "green 1").turn("green")
    assert named(stage) == {"elmer", "kazgin"}
    assert stage.refuses("name arne") == NOBODY_CAN
    assert stage.says("name elmer").shadowed("elmer")


def test_no_effect_goes_to_a_hero_out_of_action() -> None:
    """LB-N5: only heroes in action can be named."""
    stage = three().out("arne").card("magma-hound", "green 1").turn("green")
    assert named(stage) == {"elmer", "kazgin"}
    assert stage.refuses("name arne") == ("LB-D13", "refused-not-in-action")


def test_an_effect_that_can_apply_to_nobody_is_idle() -> None:
    """LB-N5: nobody stands, nobody can take a grasp: nothing happens."""
    stage = three().card("bone-regent", "green 1").shadow("arne", "elmer", "kazgin").turn("green")
    assert stage.board_in_turn() == "blue"
    assert len(stage.told("effect-idle")) == 1


# LB-N6, LB-N7.


def test_every_player_effects_happen_once() -> None:
    """LB-N6: on a neutral board "every player" means all heroes in action, once, unnamed."""
    stage = Stage("arne", "elmer", "kazgin").card("hand-of-the-queen", "green 1").out("arne")
    stage.turn("green")
    heroes = []
    for _ in range(2):
        heroes.append(stage.asked_hero())
        stage.says("return call")
    assert set(heroes) == {"elmer", "kazgin"}
    assert stage.board_in_turn() == "yellow"
    assert stage.siege.calls == [0, 0, 0]


def test_haunting_needs_no_target() -> None:
    """LB-N6: a figure comes on the card, and nobody is named."""
    stage = green_turn("zombie-lord")
    assert stage.haunted() == set()
    assert stage.board_in_turn() == "blue"
    assert stage.haunted() == {"zombie-lord"}
    assert not stage.told("effect-named")


def test_the_green_board_needs_no_target() -> None:
    """LB-N6: the bottom card is discarded, and nobody is named."""
    stage = three().fill("green").turn("green").nature("moss-troll")
    assert stage.discarded() == ["moss-troll"]
    assert not stage.told("effect-named")
    assert stage.board_in_turn() == "blue"


def test_the_roller_is_named_first() -> None:
    """LB-N7: first somebody is named, then that player rolls and suffers the face."""
    stage = green_turn("cinder-whelp")
    assert stage.asks_nature() == ""
    stage.says("name elmer")
    assert stage.asks_nature() == "corruption"
    stage.nature("lose_life")
    assert stage.siege.life == [3, 2, 3]


def test_the_roller_suffers_even_what_cannot_apply() -> None:
    """LB-N7: the face is the roller's: without a round token only the life is lost."""
    stage = three().tokens("elmer").calls("elmer", 0).card("cinder-whelp", "green 1")
    stage.turn("green").says("name elmer").nature("return_token+lose_life")
    assert stage.siege.life == [3, 2, 3]
    assert stage.siege.tokens(0) == stage.siege.tokens(2) == 2


def test_the_roller_draws_and_places() -> None:
    """LB-N7: a card that the die brings is the roller's."""
    stage = green_turn("cinder-whelp").says("name elmer")
    stage.nature("draw_horde").nature("tithe-taker")
    assert stage.asked_hero() == "elmer"
    assert stage.offers()[0] == "place tithe-taker yellow 1"

"""Chapter 8: what full horde boards do."""

import pytest
from tests.support.last_bastion.stage import HARMLESS, WORDS, Stage

from hordekeep.games.last_bastion.model.layout import Layout
from hordekeep.kernel.play.seat import EVERYBODY

ALONG_YELLOW = ("trebuchet", "tavern", "dispensary")


def full(board: str) -> Stage:
    """The turn of a full board: Arne has blue, Elmer yellow, Kazgin red, Sindara green."""
    return Stage("arne", "elmer", "kazgin", "sindara").fill(board).turn(board)


def test_red_costs_a_life() -> None:
    """LB-B1: the player at the full red board loses 1 life."""
    stage = full("red")
    assert stage.life_of("kazgin") == 2
    assert stage.siege.life == [3, 3, 2, 3]


def test_neutral_red_costs_somebody_a_life() -> None:
    """LB-B1: at a neutral red board one player of choice does."""
    stage = Stage("arne", "elmer", "kazgin").out("kazgin").fill("red").turn("red")
    assert stage.offers() == ["name arne", "name elmer"]
    assert stage.says("name arne").life_of("arne") == 2


def test_red_can_cost_the_last_life() -> None:
    """LB-B1: also the last one."""
    assert full("red").life("kazgin", 1).condition("kazgin") == "out"


def test_green_discards_the_bottom_card() -> None:
    """LB-B2: the bottom card of the deck is discarded; the top stays what it was."""
    stage = full("green").deck("2 monsters", "1 warlords", "2 monsters").nature("moss-troll")
    assert stage.discarded() == ["moss-troll"]
    assert stage.siege.deck.segments == [(0, 2), (1, 1), (0, 1)]
    assert stage.in_play() == set(HARMLESS["green"])


def test_everybody_sees_the_bottom_card() -> None:
    """LB-B2: the card is seen by all."""
    stage = full("green")
    asked = stage.asked()
    assert asked is not None
    assert asked.chance is not None
    assert asked.chance.audience == EVERYBODY
    stage.nature("moss-troll")
    assert stage.told("bottom-discarded") == [(WORDS.value("card", "moss-troll"),)]


def test_a_discarded_card_has_no_effect() -> None:
    """LB-B2: neither entrance nor exit of the discarded card is applied."""
    stage = full("green").nature("soul-flayer")
    assert stage.siege.life == [3, 3, 3, 3]
    assert stage.asked_hero() == "sindara"
    assert "end-turn" in stage.offers()


def test_a_discarded_warlord_loses_the_game() -> None:
    """LB-B2: a warlord at the bottom loses the game at once."""
    stage = full("green").deck("5 monsters", "1 warlords").nature("iron-voice")
    assert stage.ending() == "warlord-discarded"
    assert stage.asked() is None


def test_green_does_nothing_without_a_deck() -> None:
    """LB-B2: from an empty deck nothing is discarded, and nothing is lost."""
    stage = full("green").deck()
    assert stage.ending() == "not-ended"
    assert stage.discarded() == []
    assert stage.asked_hero() == "sindara"


def test_yellow_rolls_the_corruption_die() -> None:
    """LB-B3: the player at the full yellow board rolls the die and suffers its face."""
    stage = full("yellow")
    assert stage.asks_nature() == "corruption"
    stage.nature("lose_life")
    assert stage.siege.life == [3, 2, 3, 3]


def test_yellows_grasp_goes_along_the_yellow_board() -> None:
    """LB-B3: the grasp face lets the player choose a tile along the yellow board."""
    stage = full("yellow").nature("grasp_tile")
    assert stage.asked_hero() == "elmer"
    assert stage.offers() == [f"grasp {tile}" for tile in ALONG_YELLOW]
    assert stage.says("grasp tavern").grasped() == {"tavern"}


def test_yellows_grasp_needs_a_tile_without_one() -> None:
    """LB-B3: a grasped tile, or one that does not lie along yellow, cannot be chosen."""
    stage = full("yellow").grasp("tavern").nature("grasp_tile")
    assert stage.offers() == ["grasp trebuchet", "grasp dispensary"]
    assert stage.refuses("grasp tavern") == ("LB-G7", "refused-already-grasped")
    assert stage.refuses("grasp market") == ("LB-B3", "refused-not-along-board")


def test_yellows_last_open_tile_is_not_asked_for() -> None:
    """LB-B3: if one tile along yellow is left, that one is grasped (the third: lost)."""
    stage = full("yellow").grasp("tavern", "trebuchet").nature("grasp_tile")
    assert stage.grasped() == {"trebuchet", "tavern", "dispensary"}
    assert stage.ending() == "tiles-grasped"


def test_yellows_grasp_needs_a_figure() -> None:
    """LB-B3: without a figure in the supply nothing is placed and nobody is asked."""
    stage = full("yellow").supply(grasp=0).nature("grasp_tile")
    assert stage.grasped() == set()
    assert "end-turn" in stage.offers()


def test_along_yellow_depends_on_where_it_lies() -> None:
    """LB-B3: with the yellow board in the south it is the last row."""
    stage = Stage("arne", "elmer", "kazgin", "sindara").fill("yellow")
    stage.siege.layout = Layout(stage.siege.layout.tile_at, [0, 1, 3, 2])
    stage.turn("yellow").nature("grasp_tile")
    assert stage.offers() == [
        "grasp dispensary",
        "grasp dwarven-quarry",
        "grasp strategists-tower",
    ]


def test_neutral_yellow_is_rolled_by_somebody() -> None:
    """LB-B3: at a neutral yellow board a named player rolls, and chooses the tile."""
    stage = Stage("arne", "elmer").fill("yellow").turn("yellow")
    assert stage.asked_hero() == "arne"
    stage.says("name elmer").nature("grasp_tile")
    assert stage.asked_hero() == "elmer"
    assert stage.says("grasp dispensary").grasped() == {"dispensary"}


def test_blue_costs_the_next_move() -> None:
    """LB-B4: the player at the full blue board lays the figure down."""
    stage = full("blue")
    assert stage.lies("arne")
    assert stage.siege.lying == [1, 0, 0, 0]
    assert stage.refuses("move market") == ("LB-A6", "refused-lying")


def test_neutral_blue_costs_somebody_the_next_move() -> None:
    """LB-B4: at a neutral blue board one standing player of choice."""
    stage = Stage("arne", "elmer", "kazgin").out("arne").fill("blue").turn("blue")
    assert stage.offers() == ["name elmer", "name kazgin"]
    stage.says("name kazgin")
    assert stage.siege.lying == [0, 0, 1]


@pytest.mark.parametrize("board", ["red", "green", "blue", "yellow"])
def test_a_board_strikes_in_its_own_turn_only(board: str) -> None:
    """LB-B1, LB-B2, LB-B3, LB-B4: a full board does nothing in the turns of others."""
    stage = Stage("arne", "elmer", "kazgin", "sindara").fill(board)
    other = "green" if board != "green" else "red"
    stage.turn(other).nature("ossuary-golem")
    assert not stage.told("board-struck")
    assert stage.siege.lying == [0, 0, 0, 0]

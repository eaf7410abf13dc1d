"""The examples of Last Bastion's rulebook, as they stand there (LB-X1…X10)."""

from pathlib import Path

import pytest
from tests.support.last_bastion import stage as stages
from tests.support.last_bastion.packs import play_with
from tests.support.last_bastion.stage import Stage

from hordekeep.games.last_bastion.model.box import BLACK
from hordekeep.games.last_bastion.position.words import BACKS


def test_hollow_summoner_calls_a_black_card() -> None:
    """LB-X1: Hollow Summoner goes to the blue board, the black card after it to the yellow one."""
    stage = Stage("arne", "elmer", "kazgin", "twindalli").turn("yellow")
    stage.nature("hollow-summoner")
    assert stage.asked_hero() == "elmer"
    assert stage.offers() == [f"place hollow-summoner blue {number}" for number in (1, 2, 3)]
    stage.says("place hollow-summoner blue 2").nature("shadow-scout")
    assert stage.asked_hero() == "elmer"
    assert stage.offers() == [f"place shadow-scout yellow {number}" for number in (1, 2, 3)]
    stage.says("place shadow-scout yellow 1")
    assert (stage.in_slot("blue 2"), stage.in_slot("yellow 1")) == (
        "hollow-summoner",
        "shadow-scout",
    )
    assert "end-turn" in stage.offers()


def test_butcher_on_a_neutral_red_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """LB-X2: of three players two have round tokens: one of those two pays the Butcher."""
    # Red lies in the east, where of three players nobody sits; green, before it, in the north.
    monkeypatch.setattr(stages, "BOARDS", ("green", "red", "blue", "yellow"))
    for payer, other in (("arne", "elmer"), ("elmer", "arne")):
        stage = Stage("arne", "elmer", "kazgin").card("butcher", "red 1")
        stage.tokens("arne").tokens("elmer", green=1).calls("elmer", 0)
        stage.tokens("kazgin").calls("kazgin", 0).hero_phase("kazgin").says("end-turn")
        assert stage.board_in_turn() == "red"
        assert stage.asked_hero() == "kazgin"  # he just had his turn, and decides for the group
        assert stage.offers() == ["name arne", "name elmer"]
        assert stage.refuses("name kazgin") == ("LB-N5", "refused-cannot-apply")
        stage.says(f"name {payer}")
        assert stage.siege.tokens(stage.seat(payer)) == 0
        assert stage.siege.tokens(stage.seat(other)) == 1


def test_a_hero_on_a_grasped_tile() -> None:
    """LB-X3: of two heroes the one on a grasped tile may not activate it, the other may."""
    stage = Stage("sindara", "elmer").at("sindara", "market").at("elmer", "tavern")
    stage.grasp("tavern").hero_phase("sindara")
    assert "activate market" in stage.offers()
    stage.hero_phase("elmer")
    assert stage.tile_of("elmer") == "tavern"
    assert stage.refuses("activate tavern") == ("LB-A4", "refused-tile-grasped")


def test_a_market_visit_before_the_cannon() -> None:
    """LB-X4: against Nefarious Cannon a Call to Arms buys a Market visit before the fight."""
    stage = Stage("sindara", "elmer").at("sindara", "tavern").card("nefarious-cannon", "yellow 2")
    cannon = stage.siege.slots[10]
    assert stage.siege.box.card_colour[cannon] == BLACK
    assert stage.siege.resistance(cannon) == 3
    stage.tokens("sindara").hero_phase("sindara").says("call market").nature("black", "white")
    stage.says("take black")
    assert (stage.calls_of("sindara"), stage.equipment("sindara")) == (0, {"black": 2})
    stage.says("fight").nature("black", "blue", "blue")
    stage.says("spend sindara nefarious-cannon", "spend sindara nefarious-cannon")
    assert stage.says("beat nefarious-cannon").discarded() == ["nefarious-cannon"]


def test_incubus_falls_to_a_face_and_a_token() -> None:
    """LB-X5: one red face and one red token beat Incubus (red, resistance 2)."""
    stage = Stage("sindara", "elmer").at("sindara", "market").card("incubus", "red 2")
    assert stage.siege.resistance(stage.siege.slots[1]) == 2
    stage.tokens("sindara", red=1).hero_phase("sindara").says("fight")
    stage.nature("red", "blue", "yellow")
    assert "beat incubus" not in stage.offers()
    stage.says("spend sindara incubus", "beat incubus").nature("nothing")
    assert stage.discarded() == ["incubus"]
    assert stage.equipment("sindara") == {}


def test_two_monsters_at_a_corner() -> None:
    """LB-X6: red face and token beat Incubus, white beats Hollow Summoner; yellow is of no use."""
    stage = Stage("sindara", "elmer").at("sindara", "trebuchet").tokens("sindara", red=1)
    stage.card("incubus", "red 1").card("hollow-summoner", "yellow 1").hero_phase("sindara")
    stage.says("fight").nature("red", "white", "yellow")
    # Without the token the white face is needed for either card.
    assert "beat incubus hollow-summoner" not in stage.offers()
    stage.says("spend sindara incubus", "beat incubus hollow-summoner")
    stage.says("first hollow-summoner").nature("nothing")
    assert stage.discarded() == ["hollow-summoner", "incubus"]
    assert stage.equipment("sindara") == {}


def test_the_archdaemons_last_word() -> None:
    """LB-X7: the Archdaemon falls with two tiles grasped, and the grasp face loses the game."""
    stage = Stage("sindara", "elmer").at("sindara", "market").tokens("sindara", red=1)
    stage.card("archdaemon-of-torment", "red 2").grasp("tomb", "tavern").hero_phase("sindara")
    stage.says("fight").nature("red", "red", "white")
    stage.says("spend sindara archdaemon-of-torment", "beat archdaemon-of-torment")
    assert stage.ending() == "not-ended"
    assert stage.asks_nature() == "corruption"
    assert stage.nature("grasp_tile").ending() == "tiles-grasped"
    assert stage.grasped() == {"tomb", "tavern", "market"}


def test_the_deck_of_three_players_at_hard() -> None:
    """LB-X8: three players, hard, from the top: 30 monsters, a warlord, 8, a warlord, 8."""
    deck = Stage("arne", "elmer", "kazgin", difficulty="hard").siege.deck
    assert [f"{count} {BACKS[back]}" for back, count in deck.segments] == [
        "30 monsters",
        "1 warlords",
        "8 monsters",
        "1 warlords",
        "8 monsters",
    ]


def test_sindara_at_the_tavern() -> None:
    """LB-X9: Sindara at the Tavern gives herself the move, then fights from the new tile."""
    stage = Stage("sindara", "elmer").at("sindara", "tavern").card("butcher", "red 2")
    stage.hero_phase("sindara").says("activate tavern", "treat sindara", "move market", "fight")
    stage.nature("red", "red", "blue").says("beat butcher")
    assert stage.discarded() == ["butcher"]
    assert "move standard" in stage.offers()  # her own move is left


def test_another_player_applies_the_second_exit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """LB-X10: the first exit takes the hero's last life: another player applies the second."""
    exits = '[ember-imp]\nexit = [{ do = "lose_life" }, { do = "gain_life" }]\n'
    play_with(monkeypatch, tmp_path, exits)
    stage = Stage("sindara", "elmer", "arne").at("sindara", "market").life("sindara", 1)
    stage.card("ember-imp", "red 2").hero_phase("sindara").says("fight")
    stage.nature("red", "blue", "blue").says("beat ember-imp", "apply ember-imp.exit.lose_life")
    assert stage.condition("sindara") == "out"
    assert stage.offers() == ["name elmer", "name arne"]
    stage.says("name elmer")
    assert (stage.life_of("elmer"), stage.life_of("sindara")) == (4, 0)
    assert stage.discarded() == ["ember-imp"]
    assert stage.board_in_turn() == "yellow"  # Sindara's turn is over

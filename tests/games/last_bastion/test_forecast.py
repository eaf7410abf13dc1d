"""What is foretold in positions laid out by hand.

Seat 1 sits at the blue board, 2 at yellow, 3 at red, 4 at green; boards follow clockwise: blue,
yellow, red, green. `!` is certain, `?` is not, a second `!` is a lost game.
"""

import pytest
from tests.support.last_bastion.idle_heroes import spelled
from tests.support.last_bastion.stage import WORDS, Stage

from hordekeep.games.last_bastion.analysis.forecast.outlook import dangers, forecast, outlook
from hordekeep.kernel.play.seat import SPECTATOR

CALM = ["2 ! draws-or-strikes kazgin red", "3 ! draws-or-strikes mylfaar green"]


def four() -> Stage:
    """Feng-Li (blue), Teagaan (yellow), Kazgin (red) and Mylfaar (green); Feng-Li is to move."""
    return Stage("feng-li", "teagaan", "kazgin", "mylfaar").hero_phase("feng-li")


def two() -> Stage:
    """Arne (blue) and Elmer (red), green and yellow neutral; Arne is to move."""
    return Stage("arne", "elmer").hero_phase("arne")


def ahead(stage: Stage, seat: int = 0) -> list[str]:
    return [spelled(omen) for omen in forecast(stage.siege, seat)]


def strip(stage: Stage) -> list[str]:
    return [spelled(omen) for omen in dangers(stage.siege)]


def turn(lines: list[str], number: int) -> list[str]:
    return [line for line in lines if line.startswith(f"{number} ")]


# How far it looks.


def test_a_forecast_ends_with_the_own_horde_phase() -> None:
    stage = four()
    own = "4 ! draws-or-strikes feng-li blue"
    assert ahead(stage, 0) == ["1 ! draws teagaan", *CALM, own]
    assert ahead(stage, 1) == ["1 ! draws teagaan"]
    assert ahead(stage, 2) == ["1 ! draws teagaan", CALM[0]]
    assert ahead(stage, SPECTATOR) == ahead(stage, 0)
    assert strip(stage) == []


def test_an_outlook_is_the_forecast_of_one_round_and_the_dangers_of_two() -> None:
    """One walk tells both."""
    stage = Stage("arne", "elmer").card("nefarious-cannon", "blue 1").card("cinder-whelp", "red 1")
    stage.life("arne", 1).hero_phase("arne")
    found = outlook(stage.siege)
    assert [spelled(omen) for omen in found.omens] == ahead(stage, SPECTATOR)
    assert [spelled(omen) for omen in found.dangers] == strip(stage)
    assert strip(stage)


def test_the_horde_phase_that_is_on_belongs_to_it() -> None:
    stage = Stage("arne", "elmer").card("nefarious-cannon", "blue 1").turn("blue")
    stage.card("cinder-whelp", "blue 2")
    stage.asked()
    before = stage.siege.fingerprint()
    lines = ahead(stage)
    assert lines[:3] == [
        "0 ! loses-life-card nefarious-cannon arne",
        "0 ! rolls-card cinder-whelp arne",
        "0 ? may-draw arne",
    ]
    assert all(line.startswith("0") for line in lines)
    assert stage.siege.fingerprint() == before


def test_setup_and_end_foretell_nothing() -> None:
    stage = four()
    stage.siege.finish()
    assert ahead(stage) == strip(stage) == []
    fresh = Stage("arne")
    fresh.siege.board = -1
    fresh.siege.agenda.insert(0, fresh.siege.agenda[0])
    assert [omen.turns for omen in forecast(fresh.siege, 0)] == []


def test_an_action_that_is_begun_is_left_aside() -> None:
    stage = two().card("incubus", "red 2").at("arne", "market").tokens("arne", red=1)
    lines = ahead(stage)
    stage.says("fight")
    assert ahead(stage) == lines
    stage.nature("red", "blue", "blue")
    assert ahead(stage) == lines
    stage.says("spend arne incubus")
    assert ahead(stage) == lines


# Haunting (LB-E1, LB-G1).


def test_a_haunting_calls_its_grasp_and_sends_it_inwards() -> None:
    """LB-E1: no figure on the card: one comes; else it goes to the first tile inwards."""
    stage = four().card("zombie-lord", "yellow 2").card("rift-crawler", "blue 1", haunted=True)
    lines = ahead(stage)
    assert turn(lines, 1) == ["1 ! haunted zombie-lord", "1 ! draws teagaan"]
    assert turn(lines, 4)[0] == "4 ! haunts-tile rift-crawler dispensary 1"
    assert strip(stage) == []


def test_the_third_tile_loses_the_game() -> None:
    """LB-G1: Zombie Lord passes the grasped Tavern and reaches for the Divine Fountain."""
    stage = four().card("zombie-lord", "yellow 2", haunted=True).grasp("market", "tavern")
    fatal = "1 !! haunts-last-tile zombie-lord divine-fountain 3"
    assert ahead(stage) == strip(stage) == [fatal]
    (omen,) = dangers(stage.siege)
    assert (omen.clause, omen.seat, omen.fatal, omen.certain) == ("LB-G1", -1, True, True)


def test_a_chain_of_hauntings_is_followed_to_the_third_tile() -> None:
    """Crossing lines: the second card finds the tile that the first one took."""
    stage = four().card("zombie-lord", "yellow 2", haunted=True).grasp("market")
    stage.card("furnace-fiend", "red 1", haunted=True)
    assert strip(stage) == ["2 !! haunts-last-tile furnace-fiend trebuchet 3"]
    assert turn(ahead(stage), 1)[0] == "1 ! haunts-tile zombie-lord tavern 2"
    stage.card("restless-hand", "yellow 1")
    assert "1 ! haunted restless-hand" in ahead(stage)


def test_a_figure_that_comes_now_strikes_a_round_later() -> None:
    stage = four().card("zombie-lord", "yellow 2").grasp("market", "tavern")
    assert strip(stage) == ["5 !! haunts-last-tile zombie-lord divine-fountain 3"]


def test_two_cards_of_one_board_may_both_be_the_last() -> None:
    """LB-H1: players pick the order, so it is not said which."""
    stage = four().grasp("market")
    stage.card("zombie-lord", "yellow 2", haunted=True).card(
        "marrow-eater", "yellow 3", haunted=True
    )
    assert strip(stage) == ["1 !! haunts-last-tile-several yellow 2"]


def test_without_a_figure_in_the_supply_nothing_comes() -> None:
    """LB-G5."""
    stage = four().card("zombie-lord", "yellow 2")
    stage.siege.grasp_supply = 0
    assert turn(ahead(stage), 1) == ["1 ! draws teagaan"]
    stage.siege.grasp_supply = 1
    assert turn(ahead(stage), 1)[0] == "1 ! haunted zombie-lord"
    stage.card("cinder-whelp", "yellow 1")
    assert "1 ? haunted zombie-lord" in ahead(stage)


def test_a_covered_standard_loses_its_banner() -> None:
    """LB-G3."""
    stage = four().card("zombie-lord", "green 1", haunted=True)
    stage.siege.banner = 3
    assert turn(ahead(stage), 3)[:2] == [
        "3 ! haunts-tile zombie-lord standard 1",
        "3 ! banner-falls yellow",
    ]


# The net (LB-T1) and the trap (LB-T9).


def test_a_netted_effect_does_not_count() -> None:
    """LB-T1: off while covered."""
    stage = four().card("zombie-lord", "yellow 2", haunted=True).grasp("market", "tavern")
    stage.siege.net = WORDS.value("effect", "zombie-lord.recurring.haunt")
    assert turn(ahead(stage), 1) == ["1 ! netted zombie-lord", "1 ! draws teagaan"]
    assert strip(stage) == []


def test_a_net_elsewhere_is_no_news() -> None:
    stage = four().card("incubus", "yellow 2")
    stage.siege.net = WORDS.value("effect", "incubus.exit.roll_corruption")
    assert turn(ahead(stage), 1) == ["1 ! draws teagaan"]


def test_a_trap_waits_for_the_draw() -> None:
    stage = four()
    stage.siege.trap = WORDS.value("slot", "yellow 2")
    assert turn(ahead(stage), 1) == ["1 ! draws teagaan", "1 ! trap-set yellow"]


# Life.


def red_full(life: int) -> Stage:
    stage = four().life("kazgin", life)
    for number, card in enumerate(("incubus", "slag-colossus", "ash-caller"), 1):
        stage.card(card, f"red {number}")
    return stage


def test_a_full_red_board_takes_life() -> None:
    """LB-B1."""
    assert turn(ahead(red_full(3)), 2) == ["2 ! loses-life-board red kazgin"]
    assert strip(red_full(3)) == []


def test_a_full_red_board_takes_the_last_life() -> None:
    """LB-D1: Kazgin falls in 2 turns."""
    stage = red_full(1)
    assert turn(ahead(stage), 2) == ["2 ! falls-out-board red kazgin"]
    assert strip(stage) == ["2 ! falls-out-board red kazgin"]
    assert [(omen.seat, omen.clause) for omen in dangers(stage.siege)] == [(2, "LB-D1")]
    assert strip(red_full(2)) == ["6 ! falls-out-board red kazgin"]


def test_a_hero_wounded_before_dies() -> None:
    """LB-D3."""
    stage = red_full(1)
    stage.siege.condition[2] = 2
    assert strip(stage) == ["2 ! dies-board red kazgin"]


def test_two_cards_take_the_last_lives_in_any_order() -> None:
    stage = four().life("kazgin", 1).card("magma-hound", "red 1").card("nefarious-cannon", "red 2")
    assert turn(ahead(stage), 2) == [
        "2 ! falls-out kazgin",
        "2 ! someone-loses-life-card nefarious-cannon",
    ]


def test_after_a_fall_the_board_is_neutral() -> None:
    """LB-D8: what is left goes to the others, and no card is drawn."""
    stage = four().life("kazgin", 1).card("magma-hound", "red 1").card("butcher", "red 2")
    lines = turn(ahead(stage), 2)
    assert "2 ! falls-out-card magma-hound kazgin" in lines
    assert [line for line in lines if "draws" in line] == []


def test_the_last_life_of_the_last_hero_loses_the_game() -> None:
    """LB-V2."""
    stage = Stage("arne").life("arne", 2).card("nefarious-cannon", "yellow 1").hero_phase("arne")
    assert turn(ahead(stage), 1) == ["1 ! loses-life-card nefarious-cannon arne"]
    assert strip(stage) == ["5 !! heroes-out-card nefarious-cannon"]


def test_with_every_slot_filled_a_draw_costs_life() -> None:
    """LB-H4."""
    stage = four()
    for slot in range(12):
        stage.siege.slots[slot] = slot
    stage.siege.slots[9] = WORDS.value("card", "war-drummer")
    assert "1 ! loses-life-full teagaan" in ahead(stage)


# Tokens, moves, powers.


def test_a_token_is_returned_by_who_has_one() -> None:
    """LB-E4, LB-P5."""
    stage = four().card("butcher", "yellow 1")
    assert turn(ahead(stage), 1)[0] == "1 ! returns-token-card butcher teagaan"
    stage.tokens("teagaan").calls("teagaan", 0)
    assert turn(ahead(stage), 1) == ["1 ! draws teagaan"]


def test_two_effects_may_want_the_same_token() -> None:
    stage = four().card("butcher", "yellow 1").card("goblin-cutpurse", "yellow 2")
    stage.tokens("teagaan").calls("teagaan", 1)
    assert turn(ahead(stage), 1)[0].startswith("1 ? returns-token-card")


def test_an_unseen_card_may_take_the_last_token_first() -> None:
    """LB-E7: the Queen's Herald is still in the deck, and Teagaan draws before Kazgin pays."""
    stage = four().card("butcher", "red 1").tokens("kazgin").calls("kazgin", 1)
    assert turn(ahead(stage), 2)[0] == "2 ? returns-token-card butcher kazgin"
    stage.tokens("kazgin", red=4)
    assert turn(ahead(stage), 2)[0] == "2 ! returns-token-card butcher kazgin"


def test_everybody_pays() -> None:
    """LB-E7."""
    stage = two().card("tithe-taker", "red 1")
    assert turn(ahead(stage), 2)[:2] == [
        "2 ! returns-token-card tithe-taker elmer",
        "2 ! returns-token-card tithe-taker arne",
    ]


def test_a_full_blue_board_takes_the_next_move() -> None:
    """LB-B4, LB-A7."""
    stage = four()
    for number, card in enumerate(("gorge-spider", "hollow-summoner", "brood-mother"), 1):
        stage.card(card, f"blue {number}")
    assert turn(ahead(stage), 4) == ["4 ! lies-down-board blue feng-li"]
    assert turn(ahead(stage.lay("feng-li")), 4) == []


def test_a_power_goes_dark() -> None:
    """LB-E6."""
    stage = four().card("bone-regent", "yellow 1")
    assert turn(ahead(stage), 1)[0] == "1 ! shadowed-card bone-regent teagaan"


# The corruption die (LB-K1).


def test_a_roll_is_certain_and_its_faces_are_not() -> None:
    stage = four().card("barrow-wight", "yellow 1")
    assert turn(ahead(stage), 1)[:5] == [
        "1 ! rolls-card barrow-wight teagaan",
        "1 ? may-draw teagaan",
        "1 ? may-lose-life teagaan",
        "1 ? may-return-token teagaan",
        "1 ? may-grasp trebuchet 1",
    ]
    assert strip(stage) == []


def test_a_face_may_lose_the_game_or_a_hero() -> None:
    stage = four().card("barrow-wight", "yellow 1").grasp("market", "tomb").life("teagaan", 1)
    assert strip(stage)[:2] == ["1 ?! may-grasp-last trebuchet 3", "1 ? may-fall-out teagaan"]


def test_a_full_yellow_board_reaches_for_the_tiles_along_it() -> None:
    """LB-B3."""
    stage = four().grasp("market", "tomb")
    for number, card in enumerate(("grave-ringer", "banshee", "wailing-shade"), 1):
        stage.card(card, f"yellow {number}")
    assert turn(ahead(stage), 1)[0] == "1 ! rolls-board yellow teagaan"
    assert strip(stage) == ["1 ?! may-grasp-along-last yellow 3"]


def test_a_face_that_lies_on_the_table_stands() -> None:
    """LB-R9: unless it is rerolled, which is doing something."""
    stage = Stage("feng-li").card("cinder-whelp", "blue 1").turn("blue").grasp("market", "tomb")
    stage.nature("grasp_tile")
    assert ahead(stage) == strip(stage) == ["0 !! grasped-last dispensary 3"]


# The deck.


def test_a_warlord_on_top_is_foretold() -> None:
    """LB-S10: its place is public."""
    stage = four()
    stage.siege.deck.segments.insert(0, (1, 1))
    assert turn(ahead(stage), 1) == ["1 ! draws-warlord teagaan"]
    stage.siege.deck.segments = [(0, 1), (1, 1), (0, 8)]
    assert turn(ahead(stage), 2) == ["2 ? draws-warlord kazgin"]


def test_an_empty_deck_loses_with_the_next_draw() -> None:
    """LB-V2, LB-H13."""
    stage = four()
    stage.siege.deck.segments = []
    assert ahead(stage) == strip(stage) == ["1 !! deck-empty"]


def test_an_empty_deck_alone_loses_nothing() -> None:
    """LB-H13: a full board draws nothing."""
    stage = four()
    stage.siege.deck.segments = []
    for slot, card in enumerate(("grave-ringer", "banshee", "blight-carrier"), 9):
        stage.siege.slots[slot] = WORDS.value("card", card)
    assert strip(stage)[0] == "1 ?! may-deck-empty teagaan"
    assert strip(stage)[-1] == "2 !! deck-empty"


def green_full() -> Stage:
    stage = four()
    for number, card in enumerate(("moss-troll", "wolf-rider", "goblin-howler"), 1):
        stage.card(card, f"green {number}")
    return stage


def test_a_full_green_board_eats_the_deck() -> None:
    """LB-B2."""
    stage = green_full()
    size = stage.siege.deck.size()
    assert turn(ahead(stage), 3) == [f"3 ! bottom-card green {size - 3}"]
    assert strip(stage) == []


def test_a_warlord_at_the_bottom_loses_the_game() -> None:
    """LB-B2."""
    stage = green_full()
    stage.siege.deck.segments = [(0, 20), (1, 1)]
    assert strip(stage) == ["3 !! bottom-warlord green"]
    stage.siege.deck.segments = [(0, 20), (1, 1), (0, 1)]
    assert strip(stage) == ["7 !! bottom-warlord green"]
    stage.siege.deck.segments = [(0, 4), (1, 1)]
    assert strip(stage) == ["3 ?! bottom-warlord green"]  # it may be drawn before


def test_a_quiet_siege_starves() -> None:
    """LB-V6."""
    stage = Stage("arne").hero_phase("arne")
    stage.siege.quiet = 18
    for number, card in enumerate(("gorge-spider", "hollow-summoner", "brood-mother"), 1):
        stage.card(card, f"blue {number}")
    assert strip(stage) == ["2 !! starves 5"]


# Neutral boards (LB-N1…N7).


def test_a_neutral_board_hits_whom_the_group_names() -> None:
    """LB-N2: certain for the team, open for every seat."""
    stage = two().card("nefarious-cannon", "green 1").card("butcher", "yellow 1")
    lines = ahead(stage)
    assert turn(lines, 1) == ["1 ! someone-returns-token-card butcher"]
    assert turn(lines, 3) == ["3 ! someone-loses-life-card nefarious-cannon"]
    assert {omen.seat for omen in forecast(stage.siege, 0) if "someone" in omen.phrase.key} == {-1}


def test_where_only_one_hero_can_be_named_that_one_is_hit() -> None:
    stage = two().card("butcher", "yellow 1").tokens("arne").calls("arne", 0)
    assert turn(ahead(stage), 1) == ["1 ! returns-token-card butcher elmer"]
    solo = Stage("arne").card("nefarious-cannon", "green 1").hero_phase("arne")
    assert turn(ahead(solo), 3) == ["3 ! loses-life-card nefarious-cannon arne"]


def test_a_neutral_board_draws_nothing_but_strikes_when_full() -> None:
    """LB-N1."""
    stage = two()
    assert turn(ahead(stage), 1) == []
    for number, card in enumerate(("incubus", "slag-colossus", "ash-caller"), 1):
        stage.card(card, f"green {number}")
    size = stage.siege.deck.size()
    assert turn(ahead(stage), 3) == [f"3 ! bottom-card green {size - 2}"]


def test_haunting_on_a_neutral_board_needs_nobody() -> None:
    """LB-N6."""
    stage = two().card("zombie-lord", "yellow 2", haunted=True).grasp("market", "tavern")
    assert strip(stage) == ["1 !! haunts-last-tile zombie-lord divine-fountain 3"]


def test_the_group_cannot_spare_everybody() -> None:
    """Two heroes with a life each: one falls, then the other."""
    stage = two().card("nefarious-cannon", "green 1").life("arne", 1).life("elmer", 1)
    assert strip(stage) == [
        "3 ! someone-falls-out-card nefarious-cannon",
        "7 !! heroes-out-card nefarious-cannon",
    ]
    stage.life("elmer", 2)
    assert strip(stage) == ["7 ! someone-falls-out-card nefarious-cannon"]


def test_who_is_named_may_change_who_falls() -> None:
    """The group may spare Elmer, whom the walk names, or not."""
    stage = two().card("nefarious-cannon", "yellow 1").card("magma-hound", "red 1")
    stage.life("arne", 1).life("elmer", 2)
    assert "2 ? falls-out-card magma-hound elmer" in ahead(stage)


def test_who_may_be_in_action_after_all_may_draw() -> None:
    """Elmer falls on the walk only: his card may fill Arne's board."""
    stage = two().card("nefarious-cannon", "yellow 1").card("magma-hound", "red 1")
    stage.life("arne", 1).life("elmer", 2)
    assert turn(ahead(stage), 4) == ["4 ! draws-or-strikes arne blue"]


def test_the_order_may_change_who_pays() -> None:
    """LB-D8: Butcher finds nothing with Kazgin, unless Magma Hound has taken him before."""
    stage = four().life("kazgin", 1).card("magma-hound", "red 1").card("butcher", "red 2")
    for hero in ("feng-li", "teagaan", "kazgin"):
        stage.tokens(hero).calls(hero, 0)
    assert turn(ahead(stage), 2) == [
        "2 ! falls-out-card magma-hound kazgin",
        "2 ? returns-token-card butcher mylfaar",
    ]


def test_a_neutral_roll_names_its_roller_first() -> None:
    """LB-N7."""
    stage = two().card("barrow-wight", "yellow 1").grasp("market", "tomb")
    assert turn(ahead(stage), 1) == [
        "1 ! someone-rolls-card barrow-wight",
        "1 ?! may-grasp-last trebuchet 3",
    ]


@pytest.mark.parametrize("hero", ["arne", "elmer"])
def test_a_card_being_placed_enters(hero: str) -> None:
    """LB-H5: the entrance of a card in hand is foretold, wherever it goes."""
    stage = two().life(hero, 1).draws(hero).nature("soul-flayer")
    assert turn(ahead(stage, SPECTATOR), 0) == [f"0 ! falls-out-card soul-flayer {hero}"]

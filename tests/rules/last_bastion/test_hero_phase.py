"""Chapter 4: the hero phase."""

import pytest
from tests.support.last_bastion.stage import TILES, Stage

OTHERS = tuple(tile for tile in TILES if tile != "divine-fountain")


def moves(stage: Stage) -> set[str]:
    """The tiles to which the hero who is asked may move."""
    return {text.removeprefix("move ") for text in stage.offers() if text.startswith("move ")}


def calls(stage: Stage) -> set[str]:
    """The tiles that may be used by a Call to Arms."""
    return {text.removeprefix("call ") for text in stage.offers() if text.startswith("call ")}


def at_market() -> Stage:
    """Kazgin at the Market, an incubus in front of him; nobody has a Call to Arms."""
    stage = Stage("kazgin", "elmer").calls("kazgin", 0).at("kazgin", "market")
    return stage.card("incubus", "red 2").hero_phase("kazgin")


# LB-A1: once each.


def test_move_and_act_in_either_order() -> None:
    """LB-A1: move then act, or act then move."""
    stage = at_market().says("move tavern")
    assert "activate tavern" in stage.offers()
    stage = at_market().says("fight").nature("blue", "blue", "blue", "blue").says("decline")
    assert moves(stage) == {"trebuchet", "standard", "tavern", "divine-fountain", "tomb"}


def test_one_move() -> None:
    """LB-A1: the active player moves once."""
    stage = at_market().says("move tavern")
    assert moves(stage) == set()
    assert stage.refuses("move market") == ("LB-A1", "refused-already-moved")


def test_one_act() -> None:
    """LB-A1: the active player acts once, even if the fight was not won."""
    stage = at_market().says("fight").nature("blue", "blue", "blue", "blue").says("decline")
    assert stage.refuses("fight") == ("LB-A3", "refused-already-acted")
    assert stage.refuses("activate market") == ("LB-A3", "refused-already-acted")
    stage = at_market().says("activate market").nature("red", "red")
    assert stage.refuses("activate market") == ("LB-A3", "refused-already-acted")


def test_moving_and_acting_are_optional() -> None:
    """LB-A1: a player may do neither."""
    stage = at_market()
    assert stage.offers()[-1] == "end-turn"
    stage.says("end-turn")
    assert stage.board_in_turn() != "blue"
    assert stage.tile_of("kazgin") == "market"
    assert stage.in_slot("red 2") == "incubus"


def test_the_active_player_moves_and_acts() -> None:
    """LB-A1: the hero phase is the active player's; nobody else is asked."""
    stage = at_market()
    assert stage.asked_hero() == "kazgin"
    stage.hero_phase("elmer")
    assert stage.asked_hero() == "elmer"


# LB-A2: moving.


@pytest.mark.parametrize(
    ("tile", "reached"),
    [
        ("divine-fountain", set(OTHERS)),
        ("trebuchet", {"market", "tavern", "divine-fountain"}),
        ("tomb", {"market", "standard", "divine-fountain", "dwarven-quarry", "strategists-tower"}),
    ],
)
def test_a_move_goes_to_an_adjacent_tile(tile: str, reached: set[str]) -> None:
    """LB-A2: adjacent tiles are those with a common side or corner."""
    stage = Stage("kazgin", "elmer").at("kazgin", tile).hero_phase("kazgin")
    assert moves(stage) == reached
    for other in set(TILES) - reached:
        assert stage.refuses(f"move {other}") == ("LB-A2", "refused-not-adjacent")


def test_a_move_takes_the_figure_there() -> None:
    """LB-A2: the figure stands on the new tile."""
    assert at_market().says("move standard").tile_of("kazgin") == "standard"


def test_heroes_share_tiles() -> None:
    """LB-A2: any number of heroes may stand on one tile."""
    stage = Stage("kazgin", "elmer", "arne", "sindara").at("kazgin", "market").hero_phase("kazgin")
    stage.says("move divine-fountain")
    heroes = ("kazgin", "elmer", "arne", "sindara")
    assert {stage.tile_of(hero) for hero in heroes} == {"divine-fountain"}


# LB-A3, LB-A4: acting.


def test_activate_or_fight() -> None:
    """LB-A3: who has activated a tile does not fight, and the other way round."""
    stage = at_market().says("activate market").nature("red", "red")
    assert stage.refuses("fight") == ("LB-A3", "refused-already-acted")
    stage = at_market().says("fight").nature("blue", "blue", "blue", "blue").says("decline")
    assert stage.refuses("activate market") == ("LB-A3", "refused-already-acted")


def test_only_the_tile_under_the_hero() -> None:
    """LB-A3: a hero activates the tile on which the figure stands, and no other."""
    stage = at_market()
    assert "activate market" in stage.offers()
    for other in set(TILES) - {"market"}:
        assert stage.refuses(f"activate {other}") == ("LB-A3", "refused-not-standing-here")


def test_fighting_needs_a_card_in_reach() -> None:
    """LB-A3: without a card in front there is nothing to fight."""
    stage = Stage("kazgin", "elmer").card("incubus", "red 1").at("kazgin", "market")
    assert stage.hero_phase("kazgin").refuses("fight") == ("LB-C1", "refused-nothing-in-reach")


def test_a_card_out_of_reach_says_so() -> None:
    """LB-C1: whoever touches a card is told whether it can be fought from here, and why not."""
    stage = at_market().card("goblin-howler", "blue 1")
    facing = [card for card in stage.in_play() if card != "goblin-howler"]
    assert facing
    assert stage.reasons("card", "goblin-howler") == [("fight", "refused-card-not-in-reach")]
    assert [stage.reasons("card", card) for card in facing] == [[("fight", "")]] * len(facing)
    stage.says("fight").nature("blue", "blue", "blue", "blue").says("decline")
    assert stage.reasons("card", "goblin-howler") == [("fight", "refused-already-acted")]


def test_the_own_power_is_told_beside_the_fight() -> None:
    """LB-P3: the charm is told of to Mylfaar; to others only that the card is out of reach."""
    stage = Stage("mylfaar", "elmer").card("incubus", "blue 1").at("mylfaar", "divine-fountain")
    told = stage.hero_phase("mylfaar").reasons("card", "incubus")
    assert told == [("fight", "refused-card-not-in-reach"), ("charm", "")]


def test_a_grasped_tile_cannot_be_activated() -> None:
    """LB-A4: not by standing on it; other tiles can."""
    stage = at_market().grasp("market")
    assert stage.refuses("activate market") == ("LB-A4", "refused-tile-grasped")
    stage.says("move tavern")
    assert "activate tavern" in stage.offers()


def test_a_hero_may_stand_on_a_grasped_tile() -> None:
    """LB-A4: a hero may go there, stay, fight and go away."""
    stage = at_market().grasp("standard", "market")
    assert {"move standard", "fight"} <= set(stage.offers())
    assert stage.says("move standard").tile_of("kazgin") == "standard"


# LB-A5: Call to Arms.


def test_a_call_uses_any_tile_from_anywhere() -> None:
    """LB-A5: any tile, wherever the hero stands."""
    stage = Stage("kazgin", "elmer").at("kazgin", "market").card("incubus", "red 2").grasp("tomb")
    assert calls(stage.hero_phase("kazgin")) == set(TILES)
    stage.says("call standard", "raise black")
    assert stage.tile_of("kazgin") == "market"
    assert stage.siege.banner == 4


def test_a_call_is_discarded() -> None:
    """LB-A5: the token goes back to the supply."""
    stage = Stage("kazgin", "elmer").hero_phase("kazgin")
    before = stage.siege.call_supply
    stage.says("call standard")
    assert stage.calls_of("kazgin") == 0
    assert stage.siege.call_supply == before + 1


def test_a_call_needs_a_token() -> None:
    """LB-A5: without a Call to Arms of one's own there is no call."""
    stage = at_market()
    assert calls(stage) == set()
    assert stage.calls_of("elmer") == 1
    assert stage.refuses("call market") == ("LB-A5", "refused-no-call")


def test_a_call_reaches_a_grasped_tile() -> None:
    """LB-A5: the effect is used although the tile is grasped."""
    stage = Stage("kazgin", "elmer").at("kazgin", "market").grasp("market").hero_phase("kazgin")
    stage.says("call market").nature("black", "black")
    assert stage.equipment("kazgin") == {"blue": 1, "black": 2}


def test_a_call_is_an_extra_action() -> None:
    """LB-A5: it takes neither move nor act, and comes before, between and after them."""
    stage = at_market().calls("kazgin", 3)
    stage.says("call standard", "raise red", "move tavern", "call standard", "raise blue")
    stage.says("activate tavern", "treat kazgin", "stay", "call standard", "raise black")
    assert stage.siege.banner == 4
    assert stage.calls_of("kazgin") == 0


def test_several_calls_in_one_turn() -> None:
    """LB-A5: several in one turn, also for the same tile."""
    stage = Stage("kazgin", "elmer").calls("kazgin", 2).hero_phase("kazgin")
    stage.says("call market").nature("red", "red").says("call market").nature("red", "green")
    assert stage.equipment("kazgin") == {"red": 3, "green": 1, "blue": 1}


def test_a_call_gained_this_turn_works() -> None:
    """LB-A5: a Call to Arms from a beaten card can be used at once."""
    stage = Stage("kazgin", "elmer").calls("kazgin", 0).at("kazgin", "market")
    stage.card("banner-of-night", "red 2").hero_phase("kazgin")
    assert calls(stage) == set()
    stage.says("fight").nature("black", "black", "black", "black").says("beat banner-of-night")
    assert "market" in calls(stage)


@pytest.mark.parametrize("opening", ["fight", "activate market", "call tavern", "move tavern"])
def test_no_call_inside_another_action(opening: str) -> None:
    """LB-A5: while an action is going on no Call to Arms is offered."""
    stage = at_market().calls("kazgin", 2).says(opening)
    if opening == "fight":
        stage.nature("red", "red", "red", "red")
    elif opening == "activate market":
        stage.nature("white", "white")
    elif opening == "move tavern":
        stage.says("activate tavern")
    assert calls(stage) == set()
    assert stage.refuses("call standard")[1] == "refused-not-asked"


def test_no_call_outside_the_own_hero_phase() -> None:
    """LB-A5: neither in the horde phase nor in another's hero phase."""
    stage = Stage("kazgin", "elmer").turn("blue").nature("slag-colossus")
    assert stage.asked_hero() == "kazgin"
    assert calls(stage) == set()
    assert stage.refuses("call standard")[1] == "refused-not-asked"
    stage = Stage("kazgin", "elmer").calls("elmer", 0).hero_phase("elmer")
    assert stage.calls_of("kazgin") == 1
    assert calls(stage) == set()


# LB-A6…A8: lying down.


def test_a_lying_hero_stands_up_instead_of_moving() -> None:
    """LB-A6: the next move is used to stand up."""
    stage = at_market().lay("kazgin")
    assert moves(stage) == set()
    assert stage.refuses("move tavern") == ("LB-A6", "refused-lying")
    stage.says("stand-up")
    assert stage.told("stood-up") == [(stage.siege.seat_hero[stage.seat("kazgin")],)]
    assert not stage.lies("kazgin")
    assert stage.tile_of("kazgin") == "market"
    assert stage.refuses("move tavern") == ("LB-A1", "refused-already-moved")


def test_a_standing_hero_does_not_stand_up() -> None:
    """LB-A6: only a figure that lies down is stood up."""
    assert at_market().refuses("stand-up") == ("LB-A6", "refused-standing")


def test_after_standing_up_the_next_move_is_a_move() -> None:
    """LB-A6: one move is lost, not more."""
    stage = at_market().lay("kazgin").says("stand-up", "end-turn").hero_phase("kazgin")
    assert "tavern" in moves(stage)


def test_lost_moves_do_not_add_up() -> None:
    """LB-A7: who lies already loses no further move."""
    stage = Stage("kazgin", "elmer").fill("blue").lay("kazgin").turn("blue")
    assert stage.lies("kazgin")
    stage.says("stand-up", "end-turn").hero_phase("kazgin")
    assert not stage.lies("kazgin")
    assert len(moves(stage)) == 8


def test_the_extra_move_stands_up() -> None:
    """LB-A7: Elmer stands up by one of his moves and walks by the other."""
    stage = Stage("elmer", "kazgin").lay("elmer").hero_phase("elmer").says("stand-up")
    assert len(moves(stage)) == 8
    stage.says("move market")
    assert moves(stage) == set()


def test_the_extra_move_alone_stands_up() -> None:
    """LB-A7: laid down after his own move, Elmer uses the extra one to stand up."""
    stage = Stage("elmer", "kazgin").hero_phase("elmer").says("move market").lay("elmer")
    assert moves(stage) == set()
    stage.says("stand-up")
    assert not stage.lies("elmer")
    assert stage.refuses("move tavern") == ("LB-A1", "refused-already-moved")


def test_the_taverns_move_stands_up() -> None:
    """LB-A7: a move of the Tavern stands a hero up, and the own move is still there."""
    stage = Stage("kazgin", "elmer").lay("kazgin").hero_phase("kazgin")
    stage.says("call tavern", "treat kazgin", "stand-up")
    assert not stage.lies("kazgin")
    assert len(moves(stage)) == 8


def test_elmers_gift_stands_up() -> None:
    """LB-A7: so does the move that Elmer gives."""
    stage = Stage("elmer", "kazgin").lay("kazgin").hero_phase("elmer")
    stage.says("lend-move kazgin", "stand-up")
    assert not stage.lies("kazgin")


def test_standing_up_is_optional() -> None:
    """LB-A7: a hero may go on lying, turn after turn."""
    stage = at_market().lay("kazgin").says("end-turn").hero_phase("kazgin")
    assert stage.lies("kazgin")
    assert "end-turn" in stage.offers()


def test_a_lying_hero_may_act() -> None:
    """LB-A7: fights, activates, calls; lying down costs only the move."""
    stage = at_market().lay("kazgin").calls("kazgin", 1)
    assert {"fight", "activate market", "call market", "stand-up"} <= set(stage.offers())
    stage.says("activate market").nature("red", "red")
    assert stage.lies("kazgin")
    assert stage.equipment("kazgin") == {"red": 2, "blue": 1}


def test_a_move_lost_before_moving_is_this_turns() -> None:
    """LB-A7: the blue board strikes in the horde phase: no walk in the same turn."""
    stage = Stage("kazgin", "elmer").fill("blue").turn("blue")
    assert moves(stage) == set()
    assert "stand-up" in stage.offers()


def test_a_move_lost_after_moving_is_the_next_turns() -> None:
    """LB-A7: who has moved already this turn stands up in the next."""
    stage = at_market().says("move tavern").lay("kazgin")
    assert stage.refuses("stand-up") == ("LB-A1", "refused-already-moved")
    stage.says("end-turn").hero_phase("kazgin")
    assert "stand-up" in stage.offers()
    assert moves(stage) == set()


@pytest.mark.parametrize(
    "grant", [("call tavern", "treat kazgin"), ("lend-move kazgin",)], ids=["tavern", "gift"]
)
def test_a_granted_move_only_stands_a_lying_hero_up(grant: tuple[str, ...]) -> None:
    """LB-A8: with a granted move a lying hero stands up or stays, and goes nowhere."""
    stage = Stage("elmer", "kazgin").lay("kazgin").hero_phase("elmer").says(*grant)
    assert stage.asked_hero() == "kazgin"
    assert stage.offers() == ["stand-up", "stay"]
    assert stage.refuses("move market") == ("LB-A6", "refused-lying")
    assert stage.says("stay").lies("kazgin")


def test_a_granted_move_walks_a_standing_hero() -> None:
    """LB-A8: a hero who stands walks with it, or stays."""
    stage = Stage("elmer", "kazgin").hero_phase("elmer").says("lend-move kazgin")
    assert len(moves(stage)) == 8
    assert stage.refuses("stand-up") == ("LB-A6", "refused-standing")
    assert stage.refuses("move divine-fountain") == ("LB-A2", "refused-not-adjacent")
    assert stage.says("move market").tile_of("kazgin") == "market"


# LB-A9, LB-A10: powers.


def teagaan() -> Stage:
    """Teagaan's hero phase; Market and Tomb are grasped."""
    return Stage("teagaan", "elmer").grasp("market", "tomb").hero_phase("teagaan")


def test_teagaan_gives_up_his_ordinary_move() -> None:
    """LB-A9: after the prayer he does not move; after the move he does not pray."""
    stage = teagaan().says("pray tile market")
    assert stage.grasped() == {"tomb"}
    assert stage.refuses("move tavern") == ("LB-A1", "refused-already-moved")
    stage = teagaan().says("move tavern")
    assert stage.refuses("pray tile market") == ("LB-A1", "refused-already-moved")


def test_teagaan_prays_once_per_phase() -> None:
    """LB-A9: one prayer in each hero phase."""
    stage = teagaan().says("pray tile market")
    assert stage.refuses("pray tile tomb") == ("LB-A10", "refused-power-spent")
    stage.says("end-turn").hero_phase("teagaan").says("pray tile tomb")
    assert stage.grasped() == set()


def test_teagaan_does_not_pray_while_lying() -> None:
    """LB-A9: a move that he needs to stand up cannot be given up, nor the one used for it."""
    stage = teagaan().lay("teagaan")
    assert stage.refuses("pray tile market") == ("LB-A6", "refused-lying")
    stage.says("stand-up")
    assert stage.refuses("pray tile market") == ("LB-A1", "refused-already-moved")


def test_teagaan_gives_up_no_granted_move() -> None:
    """LB-A9: the Tavern's move is no prayer, and leaves the ordinary one for it."""
    stage = teagaan().says("call tavern", "treat teagaan")
    assert stage.refuses("pray tile market")[1] == "refused-not-asked"
    stage.says("move tavern", "pray tile market")
    assert stage.grasped() == {"tomb"}
    stage = teagaan().says("pray tile market", "call tavern", "treat teagaan")
    assert stage.refuses("pray tile tomb")[1] == "refused-not-asked"


POWERS = {
    "mylfaar": "charm incubus",
    "arne": "fetch black",
    "teagaan": "pray tile standard",
}


def with_power(hero: str) -> Stage:
    """A hero at the Market with something for each power to work on."""
    stage = Stage(hero, "elmer").card("incubus", "red 2").grasp("standard").at(hero, "market")
    return stage.tokens(hero, red=2).hero_phase(hero)


@pytest.mark.parametrize("hero", POWERS)
@pytest.mark.parametrize(
    "before", [(), ("call tavern", "treat elmer", "stay")], ids=["first", "after a call"]
)
def test_powers_come_at_any_moment(hero: str, before: tuple[str, ...]) -> None:
    """LB-A10: at the beginning of the hero phase, between its actions."""
    assert POWERS[hero] in with_power(hero).says(*before).offers()


@pytest.mark.parametrize("hero", POWERS)
def test_powers_come_after_the_act(hero: str) -> None:
    """LB-A10: also after the act."""
    stage = with_power(hero).says("fight").nature("blue", "blue", "blue").says("decline")
    assert POWERS[hero] in stage.offers()


@pytest.mark.parametrize("hero", ["mylfaar", "arne"])
def test_powers_come_after_the_move(hero: str) -> None:
    """LB-A10: also after the move."""
    assert POWERS[hero] in with_power(hero).says("move tavern").offers()


@pytest.mark.parametrize("hero", POWERS)
def test_no_power_inside_another_action(hero: str) -> None:
    """LB-A10: not in the middle of a fight, nor of a tile's effect."""
    stage = with_power(hero).says("fight").nature("red", "red", "blue")
    assert POWERS[hero] not in stage.offers()
    assert stage.refuses(POWERS[hero])[1] == "refused-not-asked"
    stage = with_power(hero).says("call tavern")
    assert stage.refuses(POWERS[hero])[1] == "refused-not-asked"


@pytest.mark.parametrize("hero", POWERS)
def test_powers_are_of_the_own_hero_phase(hero: str) -> None:
    """LB-A10: once in each of the own hero phases, and not in those of others."""
    stage = with_power(hero).says(POWERS[hero])
    again = {"mylfaar": "charm magma-hound", "arne": "fetch red", "teagaan": "pray tile tomb"}[hero]
    stage.card("magma-hound", "red 3").grasp("tomb")
    assert stage.refuses(again) == ("LB-A10", "refused-power-spent")
    stage.hero_phase("elmer")
    assert again not in stage.offers()
    stage.hero_phase(hero)
    assert again in stage.offers()


@pytest.mark.parametrize("hero", [*POWERS, "elmer"])
def test_a_power_lost_in_mid_phase_stops_at_once(hero: str) -> None:
    """LB-A10: a Grasp of Evil comes on the hero board while the phase goes on."""
    stage = Stage(hero, "kazgin").card("incubus", "red 2").grasp("standard").at(hero, "market")
    power = POWERS.get(hero, "lend-move kazgin")
    stage.hero_phase(hero)
    assert power in stage.offers()
    stage.says("fight").nature("red", "red", "blue").says("beat incubus")
    stage.nature("draw_horde").nature("silk-binder").says("place silk-binder blue 1")
    assert stage.shadowed(hero)
    refused = power.replace("incubus", "silk-binder")
    assert stage.refuses(refused) == ("LB-G2", "refused-power-off")


def test_the_extra_move_stops_with_the_power() -> None:
    """LB-A10: without his power Elmer has one move."""
    stage = Stage("elmer", "kazgin").shadow("elmer").hero_phase("elmer").says("move market")
    assert stage.refuses("move tavern") == ("LB-A1", "refused-already-moved")


@pytest.mark.parametrize("hero", POWERS)
def test_a_power_regained_works_at_once(hero: str) -> None:
    """LB-A10: the Fountain takes the figure off, and the power is there."""
    stage = with_power(hero).shadow(hero)
    assert stage.refuses(POWERS[hero]) == ("LB-G2", "refused-power-off")
    stage.says("call divine-fountain", f"cleanse hero {hero}", "done")
    assert POWERS[hero] in stage.offers()


def test_a_wounded_hero_has_no_power_to_use() -> None:
    """LB-A10: what a wounded hero lost does not come back."""
    stage = Stage("arne", "elmer").wound("arne").hero_phase("arne")
    assert stage.refuses("fetch red") == ("LB-D2", "refused-power-lost")


# LB-A11: tiles that could do nothing.


def idle() -> Stage:
    """No card in play, no grasp, no equipment in the supply, a full supply of everything else."""
    stage = Stage("kazgin", "elmer").supply(red=0, green=0, blue=0, yellow=0, black=0)
    return stage.hero_phase("kazgin")


NOTHING = ("LB-A11", "refused-nothing-to-do")


@pytest.mark.parametrize(
    "tile", ["trebuchet", "strategists-tower", "market", "divine-fountain", "dispensary", "tomb"]
)
def test_a_tile_that_could_do_nothing(tile: str) -> None:
    """LB-A11: it can neither be activated nor bought with a Call to Arms."""
    stage = idle().at("kazgin", tile)
    assert stage.refuses(f"activate {tile}") == NOTHING
    assert stage.refuses(f"call {tile}") == NOTHING


@pytest.mark.parametrize("tile", ["tavern", "standard", "dwarven-quarry"])
def test_tiles_that_can_always_do_something(tile: str) -> None:
    """LB-A11: a move, another banner and a free slot are there even when all else is empty."""
    stage = idle().supply(life=0).at("kazgin", tile)
    assert {f"activate {tile}", f"call {tile}"} <= set(stage.offers())


def test_part_of_an_effect_is_enough() -> None:
    """LB-A11: the Market with some colours empty, the Tavern with no life left."""
    stage = idle().supply(black=1).at("kazgin", "market")
    stage.says("activate market").nature("red", "black")
    assert stage.equipment("kazgin") == {"blue": 1, "black": 1}
    stage = idle().supply(life=0).at("kazgin", "tavern").says("activate tavern", "treat elmer")
    assert stage.life_of("elmer") == 3
    assert len(moves(stage)) == 8


def test_the_trebuchet_needs_a_monsters_effect() -> None:
    """LB-A11: the effect under the net already is no other place for it."""
    stage = idle().card("incubus", "red 1")
    assert "call trebuchet" in stage.offers()
    assert stage.net("incubus.exit.roll_corruption").refuses("call trebuchet") == NOTHING


def test_the_tower_needs_a_card_that_can_go() -> None:
    """LB-A11: one card with a free slot, or two that can swap."""
    assert "call strategists-tower" in idle().card("incubus", "red 1").offers()
    assert "call strategists-tower" in idle().fill().offers()


def test_the_fountain_needs_a_grasp() -> None:
    """LB-A11: on a tile, a card or a hero board."""
    assert "call divine-fountain" in idle().grasp("tomb").offers()
    assert "call divine-fountain" in idle().shadow("elmer").offers()
    assert "call divine-fountain" in idle().card("incubus", "red 1", haunted=True).offers()


def test_the_dispensary_needs_equipment_or_a_hero_to_bring_back() -> None:
    """LB-A11: without equipment it helps only if a hero can be brought back."""
    assert "call dispensary" in idle().supply(red=1).offers()
    stage = idle().out("elmer").supply(red=0)
    assert "call dispensary" in stage.offers()
    assert stage.supply(life=0).refuses("call dispensary") == NOTHING
    stage = idle().wound("elmer").out("elmer").supply(red=0)
    assert stage.refuses("call dispensary") == NOTHING


def test_the_tomb_needs_a_monster() -> None:
    """LB-A11: a warlord alone is not enough."""
    assert "call tomb" in idle().card("incubus", "red 1").offers()
    assert idle().card("pyre-marshal", "red 1").refuses("call tomb") == NOTHING


def test_the_quarry_needs_another_free_slot() -> None:
    """LB-A11: a trap on the only free slot of the own board can go nowhere."""
    stage = idle().card("web-spinner", "blue 1").card("brood-mother", "blue 2").trap("blue 3")
    assert stage.refuses("call dwarven-quarry") == ("LB-T9", "refused-no-free-slot")
    assert "call dwarven-quarry" in stage.trap("red 1").offers()
    full = idle().fill("blue")
    assert full.refuses("call dwarven-quarry") == ("LB-T9", "refused-no-free-slot")


def test_the_same_again_is_nothing() -> None:
    """LB-A11: the same banner, net, slot or charmed card once more is refused."""
    stage = Stage("mylfaar", "elmer").card("moss-troll", "green 1").calls("mylfaar", 1)
    stage.banner("red").net("moss-troll.exit.gain_life").trap("blue 1").charm("moss-troll")
    there = ("LB-A11", "refused-already-there")
    assert stage.hero_phase("mylfaar").refuses("charm moss-troll") == there
    for call, again in (
        ("call standard", "raise red"),
        ("call trebuchet", "net moss-troll.exit.gain_life"),
        ("call dwarven-quarry", "trap blue 1"),
    ):
        stage.calls("mylfaar", 1).hero_phase("mylfaar").says(call)
        assert stage.refuses(again) == there


# What is asked follows what is left.


def test_the_question_follows_what_is_left() -> None:
    """LB-A1, LB-A5: both while both are left, then the other, then what is beyond them."""
    assert at_market().question() == "ask-hero-phase"
    assert at_market().says("move tavern").question() == "ask-hero-phase-only-act"
    fought = at_market().says("fight").nature("blue", "blue", "blue", "blue").says("decline")
    assert fought.question() == "ask-hero-phase-only-move"
    assert fought.says("move tavern").question() == "ask-hero-phase-only-end"
    rich = at_market().calls("kazgin", 1).says("fight").nature("blue", "blue", "blue", "blue")
    assert rich.question() == "ask-assault-decline"
    assert rich.says("decline", "move tavern").question() == "ask-hero-phase-only-call"
    assert at_market().lay("kazgin").question() == "ask-hero-phase-rise"

"""Grasps of Evil, clause by clause (LB-G1…G7)."""

import pytest
from tests.support.last_bastion.stage import GAME, Stage

from hordekeep.games.last_bastion.view.view import view
from hordekeep.games.last_bastion.view.wire import PiecesView


def pieces(stage: Stage) -> PiecesView:
    """Where net, trap, standard and charm are, as everybody sees it."""
    return view(GAME.lexicon, stage.siege, 0).pieces


def besieged() -> Stage:
    """Four heroes: what lies on the red board waits until Kazgin's turn."""
    return Stage("arne", "elmer", "kazgin", "twindalli")


# Three grasped tiles.


def test_three_grasped_tiles_lose_the_game() -> None:
    """LB-G1: three grasped tiles lose the game, here by a haunting."""
    stage = besieged().card("void-wisp", "red 1", haunted=True)
    stage.grasp("market", "tomb").applies("arne", "void-wisp.recurring.haunt")
    assert stage.ending() == "tiles-grasped"
    assert stage.grasped() == {"market", "tomb", "trebuchet"}


def test_three_grasped_tiles_lose_by_the_corruption_die() -> None:
    """LB-G1: and here by the corruption die, in the middle of a fight."""
    stage = besieged().card("incubus", "red 2").at("arne", "market")
    stage.grasp("tavern", "tomb").hero_phase("arne").says("fight").nature("red", "red", "red")
    stage.says("beat incubus").nature("grasp_tile")
    assert stage.ending() == "tiles-grasped"


def test_two_grasped_tiles_do_not_lose() -> None:
    """LB-G1: two grasped tiles lose nothing, however many cards and hero boards are grasped."""
    stage = besieged().card("void-wisp", "red 1", haunted=True)
    stage.card("bramble-sprite", "red 2", haunted=True).card("marrow-eater", "red 3", haunted=True)
    stage.shadow("arne", "elmer").grasp("tomb").applies("arne", "void-wisp.recurring.haunt")
    assert stage.ending() == "not-ended"
    assert stage.grasped() == {"tomb", "trebuchet"}


# On hero boards.


def test_elmers_power_is_off_under_a_grasp() -> None:
    """LB-G2: Elmer has no extra move until the figure is removed."""
    stage = Stage("elmer", "arne").shadow("elmer").hero_phase("elmer").says("move market")
    assert not [offer for offer in stage.offers() if offer.split()[0] in ("move", "lend-move")]
    assert stage.refuses("lend-move arne") == ("LB-G2", "refused-power-off")
    stage.says("call divine-fountain", "cleanse hero elmer")
    assert {"move trebuchet", "lend-move arne"} <= set(stage.offers())


def test_mylfaars_power_is_off_under_a_grasp() -> None:
    """LB-G2: Mylfaar has no charm to put until the figure is removed."""
    stage = Stage("mylfaar", "arne").shadow("mylfaar").card("butcher", "red 1")
    stage.hero_phase("mylfaar")
    assert stage.refuses("charm butcher") == ("LB-G2", "refused-power-off")
    assert "charm butcher" in stage.says("call divine-fountain", "cleanse hero mylfaar").offers()


def test_arnes_power_is_off_under_a_grasp() -> None:
    """LB-G2: Arne's falcon fetches nothing until the figure is removed."""
    stage = besieged().shadow("arne").hero_phase("arne")
    assert stage.refuses("fetch red") == ("LB-G2", "refused-power-off")
    assert "fetch red" in stage.says("call divine-fountain", "cleanse hero arne").offers()


def test_sindaras_power_is_off_under_a_grasp() -> None:
    """LB-G2: Sindara has one action until the figure is removed."""
    stage = Stage("sindara", "arne").shadow("sindara").at("sindara", "standard")
    stage.card("butcher", "red 3").hero_phase("sindara").says("activate standard", "raise blue")
    assert stage.refuses("fight") == ("LB-A3", "refused-already-acted")
    assert "fight" in stage.says("call divine-fountain", "cleanse hero sindara").offers()


def test_teagaans_power_is_off_under_a_grasp() -> None:
    """LB-G2: Teagaan cannot pray until the figure is removed, not even for himself."""
    stage = Stage("teagaan", "arne").shadow("teagaan", "arne").hero_phase("teagaan")
    assert stage.refuses("pray hero teagaan") == ("LB-G2", "refused-power-off")
    stage.says("call divine-fountain", "cleanse hero teagaan", "done")
    assert "pray hero arne" in stage.offers()


def test_feng_lis_power_is_off_under_a_grasp() -> None:
    """LB-G2: Feng-Li rerolls nothing, neither combat dice nor corruption, under a grasp."""
    stage = Stage("feng-li", "arne").shadow("feng-li").at("feng-li", "market")
    stage.card("incubus", "red 2").hero_phase("feng-li").says("fight")
    stage.nature("red", "red", "blue")
    assert stage.offers() == ["beat incubus", "decline"]
    stage.says("beat incubus").nature("lose_life")
    assert stage.life_of("feng-li") == 2


def test_kazgins_power_is_off_under_a_grasp() -> None:
    """LB-G2: Kazgin has no grey die and suffers bad exits under a grasp."""
    stage = Stage("kazgin", "arne").shadow("kazgin").at("kazgin", "market")
    stage.card("ember-imp", "red 2").hero_phase("kazgin").says("fight")
    stage.nature("red", "blue", "blue").says("beat ember-imp")
    assert stage.life_of("kazgin") == 2


def test_twindallis_power_is_off_under_a_grasp() -> None:
    """LB-G2: Twindalli reaches no further than others under a grasp."""
    stage = Stage("twindalli", "arne").shadow("twindalli").card("butcher", "red 2")
    stage.hero_phase("twindalli")
    assert stage.refuses("fight") == ("LB-C1", "refused-nothing-in-reach")
    assert "fight" in stage.says("call divine-fountain", "cleanse hero twindalli").offers()


# On icons.


def test_a_banner_falls_when_the_standard_is_covered() -> None:
    """LB-G3: the covered standard goes to the reserve, and its banner returns to the supply."""
    stage = besieged().card("void-wisp", "red 3", haunted=True).banner("blue")
    wisp = stage.siege.slots[2]
    assert (stage.siege.resistance(wisp), pieces(stage).standard.rest) == (0, "in-use")
    stage.applies("arne", "void-wisp.recurring.haunt").asked()
    assert stage.grasped() == {"standard"}
    assert stage.siege.resistance(wisp) == 1
    assert (pieces(stage).standard.rest, pieces(stage).standard.banner) == ("reserve", None)


def test_the_standard_comes_back_without_its_banner() -> None:
    """LB-G3: the standard comes back when the figure is removed, its banner does not."""
    stage = besieged().grasp("standard").hero_phase("arne")
    assert pieces(stage).standard.rest == "reserve"
    stage.says("activate divine-fountain", "cleanse tile standard")
    assert (pieces(stage).standard.rest, pieces(stage).standard.banner) == ("home", None)


@pytest.mark.parametrize("tile", ["trebuchet", "market", "tavern", "tomb", "dwarven-quarry"])
def test_a_banner_stays_when_another_tile_is_covered(tile: str) -> None:
    """LB-G3: only a grasp on its own tile moves the standard."""
    slot = {
        "trebuchet": "red 1",
        "market": "red 2",
        "tavern": "yellow 2",
        "tomb": "green 2",
        "dwarven-quarry": "blue 2",
    }[tile]
    stage = besieged().card("void-wisp", slot, haunted=True).banner("blue")
    stage.applies("arne", "void-wisp.recurring.haunt").asked()
    assert stage.grasped() == {tile}
    assert pieces(stage).standard.banner == "blue"


def test_net_and_trap_on_covered_icons_wait_in_the_reserve() -> None:
    """LB-G3: net and trap on covered icons go to the reserve and come back with the icon."""
    stage = besieged().grasp("trebuchet", "dwarven-quarry").hero_phase("arne")
    assert (pieces(stage).net.rest, pieces(stage).trap.rest) == ("reserve", "reserve")
    stage.says("activate divine-fountain", "cleanse tile trebuchet", "done")
    assert (pieces(stage).net.rest, pieces(stage).trap.rest) == ("home", "reserve")
    stage.says("call divine-fountain", "cleanse tile dwarven-quarry")
    assert (pieces(stage).net.rest, pieces(stage).trap.rest) == ("home", "home")


def test_a_net_on_a_card_works_on_and_then_goes_to_the_reserve() -> None:
    """LB-G3: a net on a card stays active though its icon is covered; done, it is in reserve."""
    stage = besieged().card("shadow-scout", "green 1").card("void-wisp", "red 1", haunted=True)
    stage.net("shadow-scout.continuous.lock_die").applies("arne", "void-wisp.recurring.haunt")
    stage.asked()
    assert stage.grasped() == {"trebuchet"}
    assert stage.siege.locked_dice() == 0
    assert pieces(stage).net.rest == "in-use"
    stage.at("arne", "tomb").hero_phase("arne").says("activate tomb", "destroy shadow-scout")
    assert pieces(stage).net.rest == "reserve"


def test_a_trap_on_a_board_works_on_and_then_goes_to_the_reserve() -> None:
    """LB-G3: a trap on a board stays active though its icon is covered; done, it is in reserve."""
    stage = besieged().trap("red 2").card("void-wisp", "blue 2", haunted=True)
    stage.applies("arne", "void-wisp.recurring.haunt").asked()
    assert stage.grasped() == {"dwarven-quarry"}
    assert pieces(stage).trap.rest == "in-use"
    stage.draws("arne").nature("butcher").says("place butcher red 2")
    assert stage.discarded() == ["butcher"]
    assert pieces(stage).trap.rest == "reserve"


def test_a_charm_on_a_card_works_on_and_then_goes_to_the_reserve() -> None:
    """LB-G3: the charm on a card stays active under a grasp on the hero board, then reserve."""
    stage = Stage("mylfaar", "arne").card("butcher", "red 2").charm("butcher")
    stage.card("bone-regent", "green 1").at("mylfaar", "market")
    stage.applies("mylfaar", "bone-regent.recurring.grasp_own_board").asked()
    assert stage.shadowed("mylfaar")
    stage.hero_phase("mylfaar")
    assert stage.siege.resistance(stage.siege.slots[1]) == 1
    stage.says("fight").nature("red", "blue", "blue").says("beat butcher")
    assert pieces(stage).charm.rest == "reserve"
    stage.says("call divine-fountain", "cleanse hero mylfaar")
    assert pieces(stage).charm.rest == "home"


def test_a_charm_at_home_waits_in_the_reserve() -> None:
    """LB-G3: the charm on a covered hero board goes to the reserve until the figure is gone."""
    stage = Stage("mylfaar", "arne").card("bone-regent", "red 1").hero_phase("mylfaar")
    assert pieces(stage).charm.rest == "home"
    stage.applies("mylfaar", "bone-regent.recurring.grasp_own_board").asked()
    assert pieces(stage).charm.rest == "reserve"


# On cards.


def test_taking_the_figure_off_a_card_leaves_the_haunting() -> None:
    """LB-G4: without its figure the card haunts on: next time a figure comes onto it again."""
    stage = besieged().card("void-wisp", "red 1", haunted=True).hero_phase("arne")
    stage.says("activate divine-fountain", "cleanse card void-wisp")
    assert stage.haunted() == set()
    stage.applies("arne", "void-wisp.recurring.haunt").asked()
    assert stage.haunted() == {"void-wisp"}
    assert stage.grasped() == set()


# Without figures.


def test_without_a_figure_nothing_is_placed() -> None:
    """LB-G5: no figure left: a haunting, a die and a hero board get none."""
    stage = besieged().card("void-wisp", "red 1").card("bone-regent", "red 2")
    stage.card("barrow-wight", "red 3").supply(grasp=0)
    stage.applies("arne", "void-wisp.recurring.haunt").asked()
    assert stage.haunted() == set()
    stage.applies("arne", "bone-regent.recurring.grasp_own_board").asked()
    assert not stage.shadowed("arne")
    stage.applies("arne", "barrow-wight.recurring.roll_corruption").nature("grasp_tile")
    assert stage.grasped() == set()
    assert stage.siege.grasp_supply == 0
    assert len(stage.told("grasp-missing")) == 3


def test_the_yellow_board_places_nothing_without_a_figure() -> None:
    """LB-G5: no figure left: the yellow board asks for no tile and grasps none."""
    stage = Stage("arne", "elmer", "kazgin").fill("yellow").supply(grasp=0).turn("yellow")
    stage.nature("grasp_tile")
    assert stage.grasped() == set()


def test_the_last_figures_go_clockwise_from_the_active_player() -> None:
    """LB-G5: with too few figures the hero boards get them clockwise from the active player."""
    stage = besieged().card("banshee", "red 1").supply(grasp=2)
    stage.applies("kazgin", "banshee.entrance.grasp_all_boards").asked()
    heroes = ("arne", "elmer", "kazgin", "twindalli")
    assert [stage.shadowed(hero) for hero in heroes] == [False, False, True, True]
    stage = besieged().card("banshee", "red 1").supply(grasp=2)
    stage.applies("twindalli", "banshee.entrance.grasp_all_boards").asked()
    assert [stage.shadowed(hero) for hero in heroes] == [True, False, False, True]


def test_moving_a_figure_to_a_tile_needs_no_supply() -> None:
    """LB-G5: a figure moves from its card to a tile though the supply is empty."""
    stage = besieged().card("void-wisp", "red 1", haunted=True).supply(grasp=0)
    stage.applies("arne", "void-wisp.recurring.haunt").asked()
    assert (stage.haunted(), stage.grasped()) == (set(), {"trebuchet"})


# Calling grasped tiles.


def test_a_call_takes_the_net_from_the_reserve_or_from_its_card() -> None:
    """LB-G6: a Call to Arms on a grasped Trebuchet takes the net from wherever it is."""
    stage = besieged().card("shadow-scout", "red 1").card("butcher", "red 2")
    stage.grasp("trebuchet").calls("arne", 2).hero_phase("arne")
    stage.says("call trebuchet", "net shadow-scout.continuous.lock_die")
    assert stage.siege.locked_dice() == 0
    stage.says("call trebuchet", "net butcher.recurring.return_token")
    assert stage.siege.locked_dice() == 1
    assert pieces(stage).net.effect == "butcher.recurring.return_token"


def test_a_call_takes_the_trap_from_the_reserve_or_from_its_slot() -> None:
    """LB-G6: a Call to Arms on a grasped Quarry takes the trap from wherever it is."""
    stage = besieged().grasp("dwarven-quarry").calls("arne", 2).hero_phase("arne")
    stage.says("call dwarven-quarry", "trap blue 1")
    assert pieces(stage).trap.slot == "blue 1"
    stage.says("call dwarven-quarry", "trap blue 3")
    assert pieces(stage).trap.slot == "blue 3"


def test_a_banner_called_onto_a_grasped_standard_counts_at_once() -> None:
    """LB-G6: a banner placed by a Call to Arms on a grasped Standard counts at once."""
    stage = besieged().card("butcher", "red 2").grasp("standard").hero_phase("arne")
    stage.says("call standard", "raise red")
    assert stage.siege.resistance(stage.siege.slots[1]) == 1


def test_a_banner_called_onto_a_grasped_standard_stays_when_the_figure_goes() -> None:
    """LB-G6: such a banner goes on counting when the figure is removed."""
    stage = besieged().card("butcher", "red 2").grasp("standard").hero_phase("arne")
    stage.says("call standard", "raise red", "activate divine-fountain", "cleanse tile standard")
    assert stage.siege.resistance(stage.siege.slots[1]) == 1


# One each.


def test_a_grasped_tile_is_passed_over() -> None:
    """LB-G7: at most one grasp per tile: the next one goes to the next tile."""
    stage = besieged().card("barrow-wight", "red 1").grasp("trebuchet")
    stage.applies("arne", "barrow-wight.recurring.roll_corruption").nature("grasp_tile")
    assert stage.grasped() == {"trebuchet", "tavern"}
    assert stage.siege.grasp_supply == 10


def test_a_grasped_tile_cannot_be_chosen_again() -> None:
    """LB-G7: the yellow board's grasp is refused on a grasped tile."""
    stage = Stage("arne", "elmer", "kazgin").fill("yellow").grasp("tavern").turn("yellow")
    stage.nature("grasp_tile")
    assert set(stage.offers()) == {"grasp trebuchet", "grasp dispensary"}
    assert stage.refuses("grasp tavern") == ("LB-G7", "refused-already-grasped")


def test_a_hero_board_takes_one_figure() -> None:
    """LB-G7: at most one grasp per hero board."""
    stage = besieged().card("bone-regent", "red 1").shadow("arne")
    stage.applies("arne", "bone-regent.recurring.grasp_own_board").asked()
    assert stage.siege.grasp_supply == 11
    stage.applies("arne", "bone-regent.entrance.grasp_all_boards").asked()
    assert stage.siege.grasp_supply == 8
    assert (stage.shadowed("arne"), stage.shadowed("elmer")) == (True, True)


def test_a_card_takes_one_figure() -> None:
    """LB-G7: at most one grasp per card: the second time it moves on."""
    stage = besieged().card("void-wisp", "red 1")
    for haunted, grasped in (({"void-wisp"}, set()), (set(), {"trebuchet"})):
        stage.applies("arne", "void-wisp.recurring.haunt").asked()
        assert (stage.haunted(), stage.grasped()) == (haunted, grasped)
        assert stage.siege.grasp_supply == 11


def test_no_grasp_on_a_wounded_heros_board() -> None:
    """LB-G7: a wounded hero's board takes no figure."""
    stage = besieged().card("bone-regent", "red 1").wound("arne")
    stage.applies("arne", "bone-regent.recurring.grasp_own_board").asked()
    assert not stage.shadowed("arne")
    stage.applies("arne", "bone-regent.entrance.grasp_all_boards").asked()
    assert (stage.shadowed("arne"), stage.shadowed("elmer")) == (False, True)
    assert stage.siege.grasp_supply == 9

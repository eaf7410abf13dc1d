"""Chapter 6: life and death."""

import pytest
from tests.support.last_bastion.stage import BOX, GAME, WORDS, Stage

from hordekeep.kernel.play.seat import EVERYBODY
from hordekeep.kernel.play.term import NONE


def four() -> Stage:
    """Arne has blue, Elmer yellow, Kazgin red, Sindara green."""
    return Stage("arne", "elmer", "kazgin", "sindara")


def loses_last_life(hero: str = "arne") -> Stage:
    """A hero with one life loses it by a magma-hound on the own board."""
    stage = four().life(hero, 1).card("magma-hound", "blue 1")
    return stage.applies(hero, "magma-hound.recurring.lose_life")


# LB-D1…D3: out, back, dead.


def test_the_last_life_puts_a_hero_out_of_action() -> None:
    """LB-D1: a hero who loses the last life is out; one who has another is not."""
    stage = four().life("arne", 2).card("magma-hound", "blue 1")
    stage.applies("arne", "magma-hound.recurring.lose_life")
    assert stage.condition("arne") == "healthy"
    stage.applies("arne", "magma-hound.recurring.lose_life")
    assert stage.condition("arne") == "out"
    assert stage.life_of("arne") == 0


def test_all_tokens_return_to_the_supply() -> None:
    """LB-D1: equipment and Calls to Arms go to the supply."""
    stage = loses_last_life().tokens("arne", red=2, black=1).calls("arne", 1)
    assert stage.condition("arne") == "out"
    assert stage.equipment("arne") == {}
    assert stage.calls_of("arne") == 0
    held = [sum(stage.siege.equipment[colour::5]) for colour in range(5)]
    assert stage.siege.supply == [BOX.equipment_supply[one] - held[one] for one in range(5)]
    assert stage.siege.call_supply == BOX.call_supply - 3
    assert stage.siege.life_supply == BOX.life_supply - 9


def test_the_figure_leaves_the_bastion() -> None:
    """LB-D1: the figure stands nowhere, and others cannot use what it had."""
    stage = loses_last_life()
    assert stage.condition("arne") == "out"
    assert stage.tile_of("arne") == "-"


def test_the_horde_board_stays_as_it_is() -> None:
    """LB-D1: cards, figures and trap on the board remain."""
    stage = loses_last_life().card("zombie-lord", "blue 2", haunted=True).trap("blue 3")
    assert stage.condition("arne") == "out"
    assert stage.in_slot("blue 1") == "magma-hound"
    assert stage.haunted() == {"zombie-lord"}
    assert WORDS.word("slot", stage.siege.trap) == "blue 3"


def test_the_board_becomes_neutral() -> None:
    """LB-D1: at its next turn no card is drawn and nobody acts there."""
    stage = four().out("arne").turn("blue")
    assert stage.board_in_turn() == "yellow"
    assert stage.siege.holder_of(WORDS.value("colour", "blue")) == NONE


def dispensary(*, call: bool = False) -> Stage:
    """Elmer is about to use the Dispensary; Arne is out."""
    stage = four().out("arne")
    if call:
        return stage.hero_phase("elmer").says("call dispensary")
    return stage.at("elmer", "dispensary").hero_phase("elmer").says("activate dispensary")


def test_the_dispensary_brings_a_hero_back() -> None:
    """LB-D2: wounded, on the Dispensary tile, with 3 life and 1 Call to Arms."""
    stage = dispensary().says("revive arne")
    assert stage.condition("arne") == "wounded"
    assert stage.tile_of("arne") == "dispensary"
    assert stage.life_of("arne") == 3
    assert stage.calls_of("arne") == 1
    assert stage.equipment("arne") == {}


def test_the_power_is_lost_for_good() -> None:
    """LB-D2: a wounded hero's power stays off, in every later phase."""
    stage = dispensary().says("revive arne")
    for _ in range(2):
        stage.hero_phase("arne")
        assert not [text for text in stage.offers() if text.startswith("fetch")]
        assert stage.refuses("fetch red") == ("LB-D2", "refused-power-lost")


def test_a_wounded_hero_fights_without_the_power() -> None:
    """LB-D2: powers that need no action are lost, too: Kazgin has no grey die any more."""
    stage = four().wound("kazgin").card("incubus", "red 2").at("kazgin", "market")
    stage.hero_phase("kazgin").says("fight")
    asked = stage.asked()
    assert asked is not None
    assert asked.chance is not None
    assert asked.chance.count == 3


def test_only_what_the_supply_has() -> None:
    """LB-D2: life and Call to Arms as far as the supply has them."""
    stage = dispensary().supply(life=2, call=0).says("revive arne")
    assert stage.life_of("arne") == 2
    assert stage.calls_of("arne") == 0


def test_only_heroes_out_of_action_are_brought_back() -> None:
    """LB-D2: a hero in action cannot be brought back."""
    stage = dispensary()
    assert [text for text in stage.offers() if text.startswith("revive")] == ["revive arne"]
    assert stage.refuses("revive kazgin") == ("LB-D2", "refused-not-out-of-action")
    assert stage.refuses("revive elmer") == ("LB-D2", "refused-not-out-of-action")


def test_out_for_the_second_time_is_dead() -> None:
    """LB-D3: a wounded hero who loses the last life is dead and cannot be brought back."""
    stage = four().wound("arne").life("arne", 1).card("magma-hound", "blue 1")
    stage.applies("arne", "magma-hound.recurring.lose_life")
    assert stage.condition("arne") == "dead"
    stage.at("elmer", "dispensary").hero_phase("elmer").says("activate dispensary")
    assert stage.refuses("revive arne") == ("LB-D3", "refused-dead-for-good")


def test_the_dead_leave_as_those_who_are_out() -> None:
    """LB-D3: tokens to the supply, the figure gone, the board neutral for good."""
    stage = four().wound("arne").tokens("arne", red=1).out("arne")
    assert stage.siege.tokens(stage.seat("arne")) == 0
    assert stage.tile_of("arne") == "-"
    for _ in range(2):
        stage.turn("blue")
        assert stage.board_in_turn() == "yellow"


# LB-D4…D7.


def test_more_life_than_at_the_start() -> None:
    """LB-D4: life may rise over 3."""
    stage = four().calls("arne", 3).hero_phase("arne")
    for _ in range(3):
        stage.says("call tavern", "treat arne", "stay")
    assert stage.life_of("arne") == 6


def test_only_the_supply_limits_life() -> None:
    """LB-D4: with no life in the supply none is gained."""
    stage = four().supply(life=1).calls("arne", 2).hero_phase("arne")
    for _ in range(2):
        stage.says("call tavern", "treat arne", "stay")
    assert stage.life_of("arne") == 4
    assert stage.siege.life_supply == 0


def test_a_grasp_on_the_hero_board_returns() -> None:
    """LB-D5: the figure on the board of a hero who goes out returns to the supply."""
    stage = loses_last_life().shadow("arne")
    supply = stage.siege.grasp_supply
    assert stage.condition("arne") == "out"
    assert not stage.shadowed("arne")
    assert stage.siege.grasp_supply == supply + 1


def mylfaar() -> Stage:
    """The charm lies on an incubus in front of the Market, where Elmer stands."""
    stage = Stage("mylfaar", "elmer").card("incubus", "red 2").charm("incubus")
    return stage.at("elmer", "market")


@pytest.mark.parametrize("fate", ["out", "wounded", "dead"])
def test_the_charm_stays_whatever_happens_to_mylfaar(fate: str) -> None:
    """LB-D5: the charm on a card stays and works until that card leaves."""
    stage = mylfaar()
    if fate == "out":
        stage.out("mylfaar")
    else:
        stage.wound("mylfaar")
    if fate == "dead":
        stage.out("mylfaar")
    assert stage.siege.resistance(WORDS.value("card", "incubus")) == 1
    stage.hero_phase("elmer").says("fight").nature("red", "blue", "blue").says("beat incubus")
    stage.nature("nothing")
    assert stage.discarded() == ["incubus"]
    assert stage.siege.charm == NONE


def test_a_hero_brought_back_has_the_board_again() -> None:
    """LB-D6: horde phase with a draw, and hero phase, at its next place in the circle."""
    stage = four().out("arne").at("sindara", "dispensary").hero_phase("sindara")
    stage.says("activate dispensary", "revive arne", "end-turn")
    assert stage.board_in_turn() == "blue"
    assert stage.asks_nature() == "card"
    stage.nature("tithe-taker")
    assert stage.asked_hero() == "arne"
    stage.says("place tithe-taker blue 1")
    assert stage.asked_hero() == "arne"
    assert "move tavern" in stage.offers()


def test_a_board_that_was_neutral_in_between_is_not_made_up_for() -> None:
    """LB-D6: a hero brought back after the board's turn waits for the next one."""
    stage = dispensary().says("revive arne", "end-turn")
    assert stage.board_in_turn() == "red"
    assert "arne" not in [BOX.hero_ids[hero] for hero, _ in stage.told("card-drawn")]


def test_a_player_who_is_out_goes_on_seeing_everything() -> None:
    """LB-D7: the view of a player whose hero is out is everybody's view."""
    stage = (
        four().out("arne").turn("yellow").nature("tithe-taker").says("place tithe-taker yellow 1")
    )
    views = [GAME.view(stage.siege, seat) for seat in range(4)]
    assert views[0] == views[1] == views[2] == views[3]
    assert all(event.audience == EVERYBODY for event in stage.siege.heard or [])


def test_a_player_who_is_out_is_asked_nothing() -> None:
    """LB-D7: such a player may advise; the decisions are the others'."""
    stage = four().out("arne").card("magma-hound", "blue 1").card("tithe-taker", "blue 2")
    stage.turn("blue")
    asked = []
    while stage.board_in_turn() == "blue":
        asked.append(stage.asked_hero())
        stage.says(stage.offers()[0])
    assert "arne" not in asked
    assert len(asked) > 2


# LB-D8…D10: out in the middle of a turn.


def test_out_in_the_own_horde_phase() -> None:
    """LB-D8: the remaining step-one effects go to others, named one by one."""
    stage = four().life("arne", 1).card("magma-hound", "blue 1").card("boulder-troll", "blue 2")
    stage.turn("blue").says("apply magma-hound.recurring.lose_life")
    assert stage.condition("arne") == "out"
    assert stage.offers() == ["name elmer", "name kazgin", "name sindara"]
    stage.says("name kazgin")
    assert stage.siege.life == [0, 3, 2, 3]


def test_step_two_as_neutral() -> None:
    """LB-D8: with a free slot nothing is drawn, and there is no hero phase."""
    stage = four().life("arne", 1).card("magma-hound", "blue 1").turn("blue")
    assert stage.board_in_turn() == "yellow"
    assert stage.condition("arne") == "out"
    assert [BOX.hero_ids[hero] for hero, _ in stage.told("card-drawn")] == []


def test_step_two_of_a_full_board_as_neutral() -> None:
    """LB-D8: a full board strikes somebody else."""
    stage = four().life("arne", 1).card("magma-hound", "blue 1").card("web-spinner", "blue 2")
    stage.card("brood-mother", "blue 3").turn("blue").says("name elmer")
    assert stage.lies("elmer")
    assert stage.board_in_turn() == "yellow"


def test_out_by_the_own_board() -> None:
    """LB-D8: out by step two, there is no hero phase either."""
    stage = four().life("kazgin", 1).fill("red").turn("red")
    assert stage.condition("kazgin") == "out"
    assert stage.board_in_turn() == "green"


def test_out_within_a_draw_chain() -> None:
    """LB-D9: what was waiting is applied by others."""
    stage = four().life("arne", 1).turn("blue").nature("hex-goblin")
    stage.says("place hex-goblin green 1", "apply hex-goblin.entrance.draw_horde")
    stage.nature("soul-flayer").says("place soul-flayer red 1")
    assert stage.condition("arne") == "out"
    assert stage.offers() == ["name elmer", "name kazgin", "name sindara"]
    assert stage.says("name elmer").shadowed("elmer")
    assert stage.board_in_turn() == "yellow"


def two_exits() -> Stage:
    """Arne, with one life, has beaten an ember-imp (costs a life), then a butcher (gives one)."""
    stage = four().life("arne", 1).card("ember-imp", "red 1").card("butcher", "yellow 1")
    stage.at("arne", "trebuchet").hero_phase("arne").says("fight").nature("red", "red", "white")
    return stage.says("beat ember-imp butcher", "first ember-imp")


def test_out_within_exit_effects() -> None:
    """LB-D9: the remaining exits are applied by others, good ones too."""
    stage = two_exits()
    assert stage.condition("arne") == "out"
    assert stage.offers() == ["name elmer", "name kazgin", "name sindara"]
    stage.says("name kazgin")
    assert stage.siege.life == [0, 3, 4, 3]
    assert set(stage.discarded()) == {"ember-imp", "butcher"}


def test_the_turn_ends_after_the_exits() -> None:
    """LB-D9: in the hero phase the turn of the hero who went out is over after that."""
    stage = two_exits().says("name kazgin")
    assert stage.board_in_turn() == "yellow"


def test_each_counts_as_active_for_what_they_apply() -> None:
    """LB-D9: a black card drawn so goes to the board of who was named."""
    stage = four().life("arne", 1).card("ember-imp", "red 1").card("ash-caller", "red 2")
    stage.applies("arne", "ember-imp.exit.lose_life", "ash-caller.entrance.draw_horde")
    stage.says("apply ember-imp.exit.lose_life", "name sindara").nature("tithe-taker")
    assert stage.asked_hero() == "sindara"
    assert stage.offers() == [f"place tithe-taker green {number}" for number in (1, 2, 3)]


@pytest.mark.parametrize("by", ["activate", "call"])
def test_the_tomb_may_be_paid_with_the_last_life(by: str) -> None:
    """LB-D10: the card goes, then the hero is out and the turn ends."""
    stage = four().life("arne", 1).card("incubus", "red 1").at("arne", "tomb").hero_phase("arne")
    stage.says(f"{by} tomb", "destroy incubus")
    assert stage.discarded() == ["incubus"]
    assert stage.condition("arne") == "out"
    assert stage.board_in_turn() == "yellow"
    names = [event.name for event in stage.siege.heard or []]
    assert names.index("card-left") < names.index("went-out")


def test_the_last_hero_may_pay_the_tomb_too() -> None:
    """LB-D10: that loses the game, as no hero is left."""
    stage = Stage("arne").life("arne", 1).card("incubus", "red 1").hero_phase("arne")
    stage.says("call tomb", "destroy incubus")
    assert stage.ending() == "heroes-out"
    assert stage.discarded() == ["incubus"]


# LB-D11…D13.


def test_going_out_clears_lying_down() -> None:
    """LB-D11: a hero brought back stands."""
    stage = loses_last_life().lay("arne")
    assert stage.condition("arne") == "out"
    assert not stage.lies("arne")
    stage.at("elmer", "dispensary").hero_phase("elmer").says("activate dispensary", "revive arne")
    assert not stage.lies("arne")
    assert "move tavern" in stage.hero_phase("arne").offers()


def test_bringing_back_needs_a_life() -> None:
    """LB-D12: without life in the supply nobody is brought back; one is enough."""
    stage = dispensary().supply(life=0)
    assert stage.refuses("revive arne") == ("LB-P5", "refused-supply-empty")
    stage.supply(life=1).says("revive arne")
    assert stage.life_of("arne") == 1


def test_bringing_back_by_a_call_from_anywhere() -> None:
    """LB-D12: it works by Call to Arms, wherever the caller stands and though grasped."""
    stage = four().out("arne").grasp("dispensary").at("elmer", "standard").hero_phase("elmer")
    stage.says("call dispensary", "revive arne")
    assert stage.tile_of("arne") == "dispensary"
    assert stage.tile_of("elmer") == "standard"


def test_the_spent_call_is_back_first() -> None:
    """LB-D12: the hero brought back may get the very token that was spent."""
    stage = four().out("arne").supply(call=0).hero_phase("elmer")
    stage.says("call dispensary", "revive arne")
    assert stage.calls_of("elmer") == 0
    assert stage.calls_of("arne") == 1


NOT_IN_ACTION = ("LB-D13", "refused-not-in-action")


def test_no_life_for_those_who_are_out() -> None:
    """LB-D13: the Tavern serves heroes in action only."""
    stage = four().out("arne").hero_phase("elmer").says("call tavern")
    assert stage.refuses("treat arne") == NOT_IN_ACTION
    assert stage.offers() == ["treat elmer", "treat kazgin", "treat sindara"]


def test_no_token_for_those_who_are_out() -> None:
    """LB-D13: the Dispensary gives equipment to heroes in action only."""
    assert dispensary(call=True).refuses("give red arne") == NOT_IN_ACTION


def test_no_move_for_those_who_are_out() -> None:
    """LB-D13: Elmer gives his move to a hero in action only."""
    assert four().out("arne").hero_phase("elmer").refuses("lend-move arne") == NOT_IN_ACTION


def test_no_every_player_effect_reaches_those_who_are_out() -> None:
    """LB-D13: tokens, grasps and lost moves of "every player" pass them by."""
    stage = four().out("arne").card("banshee", "red 1").card("web-spinner", "red 2")
    stage.card("tithe-taker", "red 3")
    supply = stage.siege.grasp_supply
    stage.applies(
        "elmer",
        "banshee.entrance.grasp_all_boards",
        "web-spinner.entrance.all_lose_move",
        "tithe-taker.recurring.all_return_token",
    )
    stage.says("apply banshee.entrance.grasp_all_boards")
    assert stage.siege.shadowed == [0, 1, 1, 1]
    assert stage.siege.grasp_supply == supply - 3
    stage.says("apply web-spinner.entrance.all_lose_move")
    assert stage.siege.lying == [0, 1, 1, 1]
    heroes = []
    for _ in range(3):
        heroes.append(stage.asked_hero())
        stage.says("return call")
    assert heroes == ["elmer", "kazgin", "sindara"]


def test_no_equipment_of_those_who_are_out() -> None:
    """LB-D13: a hero who is out helps nobody in a fight."""
    stage = four().out("arne").card("incubus", "red 2").at("elmer", "market").hero_phase("elmer")
    stage.says("fight").nature("red", "red", "red")
    assert stage.refuses("spend arne incubus") == NOT_IN_ACTION


# What the clauses leave open: who orders for a hero who is out.


def test_the_decider_orders_for_a_hero_who_is_out() -> None:
    """LB-J14: the player of LB-N3 orders what the hero has left, and names who applies it."""
    stage = four().life("arne", 1).card("magma-hound", "blue 1")
    stage.card("boulder-troll", "blue 2").card("nefarious-cannon", "blue 3").turn("blue")
    stage.says("apply magma-hound.recurring.lose_life")
    assert stage.asked_hero() == "sindara"  # green comes before blue
    assert stage.offers() == [
        "apply boulder-troll.recurring.lose_life",
        "apply nefarious-cannon.recurring.lose_life",
    ]
    stage.says("apply nefarious-cannon.recurring.lose_life")
    assert stage.asked_hero() == "sindara"
    stage.says("name elmer")
    assert stage.asked_hero() == "sindara"
    stage.says("name elmer")
    assert stage.life_of("elmer") == 1


def test_the_decider_is_found_counting_back() -> None:
    """LB-J14: if Sindara is out as well, it is Kazgin."""
    stage = four().out("sindara").life("arne", 1).card("magma-hound", "blue 1")
    stage.card("boulder-troll", "blue 2").turn("blue")
    stage.says("apply magma-hound.recurring.lose_life")
    assert stage.asked_hero() == "kazgin"


def test_the_decider_names_who_gets_a_good_exit() -> None:
    """LB-J14: good effects are handed on like bad ones."""
    stage = two_exits()
    assert stage.asked_hero() == "sindara"
    assert stage.says("name elmer").life_of("elmer") == 4


def test_who_is_named_chooses_within_the_effect() -> None:
    """LB-J14: the tile along yellow and the token to return are the choice of who is named."""
    stage = four().life("elmer", 1).card("magma-hound", "yellow 1").card("butcher", "yellow 2")
    stage.card("grave-ringer", "yellow 3").turn("yellow")
    stage.says("apply magma-hound.recurring.lose_life")
    assert stage.asked_hero() == "arne"
    stage.says("name sindara")
    assert stage.asked_hero() == "sindara"
    stage.says("return green")
    assert stage.asked_hero() == "arne"
    stage.says("name kazgin").nature("grasp_tile")
    assert stage.asked_hero() == "kazgin"
    assert stage.offers() == ["grasp trebuchet", "grasp tavern", "grasp dispensary"]

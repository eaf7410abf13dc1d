"""The nine tiles, clause by clause (LB-T1…T12)."""

import pytest
from tests.support.last_bastion.stage import Stage

from hordekeep.games.last_bastion.rules.combat import combat_dice

HEROES = ("sindara", "elmer", "kazgin", "twindalli")


def at(tile: str) -> Stage:
    """Sindara (blue) stands on a tile; Elmer (yellow), Kazgin (red), Twindalli (green) do not."""
    return Stage(*HEROES).at("sindara", tile)


def phase(stage: Stage) -> Stage:
    """Sindara's hero phase begins."""
    return stage.hero_phase("sindara")


# Trebuchet.


def test_the_net_switches_one_effect_off() -> None:
    """LB-T1: the net goes on one effect of a monster, which is off; its others are not."""
    stage = phase(at("trebuchet").card("butcher", "blue 1").tokens("sindara"))
    stage.says("activate trebuchet", "net butcher.recurring.return_token", "end-turn")
    stage.turn("blue")
    assert stage.asks_nature() == "card"  # nothing was returned before the board's draw
    assert stage.calls_of("sindara") == 1
    stage.at("sindara", "dispensary").hero_phase("sindara").says("fight")
    stage.nature("red", "red", "blue").says("beat butcher")
    assert stage.life_of("sindara") == 4


def test_any_monster_in_play_can_be_netted() -> None:
    """LB-T1: every effect of every monster in play is offered, wherever it lies."""
    stage = at("trebuchet").card("shadow-knight", "blue 1").card("butcher", "red 3")
    phase(stage.card("tithe-taker", "yellow 2")).says("activate trebuchet")
    assert set(stage.offers()) == {
        "net shadow-knight.entrance.draw_horde",
        "net shadow-knight.continuous.lock_die",
        "net shadow-knight.exit.gain_call",
        "net butcher.recurring.return_token",
        "net butcher.exit.gain_life",
        "net tithe-taker.recurring.all_return_token",
        "net tithe-taker.exit.gain_equipment",
        "net tithe-taker.exit.gain_call",
    }


def test_the_net_is_moved_from_where_it_lies() -> None:
    """LB-T1: the net may be moved; what it covered is on again."""
    stage = at("trebuchet").card("shadow-scout", "red 1").card("butcher", "red 2")
    stage.net("shadow-scout.continuous.lock_die")
    assert combat_dice(stage.siege, 0) == 3
    phase(stage).says("activate trebuchet")
    assert stage.refuses("net shadow-scout.continuous.lock_die") == (
        "LB-A11",
        "refused-already-there",
    )
    stage.says("net butcher.exit.gain_life")
    assert combat_dice(stage.siege, 0) == 2


def test_a_figure_under_the_net_stays_put() -> None:
    """LB-T1: the figure of a covered haunting stays on its card meanwhile."""
    stage = at("trebuchet").card("void-wisp", "blue 1", haunted=True)
    phase(stage).says("activate trebuchet", "net void-wisp.recurring.haunt", "end-turn")
    stage.turn("blue").asked()
    assert (stage.haunted(), stage.grasped()) == ({"void-wisp"}, set())


def test_no_net_on_a_warlord() -> None:
    """LB-T1: the net does not go on a warlord."""
    stage = phase(at("trebuchet").card("matron-of-webs", "red 1").card("butcher", "red 2"))
    stage.says("activate trebuchet")
    refusal = ("LB-H9", "refused-is-warlord")
    assert stage.refuses("net matron-of-webs.continuous.lock_die") == refusal
    alone = phase(at("trebuchet").card("matron-of-webs", "red 1"))
    assert alone.refuses("activate trebuchet") == ("LB-A11", "refused-nothing-to-do")


# Strategist's Tower.


def test_the_tower_moves_two_cards_to_free_slots() -> None:
    """LB-T2: up to two horde cards go to free slots, of any board and whatever their colour."""
    stage = at("strategists-tower").card("butcher", "red 1").card("bone-regent", "red 2")
    phase(stage).says("activate strategists-tower")
    stage.says("shift butcher yellow 3", "shift bone-regent green 1")
    assert (stage.slot_of("butcher"), stage.slot_of("bone-regent")) == ("yellow 3", "green 1")
    assert "end-turn" in stage.offers()  # no third move


def test_the_tower_moves_one_card_or_none() -> None:
    """LB-T2: up to two: one is enough, and so is none."""
    stage = phase(at("strategists-tower").card("butcher", "red 1").card("incubus", "red 2"))
    stage.says("activate strategists-tower", "shift butcher red 3", "done")
    assert (stage.in_slot("red 2"), stage.in_slot("red 3")) == ("incubus", "butcher")
    stage = phase(at("strategists-tower").card("butcher", "red 1"))
    stage.says("activate strategists-tower", "done")
    assert stage.in_slot("red 1") == "butcher"


def test_the_tower_moves_cards_to_free_slots_only() -> None:
    """LB-T2: a filled slot takes no card, and one card does not move twice."""
    stage = phase(at("strategists-tower").card("butcher", "red 1").card("incubus", "red 2"))
    stage.says("activate strategists-tower")
    assert stage.refuses("shift butcher red 2") == ("LB-H3", "refused-slot-taken")
    stage.says("shift butcher red 3")
    assert stage.refuses("shift butcher green 1") == ("LB-T2", "refused-move-made")
    assert stage.refuses("swap incubus butcher") == ("LB-T2", "refused-move-made")


def test_the_tower_swaps_two_cards() -> None:
    """LB-T2: the two cards may swap, which takes both moves."""
    stage = phase(at("strategists-tower").fill())
    assert stage.siege.everything_full()
    here, there = stage.in_slot("red 1"), stage.in_slot("blue 3")
    stage.says("activate strategists-tower", f"swap {here} {there}")
    assert (stage.in_slot("red 1"), stage.in_slot("blue 3")) == (there, here)
    assert "end-turn" in stage.offers()


def test_the_tower_needs_a_card() -> None:
    """LB-T2: without a card in play the tower has nothing to do."""
    refusal = ("LB-A11", "refused-nothing-to-do")
    assert phase(at("strategists-tower")).refuses("activate strategists-tower") == refusal


# Market.


def test_the_market_gives_a_token_of_each_face() -> None:
    """LB-T3: two combat dice, and an equipment token of each face."""
    stage = phase(at("market").tokens("sindara"))
    stage.says("activate market").nature("yellow", "black")
    assert stage.equipment("sindara") == {"yellow": 1, "black": 1}
    stage = phase(at("market").tokens("sindara"))
    stage.says("activate market").nature("blue", "blue")
    assert stage.equipment("sindara") == {"blue": 2}


def test_white_at_the_market_is_any_colour() -> None:
    """LB-T3: a white face is a token of any colour."""
    stage = phase(at("market").tokens("sindara"))
    stage.says("activate market").nature("white", "white")
    assert stage.offers() == [f"take {one}" for one in ("red", "green", "blue", "yellow", "black")]
    stage.says("take green", "take black")
    assert stage.equipment("sindara") == {"green": 1, "black": 1}


# Tavern.


@pytest.mark.parametrize("guest", HEROES)
def test_the_tavern_gives_a_life_and_a_move(guest: str) -> None:
    """LB-T4: one player of choice gains 1 life and moves at once, the owner's choice where to."""
    stage = phase(at("tavern").at("kazgin", "tavern").at("elmer", "tavern"))
    stage.at("twindalli", "tavern").says("activate tavern", f"treat {guest}")
    assert [stage.life_of(hero) for hero in HEROES] == [3 + (hero == guest) for hero in HEROES]
    assert stage.asked_hero() == guest
    stage.says("move market")
    assert stage.tile_of(guest) == "market"


def test_the_taverns_move_is_optional() -> None:
    """LB-T4: the guest may move, or stay."""
    stage = phase(at("tavern")).says("activate tavern", "treat kazgin", "stay")
    assert stage.tile_of("kazgin") == "divine-fountain"
    assert stage.asked_hero() == "sindara"


def test_the_taverns_move_leaves_the_ordinary_one() -> None:
    """LB-T4: the Tavern's move comes on top of the own one."""
    stage = phase(at("tavern")).says("activate tavern", "treat sindara", "move market")
    stage.says("move standard")
    assert stage.tile_of("sindara") == "standard"


def test_the_tavern_without_life_still_gives_the_move() -> None:
    """LB-T4: with no life in the supply the move is left."""
    stage = phase(at("tavern").supply(life=0)).says("activate tavern", "treat elmer", "move tomb")
    assert (stage.life_of("elmer"), stage.tile_of("elmer")) == (3, "tomb")


def test_the_tavern_serves_heroes_in_action_only() -> None:
    """LB-T4: a hero out of action gets neither."""
    stage = phase(at("tavern").out("kazgin")).says("activate tavern")
    assert stage.refuses("treat kazgin") == ("LB-D13", "refused-not-in-action")


# Standard.


@pytest.mark.parametrize(
    ("colour", "monster", "warlord"),
    [
        ("red", "butcher", "pyre-marshal"),
        ("green", "war-drummer", "thornmother"),
        ("blue", "gorge-spider", "the-unmade"),
        ("yellow", "marrow-eater", "bone-regent"),
        ("black", "shadow-knight", "hand-of-the-queen"),
    ],
)
def test_a_banner_weakens_all_cards_of_its_colour(colour: str, monster: str, warlord: str) -> None:
    """LB-T5: all cards of the banner's colour, warlords too, have 1 resistance less."""
    stage = at("standard").card(monster, "blue 1").card(warlord, "blue 2")
    stage.card("incubus" if colour != "red" else "wolf-rider", "blue 3")
    before = [stage.siege.resistance(card) for card in stage.siege.slots[6:9]]
    phase(stage).says("activate standard", f"raise {colour}")
    after = [stage.siege.resistance(card) for card in stage.siege.slots[6:9]]
    assert after == [before[0] - 1, before[1] - 1, before[2]]


def test_a_banner_helps_in_every_fight() -> None:
    """LB-T5: it counts in every fight, for everybody, until it is exchanged."""
    stage = phase(at("standard").card("butcher", "red 2").at("kazgin", "market"))
    stage.says("activate standard", "raise red", "end-turn").hero_phase("kazgin").says("fight")
    stage.nature("red", "blue", "blue", "blue")
    assert "beat butcher" in stage.offers()


def test_a_banner_is_exchanged() -> None:
    """LB-T5: a banner is exchanged for another one; the old colour is as strong as before."""
    stage = at("standard").card("butcher", "red 1").card("war-drummer", "green 1").banner("red")
    phase(stage).says("activate standard")
    assert stage.refuses("raise red") == ("LB-A11", "refused-already-there")
    stage.says("raise green")
    assert [stage.siege.resistance(card) for card in stage.siege.cards_in_play()] == [2, 1]


# Divine Fountain.


def test_the_fountain_removes_two_grasps() -> None:
    """LB-T6: up to 2 Grasps of Evil are removed, from tiles, cards or hero boards."""
    stage = at("divine-fountain").grasp("tomb").card("void-wisp", "red 1", haunted=True)
    phase(stage.shadow("elmer")).says("activate divine-fountain")
    assert stage.offers() == [
        "cleanse tile tomb",
        "cleanse card void-wisp",
        "cleanse hero elmer",
        "done",
    ]
    stage.says("cleanse card void-wisp", "cleanse hero elmer")
    assert (stage.grasped(), stage.haunted(), stage.shadowed("elmer")) == ({"tomb"}, set(), False)
    assert stage.siege.grasp_supply == 11
    assert "end-turn" in stage.offers()


def test_a_cleansed_tile_can_be_activated_again() -> None:
    """LB-T6: a tile without its figure can be activated again."""
    stage = phase(at("standard").grasp("standard"))
    assert "activate standard" not in stage.offers()
    stage.says("call divine-fountain", "cleanse tile standard")
    assert "activate standard" in stage.offers()


def test_the_fountain_removes_one_or_none() -> None:
    """LB-T6: up to two: one or none may be removed."""
    stage = phase(at("divine-fountain").grasp("tomb", "tavern"))
    stage.says("activate divine-fountain", "cleanse tile tomb", "done")
    assert stage.grasped() == {"tavern"}
    stage = phase(at("divine-fountain").grasp("tomb", "tavern"))
    assert stage.says("activate divine-fountain", "done").grasped() == {"tomb", "tavern"}


def test_the_fountain_needs_a_grasp() -> None:
    """LB-T6: where no figure is, none is removed."""
    stage = phase(at("divine-fountain"))
    assert stage.refuses("activate divine-fountain") == ("LB-A11", "refused-nothing-to-do")
    stage = phase(at("divine-fountain").grasp("tomb")).says("activate divine-fountain")
    refusal = ("LB-T6", "refused-no-grasp-there")
    assert stage.refuses("cleanse tile tavern") == refusal
    assert stage.refuses("cleanse hero elmer") == refusal


# Dispensary.


@pytest.mark.parametrize("hero", HEROES)
def test_the_dispensary_gives_a_token_to_anybody(hero: str) -> None:
    """LB-T7: any player, the active one too, gets 1 equipment token from the supply."""
    stage = phase(at("dispensary").tokens(hero))
    stage.says("activate dispensary", f"give black {hero}")
    assert stage.equipment(hero) == {"black": 1}
    assert stage.siege.supply[4] == 3
    assert "end-turn" in stage.offers()


def test_the_dispensary_gives_what_the_supply_has() -> None:
    """LB-T7: the token comes from the supply, and goes to a hero in action."""
    stage = phase(at("dispensary").supply(red=0).out("kazgin")).says("activate dispensary")
    stage.supply(red=0)
    assert stage.refuses("give red elmer") == ("LB-P5", "refused-supply-empty")
    assert stage.refuses("give blue kazgin") == ("LB-D13", "refused-not-in-action")


def test_the_dispensary_brings_a_hero_back() -> None:
    """LB-T7: or it brings a hero back (LB-D2), instead of a token."""
    stage = phase(at("dispensary").out("kazgin")).says("activate dispensary", "revive kazgin")
    assert (stage.tile_of("kazgin"), stage.condition("kazgin")) == ("dispensary", "wounded")
    assert (stage.life_of("kazgin"), stage.calls_of("kazgin")) == (3, 1)
    assert stage.equipment("kazgin") == {}
    assert "end-turn" in stage.offers()


def test_only_heroes_out_of_action_are_brought_back() -> None:
    """LB-T7: a hero in action or dead cannot be brought back."""
    stage = phase(at("dispensary").wound("twindalli").out("twindalli").out("kazgin"))
    stage.says("activate dispensary")
    assert stage.refuses("revive elmer") == ("LB-D2", "refused-not-out-of-action")
    assert stage.refuses("revive twindalli") == ("LB-D3", "refused-dead-for-good")


def test_the_dispensary_asks_for_what_it_can_do() -> None:
    """LB-T7: a token, a hero, or either: the question offers nothing that is not possible."""
    full = phase(at("dispensary")).says("activate dispensary")
    assert full.question() == "ask-dispensing-give"
    missed = phase(at("dispensary").out("kazgin")).says("activate dispensary")
    assert missed.question() == "ask-dispensing"
    missed.supply(red=0, green=0, blue=0, yellow=0, black=0)
    assert missed.question() == "ask-dispensing-revive"


# Tomb.


def test_the_tomb_destroys_a_monster_for_a_life() -> None:
    """LB-T8: pay 1 life and destroy one monster in play, without its exit effects."""
    stage = phase(at("tomb").card("balefire-giant", "yellow 1").card("ember-imp", "red 1"))
    stage.says("activate tomb", "destroy balefire-giant")
    assert (stage.life_of("sindara"), stage.calls_of("sindara")) == (2, 1)
    assert (stage.discarded(), stage.in_play()) == (["balefire-giant"], {"ember-imp"})


def test_bad_exits_stay_out_at_the_tomb_too() -> None:
    """LB-T8: without its exit effects, bad ones included."""
    stage = phase(at("tomb").card("ember-imp", "red 1")).says("activate tomb", "destroy ember-imp")
    assert stage.life_of("sindara") == 2
    stage = phase(at("tomb").card("incubus", "red 1")).says("activate tomb", "destroy incubus")
    assert stage.asks_nature() == ""


def test_the_tomb_does_not_touch_warlords() -> None:
    """LB-T8: warlords cannot be destroyed."""
    stage = phase(at("tomb").card("pyre-marshal", "red 1").card("butcher", "red 2"))
    stage.says("activate tomb")
    assert stage.offers() == ["destroy butcher"]
    assert stage.refuses("destroy pyre-marshal") == ("LB-H9", "refused-is-warlord")
    alone = phase(at("tomb").card("pyre-marshal", "red 1"))
    assert alone.refuses("activate tomb") == ("LB-A11", "refused-nothing-to-do")


# Dwarven Quarry.


def test_the_trap_goes_on_a_free_slot_of_the_own_board() -> None:
    """LB-T9: the trap goes on a free slot of the own board, and of no other."""
    stage = phase(at("dwarven-quarry").card("butcher", "blue 2")).says("activate dwarven-quarry")
    assert stage.offers() == ["trap blue 1", "trap blue 3"]
    assert stage.refuses("trap red 1") == ("LB-T9", "refused-not-your-board")
    assert stage.refuses("trap blue 2") == ("LB-H3", "refused-slot-taken")
    stage.says("trap blue 3")
    assert stage.siege.trap == 8


def test_without_a_free_slot_the_quarry_cannot_be_used() -> None:
    """LB-T9: without a free slot on the own board it cannot be used, nor called."""
    stage = phase(at("dwarven-quarry").fill("blue"))
    assert stage.refuses("activate dwarven-quarry") == ("LB-T9", "refused-no-free-slot")
    assert stage.refuses("call dwarven-quarry") == ("LB-T9", "refused-no-free-slot")


def test_the_trap_is_taken_from_where_it_lies() -> None:
    """LB-T9: the trap may come from another slot, another player's too."""
    stage = phase(at("dwarven-quarry").trap("red 1"))
    stage.says("activate dwarven-quarry", "trap blue 1", "call dwarven-quarry")
    assert stage.refuses("trap blue 1") == ("LB-A11", "refused-already-there")
    stage.says("trap blue 2")
    assert stage.siege.trap == 7


def test_a_trap_on_the_only_free_slot_leaves_nothing_to_do() -> None:
    """LB-T9: with the trap on the only free slot of the board it cannot be set again."""
    stage = at("dwarven-quarry").card("butcher", "blue 1").card("incubus", "blue 2").trap("blue 3")
    refusal = ("LB-T9", "refused-no-free-slot")
    assert phase(stage).refuses("activate dwarven-quarry") == refusal


def test_the_next_monster_is_caught() -> None:
    """LB-T9: the next monster placed there is discarded with no effect, and the trap goes home."""
    stage = Stage(*HEROES).trap("blue 2").draws("sindara")
    stage.nature("silk-binder").says("place silk-binder blue 2")
    assert (stage.discarded(), stage.in_play()) == (["silk-binder"], set())
    assert not stage.shadowed("sindara")
    assert stage.siege.trap == -1
    stage.draws("sindara").nature("web-spinner").says("place web-spinner blue 2")
    assert stage.in_slot("blue 2") == "web-spinner"  # only the next one


def test_a_monster_elsewhere_is_not_caught() -> None:
    """LB-T9: a monster placed beside the trap lies, and the trap stays."""
    stage = Stage(*HEROES).trap("blue 2").draws("sindara")
    stage.nature("silk-binder").says("place silk-binder blue 1")
    assert (stage.in_slot("blue 1"), stage.siege.trap) == ("silk-binder", 7)
    assert stage.shadowed("sindara")


def test_a_warlord_sends_the_trap_home() -> None:
    """LB-T9: a warlord placed there sends the trap home and stays, with its entrance effect."""
    stage = Stage(*HEROES).trap("blue 2").deck("1 warlords", "8 monsters").draws("sindara")
    stage.nature("matron-of-webs").says("place matron-of-webs blue 2")
    assert stage.in_slot("blue 2") == "matron-of-webs"
    assert stage.siege.trap == -1
    assert stage.lies("sindara")
    assert stage.discarded() == []


# A slot with only the trap.


def test_a_board_with_a_trap_is_not_full() -> None:
    """LB-T10: a slot that holds only the trap is free: its board does not strike, but draws."""
    stage = Stage(*HEROES).card("incubus", "blue 1").card("orc-bulwark", "blue 2").trap("blue 3")
    stage.turn("blue")
    assert stage.asks_nature() == "card"
    stage.nature("faceless-one")
    assert stage.discarded() == ["faceless-one"]
    assert not stage.lies("sindara")


def test_a_card_is_drawn_while_the_trap_has_a_slot() -> None:
    """LB-T10: with only the trap's slot left everywhere, a card is drawn and no life lost."""
    stage = Stage(*HEROES).fill("red", "green", "yellow").trap("blue 3")
    stage.card("gorge-spider", "blue 1").card("shadow-scout", "blue 2").draws("sindara")
    stage.nature("magma-hound")
    assert stage.discarded() == ["magma-hound"]
    assert stage.life_of("sindara") == 3


def test_the_tower_can_move_a_card_onto_the_trap() -> None:
    """LB-T10: the Tower counts a slot with only the trap as free."""
    stage = phase(at("strategists-tower").card("butcher", "red 1").trap("green 2"))
    assert "shift butcher green 2" in stage.says("activate strategists-tower").offers()


# More on the net.


def test_the_net_may_cover_an_entrance() -> None:
    """LB-T11: any effect of any position may be covered, an entrance that is over too."""
    stage = phase(at("trebuchet").card("web-spinner", "red 1"))
    stage.says("activate trebuchet")
    assert stage.offers() == ["net web-spinner.entrance.all_lose_move"]


def test_a_covered_exit_is_not_applied() -> None:
    """LB-T11: a covered exit is not applied, the others are; then the net goes home."""
    stage = at("market").card("moss-troll", "red 2").net("moss-troll.exit.gain_equipment")
    phase(stage.charm("moss-troll").tokens("sindara")).says("fight")
    stage.nature("green", "green", "white").says("beat moss-troll")
    assert stage.equipment("sindara") == {}
    assert stage.life_of("sindara") == 4
    assert stage.siege.net == -1
    assert stage.discarded() == ["moss-troll"]


def test_a_covered_bad_exit_is_not_applied() -> None:
    """LB-T11: nor is a bad exit that is covered."""
    stage = at("market").card("incubus", "red 2").net("incubus.exit.roll_corruption")
    phase(stage).says("fight").nature("red", "red", "blue").says("beat incubus")
    assert stage.asks_nature() == ""
    assert stage.discarded() == ["incubus"]


def test_a_covered_lock_frees_its_die() -> None:
    """LB-T11: a covered lock frees the die, and takes it again when uncovered."""
    stage = at("market").card("gorge-spider", "red 1").card("butcher", "red 2").calls("sindara", 2)
    assert combat_dice(stage.siege, 0) == 2
    phase(stage).says("call trebuchet", "net gorge-spider.continuous.lock_die")
    assert combat_dice(stage.siege, 0) == 3
    stage.says("call trebuchet", "net gorge-spider.exit.gain_equipment")
    assert combat_dice(stage.siege, 0) == 2


def test_a_covered_immunity_lets_white_count() -> None:
    """LB-T11: a covered immunity lets white faces count."""
    stage = at("market").card("orc-bulwark", "red 2").net("orc-bulwark.continuous.white_immune")
    phase(stage).says("fight").nature("green", "white", "white")
    assert "beat orc-bulwark" in stage.offers()


def test_a_covered_bar_lets_equipment_be_used() -> None:
    """LB-T11: a covered bar on equipment is no bar; another card's still is one."""
    stage = at("market").card("ember-imp", "red 2").card("rustmonger", "green 1")
    stage.net("rustmonger.continuous.no_equipment").tokens("sindara", red=1)
    phase(stage).says("fight").nature("blue", "blue", "blue")
    assert "spend sindara ember-imp" in stage.offers()
    stage.card("banner-of-night", "green 2")
    assert stage.refuses("spend sindara ember-imp") == ("LB-E13", "refused-equipment-barred")


def test_a_covered_hauntings_figure_may_be_removed() -> None:
    """LB-T11: a covered haunting keeps its figure, which may be removed."""
    stage = at("divine-fountain").card("void-wisp", "blue 1", haunted=True)
    phase(stage.net("void-wisp.recurring.haunt")).says("activate divine-fountain")
    stage.says("cleanse card void-wisp", "end-turn")
    assert stage.haunted() == set()
    stage.turn("blue").asked()
    assert stage.haunted() == set()


def test_an_uncovered_haunting_goes_on_where_it_was() -> None:
    """LB-T11: when the net goes elsewhere, the figure under it moves on."""
    stage = at("trebuchet").card("silk-binder", "blue 1", haunted=True)
    stage.net("silk-binder.recurring.haunt")
    phase(stage).says("activate trebuchet", "net silk-binder.exit.gain_equipment", "end-turn")
    stage.turn("blue").asked()
    assert stage.grasped() == {"dispensary"}


# More on the Tower.


def test_what_lies_on_a_card_travels_with_it() -> None:
    """LB-T12: net, charm, grasp and die travel along."""
    stage = at("strategists-tower").card("shadow-knight", "red 2", haunted=True)
    stage.card("gorge-spider", "red 3", haunted=True).charm("shadow-knight")
    stage.net("shadow-knight.exit.gain_call")
    phase(stage).says("activate strategists-tower", "shift shadow-knight green 1")
    stage.says("shift gorge-spider yellow 1")
    siege = stage.siege
    assert stage.haunted() == {"shadow-knight", "gorge-spider"}
    assert siege.charm == siege.slots[3]
    assert siege.box.source_card[siege.net] == siege.slots[3]
    assert siege.locked_dice() == 2
    assert siege.grasp_supply == 10


def test_what_lies_on_swapped_cards_travels_too() -> None:
    """LB-T12: so it does when cards swap."""
    stage = at("strategists-tower").card("shadow-knight", "red 2", haunted=True)
    stage.card("butcher", "green 2").charm("shadow-knight").net("shadow-knight.exit.gain_call")
    phase(stage).says("activate strategists-tower", "swap shadow-knight butcher")
    siege = stage.siege
    assert stage.in_slot("green 2") == "shadow-knight"
    assert stage.haunted() == {"shadow-knight"}
    assert (siege.charm, siege.box.source_card[siege.net]) == (siege.slots[4], siege.slots[4])


def test_a_moved_haunting_counts_from_its_new_slot() -> None:
    """LB-T12: a haunting counts inwards from where its card lies now."""
    stage = at("strategists-tower").card("void-wisp", "red 2", haunted=True)
    phase(stage).says("activate strategists-tower", "shift void-wisp blue 3", "end-turn")
    stage.turn("blue").asked()
    assert stage.grasped() == {"strategists-tower"}


def test_no_entrance_effect_again() -> None:
    """LB-T12: a moved or swapped card has no entrance effect again."""
    stage = at("strategists-tower").card("web-spinner", "red 1").card("soul-flayer", "red 2")
    phase(stage).says("activate strategists-tower", "shift web-spinner blue 1")
    stage.says("shift soul-flayer blue 2")
    assert not stage.lies("sindara")
    assert stage.life_of("sindara") == 3
    stage = phase(at("strategists-tower").card("web-spinner", "red 1").card("soul-flayer", "red 2"))
    stage.says("activate strategists-tower", "swap web-spinner soul-flayer")
    assert not stage.lies("sindara")
    assert stage.life_of("sindara") == 3


def test_a_monster_moved_onto_the_trap_is_discarded() -> None:
    """LB-T12: a monster moved onto the trap is discarded without effects; the trap goes home."""
    stage = phase(at("strategists-tower").card("ember-imp", "red 1").trap("green 2"))
    stage.says("activate strategists-tower", "shift ember-imp green 2")
    assert (stage.discarded(), stage.in_play(), stage.siege.trap) == (["ember-imp"], set(), -1)
    assert stage.life_of("sindara") == 3


def test_a_warlord_moved_onto_the_trap_sends_it_home() -> None:
    """LB-T12: a warlord moved onto the trap sends it home and lies there."""
    stage = phase(at("strategists-tower").card("matron-of-webs", "red 1").trap("green 2"))
    stage.says("activate strategists-tower", "shift matron-of-webs green 2")
    assert (stage.in_slot("green 2"), stage.siege.trap) == ("matron-of-webs", -1)
    assert not stage.lies("sindara")


def test_moves_are_simultaneous() -> None:
    """LB-T12, LB-J20: the slot that one card leaves is free for the other."""
    stage = phase(at("strategists-tower").card("butcher", "red 1").card("incubus", "red 2"))
    stage.says("activate strategists-tower", "shift butcher red 3", "shift incubus red 1")
    assert [stage.in_slot(f"red {number}") for number in (1, 2, 3)] == ["incubus", "-", "butcher"]


def test_two_cards_cannot_go_to_one_slot() -> None:
    """LB-T12, LB-J20: both cannot go to one slot, though the trap there takes the first."""
    stage = at("strategists-tower").card("butcher", "red 1").card("incubus", "red 2")
    phase(stage.trap("green 2")).says("activate strategists-tower", "shift butcher green 2")
    assert stage.in_slot("green 2") == "-"
    assert stage.refuses("shift incubus green 2") == ("LB-H3", "refused-slot-taken")
    stage.says("shift incubus red 1")  # the slot that the caught card left
    assert stage.in_play() == {"incubus"}

"""The powers of the heroes, clause by clause (LB-R1…R11)."""

from pathlib import Path

import pytest
from tests.support.last_bastion.packs import play_with
from tests.support.last_bastion.stage import TILES, Stage

MOVE = [f"move {tile}" for tile in TILES]


def moves(stage: Stage) -> list[str]:
    """The tiles that are offered to walk to."""
    return [offer for offer in stage.offers() if offer in MOVE]


def dice_asked(stage: Stage) -> int:
    """How many dice NATURE is asked to roll."""
    asked = stage.asked()
    assert asked is not None
    assert asked.chance is not None
    return asked.chance.count


# Elmer & Chestnut.


def test_elmer_moves_twice() -> None:
    """LB-R1: Elmer has one extra move in his hero phase, and no third."""
    stage = Stage("elmer", "arne").hero_phase("elmer").says("move market", "move trebuchet")
    assert stage.tile_of("elmer") == "trebuchet"
    assert moves(stage) == []
    assert stage.refuses("move tavern") == ("LB-A1", "refused-already-moved")


def test_elmers_extra_move_may_come_before_or_after_his_action() -> None:
    """LB-R1: the extra move comes before or after his action, as the other one does."""
    for before in (0, 1, 2):
        way = ["move market", "move standard"]
        stage = Stage("elmer", "arne").grasp("tomb").hero_phase("elmer").says(*way[:before])
        tile = ("divine-fountain", "market", "standard")[before]
        stage.says(f"activate {tile}")
        if tile == "divine-fountain":
            stage.says("cleanse tile tomb")
        elif tile == "market":
            stage.nature("black", "black")
        else:
            stage.says("raise red")
        stage.says(*way[before:])
        assert stage.tile_of("elmer") == "standard"


def test_elmer_gives_his_extra_move_away() -> None:
    """LB-R1: he may give it to another hero, who moves at once, wherever the owner likes."""
    stage = Stage("elmer", "arne").hero_phase("elmer").says("lend-move arne")
    assert stage.asked_hero() == "arne"
    stage.says("move tomb")
    assert stage.tile_of("arne") == "tomb"
    assert stage.asked_hero() == "elmer"
    stage.says("move market")  # his own move is left, the extra one is gone
    assert moves(stage) == []
    assert stage.refuses("lend-move arne") == ("LB-A10", "refused-power-spent")


def test_elmer_gives_after_moving_himself() -> None:
    """LB-R1: he may move first and give the extra move then, but not use it up and give it."""
    stage = Stage("elmer", "arne").hero_phase("elmer").says("move market")
    assert "lend-move arne" in stage.offers()
    stage.says("move trebuchet")
    assert stage.refuses("lend-move arne") == ("LB-A10", "refused-power-spent")


def test_elmers_gift_is_for_others_in_action() -> None:
    """LB-R1: the gift goes to another hero, who must be in action."""
    stage = Stage("elmer", "arne", "kazgin").out("kazgin").hero_phase("elmer")
    assert stage.refuses("lend-move elmer") == ("LB-R1", "refused-only-others")
    assert stage.refuses("lend-move kazgin") == ("LB-D13", "refused-not-in-action")


def test_elmers_extra_move_comes_back_every_phase() -> None:
    """LB-R1: one extra move per hero phase."""
    stage = Stage("elmer", "arne").hero_phase("elmer").says("move market", "move trebuchet")
    stage.says("end-turn").turn("blue").nature("void-wisp").says("place void-wisp blue 1")
    stage.says("move tavern", "move dispensary")
    assert moves(stage) == []


# Mylfaar.


def test_mylfaar_charms_any_horde_card() -> None:
    """LB-R2: the charm goes on any horde card, a warlord too; it has 1 resistance less."""
    for card, resistance in (("butcher", 1), ("pyre-marshal", 3)):
        stage = Stage("mylfaar", "arne").card("butcher", "red 1").card("pyre-marshal", "green 3")
        stage.hero_phase("mylfaar").says(f"charm {card}")
        assert stage.siege.resistance(stage.siege.charm) == resistance


def test_mylfaar_charms_once_in_each_hero_phase() -> None:
    """LB-R2: once in each of her hero phases the charm is put, or moved to another card."""
    stage = Stage("mylfaar", "arne").card("butcher", "red 1").card("incubus", "green 1")
    stage.hero_phase("mylfaar").says("charm butcher")
    assert stage.refuses("charm incubus") == ("LB-A10", "refused-power-spent")
    stage.hero_phase("mylfaar")
    assert stage.refuses("charm butcher") == ("LB-A11", "refused-already-there")
    stage.says("charm incubus")
    resistances = [stage.siege.resistance(card) for card in stage.siege.cards_in_play()]
    assert resistances == [2, 1]


def test_the_charm_works_for_everybody() -> None:
    """LB-R2: the charmed card has 1 resistance less for everybody."""
    stage = Stage("mylfaar", "arne").card("butcher", "red 2").at("arne", "market")
    stage.hero_phase("mylfaar").says("charm butcher", "end-turn")
    stage.hero_phase("arne").says("fight").nature("red", "blue", "blue")
    assert "beat butcher" in stage.offers()


def test_the_charm_stays_when_mylfaar_loses_her_power() -> None:
    """LB-R2: if she loses the power, shadowed, out or wounded, the charm stays and works."""
    stage = Stage("mylfaar", "arne").card("butcher", "red 1").charm("butcher")
    butcher = stage.siege.charm
    stage.shadow("mylfaar")
    assert stage.siege.resistance(butcher) == 1
    stage.out("mylfaar")
    assert (stage.siege.charm, stage.siege.resistance(butcher)) == (butcher, 1)
    stage = Stage("mylfaar", "arne").card("butcher", "red 1").charm("butcher").wound("mylfaar")
    assert (stage.siege.charm, stage.siege.resistance(butcher)) == (butcher, 1)
    stage.hero_phase("mylfaar")
    assert stage.refuses("charm butcher") == ("LB-D2", "refused-power-lost")


def test_the_charm_comes_home_when_its_card_leaves() -> None:
    """LB-R2: when its card leaves the charm comes home, to be put again in the next phase."""
    stage = Stage("mylfaar", "arne").card("butcher", "red 2").card("incubus", "green 1")
    stage.at("mylfaar", "market").hero_phase("mylfaar").says("charm butcher", "fight")
    stage.nature("red", "blue", "blue").says("beat butcher")
    assert stage.siege.charm == -1
    assert stage.refuses("charm incubus") == ("LB-A10", "refused-power-spent")
    assert "charm incubus" in stage.hero_phase("mylfaar").offers()


def test_the_charm_leaves_with_its_card_when_mylfaar_is_out() -> None:
    """LB-R2: the charm of a hero out of action goes home with its card, and stays there."""
    stage = Stage("mylfaar", "arne").card("butcher", "red 2").charm("butcher").out("mylfaar")
    stage.at("arne", "market").hero_phase("arne").says("fight").nature("red", "blue", "blue")
    stage.says("beat butcher")
    assert stage.siege.charm == -1
    assert not [offer for offer in stage.offers() if offer.startswith("charm")]


# Arne & Soko.


@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow", "black"])
def test_arne_takes_a_token_of_choice(colour: str) -> None:
    """LB-R3: Arne takes 1 equipment token of choice in each of his hero phases."""
    stage = Stage("arne", "elmer").tokens("arne").hero_phase("arne").says(f"fetch {colour}")
    assert stage.equipment("arne") == {colour: 1}
    assert stage.refuses("fetch red") == ("LB-A10", "refused-power-spent")
    stage.hero_phase("arne").says(f"fetch {colour}")
    assert stage.equipment("arne") == {colour: 2}


def test_arne_takes_only_what_the_supply_has() -> None:
    """LB-R3: a colour that the supply lacks cannot be fetched."""
    stage = Stage("arne", "elmer").supply(black=0).hero_phase("arne")
    assert stage.refuses("fetch black") == ("LB-P5", "refused-supply-empty")


def test_arne_may_leave_the_token() -> None:
    """LB-J23: Arne may end his phase without a token."""
    stage = Stage("arne", "elmer").tokens("arne").hero_phase("arne").says("end-turn")
    assert stage.equipment("arne") == {}


# Sindara.


def brave() -> Stage:
    """Sindara on the Standard, where she can activate and fight, in her hero phase."""
    stage = Stage("sindara", "elmer").at("sindara", "standard").card("butcher", "red 3")
    return stage.card("incubus", "red 2").tokens("sindara").hero_phase("sindara")


def lost_fight(stage: Stage) -> Stage:
    """She fights and beats nothing."""
    return stage.says("fight").nature("blue", "blue", "blue").says("decline")


def test_sindara_activates_and_fights() -> None:
    """LB-R4: Sindara may activate a tile and fight, and then move."""
    stage = lost_fight(brave().says("activate standard", "raise blue"))
    assert stage.refuses("activate standard") == ("LB-A3", "refused-already-acted")
    assert stage.refuses("fight") == ("LB-A3", "refused-already-acted")
    stage.says("move market")
    assert {"fight", "activate market"}.isdisjoint(stage.offers())


def test_sindara_fights_and_activates() -> None:
    """LB-R4: in either order."""
    stage = lost_fight(brave()).says("activate standard", "raise blue", "move market")
    assert {"fight", "activate market"}.isdisjoint(stage.offers())


def test_sindara_does_both_after_her_move() -> None:
    """LB-R4: both may come after her move."""
    stage = lost_fight(brave().says("move market"))
    stage.says("activate market").nature("blue", "blue")
    assert stage.equipment("sindara") == {"blue": 2}


def test_sindaras_move_does_not_fall_between_the_two() -> None:
    """LB-R4: both before or both after her move: what it would split is refused."""
    stage = lost_fight(brave()).says("move market")
    assert stage.refuses("activate market") == ("LB-R4", "refused-split-by-move")
    stage = brave().says("activate standard", "raise blue", "move market")
    assert stage.refuses("fight") == ("LB-R4", "refused-split-by-move")


def test_the_taverns_move_may_fall_between_sindaras_two() -> None:
    """LB-R4: the Tavern's move that she gives herself may fall between the two."""
    stage = brave().at("sindara", "tavern").says("activate tavern", "treat sindara", "move market")
    lost_fight(stage).says("move standard")
    assert stage.tile_of("sindara") == "standard"


def test_a_called_taverns_move_may_fall_between_too() -> None:
    """LB-R4: also when a Call to Arms brings it, after a fight."""
    stage = lost_fight(brave()).says("call tavern", "treat sindara", "move market")
    stage.says("activate market").nature("blue", "blue")
    stage.says("move standard")
    assert stage.tile_of("sindara") == "standard"


def test_the_taverns_move_does_not_mend_a_split() -> None:
    """LB-R4: her own move between the two still splits them, Tavern or not."""
    stage = lost_fight(brave()).says("move market", "call tavern", "treat sindara", "move standard")
    assert stage.refuses("activate standard") == ("LB-R4", "refused-split-by-move")


def test_elmers_gift_does_not_touch_sindaras_order() -> None:
    """LB-R4: a move that Elmer gave her in his phase is none of her own."""
    stage = brave().hero_phase("elmer").says("lend-move sindara", "move market", "end-turn")
    stage.hero_phase("sindara").says("activate market").nature("blue", "blue")
    lost_fight(stage)
    assert "move standard" in stage.offers()


def test_standing_up_is_sindaras_move() -> None:
    """LB-J24: standing up is her move: it does not fall between the two either."""
    stage = lost_fight(brave().lay("sindara")).says("stand-up")
    assert stage.refuses("activate standard") == ("LB-R4", "refused-split-by-move")
    stage = lost_fight(brave().lay("sindara")).says("activate standard", "raise blue", "stand-up")
    assert not stage.lies("sindara")


def test_others_have_one_action() -> None:
    """LB-R4: nobody else does both."""
    stage = Stage("elmer", "sindara").at("elmer", "standard").card("butcher", "red 3")
    stage.hero_phase("elmer").says("activate standard", "raise blue")
    assert stage.refuses("fight") == ("LB-A3", "refused-already-acted")


# Teagaan.


@pytest.mark.parametrize("grasp", ["tile tomb", "card void-wisp", "hero arne"])
def test_teagaan_gives_up_his_move_for_a_grasp(grasp: str) -> None:
    """LB-R5: Teagaan may give up the move to remove one Grasp of Evil anywhere."""
    stage = Stage("teagaan", "arne").grasp("tomb").card("void-wisp", "green 1", haunted=True)
    stage.shadow("arne").hero_phase("teagaan").says(f"pray {grasp}")
    assert stage.siege.grasp_supply == 10
    assert (stage.grasped() == set()) is (grasp == "tile tomb")
    assert (stage.haunted() == set()) is (grasp == "card void-wisp")
    assert (not stage.shadowed("arne")) is (grasp == "hero arne")
    assert moves(stage) == []
    assert not [offer for offer in stage.offers() if offer.startswith("pray")]
    assert "activate divine-fountain" in stage.offers()  # his action is left


def test_teagaan_does_not_pray_after_moving() -> None:
    """LB-R5: he gives up the move, so he has to have it."""
    stage = Stage("teagaan", "arne").grasp("tomb").hero_phase("teagaan").says("move market")
    assert stage.refuses("pray tile tomb") == ("LB-A1", "refused-already-moved")


def test_teagaan_prays_where_a_grasp_is() -> None:
    """LB-R5: he prays for a Grasp of Evil that is there."""
    stage = Stage("teagaan", "arne").grasp("tomb").hero_phase("teagaan")
    assert stage.refuses("pray tile market") == ("LB-T6", "refused-no-grasp-there")
    assert stage.refuses("pray hero arne") == ("LB-T6", "refused-no-grasp-there")


def test_teagaan_does_not_pray_lying_down() -> None:
    """LB-R5: lying, he has no move to give up."""
    stage = Stage("teagaan", "arne").grasp("tomb").lay("teagaan").hero_phase("teagaan")
    assert stage.refuses("pray tile tomb") == ("LB-A6", "refused-lying")


# Feng-Li.


def test_feng_li_rerolls_any_of_the_dice_in_a_fight() -> None:
    """LB-R6: Feng-Li may reroll any of the combat dice in a fight; the second roll stands."""
    stage = Stage("feng-li", "arne").at("feng-li", "market").card("butcher", "red 2")
    stage.hero_phase("feng-li").says("fight").nature("red", "green", "blue")
    assert stage.offers() == [
        "keep",
        "reroll 1",
        "reroll 2",
        "reroll 1+2",
        "reroll 3",
        "reroll 1+3",
        "reroll 2+3",
        "reroll 1+2+3",
    ]
    stage.says("reroll 2+3")
    assert dice_asked(stage) == 2
    stage.nature("yellow", "white")
    assert stage.siege.dice == [0, 3, 5]
    assert stage.offers() == ["beat butcher", "decline"]


def test_feng_li_keeps_a_roll() -> None:
    """LB-R6: she may: a kept roll leaves the reroll for later in the phase."""
    stage = Stage("feng-li", "arne").at("feng-li", "market").card("butcher", "red 2")
    stage.hero_phase("feng-li").says("fight").nature("blue", "blue", "blue")
    stage.says("keep", "decline", "call market").nature("blue", "blue")
    assert "reroll 1+2" in stage.offers()


def test_feng_li_rerolls_at_the_market() -> None:
    """LB-R6: she may reroll in a tile activation."""
    stage = Stage("feng-li", "arne").at("feng-li", "market").tokens("feng-li")
    stage.hero_phase("feng-li").says("activate market").nature("blue", "blue")
    assert stage.offers() == ["keep", "reroll 1", "reroll 2", "reroll 1+2"]
    stage.says("reroll 2").nature("red")
    assert stage.equipment("feng-li") == {"blue": 1, "red": 1}


def test_feng_li_rerolls_once_in_a_hero_phase() -> None:
    """LB-R6: once per own hero phase, fights and tiles together."""
    stage = Stage("feng-li", "arne").at("feng-li", "market").card("butcher", "red 2")
    stage.tokens("feng-li").hero_phase("feng-li").says("fight").nature("blue", "blue", "blue")
    stage.says("reroll 1").nature("blue").says("decline", "call market").nature("black", "black")
    assert stage.equipment("feng-li") == {"black": 2}
    stage.at("feng-li", "market").hero_phase("feng-li").says("fight")
    assert "reroll 1" in stage.nature("blue", "blue", "blue").offers()


def test_feng_li_rerolls_a_called_market_too() -> None:
    """LB-J21: a Market bought by a Call to Arms is a tile activation for her reroll."""
    stage = Stage("feng-li", "arne").tokens("feng-li").hero_phase("feng-li").says("call market")
    stage.nature("blue", "blue").says("reroll 1+2").nature("red", "black")
    assert stage.equipment("feng-li") == {"red": 1, "black": 1}


def test_feng_li_rerolls_nothing_without_dice() -> None:
    """LB-R6: in a fight with zero dice there is nothing to reroll, and nothing is used up."""
    stage = Stage("feng-li", "arne").at("feng-li", "market").card("butcher", "red 2")
    stage.card("shadow-scout", "green 1").card("gorge-spider", "green 2").tokens("feng-li")
    stage.card("shadow-knight", "green 3").hero_phase("feng-li").says("fight")
    assert stage.offers() == ["decline"]
    stage.says("decline", "call market").nature("blue", "blue")
    assert "reroll 1" in stage.offers()


def test_nobody_else_rerolls() -> None:
    """LB-R6: others keep what falls, on Feng-Li's tile too."""
    stage = Stage("arne", "feng-li").at("arne", "market").at("feng-li", "market")
    stage.tokens("feng-li").card("butcher", "red 2").hero_phase("arne").says("fight").nature(
        "red", "red", "blue"
    )
    assert stage.offers() == ["beat butcher", "decline"]


# Kazgin.


def test_kazgin_rolls_the_grey_die_too() -> None:
    """LB-R7: Kazgin rolls the grey die too in fights, and it counts like the others."""
    stage = Stage("kazgin", "arne").at("kazgin", "market").card("slag-colossus", "red 2")
    stage.hero_phase("kazgin").says("fight")
    assert dice_asked(stage) == 4
    stage.nature("red", "red", "red", "white")
    assert "beat slag-colossus" in stage.offers()


BAD_EXITS = """
[ember-imp]
exit = [{ do = "lose_life" }]
[ash-caller]
entrance = []
exit = [{ do = "draw_horde" }]
[cinder-whelp]
recurring = []
exit = [{ do = "roll_corruption" }]
[goblin-howler]
entrance = []
exit = [{ do = "return_token" }]
[bramble-sprite]
recurring = []
exit = [{ do = "grasp_own_board" }]
"""


@pytest.mark.parametrize(
    ("card", "face"),
    [
        ("ember-imp", "red"),
        ("ash-caller", "red"),
        ("cinder-whelp", "red"),
        ("goblin-howler", "green"),
        ("bramble-sprite", "green"),
    ],
)
def test_kazgin_suffers_no_bad_exit(
    card: str, face: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """LB-R7: Kazgin suffers no bad exit effect of cards that he fights; others do."""
    play_with(monkeypatch, tmp_path, BAD_EXITS)
    for hero in ("kazgin", "elmer"):
        stage = Stage(hero, "arne").at(hero, "market").card(card, "red 2").tokens(hero, red=1)
        grey = ("blue",) if hero == "kazgin" else ()
        stage.hero_phase(hero).says("fight").nature(face, "blue", "blue", *grey)
        stage.says(f"beat {card}")
        unharmed = (
            "end-turn" in stage.offers()
            and (stage.life_of(hero), stage.siege.tokens(0)) == (3, 2)
            and not stage.shadowed(hero)
            and stage.discarded() == [card]
        )
        assert unharmed is (hero == "kazgin")


def test_kazgin_has_all_effects_but_bad_exits() -> None:
    """LB-R7: entrance and recurring effects hit Kazgin like anybody."""
    stage = Stage("kazgin", "arne").draws("kazgin").nature("soul-flayer")
    stage.says("place soul-flayer red 1")
    assert stage.life_of("kazgin") == 2
    stage.card("magma-hound", "blue 1").turn("blue").asked()
    assert stage.life_of("kazgin") == 1


def test_an_exit_left_to_kazgin_hits_him() -> None:
    """LB-J25: a bad exit of a card that another hero fought hits Kazgin, if he applies it."""
    stage = Stage("elmer", "kazgin").at("elmer", "trebuchet").life("elmer", 1)
    stage.card("ember-imp", "red 1").card("incubus", "yellow 1").banner("red")
    stage.hero_phase("elmer").says("fight").nature("red", "blue", "blue")
    stage.says("beat ember-imp incubus", "first ember-imp")
    assert stage.tile_of("elmer") == "-"
    stage.nature("lose_life")  # Kazgin is the only one left to roll
    assert stage.life_of("kazgin") == 2


# Twindalli.


@pytest.mark.parametrize(
    ("tile", "slots"),
    [
        ("trebuchet", "red 1, yellow 1, blue 1, green 1"),
        ("market", "red 2, blue 2, yellow 1, green 1"),
        ("standard", "red 3, green 1, blue 3, yellow 1"),
        ("tavern", "yellow 2, green 2, red 1, blue 1"),
        ("divine-fountain", "red 2, blue 2, yellow 2, green 2"),
        ("tomb", "green 2, yellow 2, red 3, blue 3"),
        ("dispensary", "blue 1, yellow 3, red 1, green 3"),
        ("dwarven-quarry", "blue 2, red 2, yellow 3, green 3"),
        ("strategists-tower", "blue 3, green 3, red 3, yellow 3"),
    ],
)
def test_twindalli_reaches_her_row_and_column(tile: str, slots: str) -> None:
    """LB-R8: Twindalli fights cards in her row or column, near or far: always four slots."""
    stage = Stage("twindalli", "arne").at("twindalli", tile).fill().hero_phase("twindalli")
    stage.says("fight")
    reached = {offer.split()[1] for offer in stage.offers()}
    assert reached == {stage.in_slot(slot) for slot in slots.split(", ")}
    assert len(reached) == 4


def test_twindalli_names_one_or_two_of_more_cards() -> None:
    """LB-R8: with more than two candidates she names one or two before the roll."""
    stage = Stage("twindalli", "arne").card("ember-imp", "red 2").card("restless-hand", "blue 2")
    stage.card("void-wisp", "green 2").hero_phase("twindalli").says("fight")
    assert set(stage.offers()) == {
        "aim ember-imp",
        "aim restless-hand",
        "aim void-wisp",
        "aim ember-imp void-wisp",
        "aim ember-imp restless-hand",
        "aim void-wisp restless-hand",
    }
    stage.says("aim ember-imp void-wisp").nature("red", "blue", "yellow")
    assert "beat ember-imp void-wisp" in stage.offers()
    assert not [offer for offer in stage.offers() if "restless-hand" in offer]


def test_twindalli_fights_only_the_card_that_she_named() -> None:
    """LB-R8: naming one card, she fights that one alone."""
    stage = Stage("twindalli", "arne").card("ember-imp", "red 2").card("restless-hand", "blue 2")
    stage.card("void-wisp", "green 2").tokens("twindalli").hero_phase("twindalli")
    stage.says("fight", "aim void-wisp")
    assert stage.nature("white", "white", "white").offers() == ["beat void-wisp", "decline"]


def test_twindalli_names_nobody_of_two() -> None:
    """LB-R8: with two candidates, far apart, the dice roll at once and either may fall."""
    stage = Stage("twindalli", "arne").at("twindalli", "trebuchet").card("ember-imp", "blue 1")
    stage.card("restless-hand", "green 1").hero_phase("twindalli").says("fight")
    stage.nature("red", "yellow", "blue")
    assert stage.offers() == [
        "beat restless-hand",
        "beat ember-imp",
        "beat restless-hand ember-imp",
        "decline",
    ]


def test_all_else_is_as_in_any_fight() -> None:
    """LB-R8: dice, tokens of her own tile, exits: all else as in any fight."""
    stage = Stage("twindalli", "arne").at("arne", "market").tokens("arne", red=1)
    stage.tokens("twindalli", red=1).card("magma-hound", "red 2").hero_phase("twindalli")
    stage.says("fight")
    assert dice_asked(stage) == 3
    stage.nature("red", "red", "blue")
    assert stage.refuses("spend arne magma-hound") == ("LB-C3", "refused-not-on-your-tile")
    stage.says("spend twindalli magma-hound", "beat magma-hound")
    assert stage.life_of("twindalli") == 4


# Corruption rolls of Feng-Li.


def test_feng_li_rerolls_a_corruption_roll_in_any_phase() -> None:
    """LB-R9: she may reroll a corruption roll of hers in the horde phase; the second stands."""
    stage = Stage("feng-li", "arne").card("cinder-whelp", "blue 1").turn("blue")
    stage.nature("lose_life")
    assert (stage.asked_hero(), stage.offers()) == ("feng-li", ["keep", "reroll 1"])
    stage.says("reroll 1").nature("draw_horde")
    assert stage.life_of("feng-li") == 3
    assert stage.asks_nature() == "card"  # no third roll


def test_feng_li_may_keep_a_corruption_roll() -> None:
    """LB-R9: she may let it stand."""
    stage = Stage("feng-li", "arne").card("cinder-whelp", "blue 1").turn("blue")
    stage.nature("lose_life").says("keep")
    assert stage.life_of("feng-li") == 2


def test_feng_li_rerolls_each_corruption_roll_once() -> None:
    """LB-R9: each corruption roll has its own reroll, beside the one for combat dice."""
    stage = Stage("feng-li", "arne").at("feng-li", "trebuchet").card("incubus", "red 1")
    stage.card("cinder-whelp", "yellow 1").card("blight-carrier", "yellow 3").banner("red")
    stage.hero_phase("feng-li").says("fight").nature("blue", "red", "blue")
    stage.says("reroll 1").nature("red").says("beat incubus")
    stage.nature("lose_life").says("reroll 1").nature("nothing")
    assert stage.life_of("feng-li") == 3
    stage.card("hollow-stalker", "blue 2")
    stage.applies("feng-li", "hollow-stalker.exit.roll_corruption").nature("lose_life")
    assert stage.offers() == ["keep", "reroll 1"]


def test_feng_li_rerolls_for_a_neutral_board() -> None:
    """LB-R9: she may reroll when she rolls for a neutral board."""
    stage = Stage("feng-li", "arne").fill("yellow").turn("yellow").says("name feng-li")
    stage.nature("lose_life").says("reroll 1").nature("nothing")
    assert stage.life_of("feng-li") == 3


def test_feng_li_does_not_reroll_for_others() -> None:
    """LB-R9: only rolls that she makes herself."""
    stage = Stage("feng-li", "arne").fill("yellow").turn("yellow").says("name arne")
    stage.nature("lose_life")
    assert stage.life_of("arne") == 2


def test_feng_li_rerolls_before_tokens_and_colours() -> None:
    """LB-R9: the reroll comes before tokens are returned or spent, and before white choices."""
    stage = Stage("feng-li", "arne").card("cinder-whelp", "blue 1").turn("blue")
    stage.nature("return_token+lose_life")
    assert stage.offers() == ["keep", "reroll 1"]
    stage = Stage("feng-li", "arne").at("feng-li", "market").card("ember-imp", "red 2")
    stage.tokens("feng-li", red=1).hero_phase("feng-li").says("fight").nature("red", "blue", "blue")
    assert not [offer for offer in stage.offers() if offer.startswith("spend")]
    stage = Stage("feng-li", "arne").at("feng-li", "market").hero_phase("feng-li")
    stage.says("activate market").nature("white", "blue")
    assert not [offer for offer in stage.offers() if offer.startswith("take")]


# The Market's white faces.


def test_colours_for_white_come_after_the_final_roll() -> None:
    """LB-R10: colours for white are chosen after the final roll, when the others are known."""
    stage = Stage("feng-li", "arne").at("feng-li", "market").tokens("feng-li")
    stage.hero_phase("feng-li").says("activate market").nature("white", "blue")
    stage.says("reroll 2").nature("black")
    assert stage.equipment("feng-li") == {"black": 1}
    stage.says("take black")
    assert stage.equipment("feng-li") == {"black": 2}


def test_an_empty_colour_gives_nothing_for_its_die() -> None:
    """LB-R10: an empty colour gives nothing for its die, and white cannot take it."""
    stage = Stage("sindara", "arne").at("sindara", "market").tokens("sindara").supply(red=0)
    stage.hero_phase("sindara").says("activate market").nature("red", "white")
    assert stage.refuses("take red") == ("LB-P5", "refused-supply-empty")
    stage.says("take blue")
    assert stage.equipment("sindara") == {"blue": 1}


def test_the_last_token_goes_to_the_coloured_die() -> None:
    """LB-R10: two dice for the last token of a colour give one."""
    stage = Stage("sindara", "arne").at("sindara", "market").tokens("sindara").supply(red=1)
    stage.hero_phase("sindara").says("activate market").nature("red", "red")
    assert stage.equipment("sindara") == {"red": 1}


# Kazgin and everybody.

EVERYBODY = """
[ember-imp]
exit = [{ do = "all_return_token" }]
[ash-caller]
entrance = []
exit = [{ do = "all_lose_move" }]
[cinder-whelp]
recurring = []
exit = [{ do = "grasp_all_boards" }]
"""


def test_bad_exits_for_everybody_spare_kazgin_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """LB-R11: bad exits that hit every player still hit the others."""
    play_with(monkeypatch, tmp_path, EVERYBODY)

    def beaten(card: str) -> Stage:
        stage = Stage("kazgin", "arne", "elmer").at("kazgin", "market").card(card, "red 2")
        stage.hero_phase("kazgin").says("fight").nature("red", "blue", "blue", "blue")
        return stage.says(f"beat {card}")

    stage = beaten("ember-imp")
    stage.says("return yellow", "return call")  # Arne, then Elmer
    assert [stage.siege.tokens(seat) for seat in (0, 1, 2)] == [2, 1, 1]
    stage = beaten("ash-caller")
    assert [stage.lies(hero) for hero in ("kazgin", "arne", "elmer")] == [False, True, True]
    stage = beaten("cinder-whelp")
    assert [stage.shadowed(hero) for hero in ("kazgin", "arne", "elmer")] == [False, True, True]


def test_bad_exits_for_everybody_hit_kazgin_in_others_fights(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """LB-R11: he is spared only for cards that he fights himself."""
    play_with(monkeypatch, tmp_path, EVERYBODY)
    stage = Stage("arne", "kazgin").at("arne", "market").card("ash-caller", "red 2")
    stage.hero_phase("arne").says("fight").nature("red", "blue", "blue").says("beat ash-caller")
    assert (stage.lies("arne"), stage.lies("kazgin")) == (True, True)


def test_kazgins_kill_rolls_no_corruption_die() -> None:
    """LB-R11: a corruption die that his own kill would make him roll is not rolled."""
    stage = Stage("kazgin", "arne").at("kazgin", "market").card("incubus", "red 2")
    stage.hero_phase("kazgin").says("fight").nature("red", "red", "blue", "blue")
    stage.says("beat incubus")
    assert stage.asks_nature() == ""
    assert stage.discarded() == ["incubus"]


def test_kazgin_has_the_good_exits() -> None:
    """LB-R11: good exits apply."""
    stage = Stage("kazgin", "arne").at("kazgin", "market").card("balefire-giant", "red 2")
    stage.hero_phase("kazgin").says("fight").nature("red", "red", "white", "red")
    stage.says("beat balefire-giant")
    assert (stage.life_of("kazgin"), stage.calls_of("kazgin")) == (4, 2)


def test_everybody_without_an_active_player(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """LB-J22: with nobody active, too few figures go clockwise from the player of LB-N3."""
    exits = '[ember-imp]\nexit = [{ do = "lose_life" }, { do = "grasp_all_boards" }]\n'
    play_with(monkeypatch, tmp_path, exits)
    stage = Stage("elmer", "arne", "sindara", "teagaan").at("elmer", "market").life("elmer", 1)
    stage.card("ember-imp", "red 2").supply(grasp=2).hero_phase("elmer").says("fight")
    stage.nature("red", "blue", "blue").says("beat ember-imp", "apply ember-imp.exit.lose_life")
    # Elmer (blue) is out; counting back, Teagaan (green) had the last turn, then comes Arne.
    heroes = ("elmer", "arne", "sindara", "teagaan")
    assert [stage.shadowed(hero) for hero in heroes] == [False, True, False, True]

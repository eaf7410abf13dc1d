"""Combat, clause by clause (LB-C1…C20)."""

import pytest
from tests.support.last_bastion.stage import Stage

from hordekeep.games.last_bastion.rules.combat import combat_dice


def fight(stage: Stage, *faces: str) -> Stage:
    """The hero whose phase it is fights and rolls these faces."""
    return stage.says("fight").nature(*faces)


def at_corner(hero: str = "sindara") -> Stage:
    """A hero on the Trebuchet, which faces red 1 and yellow 1; friends are elsewhere."""
    return Stage(hero, "arne", "elmer", "teagaan").at(hero, "trebuchet")


def at_edge(hero: str = "sindara") -> Stage:
    """A hero on the Market, which faces red 2 alone; friends are elsewhere."""
    return Stage(hero, "arne", "elmer", "teagaan").at(hero, "market")


# Reach.


@pytest.mark.parametrize(
    ("tile", "slots"),
    [
        ("trebuchet", ("red 1", "yellow 1")),
        ("market", ("red 2",)),
        ("standard", ("red 3", "green 1")),
        ("tavern", ("yellow 2",)),
        ("tomb", ("green 2",)),
        ("dispensary", ("blue 1", "yellow 3")),
        ("dwarven-quarry", ("blue 2",)),
        ("strategists-tower", ("blue 3", "green 3")),
    ],
)
def test_edge_tiles_face_one_slot_and_corners_two(tile: str, slots: tuple[str, ...]) -> None:
    """LB-C1: a hero fights the card in the slot that the tile faces, on a corner both."""
    monsters = ("ember-imp", "bramble-sprite", "void-wisp", "restless-hand")
    everywhere = [
        f"{board} {number}" for board in ("red", "green", "blue", "yellow") for number in (1, 2, 3)
    ]
    stage = Stage("sindara", "arne").at("sindara", tile)
    for monster, slot in zip(monsters, slots, strict=False):
        stage.card(monster, slot)
    stage.hero_phase("sindara")
    fight(stage, "white", "white", "white")
    beats = {offer for offer in stage.offers() if offer.startswith("beat")}
    faced = list(monsters[: len(slots)])
    assert {f"beat {monster}" for monster in faced} <= beats
    assert len(beats) == (1 if len(slots) == 1 else 3)

    elsewhere = Stage("sindara", "arne").at("sindara", tile)
    far = [slot for slot in everywhere if slot not in slots]
    for monster, slot in zip(monsters, far, strict=False):
        elsewhere.card(monster, slot)
    assert "fight" not in elsewhere.hero_phase("sindara").offers()


def test_one_or_both_cards_at_a_corner() -> None:
    """LB-C1: on a corner tile a hero fights one or both of the two cards."""
    stage = at_corner().card("ember-imp", "red 1").card("restless-hand", "yellow 1")
    fight(stage.hero_phase("sindara"), "red", "yellow", "green")
    assert stage.offers() == [
        "beat ember-imp",
        "beat restless-hand",
        "beat ember-imp restless-hand",
        "decline",
    ]


@pytest.mark.parametrize(
    ("faces", "named"),
    [
        (("red", "green", "green"), ["ember-imp"]),
        (("yellow", "green", "green"), ["restless-hand"]),
        (("red", "yellow", "green"), ["ember-imp", "restless-hand"]),
        (("green", "green", "green"), ["ember-imp", "restless-hand"]),
    ],
)
def test_the_question_names_what_can_be_beaten(faces: tuple[str, ...], named: list[str]) -> None:
    """LB-C2: a card that the dice do not reach is not asked about, unless they reach none."""
    stage = at_corner().card("ember-imp", "red 1").card("restless-hand", "yellow 1")
    assert fight(stage.hero_phase("sindara"), *faces).asked_about() == named


def test_from_the_centre_nobody_fights() -> None:
    """LB-C1: nobody fights from the centre, and the refusal says so."""
    stage = Stage("sindara", "arne")
    for number in (1, 2, 3):
        stage.card(("ember-imp", "ash-caller", "incubus")[number - 1], f"red {number}")
    stage.hero_phase("sindara")
    assert stage.tile_of("sindara") == "divine-fountain"
    assert "fight" not in stage.offers()
    assert stage.refuses("fight") == ("LB-C1", "refused-nothing-in-reach")


def test_twindalli_fights_from_the_centre() -> None:
    """LB-C1: Twindalli does fight from the centre."""
    stage = Stage("twindalli", "arne").card("ember-imp", "red 2").hero_phase("twindalli")
    assert "fight" in stage.offers()


# Counting faces.


@pytest.mark.parametrize(
    ("faces", "falls"),
    [
        (("red", "red", "green"), True),
        (("red", "white", "green"), True),
        (("white", "white", "green"), True),
        (("red", "green", "blue"), False),
        (("white", "yellow", "black"), False),
        (("green", "blue", "yellow"), False),
    ],
)
def test_faces_of_its_colour_and_white_count_against_a_card(
    faces: tuple[str, str, str], *, falls: bool
) -> None:
    """LB-C2: faces of the card's colour and white ones count 1 each against its resistance."""
    stage = at_edge().card("butcher", "red 2").hero_phase("sindara")
    fight(stage, *faces)
    assert ("beat butcher" in stage.offers()) is falls


@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow", "black"])
def test_each_colour_counts_against_its_own_cards(colour: str) -> None:
    """LB-C2: a face counts against cards of its colour and of no other."""
    ones = {
        "red": "ember-imp",
        "green": "bramble-sprite",
        "blue": "void-wisp",
        "yellow": "restless-hand",
        "black": "rustmonger",
    }
    for other, monster in ones.items():
        stage = at_edge().card(monster, "red 2").hero_phase("sindara")
        fight(stage, colour, colour, colour)
        assert (f"beat {monster}" in stage.offers()) is (other == colour)


def test_three_white_dice_are_rolled() -> None:
    """LB-C2: the combat dice are rolled, three white ones."""
    stage = at_edge().card("butcher", "red 2").hero_phase("sindara").says("fight")
    asked = stage.asked()
    assert asked is not None
    assert asked.chance is not None
    assert (asked.chance.kind, asked.chance.count) == ("face", 3)


def test_a_die_counts_once() -> None:
    """LB-C2: a white face counts as any colour, each die once."""
    stage = at_corner().card("ember-imp", "red 1").card("restless-hand", "yellow 1")
    fight(stage.hero_phase("sindara"), "white", "green", "green")
    assert stage.offers() == ["beat ember-imp", "beat restless-hand", "decline"]


def test_what_the_dice_cannot_do_is_refused() -> None:
    """LB-C2: beating a card without enough faces is refused, and changes nothing."""
    stage = at_edge().card("butcher", "red 2").hero_phase("sindara")
    fight(stage, "red", "green", "green")
    assert stage.refuses("beat butcher") == ("LB-C2", "refused-cannot-be-beaten")


# Tokens.


def test_tokens_count_one_each() -> None:
    """LB-C3: after the roll tokens of the card's colour count 1 each."""
    stage = at_edge().card("magma-hound", "red 2").tokens("sindara", red=2).hero_phase("sindara")
    supply = stage.siege.supply[0]
    fight(stage, "red", "blue", "blue")
    assert "beat magma-hound" not in stage.offers()
    stage.says("spend sindara magma-hound")
    assert "beat magma-hound" not in stage.offers()
    stage.says("spend sindara magma-hound", "beat magma-hound")
    assert stage.equipment("sindara") == {}
    assert stage.siege.supply[0] == supply + 2
    assert stage.discarded() == ["magma-hound"]


def test_no_token_before_the_roll() -> None:
    """LB-C3: tokens are spent after the roll."""
    stage = at_edge().card("magma-hound", "red 2").tokens("sindara", red=3).hero_phase("sindara")
    assert not [offer for offer in stage.offers() if offer.startswith("spend")]
    assert stage.says("fight").asks_nature() == "face"


def test_tokens_of_another_colour_do_not_count() -> None:
    """LB-C3: only tokens of the card's colour may be spent."""
    stage = at_edge().card("ember-imp", "red 2").tokens("sindara", green=1, black=1)
    fight(stage.hero_phase("sindara"), "blue", "blue", "blue")
    assert stage.offers() == ["decline"]
    assert stage.refuses("spend sindara ember-imp") == ("LB-P5", "refused-no-such-token")


def test_heroes_on_the_same_tile_help() -> None:
    """LB-C3: tokens of heroes on the same tile may be spent too."""
    stage = at_edge().card("butcher", "red 2").at("arne", "market").tokens("arne", red=2)
    stage.tokens("sindara")
    fight(stage.hero_phase("sindara"), "blue", "blue", "blue")
    assert stage.asked_hero() == "sindara"
    stage.says("spend arne butcher", "spend arne butcher", "beat butcher")
    assert stage.equipment("arne") == {}
    assert stage.discarded() == ["butcher"]


def test_heroes_elsewhere_do_not_help() -> None:
    """LB-C3: tokens of heroes on other tiles stay with them."""
    stage = at_edge().card("ember-imp", "red 2").at("arne", "trebuchet").tokens("arne", red=2)
    fight(stage.tokens("sindara").hero_phase("sindara"), "blue", "blue", "blue")
    assert stage.offers() == ["decline"]
    assert stage.refuses("spend arne ember-imp") == ("LB-C3", "refused-not-on-your-tile")


def test_a_hero_out_of_action_does_not_help() -> None:
    """LB-C3: a hero who is out stands on no tile and lends nothing."""
    stage = at_edge().card("ember-imp", "red 2").out("arne").tokens("sindara")
    fight(stage.hero_phase("sindara"), "blue", "blue", "blue")
    assert stage.refuses("spend arne ember-imp") == ("LB-D13", "refused-not-in-action")


def test_tokens_are_not_traded() -> None:
    """LB-C3: heroes who share a tile can neither trade nor give tokens."""
    stage = at_edge().at("arne", "market").tokens("sindara", red=2).tokens("arne", blue=2)
    verbs = {offer.split()[0] for offer in stage.hero_phase("sindara").offers()}
    assert verbs == {"move", "activate", "call", "end-turn"}


# Two cards.


def test_dice_and_tokens_are_split() -> None:
    """LB-C4: dice and tokens are split between the two cards."""
    stage = at_corner().card("butcher", "red 1").card("marrow-eater", "yellow 1")
    stage.tokens("sindara", red=1).hero_phase("sindara")
    fight(stage, "red", "yellow", "white")
    assert "beat butcher marrow-eater" not in stage.offers()
    stage.says("spend sindara butcher", "beat butcher marrow-eater")
    assert stage.offers() == ["first butcher", "first marrow-eater"]


def test_if_only_one_falls_the_player_chooses_which() -> None:
    """LB-C4: if only one card can be beaten, the player chooses which."""
    for chosen, other in (("ember-imp", "restless-hand"), ("restless-hand", "ember-imp")):
        stage = at_corner().card("ember-imp", "red 1").card("restless-hand", "yellow 1")
        fight(stage.hero_phase("sindara"), "white", "blue", "blue")
        assert "beat ember-imp restless-hand" not in stage.offers()
        stage.says(f"beat {chosen}")
        assert stage.discarded() == [chosen]
        assert stage.in_play() == {other}


def test_two_cards_of_one_colour_share_its_faces() -> None:
    """LB-C4: two cards of one colour need the sum of their resistances."""
    stage = at_corner().card("ember-imp", "red 1").card("butcher", "yellow 1")
    fight(stage.hero_phase("sindara"), "red", "red", "blue")
    assert "beat ember-imp butcher" not in stage.offers()
    stage = at_corner().card("ember-imp", "red 1").card("butcher", "yellow 1")
    fight(stage.hero_phase("sindara"), "red", "red", "white")
    assert "beat ember-imp butcher" in stage.offers()


# Not winning.


def test_winning_is_never_forced() -> None:
    """LB-C5: a player may decline a card that the roll could beat."""
    stage = at_edge().card("ember-imp", "red 2").hero_phase("sindara")
    fight(stage, "red", "red", "red").says("decline")
    assert stage.in_slot("red 2") == "ember-imp"
    assert stage.siege.life[0] == 3
    assert stage.discarded() == []


def test_one_of_two_may_be_declined() -> None:
    """LB-C5: of two cards that both could fall one may be spared."""
    stage = at_corner().card("ember-imp", "red 1").card("restless-hand", "yellow 1")
    fight(stage.hero_phase("sindara"), "white", "white", "white").says("beat restless-hand")
    assert stage.in_play() == {"ember-imp"}


def test_tokens_may_be_spent_although_the_dice_would_do() -> None:
    """LB-C5: tokens may be spent although the dice would do."""
    stage = at_edge().card("butcher", "red 2").tokens("sindara", red=2).hero_phase("sindara")
    fight(stage, "red", "red", "red")
    assert "beat butcher" in stage.offers()
    stage.says("spend sindara butcher", "spend sindara butcher", "beat butcher")
    assert stage.equipment("sindara") == {}


# Resistance.


def test_standard_and_charm_lower_resistance_together() -> None:
    """LB-C6: standard and charm lower a card's resistance, and both add up."""
    stage = at_edge().card("magma-hound", "red 2").hero_phase("sindara")
    hound = stage.siege.slots[1]
    assert stage.siege.resistance(hound) == 3
    stage.banner("red")
    assert stage.siege.resistance(hound) == 2
    stage.charm("magma-hound")
    assert stage.siege.resistance(hound) == 1
    fight(stage, "red", "blue", "blue")
    assert "beat magma-hound" in stage.offers()


def test_charm_alone_and_a_foreign_banner() -> None:
    """LB-C6: the charm lowers its own card only, a banner only cards of its colour."""
    stage = at_corner().card("butcher", "red 1").card("marrow-eater", "yellow 1")
    stage.charm("butcher").banner("blue")
    butcher, eater = stage.siege.slots[0], stage.siege.slots[9]
    assert (stage.siege.resistance(butcher), stage.siege.resistance(eater)) == (1, 2)


def test_resistance_is_never_below_zero() -> None:
    """LB-C6: resistance is lowered to 0 at the least."""
    stage = at_corner().card("ember-imp", "red 1").card("butcher", "yellow 1")
    stage.banner("red").charm("ember-imp")
    assert stage.siege.resistance(stage.siege.slots[0]) == 0
    fight(stage.hero_phase("sindara"), "blue", "blue", "blue")
    assert stage.offers() == ["beat ember-imp", "decline"]  # nothing is left over for the other


# What follows.


def test_exits_come_before_the_card_leaves() -> None:
    """LB-C7: a defeated card has all its exit effects, then goes to the discard pile."""
    stage = at_edge().card("moss-troll", "red 2").tokens("sindara", green=2).life("sindara", 1)
    fight(stage.hero_phase("sindara"), "green", "white", "blue")
    stage.says("spend sindara moss-troll", "spend sindara moss-troll", "beat moss-troll")
    assert stage.in_slot("red 2") == "moss-troll"
    stage.says("apply moss-troll.exit.gain_equipment", "take black")
    assert stage.equipment("sindara") == {"black": 1}
    assert stage.siege.life[0] == 2
    assert stage.in_slot("red 2") == "-"
    assert stage.discarded() == ["moss-troll"]


def test_nothing_happens_when_the_card_is_not_defeated() -> None:
    """LB-C7: a card that is not defeated stays, and nothing happens."""
    stage = at_edge().card("ember-imp", "red 2").tokens("sindara", blue=1).hero_phase("sindara")
    before = (stage.siege.life[0], stage.equipment("sindara"), stage.siege.calls[0])
    fight(stage, "blue", "blue", "blue").says("decline")
    assert stage.in_slot("red 2") == "ember-imp"
    assert (stage.siege.life[0], stage.equipment("sindara"), stage.siege.calls[0]) == before
    assert "end-turn" in stage.offers()


def test_no_call_to_arms_between_a_won_fight_and_its_exits() -> None:
    """LB-C8: no Call to Arms comes between a won fight and its exit effects."""
    stage = at_edge().card("moss-troll", "red 2").charm("moss-troll").hero_phase("sindara")
    fight(stage, "green", "white", "white")
    assert stage.siege.calls[0] == 1
    stage.says("beat moss-troll")
    assert stage.offers() == [
        "apply moss-troll.exit.gain_equipment",
        "apply moss-troll.exit.gain_life",
    ]
    stage.says("apply moss-troll.exit.gain_equipment")
    assert {offer.split()[0] for offer in stage.offers()} == {"take"}
    stage.says("take red")
    assert any(offer.startswith("call") for offer in stage.offers())


def test_no_call_to_arms_inside_a_fight() -> None:
    """LB-C8: nor does one come between the roll and the win."""
    stage = at_edge().card("butcher", "red 2").hero_phase("sindara")
    fight(stage, "red", "red", "blue")
    assert stage.offers() == ["beat butcher", "decline"]


def test_another_player_applies_the_exits_of_a_fallen_hero() -> None:
    """LB-C9: if a first exit takes the active hero's last life, another applies the others."""
    stage = at_corner().card("ember-imp", "red 1").card("butcher", "yellow 1")
    stage.life("sindara", 1).life("teagaan", 1).hero_phase("sindara")
    fight(stage, "red", "red", "white").says("beat ember-imp butcher", "first ember-imp")
    assert stage.tile_of("sindara") == "-"
    assert stage.offers() == ["name arne", "name elmer", "name teagaan"]
    stage.says("name teagaan")
    assert stage.siege.life[stage.seat("teagaan")] == 2
    assert stage.discarded() == ["ember-imp", "butcher"]


# Locked dice.


def test_a_locked_die_is_missing_in_every_fight() -> None:
    """LB-C10: a combat die locked by a card is missing in every fight, with any card."""
    stage = at_edge().card("butcher", "red 2").card("shadow-scout", "green 3")
    stage.hero_phase("sindara").says("fight").nature("red", "white")
    assert "beat butcher" in stage.offers()
    lock = at_edge().card("shadow-scout", "red 2").hero_phase("sindara")
    fight(lock, "black", "blue")
    assert "beat shadow-scout" in lock.offers()


def test_a_locked_die_is_there_for_the_market() -> None:
    """LB-C10: a locked die is there for the Market."""
    stage = at_edge().card("shadow-scout", "green 1").card("gorge-spider", "green 2")
    stage.card("shadow-knight", "green 3").tokens("sindara").hero_phase("sindara")
    stage.says("activate market").nature("green", "blue")
    assert stage.equipment("sindara") == {"green": 1, "blue": 1}


def test_equipment_is_not_discarded_at_will() -> None:
    """LB-C11: equipment returns to the supply only by being spent in a fight."""
    stage = at_edge().card("butcher", "red 2").tokens("sindara", red=3, blue=1)
    stage.hero_phase("sindara")
    assert not [offer for offer in stage.offers() if offer.split()[0] in ("return", "spend")]
    fight(stage, "red", "red", "blue")
    assert "return blue" not in stage.offers()
    assert "spend sindara butcher" in stage.offers()


def test_a_lost_fight_returns_no_equipment() -> None:
    """LB-C11: a fight that is not won spends nothing, so tokens cannot be shed in it."""
    stage = at_edge().card("slag-colossus", "red 2").tokens("sindara", red=1).hero_phase("sindara")
    fight(stage, "red", "red", "blue")
    assert stage.offers() == ["decline"]
    assert stage.says("decline").equipment("sindara") == {"red": 1}


def test_a_card_of_resistance_zero_stays_until_it_is_fought() -> None:
    """LB-C12: a card of resistance 0 stays until it is fought, then falls without any face."""
    stage = at_edge().card("ember-imp", "red 2").tokens("sindara").hero_phase("sindara")
    stage.says("call standard", "raise red")
    assert stage.siege.resistance(stage.siege.slots[1]) == 0
    assert stage.in_slot("red 2") == "ember-imp"
    fight(stage, "blue", "blue", "blue")
    assert stage.offers() == ["beat ember-imp", "decline"]
    assert stage.says("beat ember-imp").discarded() == ["ember-imp"]


# What lies on a card that leaves.


def _laden() -> Stage:
    """The Shadow Knight, with net, charm, grasp and a locked die, beside an empty yellow 1."""
    stage = at_edge("mylfaar").card("shadow-knight", "red 2", haunted=True)
    return stage.net("shadow-knight.exit.gain_call").charm("shadow-knight")


def _is_clean(stage: Stage) -> bool:
    siege = stage.siege
    return (siege.net, siege.charm, siege.haunted, siege.locked_dice()) == (-1, -1, 0, 0)


def test_net_charm_die_and_grasp_go_home_after_a_fight() -> None:
    """LB-C13: when a card is beaten, net, charm, locked die and grasp on it go home."""
    stage = _laden().hero_phase("mylfaar")
    assert not _is_clean(stage)
    assert stage.siege.grasp_supply == 11
    fight(stage, "black", "blue").says("beat shadow-knight")
    assert _is_clean(stage)
    assert stage.siege.grasp_supply == 12
    assert stage.discarded() == ["shadow-knight"]


def test_net_charm_die_and_grasp_go_home_after_the_tomb() -> None:
    """LB-C13: so they do when the Tomb destroys the card."""
    stage = _laden().at("mylfaar", "tomb").hero_phase("mylfaar")
    stage.says("activate tomb", "destroy shadow-knight")
    assert _is_clean(stage)
    assert stage.siege.grasp_supply == 12


def test_net_charm_die_and_grasp_go_home_after_the_trap() -> None:
    """LB-C13: so they do when the card is moved onto the trap."""
    stage = _laden().at("mylfaar", "strategists-tower").trap("blue 2").hero_phase("mylfaar")
    stage.says("activate strategists-tower", "shift shadow-knight blue 2")
    assert _is_clean(stage)
    assert stage.siege.grasp_supply == 12
    assert stage.discarded() == ["shadow-knight"]


def test_other_cards_keep_what_lies_on_them() -> None:
    """LB-C13: net, charm and grasp on other cards stay where they are."""
    stage = _laden().card("butcher", "green 2", haunted=True).at("mylfaar", "tomb")
    stage.hero_phase("mylfaar").says("activate tomb", "destroy butcher")
    assert not _is_clean(stage)
    assert stage.haunted() == {"shadow-knight"}
    assert stage.siege.locked_dice() == 1


# Naming, spending, zero dice.


def test_no_target_is_named_before_the_roll() -> None:
    """LB-C14: with two cards in reach the dice roll at once."""
    stage = at_corner().card("ember-imp", "red 1").card("restless-hand", "yellow 1")
    assert stage.hero_phase("sindara").says("fight").asks_nature() == "face"


def test_only_twindalli_names_targets() -> None:
    """LB-C14: only Twindalli, with more than two candidates, names targets before the roll."""
    for candidates, asks in ((2, "face"), (3, "")):
        stage = Stage("twindalli", "arne")
        for card, slot in (("ember-imp", "red 2"), ("butcher", "blue 2"), ("incubus", "green 2")):
            if len(stage.in_play()) < candidates:
                stage.card(card, slot)
        assert stage.hero_phase("twindalli").says("fight").asks_nature() == asks
    assert all(offer.startswith("aim") for offer in stage.offers())


def test_at_least_one_card_must_be_in_reach() -> None:
    """LB-C14: without a card in reach there is no fight."""
    stage = at_corner().card("ember-imp", "red 2").hero_phase("sindara")
    assert "fight" not in stage.offers()
    assert stage.refuses("fight") == ("LB-C1", "refused-nothing-in-reach")


def test_tokens_only_on_a_card_that_falls() -> None:
    """LB-C15: a token cannot be laid on a card that dice and all tokens cannot beat."""
    stage = at_corner().card("slag-colossus", "red 1").card("restless-hand", "yellow 1")
    stage.tokens("sindara", red=3, yellow=1).hero_phase("sindara")
    fight(stage, "yellow", "blue", "blue")
    assert stage.refuses("spend sindara slag-colossus") == ("LB-C2", "refused-cannot-be-beaten")
    assert "spend sindara restless-hand" in stage.offers()


def test_a_card_with_tokens_must_be_beaten() -> None:
    """LB-C15: once tokens lie on a card, it is beaten: no declining, no other card alone."""
    stage = at_corner().card("ember-imp", "red 1").card("restless-hand", "yellow 1")
    stage.tokens("sindara", red=1).hero_phase("sindara")
    fight(stage, "red", "yellow", "blue").says("spend sindara ember-imp")
    assert stage.offers() == ["beat ember-imp", "beat ember-imp restless-hand"]
    assert stage.refuses("decline") == ("LB-C15", "refused-tokens-lie-elsewhere")
    assert stage.refuses("beat restless-hand") == ("LB-C15", "refused-tokens-lie-elsewhere")


def test_zero_dice_is_a_legal_fight() -> None:
    """LB-C16: with all dice locked tokens still win a fight."""
    stage = at_edge().card("butcher", "red 2").tokens("sindara", red=2)
    stage.card("shadow-scout", "green 1").card("gorge-spider", "green 2")
    stage.card("shadow-knight", "green 3").hero_phase("sindara").says("fight")
    assert stage.offers() == ["spend sindara butcher", "decline"]
    stage.says("spend sindara butcher", "spend sindara butcher", "beat butcher")
    assert stage.discarded() == ["butcher"]


def test_zero_dice_beat_resistance_zero() -> None:
    """LB-C16: with all dice locked a card of resistance 0 still falls."""
    stage = at_edge().card("ember-imp", "red 2").banner("red").tokens("sindara")
    stage.card("shadow-scout", "green 1").card("gorge-spider", "green 2")
    stage.card("shadow-knight", "green 3").hero_phase("sindara").says("fight")
    assert stage.offers() == ["beat ember-imp", "decline"]


def test_zero_dice_may_be_declined() -> None:
    """LB-C16: with neither dice nor tokens the fight is legal, and nothing comes of it."""
    stage = at_edge().card("butcher", "red 2").tokens("sindara")
    stage.card("shadow-scout", "green 1").card("gorge-spider", "green 2")
    stage.card("shadow-knight", "green 3").hero_phase("sindara").says("fight")
    assert stage.offers() == ["decline"]


# Two beaten cards.


def test_the_player_picks_which_beaten_card_goes_first() -> None:
    """LB-C17: the player picks the order: exits of the first card, it leaves, then the second."""
    for first, second in (("butcher", "soul-flayer"), ("soul-flayer", "butcher")):
        stage = at_corner().card("butcher", "red 1").card("soul-flayer", "yellow 1")
        stage.banner("red").tokens("sindara").hero_phase("sindara")
        fight(stage, "red", "red", "blue").says("beat butcher soul-flayer", f"first {first}")
        if first == "butcher":
            assert stage.siege.life[0] == 4
            assert stage.in_play() == {"soul-flayer"}
        else:
            assert stage.siege.life[0] == 3
            assert stage.in_play() == {"butcher", "soul-flayer"}
        stage.says("take green")
        assert stage.discarded() == [first, second]


def test_a_beaten_card_fills_its_slot_until_it_leaves() -> None:
    """LB-C17: until a beaten card leaves, its slot is filled."""
    stage = at_corner().card("incubus", "red 1").card("ember-imp", "yellow 1")
    stage.card("butcher", "red 2").card("soul-flayer", "red 3").banner("red").hero_phase("sindara")
    fight(stage, "red", "red", "white").says("beat incubus ember-imp", "first incubus")
    stage.nature("draw_horde").nature("magma-hound")
    assert "place magma-hound red 1" not in stage.offers()
    assert "place magma-hound yellow 1" not in stage.offers()
    assert "place magma-hound yellow 2" in stage.offers()


def test_a_beaten_card_acts_until_it_leaves() -> None:
    """LB-C17: until a beaten card leaves, its continuous effects hold."""
    stage = at_corner().card("gorge-spider", "red 1").card("butcher", "yellow 1")
    stage.banner("blue").charm("butcher").hero_phase("sindara")
    fight(stage, "blue", "red").says("beat gorge-spider butcher", "first gorge-spider")
    assert stage.siege.locked_dice() == 1
    stage.says("take red")
    assert stage.siege.locked_dice() == 0


# Locks.

LOCKS = (
    ("shadow-scout", "green 1"),
    ("gorge-spider", "green 2"),
    ("shadow-knight", "green 3"),
    ("matron-of-webs", "blue 1"),
)


@pytest.mark.parametrize(("locks", "white"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_one_white_die_is_locked_per_card(locks: int, white: int) -> None:
    """LB-C18: one white die is locked per card, and the grey one never."""
    stage = Stage("sindara", "kazgin")
    for lock, slot in LOCKS[:locks]:
        stage.card(lock, slot)
    assert combat_dice(stage.siege, stage.seat("sindara")) == white
    assert combat_dice(stage.siege, stage.seat("kazgin")) == white + 1


def test_a_further_lock_waits_for_the_next_free_die() -> None:
    """LB-C18: a fourth lock waits, and takes the first die that becomes free."""
    stage = Stage("sindara", "kazgin").at("sindara", "tomb").life("sindara", 5).calls("sindara", 2)
    for lock, slot in LOCKS:
        stage.card(lock, slot)
    stage.hero_phase("sindara").says("activate tomb", "destroy shadow-scout")
    assert combat_dice(stage.siege, 0) == 0
    stage.says("call tomb", "destroy shadow-knight")
    assert combat_dice(stage.siege, 0) == 1


def test_a_waiting_lock_takes_the_die_of_a_covered_one() -> None:
    """LB-C18: with four locks a die that the net frees goes to the one that waits."""
    stage = Stage("sindara", "kazgin")
    for lock, slot in LOCKS:
        stage.card(lock, slot)
    stage.net("shadow-scout.continuous.lock_die")
    assert combat_dice(stage.siege, 0) == 0
    stage = Stage("sindara", "kazgin")
    for lock, slot in LOCKS[:3]:
        stage.card(lock, slot)
    stage.net("shadow-scout.continuous.lock_die")
    assert combat_dice(stage.siege, 0) == 1


def test_the_grey_die_is_not_used_at_the_market() -> None:
    """LB-C18: the grey die is never used at the Market."""
    stage = at_edge("kazgin").tokens("kazgin").hero_phase("kazgin")
    stage.says("activate market")
    asked = stage.asked()
    assert asked is not None
    assert asked.chance is not None
    assert asked.chance.count == 2


def test_a_barred_white_face_counts_against_the_other_card() -> None:
    """LB-C19: a white face that a card ignores may still count against the other one."""
    stage = at_corner().card("orc-bulwark", "red 1").card("restless-hand", "yellow 1")
    stage.tokens("sindara", green=1).hero_phase("sindara")
    fight(stage, "green", "green", "white").says("spend sindara orc-bulwark")
    assert "beat orc-bulwark restless-hand" in stage.offers()
    stage = at_corner().card("orc-bulwark", "red 1").card("restless-hand", "yellow 1")
    stage.tokens("sindara").hero_phase("sindara")
    fight(stage, "green", "green", "white")
    assert stage.offers() == ["beat restless-hand", "decline"]


def test_a_barred_white_face_counts_against_another_card_of_the_colour() -> None:
    """LB-C19: of two cards of one colour the coloured faces go to the one that ignores white."""
    stage = at_corner().card("skeleton-guard", "red 1").card("restless-hand", "yellow 1")
    fight(stage.hero_phase("sindara"), "yellow", "yellow", "white")
    assert "beat skeleton-guard restless-hand" in stage.offers()
    stage = at_corner().card("skeleton-guard", "red 1").card("restless-hand", "yellow 1")
    fight(stage.hero_phase("sindara"), "yellow", "white", "white")
    assert stage.offers() == ["beat restless-hand", "decline"]


def test_a_card_takes_no_more_tokens_than_its_resistance() -> None:
    """LB-C20: at most as many tokens as its resistance, as lowered, lie on a card."""
    stage = at_edge().card("magma-hound", "red 2").banner("red").tokens("sindara", red=3)
    fight(stage.hero_phase("sindara"), "red", "red", "red")
    stage.says("spend sindara magma-hound", "spend sindara magma-hound")
    assert stage.offers() == ["beat magma-hound"]
    refusal = ("LB-C20", "refused-enough-tokens")
    assert stage.refuses("spend sindara magma-hound") == refusal
    stage.says("beat magma-hound")
    assert stage.equipment("sindara") == {"red": 1}


def test_a_card_of_resistance_zero_takes_no_token() -> None:
    """LB-C20: no token lies on a card of resistance 0."""
    stage = at_edge().card("ember-imp", "red 2").banner("red").tokens("sindara", red=1)
    fight(stage.hero_phase("sindara"), "red", "red", "red")
    assert stage.offers() == ["beat ember-imp", "decline"]
    assert stage.refuses("spend sindara ember-imp") == ("LB-C20", "refused-enough-tokens")


def test_tokens_are_not_laid_into_a_dead_end() -> None:
    """LB-C15: a token that one card needs cannot be laid on the other of its colour."""
    stage = at_corner().card("orc-bulwark", "red 1").card("bramble-sprite", "yellow 1")
    stage.tokens("sindara", green=2).hero_phase("sindara")
    fight(stage, "green", "white", "blue").says("spend sindara orc-bulwark")
    # Bulwark ignores white and needs the second token too.
    assert stage.offers() == ["spend sindara orc-bulwark"]
    assert stage.refuses("spend sindara bramble-sprite") == ("LB-C2", "refused-cannot-be-beaten")
    stage.says("spend sindara orc-bulwark")
    assert stage.offers() == ["beat orc-bulwark", "beat orc-bulwark bramble-sprite"]

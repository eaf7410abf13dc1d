"""Chapter 3: the horde phase."""

import pytest
from tests.support.last_bastion.stage import BOX, HARMLESS, WORDS, Stage

from hordekeep.kernel.play.seat import NATURE

ARNE_LOSES_LIFE = "magma-hound.recurring.lose_life"
ARNE_RETURNS_TOKEN = "butcher.recurring.return_token"  # noqa: S105 - a token of the game


def blue_turn() -> Stage:
    """Arne's turn begins: magma-hound and butcher lie on the blue board, in front of him."""
    return Stage("arne", "elmer").card("magma-hound", "blue 1").card("butcher", "blue 2")


def dice(stage: Stage) -> int:
    """How many dice NATURE is asked to roll."""
    asked = stage.asked()
    assert asked is not None
    assert asked.chance is not None
    return asked.chance.count


# LB-H1, LB-H2: the two steps.


def test_recurring_effects_come_first() -> None:
    """LB-H1: the recurring effects on the active player's board come before the draw."""
    stage = blue_turn().turn("blue")
    assert stage.offers() == [f"apply {ARNE_LOSES_LIFE}", f"apply {ARNE_RETURNS_TOKEN}"]
    stage.says(f"apply {ARNE_LOSES_LIFE}")
    assert stage.life_of("arne") == 2
    assert stage.asks_nature() == ""
    stage.says("return blue")
    assert stage.asks_nature() == "card"


@pytest.mark.parametrize("first", [ARNE_LOSES_LIFE, ARNE_RETURNS_TOKEN])
def test_the_player_orders_recurring_effects(first: str) -> None:
    """LB-H1: the active player chooses the order."""
    stage = blue_turn().turn("blue").says(f"apply {first}")
    assert stage.asked_hero() == "arne"
    assert stage.life_of("arne") == (2 if first == ARNE_LOSES_LIFE else 3)
    stage.says("return blue")
    assert stage.life_of("arne") == 2
    assert stage.equipment("arne") == {}


def test_recurring_effects_of_other_boards_wait() -> None:
    """LB-H1: only the cards on the active player's own board act."""
    stage = Stage("arne", "elmer").card("magma-hound", "red 1").card("boulder-troll", "yellow 1")
    stage.turn("blue")
    assert stage.asks_nature() == "card"
    assert stage.life_of("arne") == stage.life_of("elmer") == 3


def test_a_full_board_strikes_and_draws_nothing() -> None:
    """LB-H2: with three filled slots the board's effect comes instead of a card."""
    stage = Stage("arne", "elmer").fill("blue").turn("blue")
    assert stage.lies("arne")
    assert stage.asks_nature() == ""
    assert stage.asked_hero() == "arne"
    assert not stage.told("card-drawn")


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_a_board_with_a_free_slot_draws(cards: int) -> None:
    """LB-H2: with a free slot the player draws the top horde card and places it."""
    stage = Stage("arne", "elmer").deck("5 monsters", "1 warlords")
    for number in range(cards):
        stage.card(HARMLESS["blue"][number], f"blue {number + 1}")
    stage.turn("blue")
    assert stage.asks_nature() == "card"
    stage.nature("slag-colossus").says("place slag-colossus red 1")
    assert stage.in_slot("red 1") == "slag-colossus"
    assert stage.siege.deck.segments == [(0, 4), (1, 1)]
    assert not stage.lies("arne")


def test_the_board_comes_after_the_cards() -> None:
    """LB-H2: a full board strikes after the recurring effects of its cards."""
    stage = blue_turn().card("web-spinner", "blue 3").turn("blue")
    assert not stage.lies("arne")
    stage.says(f"apply {ARNE_LOSES_LIFE}")
    assert not stage.lies("arne")
    stage.says("return call")
    assert stage.lies("arne")


# LB-H3: placement.


def test_a_coloured_card_goes_to_its_board() -> None:
    """LB-H3: a coloured card goes to a free slot of the player's choice on its own board."""
    stage = Stage("arne", "elmer").card("ember-imp", "red 2").draws("arne").nature("slag-colossus")
    assert stage.offers() == ["place slag-colossus red 1", "place slag-colossus red 3"]
    assert stage.asked_hero() == "arne"
    stage.says("place slag-colossus red 3")
    assert stage.in_slot("red 3") == "slag-colossus"


@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow"])
def test_each_colour_has_its_board(colour: str) -> None:
    """LB-H3: red, green, blue and yellow cards go to the board of their colour."""
    card = {
        "red": "slag-colossus",
        "green": "moss-troll",
        "blue": "rift-crawler",
        "yellow": "ossuary-golem",
    }[colour]
    stage = Stage("arne", "elmer").draws("arne").nature(card)
    assert stage.offers() == [f"place {card} {colour} {number}" for number in (1, 2, 3)]


def test_a_card_goes_nowhere_else() -> None:
    """LB-H3: a filled slot and a slot of another board are refused."""
    stage = Stage("arne", "elmer").card("ember-imp", "red 2").draws("arne").nature("slag-colossus")
    assert stage.refuses("place slag-colossus red 2") == ("LB-H3", "refused-slot-taken")
    assert stage.refuses("place slag-colossus blue 1") == ("LB-H3", "refused-wrong-board")


@pytest.mark.parametrize(("hero", "board"), [("arne", "blue"), ("elmer", "red")])
def test_a_black_card_comes_to_the_active_player(hero: str, board: str) -> None:
    """LB-H3: a black card goes to the active player's board, to a slot of choice."""
    stage = Stage("arne", "elmer").draws(hero).nature("tithe-taker")
    assert stage.offers() == [f"place tithe-taker {board} {number}" for number in (1, 2, 3)]


@pytest.mark.parametrize(("card", "full"), [("slag-colossus", "red"), ("tithe-taker", "blue")])
def test_a_full_board_overflows(card: str, full: str) -> None:
    """LB-H3: if its board is full the card goes to any free slot of the player's choice."""
    stage = Stage("arne", "elmer").fill(full, "yellow").card("moss-troll", "green 2")
    stage.draws("arne").nature(card)
    rest = "blue" if full == "red" else "red"
    free = {f"{rest} 1", f"{rest} 2", f"{rest} 3", "green 1", "green 3"}
    assert set(stage.offers()) == {f"place {card} {slot}" for slot in free}
    assert stage.refuses(f"place {card} {full} 1") == ("LB-H3", "refused-slot-taken")


def test_the_last_free_slot_needs_no_question() -> None:
    """LB-H3: a card that has only one place to go goes there."""
    stage = Stage("arne", "elmer").card("ember-imp", "red 1").card("incubus", "red 3")
    stage.draws("arne").nature("slag-colossus")
    assert stage.in_slot("red 2") == "slag-colossus"


# LB-H4: everything full.


def test_nothing_is_drawn_when_every_slot_is_filled() -> None:
    """LB-H4: a life is lost instead of a card drawn."""
    stage = Stage("arne", "elmer").fill()
    size = stage.siege.deck.size()
    stage.applies("arne", "hollow-summoner.entrance.draw_horde")
    assert stage.life_of("arne") == 2
    assert stage.life_of("elmer") == 3
    assert stage.siege.deck.size() == size
    assert len(stage.told("nothing-drawn")) == 1


def test_whoever_had_to_draw_loses_the_life() -> None:
    """LB-H4: also for a neutral board it is the one who had to draw."""
    stage = Stage("arne", "elmer").fill("red", "green", "blue")
    stage.card("war-drummer", "yellow 1").card("banshee", "yellow 2").card(
        "grave-ringer", "yellow 3"
    )
    stage.turn("yellow").says("name elmer")
    assert stage.life_of("elmer") == 2
    assert stage.life_of("arne") == 3


def test_the_last_life_can_be_lost_so() -> None:
    """LB-H4: the life lost instead of a card may be the last one."""
    stage = Stage("arne", "elmer").fill().life("arne", 1)
    stage.applies("arne", "hollow-summoner.entrance.draw_horde").asked()
    assert stage.condition("arne") == "out"


def test_a_trap_alone_does_not_fill_a_slot() -> None:
    """LB-H4: as long as one slot has no card, a card is drawn."""
    stage = Stage("arne", "elmer").fill("red", "green", "yellow").trap("blue 3")
    stage.card("hollow-summoner", "blue 1").card("web-spinner", "blue 2").draws("arne")
    assert stage.asks_nature() == "card"


# LB-H5…H8: the four kinds of effects.


def test_the_active_player_applies_an_entrance() -> None:
    """LB-H5: the active player applies it, although the card lies in front of another."""
    stage = (
        Stage("arne", "elmer").draws("arne").nature("soul-flayer").says("place soul-flayer red 1")
    )
    assert stage.in_slot("red 1") == "soul-flayer"
    assert stage.life_of("arne") == 2
    assert stage.life_of("elmer") == 3


def test_an_entrance_comes_as_soon_as_the_card_lies() -> None:
    """LB-H5: the card lies first, then its entrance, before anything else."""
    stage = Stage("arne", "elmer").turn("blue").nature("soul-flayer")
    assert stage.life_of("arne") == 3
    stage.says("place soul-flayer red 1")
    names = [event.name for event in stage.siege.heard or []]
    assert names[-3:] == ["card-placed", "effect-applied", "life-lost"]
    assert "move market" in stage.offers()


def test_an_entrance_is_applied_wherever_the_card_lies() -> None:
    """LB-H5: also on a neutral board, also where it went by overflow."""
    stage = Stage("arne", "elmer").fill("red").draws("arne").nature("soul-flayer")
    stage.says("place soul-flayer green 1")
    assert stage.life_of("arne") == 2


def test_an_entrance_is_applied_once() -> None:
    """LB-H5: in later horde phases of its board it is over."""
    stage = Stage("arne", "elmer").card("soul-flayer", "red 1").card("web-spinner", "blue 1")
    stage.turn("red").nature("slag-colossus").says("place slag-colossus red 2", "end-turn")
    assert stage.board_in_turn() == "blue"
    assert stage.life_of("elmer") == stage.life_of("arne") == 3
    assert not stage.lies("arne")


def test_a_continuous_effect_begins_when_the_card_lies() -> None:
    """LB-H6: a card drawn this turn holds for the fight of this turn."""
    stage = Stage("arne", "elmer").card("incubus", "red 1").at("arne", "trebuchet").turn("blue")
    stage.nature("shadow-scout").says("place shadow-scout blue 1", "fight")
    assert dice(stage) == 2


@pytest.mark.parametrize("hero", ["arne", "elmer", "sindara", "kazgin"])
def test_a_continuous_effect_holds_for_everybody(hero: str) -> None:
    """LB-H6: wherever the card lies, every hero is under its effect."""
    stage = Stage("arne", "elmer", "sindara", "kazgin").card("shadow-scout", "green 3")
    stage.card("incubus", "red 1").at(hero, "trebuchet").hero_phase(hero).says("fight")
    assert dice(stage) == (3 if hero == "kazgin" else 2)


def test_a_continuous_effect_ends_when_the_card_leaves() -> None:
    """LB-H6: when the card has left, its effect is gone."""
    stage = Stage("arne", "elmer").card("shadow-scout", "red 1").card("incubus", "red 2")
    stage.at("arne", "trebuchet").at("elmer", "market").hero_phase("arne")
    stage.says("fight").nature("black", "red").says("beat shadow-scout")
    stage.hero_phase("elmer").says("fight")
    assert dice(stage) == 3


def test_a_recurring_effect_comes_in_every_phase_of_its_board() -> None:
    """LB-H7: again and again, in each horde phase of the board on which the card lies."""
    stage = Stage("arne", "elmer").card("magma-hound", "blue 1")
    for life in (2, 1):
        stage.turn("blue").asked()
        assert stage.life_of("arne") == life


@pytest.mark.parametrize("board", ["red", "green", "yellow"])
def test_a_recurring_effect_waits_in_other_phases(board: str) -> None:
    """LB-H7: in the horde phases of other boards nothing happens."""
    stage = Stage("arne", "elmer", "kazgin", "sindara").card("magma-hound", "blue 1")
    stage.turn(board).asked()
    assert stage.siege.life == [3, 3, 3, 3]


def test_a_moved_card_recurs_on_its_new_board() -> None:
    """LB-H7: it is the board on which the card lies now that counts."""
    stage = Stage("arne", "elmer").card("magma-hound", "blue 1").hero_phase("arne")
    stage.says("call strategists-tower", "shift magma-hound red 1", "end-turn")
    assert stage.board_in_turn() == "red"
    assert stage.life_of("elmer") == 2
    stage.turn("blue")
    assert stage.life_of("arne") == 3


def fight(card: str, face: str) -> Stage:
    """Arne rolls three faces against a card on blue 2, before he decides."""
    stage = Stage("arne", "elmer").card(card, "blue 2").at("arne", "dwarven-quarry")
    return stage.hero_phase("arne").says("fight").nature(face, face, face)


@pytest.mark.parametrize(("card", "face", "life"), [("butcher", "red", 4), ("ember-imp", "red", 2)])
def test_an_exit_comes_when_the_card_is_defeated(card: str, face: str, life: int) -> None:
    """LB-H8: good or bad, the active player applies it, once."""
    stage = fight(card, face)
    assert stage.life_of("arne") == 3
    stage.says(f"beat {card}")
    assert stage.life_of("arne") == life
    assert stage.life_of("elmer") == 3
    stage.says("end-turn")
    assert stage.life_of("arne") == life


def test_no_exit_without_defeat() -> None:
    """LB-H8: a fight that is not won brings no exit effect."""
    stage = fight("butcher", "red").says("decline")
    assert stage.life_of("arne") == 3
    assert stage.in_slot("blue 2") == "butcher"


def test_no_exit_by_the_tomb() -> None:
    """LB-H8: a card destroyed by the Tomb has not been defeated in combat."""
    stage = Stage("arne", "elmer").card("ember-imp", "blue 2").hero_phase("arne")
    stage.says("call tomb", "destroy ember-imp")
    assert stage.life_of("arne") == 2
    assert stage.discarded() == ["ember-imp"]


def test_no_exit_by_the_trap() -> None:
    """LB-H8: nor has a card that the trap has caught."""
    stage = Stage("arne", "elmer").trap("red 1").draws("arne").nature("ember-imp")
    stage.says("place ember-imp red 1")
    assert stage.in_slot("red 1") == "-"
    assert stage.discarded() == ["ember-imp"]
    assert stage.life_of("arne") == 3


# LB-H9: warlords.


def test_warlords_are_horde_cards() -> None:
    """LB-H9: they are drawn, placed, and apply entrance and recurring effects like monsters."""
    stage = Stage("arne", "elmer").deck("1 warlords", "9 monsters").draws("arne")
    stage.nature("thornmother").says("place thornmother green 2")
    assert stage.in_slot("green 2") == "thornmother"
    stage.nature("slag-colossus").says("place slag-colossus red 1")
    stage.turn("green").asked()
    assert stage.haunted() == {"thornmother"}


def test_a_warlord_fills_a_slot() -> None:
    """LB-H9: three cards with a warlord among them make a full board."""
    stage = Stage("arne", "elmer").card("the-unmade", "blue 1").card("web-spinner", "blue 2")
    stage.card("brood-mother", "blue 3").turn("blue")
    assert stage.lies("arne")


def test_the_tomb_does_not_touch_warlords() -> None:
    """LB-H9: the Tomb destroys monsters only."""
    stage = Stage("arne", "elmer").card("pyre-marshal", "red 1").hero_phase("arne")
    assert stage.refuses("call tomb") == ("LB-A11", "refused-nothing-to-do")
    stage.card("incubus", "red 2").says("call tomb")
    assert stage.refuses("destroy pyre-marshal") == ("LB-H9", "refused-is-warlord")


def test_the_trebuchet_does_not_touch_warlords() -> None:
    """LB-H9: the net covers effects of monsters only."""
    stage = Stage("arne", "elmer").card("pyre-marshal", "red 1").hero_phase("arne")
    assert stage.refuses("call trebuchet") == ("LB-A11", "refused-nothing-to-do")
    stage.card("incubus", "red 2").says("call trebuchet")
    assert stage.offers() == ["net incubus.exit.roll_corruption"]
    refusal = stage.refuses("net pyre-marshal.recurring.lose_life")
    assert refusal == ("LB-H9", "refused-is-warlord")


def test_the_quarry_does_not_touch_warlords() -> None:
    """LB-H9: a warlord placed on the trap stays."""
    stage = Stage("arne", "elmer").trap("red 1").deck("1 warlords", "9 monsters").draws("arne")
    stage.nature("pyre-marshal").says("place pyre-marshal red 1")
    assert stage.in_slot("red 1") == "pyre-marshal"
    assert stage.discarded() == []


def test_everything_else_touches_warlords() -> None:
    """LB-H9: charm, standard, Tower and Fountain work on a warlord."""
    stage = Stage("mylfaar", "elmer").card("thornmother", "green 1", haunted=True)
    stage.calls("mylfaar", 3).hero_phase("mylfaar")
    stage.says("charm thornmother", "call standard", "raise green")
    assert stage.siege.resistance(WORDS.value("card", "thornmother")) == 2
    stage.says("call strategists-tower", "shift thornmother red 2")
    assert stage.in_slot("red 2") == "thornmother"
    stage.says("call divine-fountain", "cleanse card thornmother")
    assert stage.haunted() == set()


# LB-H10…H16.


def test_a_turn_is_horde_phase_then_hero_phase() -> None:
    """LB-H10: the horde comes first, then the hero of that board, then the next board."""
    stage = Stage("arne", "elmer").card("magma-hound", "blue 1").turn("blue")
    assert stage.life_of("arne") == 2
    assert stage.asks_nature() == "card"
    stage.nature("slag-colossus").says("place slag-colossus red 1")
    assert "end-turn" in stage.offers()
    assert stage.asked_hero() == "arne"
    stage.says("end-turn")
    assert stage.board_in_turn() == "red"


@pytest.mark.parametrize(("board", "hero"), [("blue", "arne"), ("red", "elmer")])
def test_the_player_in_turn_is_active(board: str, hero: str) -> None:
    """LB-H10: the player whose turn it is draws, places and acts."""
    stage = Stage("arne", "elmer").turn(board).nature("moss-troll")
    assert stage.asked_hero() == hero
    stage.says("place moss-troll green 1")
    assert stage.asked_hero() == hero
    assert stage.told("card-drawn") == [
        (WORDS.value("hero", hero), WORDS.value("card", "moss-troll"))
    ]


def test_cards_placed_in_the_phase_act_from_the_next_one_on() -> None:
    """LB-H11: step one concerns the cards that lay there when the phase began."""
    stage = Stage("arne", "elmer").card("war-drummer", "blue 1").turn("blue")
    stage.nature("nefarious-cannon").says("place nefarious-cannon blue 2")
    assert stage.asks_nature() == "card"
    assert stage.life_of("arne") == 3
    stage.turn("blue").says("apply nefarious-cannon.recurring.lose_life")
    assert stage.life_of("arne") == 2


def test_the_player_picks_each_next_effect_after_seeing_the_last() -> None:
    """LB-H11: between two effects the player is asked anew."""
    stage = blue_turn().card("cinder-whelp", "blue 3").turn("blue")
    stage.says("apply cinder-whelp.recurring.roll_corruption").nature("lose_life")
    assert stage.life_of("arne") == 2
    assert stage.offers() == [f"apply {ARNE_LOSES_LIFE}", f"apply {ARNE_RETURNS_TOKEN}"]


def test_fullness_is_tested_after_step_one() -> None:
    """LB-H12: a board that step one has filled strikes in step two."""
    stage = Stage("arne", "elmer").card("war-drummer", "blue 1").card("web-spinner", "blue 2")
    stage.turn("blue").nature("nefarious-cannon")
    assert stage.in_slot("blue 3") == "nefarious-cannon"
    assert stage.lies("arne")
    assert stage.asks_nature() == ""


def test_draws_go_depth_first() -> None:
    """LB-H13: a drawn card is finished before what was waiting goes on."""
    stage = Stage("arne", "elmer").draws("arne").nature("queens-herald")
    stage.says("place queens-herald blue 1", "apply queens-herald.entrance.draw_horde")
    stage.nature("wolf-rider").says("place wolf-rider green 1")
    stage.nature("soul-flayer").says("place soul-flayer red 1")
    assert stage.life_of("arne") == 2
    assert stage.offers() == ["return blue", "return call"]
    placed = [BOX.card_ids[card] for card, _ in stage.told("card-placed")]
    assert placed == ["queens-herald", "wolf-rider", "soul-flayer"]


def test_each_draw_is_checked_anew() -> None:
    """LB-H13: the card that fills the last slot may have another drawn: that costs a life."""
    stage = Stage("arne", "elmer").fill("red", "green", "yellow")
    stage.card("web-spinner", "blue 1").card("brood-mother", "blue 2").draws("arne")
    stage.nature("hollow-summoner")
    assert stage.in_slot("blue 3") == "hollow-summoner"
    assert stage.life_of("arne") == 2
    assert len(stage.told("card-drawn")) == 1


def test_a_draw_from_an_empty_deck_loses() -> None:
    """LB-H13: if a slot is free and the deck is empty, a draw loses the game."""
    stage = Stage("arne", "elmer").deck("1 monsters").draws("arne")
    stage.nature("hollow-summoner").says("place hollow-summoner blue 1")
    assert stage.ending() == "deck-empty"


def test_full_slots_come_before_the_empty_deck() -> None:
    """LB-H13: if every slot is filled, an empty deck costs a life only."""
    stage = Stage("arne", "elmer").fill().deck().applies("arne", "ash-caller.entrance.draw_horde")
    assert stage.ending() == "not-ended"
    assert stage.life_of("arne") == 2


def test_an_empty_deck_alone_loses_nothing() -> None:
    """LB-H13: as long as nothing has to be drawn, play goes on without a deck."""
    stage = Stage("arne", "elmer").fill("blue").deck("1 monsters").turn("blue").says("end-turn")
    stage.nature("slag-colossus").says("place slag-colossus red 1")
    assert stage.siege.deck.size() == 0
    assert stage.ending() == "not-ended"
    assert stage.asked_hero() == "elmer"
    stage.says("end-turn")
    assert stage.ending() == "not-ended"


@pytest.mark.parametrize("first", ["draw_horde", "grasp_own_board"])
def test_entrances_are_ordered_by_the_player(first: str) -> None:
    """LB-H14: the player who applies several entrance effects orders them."""
    stage = Stage("arne", "elmer").draws("arne").nature("hex-goblin")
    stage.says("place hex-goblin green 1")
    assert stage.asked_hero() == "arne"
    assert stage.offers() == [
        "apply hex-goblin.entrance.draw_horde",
        "apply hex-goblin.entrance.grasp_own_board",
    ]
    stage.says(f"apply hex-goblin.entrance.{first}")
    assert stage.shadowed("arne") == (first == "grasp_own_board")
    assert stage.asks_nature() == "card"


@pytest.mark.parametrize("first", ["gain_equipment", "gain_life"])
def test_exits_are_ordered_by_the_player(first: str) -> None:
    """LB-H14: the player who applies several exit effects orders them."""
    stage = Stage("arne", "elmer").card("moss-troll", "blue 2").at("arne", "dwarven-quarry")
    stage.tokens("arne", green=1).hero_phase("arne").says("fight").nature("white", "white", "green")
    stage.says("spend arne moss-troll", "beat moss-troll")
    assert stage.asked_hero() == "arne"
    assert stage.offers() == [
        "apply moss-troll.exit.gain_equipment",
        "apply moss-troll.exit.gain_life",
    ]
    stage.says(f"apply moss-troll.exit.{first}")
    assert stage.life_of("arne") == (3 if first == "gain_equipment" else 4)
    stage.says("take red")
    assert stage.life_of("arne") == 4


def test_losing_ends_the_game_at_once() -> None:
    """LB-H15: after the step that loses nothing else happens."""
    stage = Stage("arne", "elmer").grasp("market", "tomb").card("magma-hound", "blue 2")
    stage.card("zombie-lord", "blue 1", haunted=True).turn("blue")
    stage.says("apply zombie-lord.recurring.haunt")
    assert stage.ending() == "tiles-grasped"
    assert stage.life_of("arne") == 3
    assert stage.asked() is None


def test_losing_is_checked_between_exit_effects() -> None:
    """LB-H15: a loss by a first exit is not undone by a second."""
    stage = Stage("arne").life("arne", 1).at("arne", "trebuchet").hero_phase("arne")
    stage.card("ember-imp", "red 1").card("butcher", "yellow 1").says("fight")
    stage.nature("red", "red", "red").says("beat ember-imp butcher", "first ember-imp")
    assert stage.ending() == "heroes-out"
    assert stage.life_of("arne") == 0


def last_warlord() -> Stage:
    """Arne has beaten the last warlord and an ember-imp in one fight; which goes first is open."""
    stage = Stage("arne").tokens("arne", red=2).at("arne", "trebuchet").hero_phase("arne")
    stage.card("pyre-marshal", "red 1").card("ember-imp", "yellow 1").says("fight")
    stage.nature("white", "white", "white")
    stage.says("spend arne pyre-marshal", "spend arne pyre-marshal")
    return stage.says("beat pyre-marshal ember-imp")


def test_winning_waits_for_all_exits_of_the_fight() -> None:
    """LB-H15: won when the exits of all cards beaten in the fight are done."""
    stage = last_warlord().says("first pyre-marshal")
    assert stage.ending() == "won"
    assert stage.life_of("arne") == 3  # + 1 by the warlord, − 1 by the imp
    assert stage.discarded() == ["pyre-marshal", "ember-imp"]


def test_a_loss_among_the_last_exits_is_a_loss() -> None:
    """LB-H15: the last warlord has fallen, but the other card's exit takes the last hero."""
    stage = last_warlord().life("arne", 1).supply(life=0).says("first pyre-marshal")
    assert stage.ending() == "heroes-out"


def test_a_coloured_card_goes_to_its_board_even_if_neutral() -> None:
    """LB-H16: nobody sits at green; green cards go there all the same."""
    stage = Stage("arne", "elmer").draws("arne").nature("moss-troll")
    assert stage.offers() == [f"place moss-troll green {number}" for number in (1, 2, 3)]


def test_neutral_boards_get_black_cards_only_by_overflow() -> None:
    """LB-H16: a black card goes to a neutral board only when the active player's is full."""
    stage = Stage("arne", "elmer").draws("arne").nature("tithe-taker")
    assert stage.refuses("place tithe-taker green 1") == ("LB-H3", "refused-wrong-board")
    stage = Stage("arne", "elmer").fill("blue").draws("arne").nature("tithe-taker")
    assert "place tithe-taker green 1" in stage.offers()


def test_nature_is_asked_for_one_card_at_a_time() -> None:
    """LB-H13: a card is turned over only when it is drawn."""
    stage = Stage("arne", "elmer").draws("arne")
    asked = stage.asked()
    assert asked is not None
    assert asked.seat == NATURE
    assert asked.chance is not None
    assert asked.chance.count == 1

"""The view shows the whole table, by names."""

import msgspec
import pytest
from tests.support.last_bastion.stage import GAME, WORDS, Stage

from hordekeep.games.last_bastion.model.state import WON
from hordekeep.games.last_bastion.view.view import view
from hordekeep.games.last_bastion.view.wire import CardView, HeroView, SiegeView, TileView
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import next_seat
from hordekeep.kernel.play.seat import MAIN, SPECTATOR


def seen(stage: Stage) -> SiegeView:
    return view(GAME.lexicon, stage.siege, 0)


def four() -> Stage:
    return Stage("feng-li", "teagaan", "kazgin", "mylfaar").hero_phase("feng-li")


def card(table: SiegeView, name: str) -> CardView:
    cards = [slot.card for board in table.boards for slot in board.slots]
    (found,) = [one for one in cards if one is not None and one.card == name]
    return found


def tile(table: SiegeView, name: str) -> TileView:
    (found,) = [one for one in table.tiles if one.tile == name]
    return found


def hero(table: SiegeView, name: str) -> HeroView:
    (found,) = [one for one in table.heroes if one.hero == name]
    return found


# In every position.


def test_views_are_the_same_for_all_and_survive_the_wire() -> None:
    for game in range(12):
        luck = Luck(game)
        heroes = "choose" if game % 2 else "random"
        siege = GAME.begin(GAME.options({"players": 1 + game % 4, "heroes": heroes}))
        asked = next_seat(siege, luck)
        while asked is not None:
            table = view(GAME.lexicon, siege, 0)
            assert table == view(GAME.lexicon, siege, SPECTATOR)
            assert msgspec.json.decode(msgspec.json.encode(table), type=SiegeView) == table
            siege.answer(MAIN, asked.actions[luck.below(len(asked.actions))])
            asked = next_seat(siege, luck)
        table = view(GAME.lexicon, siege, 0)
        assert (table.phase, table.outcome is not None) == ("over", True)


# Where the turn is.


def test_phases() -> None:
    siege = GAME.begin(GAME.options({"players": 2, "heroes": "choose"}))
    next_seat(siege, Luck(1))
    table = view(GAME.lexicon, siege, 0)
    assert (table.phase, table.board, table.heroes[0].hero) == ("setup", None, None)
    stage = Stage("arne", "elmer").card("nefarious-cannon", "blue 1").card("butcher", "blue 2")
    stage.turn("blue").asked()
    assert (seen(stage).phase, seen(stage).board) == ("horde", "blue")
    table = seen(stage.hero_phase("arne"))
    assert (table.phase, table.active_hero, table.active_seat) == ("hero", "arne", 0)


def test_a_neutral_board_has_nobody_active() -> None:
    stage = Stage("arne", "elmer")
    stage.siege.board = WORDS.value("colour", "green")
    table = seen(stage)
    assert (table.board, table.active_seat, table.active_hero) == ("green", None, None)
    assert [board.neutral for board in table.boards] == [False, True, False, True]


def test_turns_away_count_boards_clockwise() -> None:
    table = seen(four())
    assert {board.colour: board.turns_away for board in table.boards} == {
        "blue": 0,
        "yellow": 1,
        "red": 2,
        "green": 3,
    }
    assert [one.turns_away for one in table.heroes] == [0, 1, 2, 3]


# Tiles, pieces, boards.


def test_tiles_come_row_by_row_with_who_stands_there() -> None:
    table = seen(four().at("kazgin", "trebuchet").grasp("market"))
    assert [one.tile for one in table.tiles[:3]] == ["trebuchet", "market", "standard"]
    assert tile(table, "trebuchet").heroes == ["kazgin"]
    assert tile(table, "trebuchet").slots == ["red 1", "yellow 1"]
    assert tile(table, "divine-fountain").slots == []
    assert [one.tile for one in table.tiles if one.grasped] == ["market"]
    assert (table.grasped_tiles.count, table.grasped_tiles.lose_at) == (1, 3)


def test_pieces_are_at_home_in_the_reserve_or_in_use() -> None:
    """LB-G3: a covered icon sends its piece to the reserve."""
    stage = four().card("incubus", "red 1")
    table = seen(stage)
    assert (tile(table, "trebuchet").piece, tile(table, "trebuchet").piece_rest) == ("net", "home")
    assert table.pieces.charm.rest == "home"
    stage.grasp("trebuchet", "standard").shadow("mylfaar")
    table = seen(stage)
    assert tile(table, "standard").piece_rest == "reserve"
    assert (table.pieces.net.rest, table.pieces.charm.rest) == ("reserve", "reserve")
    stage.siege.net = WORDS.value("effect", "incubus.exit.roll_corruption")
    stage.siege.charm = WORDS.value("card", "incubus")
    stage.siege.trap = WORDS.value("slot", "blue 2")
    table = seen(stage)
    assert (table.pieces.net.rest, table.pieces.net.card) == ("in-use", "incubus")
    assert (table.pieces.trap.rest, table.pieces.trap.slot) == ("in-use", "blue 2")
    assert (table.pieces.charm.rest, table.pieces.charm.card) == ("in-use", "incubus")
    assert seen(Stage("arne")).pieces.charm.rest == "absent"


def test_boards_stand_clockwise_with_their_slots() -> None:
    table = seen(four().card("incubus", "red 2"))
    red = table.boards[0]
    assert (red.colour, red.side, red.seat, red.hero) == ("red", "north", 2, "kazgin")
    assert [(slot.slot, slot.faces) for slot in red.slots] == [
        ("red 1", "trebuchet"),
        ("red 2", "market"),
        ("red 3", "standard"),
    ]
    assert (red.full, red.do) == (False, "lose_life")


# Cards.


def test_a_card_shows_what_it_needs_now_and_why() -> None:
    stage = four().card("magma-hound", "red 1")
    stage.siege.banner = 0
    stage.siege.charm = WORDS.value("card", "magma-hound")
    hound = card(seen(stage), "magma-hound")
    assert (hound.printed, hound.resistance, hound.banner, hound.charmed) == (3, 1, True, True)
    assert [(one.effect, one.column, one.do, one.good) for one in hound.effects] == [
        ("magma-hound.recurring.lose_life", "recurring", "lose_life", False),
        ("magma-hound.exit.gain_life", "exit", "gain_life", True),
    ]


def test_a_netted_effect_is_marked_and_off() -> None:
    stage = four().card("orc-bulwark", "green 1").card("gorge-spider", "blue 1")
    bulwark = card(seen(stage), "orc-bulwark")
    assert bulwark.white_immune
    assert [one.netted for one in bulwark.effects] == [False, False]
    stage.siege.net = WORDS.value("effect", "orc-bulwark.continuous.white_immune")
    bulwark = card(seen(stage), "orc-bulwark")
    assert not bulwark.white_immune
    assert [one.netted for one in bulwark.effects] == [True, False]
    assert card(seen(stage), "gorge-spider").locks_die
    assert (seen(stage).pieces.locked_dice, seen(stage).pieces.white_dice) == (1, 3)


def test_a_haunted_card_shows_where_it_reaches() -> None:
    stage = four().card("zombie-lord", "yellow 2", haunted=True).grasp("tavern")
    assert card(seen(stage), "zombie-lord").reaches == "divine-fountain"
    stage.siege.net = WORDS.value("effect", "zombie-lord.recurring.haunt")
    assert card(seen(stage), "zombie-lord").reaches is None
    assert card(seen(stage), "zombie-lord").haunted


def test_a_drawn_card_lies_nowhere_yet() -> None:
    stage = Stage("arne").draws("arne").nature("incubus")
    drawn = seen(stage).drawn
    assert drawn is not None
    assert (drawn.card, drawn.reaches) == ("incubus", None)


# Heroes.


def test_a_hero_shows_what_is_held_and_left() -> None:
    stage = four().tokens("feng-li", blue=2, black=1).lay("teagaan").shadow("teagaan")
    stage.siege.spent |= 1
    table = seen(stage)
    feng = hero(table, "feng-li")
    assert (feng.life, feng.calls, feng.equipment.blue, feng.equipment.black) == (3, 1, 2, 1)
    assert (feng.power, feng.power_on, feng.tile) == ("reroll", True, "divine-fountain")
    assert feng.left is not None
    assert (feng.left.move, feng.left.activate, feng.left.fight) == (False, True, True)
    assert (feng.left.power, feng.left.reroll) == (False, True)
    teagaan = hero(table, "teagaan")
    assert (teagaan.lying, teagaan.shadowed, teagaan.left) == (True, True, None)
    assert (teagaan.power_on, teagaan.power_off) == (False, "shadowed")


def test_a_hero_out_of_action_stands_nowhere() -> None:
    stage = four().life("kazgin", 1).applies("kazgin")
    for number, one in enumerate(("incubus", "slag-colossus", "ash-caller"), 1):
        stage.card(one, f"red {number}")
    stage.turn("red").asked()
    kazgin = hero(seen(stage), "kazgin")
    assert (kazgin.condition, kazgin.tile, kazgin.power_off) == ("out", None, "out")
    assert seen(stage).boards[0].neutral


# The deck.


def test_the_deck_shows_backs_and_counts_only() -> None:
    stage = Stage("arne", "elmer", "kazgin", difficulty="hard")
    deck = seen(stage).deck
    assert [(one.back, one.count) for one in deck.segments] == [
        ("monster", 30),
        ("warlord", 1),
        ("monster", 8),
        ("warlord", 1),
        ("monster", 8),
    ]
    assert (deck.size, deck.until_warlord) == (48, 30)
    assert (deck.unseen_monsters, deck.unseen_by_colour.red, deck.unseen_warlords) == (50, 10, 10)
    assert seen(stage).warlords.in_deck == 2
    stage.siege.deck.segments = [(0, 3)]
    assert seen(stage).deck.until_warlord is None


def test_a_siege_shows_how_long_it_has_been_quiet() -> None:
    stage = four()
    stage.siege.quiet = 9
    starving = seen(stage).starving
    assert (starving.quiet_phases, starving.limit_phases) == (9, 20)
    assert (starving.quiet_rounds, starving.limit_rounds) == (2, 5)


# Fights.


def fight() -> Stage:
    stage = Stage("arne", "elmer").card("incubus", "red 1").card("skeleton-guard", "yellow 1")
    stage.at("arne", "trebuchet").at("elmer", "trebuchet")
    stage.tokens("arne", red=1).tokens("elmer", red=1, yellow=1)
    return stage.hero_phase("arne").says("fight")


def test_a_fight_shows_targets_helpers_and_dice() -> None:
    stage = fight()
    before = seen(stage).fight
    assert before is not None
    assert (before.stage, before.hero, before.tile, before.dice) == ("roll", "arne", "trebuchet", 3)
    stage.nature("red", "white", "yellow").says("spend elmer incubus")
    table = seen(stage)
    assert table.fight is not None
    assert table.fight.stage == "assault"
    incubus, guard = table.fight.targets
    assert (incubus.card, incubus.resistance, incubus.need, incubus.hits) == ("incubus", 2, 1, 2)
    assert [(one.hero, one.colour) for one in incubus.laid] == [("elmer", "red")]
    assert (guard.white_immune, guard.need, guard.hits) == (True, 2, 1)
    assert [(one.hero, one.left.red) for one in table.fight.helpers] == [("arne", 1), ("elmer", 0)]
    assert [(one.face, one.counts_for) for one in table.dice] == [
        ("red", ["incubus"]),
        ("white", ["incubus"]),
        ("yellow", ["skeleton-guard"]),
    ]


def test_aims_and_rerolls_are_stages_of_a_fight() -> None:
    stage = Stage("twindalli").card("incubus", "red 2").card("grave-ringer", "yellow 2")
    stage.card("hollow-summoner", "blue 2").hero_phase("twindalli").says("fight")
    aiming = seen(stage).fight
    assert aiming is not None
    assert (aiming.stage, len(aiming.targets)) == ("aim", 3)
    stage = Stage("feng-li").card("incubus", "red 2").at("feng-li", "market").hero_phase("feng-li")
    stage.says("fight").nature("red", "red", "blue")
    rolled = seen(stage).fight
    assert rolled is not None
    assert (rolled.stage, rolled.targets[0].hits) == ("reroll", 2)


def test_the_grey_die_is_told_apart() -> None:
    stage = Stage("kazgin").card("incubus", "red 2").card("gorge-spider", "blue 2")
    stage.at("kazgin", "market").hero_phase("kazgin").says("fight").nature("red", "red", "blue")
    assert [die.grey for die in seen(stage).dice] == [False, False, True]


def test_beaten_cards_are_shown_until_they_leave() -> None:
    """LB-C17: exits of the first, it leaves, then the second."""
    stage = Stage("arne").card("banshee", "yellow 1").card("ash-caller", "red 1").grasp("market")
    stage.at("arne", "trebuchet").tokens("arne", yellow=3).hero_phase("arne").says("fight")
    stage.nature("red", "red", "red").says(*["spend arne banshee"] * 3, "beat ash-caller banshee")
    after = seen(stage).fight
    assert after is not None
    assert (after.stage, after.hero, after.targets) == ("aftermath", "arne", [])
    assert after.beaten == ["ash-caller", "banshee"]
    stage.says("first ash-caller")
    after = seen(stage).fight
    assert after is not None
    assert (after.beaten, after.helpers) == (["banshee"], [])
    stage.says("apply banshee.exit.gain_equipment", "take red", "cleanse tile market")
    assert seen(stage).fight is None


def test_dice_count_for_nothing_between_fights() -> None:
    stage = fight().nature("red", "blue", "yellow").says("decline")
    assert [(die.face, die.counts_for) for die in seen(stage).dice] == [
        ("red", []),
        ("blue", []),
        ("yellow", []),
    ]


def test_a_corruption_roll_that_may_be_rerolled_is_shown() -> None:
    stage = Stage("feng-li").card("cinder-whelp", "blue 1").turn("blue").nature("lose_life")
    corruption = seen(stage).corruption
    assert corruption is not None
    assert (corruption.hero, corruption.do) == ("feng-li", ["lose_life"])
    assert corruption.effect == "cinder-whelp.recurring.roll_corruption"


# The end.


def test_a_won_game_shows_its_ledger() -> None:
    """LB-V3, LB-V5: line by line, and the lines make the score."""
    stage = four().grasp("market")
    stage.siege.condition[2] = 3
    stage.siege.ending = WON
    stage.siege.finish()
    outcome = seen(stage).outcome
    assert outcome is not None
    assert (outcome.ending, outcome.won) == ("won", True)
    assert [(line.item, line.count, line.each, line.points) for line in outcome.ledger] == [
        ("difficulty", 1, 10, 10),
        ("life", 12, 1, 12),
        ("calls", 4, 2, 8),
        ("dead", 1, -3, -3),
        ("grasped-tiles", 1, -4, -4),
    ]
    assert (
        outcome.score
        == sum(line.points for line in outcome.ledger)
        == GAME.result(stage.siege).scores[0]
    )


@pytest.mark.parametrize("ending", [2, 3, 4, 5, 6])
def test_a_lost_game_has_no_ledger(ending: int) -> None:
    stage = four()
    stage.siege.ending = ending
    stage.siege.finish()
    outcome = seen(stage).outcome
    assert outcome is not None
    assert (outcome.won, outcome.score, outcome.ledger) == (False, 0, [])

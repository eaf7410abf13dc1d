"""End and score, clause by clause (LB-V1…V6)."""

from pathlib import Path

import pytest
from tests.support.last_bastion.packs import play_with
from tests.support.last_bastion.stage import GAME, Stage

from hordekeep.kernel.play.game import Result


def result(stage: Stage) -> Result:
    """How the game ended."""
    stage.asked()
    assert stage.siege.over
    return GAME.result(stage.siege)


def before_the_last_blow(hero: str = "sindara", *, difficulty: str = "normal") -> Stage:
    """A hero on the Market faces the Pyre Marshal (red, 4, here 3), in the hero phase."""
    stage = Stage(hero, "arne", difficulty=difficulty).at(hero, "market")
    return stage.card("pyre-marshal", "red 2").banner("red").hero_phase(hero)


def strike(stage: Stage, *cards: str) -> Stage:
    """The fight is rolled well, and these cards are beaten."""
    return stage.says("fight").nature("red", "red", "red").says(f"beat {' '.join(cards)}")


# Winning.


def test_the_last_warlord_wins_the_game() -> None:
    """LB-V1: won when the last warlord is defeated, whatever else lies on the boards."""
    stage = before_the_last_blow().card("butcher", "green 1").card("incubus", "blue 1")
    strike(stage, "pyre-marshal")
    assert stage.ending() == "won"
    assert stage.offers() == []
    assert result(stage).winners == (0, 1)


def test_a_declined_warlord_wins_nothing() -> None:
    """LB-V1: it is won by defeating the warlord, not by being able to."""
    stage = before_the_last_blow().says("fight").nature("red", "red", "red").says("decline")
    assert stage.ending() == "not-ended"


def test_a_monster_wins_nothing() -> None:
    """LB-V1: monsters do not matter: the game goes on while the warlord lives."""
    stage = before_the_last_blow().at("sindara", "trebuchet").card("ember-imp", "red 1")
    strike(stage, "ember-imp")
    assert stage.ending() == "not-ended"


def test_exits_come_before_the_win() -> None:
    """LB-V1: the warlord's exit effects are applied first."""
    stage = strike(before_the_last_blow(), "pyre-marshal")
    assert (stage.life_of("sindara"), stage.calls_of("sindara")) == (4, 2)
    assert stage.discarded() == ["pyre-marshal"]


def archdaemon(stage: Stage) -> Stage:
    """The Archdaemon of Torment (red, 4, exit: corruption die) falls on the Market's side."""
    stage.at("sindara", "market").card("archdaemon-of-torment", "red 2").banner("red")
    return strike(stage.hero_phase("sindara"), "archdaemon-of-torment")


def test_a_loss_in_the_warlords_exit_is_a_loss() -> None:
    """LB-V1: no win when the exit brings a third grasped tile …"""
    stage = archdaemon(Stage("sindara", "arne").grasp("tomb", "tavern")).nature("grasp_tile")
    assert stage.ending() == "tiles-grasped"
    assert result(stage).winners == ()


def test_a_draw_from_the_empty_deck_in_the_exit_is_a_loss() -> None:
    """LB-V1: … or a draw from an empty deck …"""
    stage = archdaemon(Stage("sindara", "arne").deck()).nature("draw_horde")
    assert stage.ending() == "deck-empty"


def test_the_last_heros_last_life_in_the_exit_is_a_loss() -> None:
    """LB-V1: … or the last hero's last life."""
    stage = archdaemon(Stage("sindara", "arne").out("arne").life("sindara", 1)).nature("lose_life")
    assert stage.ending() == "heroes-out"


def test_harmless_exits_leave_the_win() -> None:
    """LB-V1: what the exit does short of a loss leaves the win."""
    stage = archdaemon(Stage("sindara", "arne").grasp("tomb")).nature("grasp_tile")
    assert stage.ending() == "won"
    stage = archdaemon(Stage("sindara", "arne").life("sindara", 1)).nature("lose_life")
    assert stage.ending() == "won"  # Arne is still there
    assert stage.condition("sindara") == "out"


@pytest.mark.parametrize("first", ["pyre-marshal", "incubus"])
def test_the_other_cards_exits_come_before_the_win(first: str) -> None:
    """LB-V1: of two cards beaten together all exits are done before it is won."""
    stage = (
        Stage("sindara", "arne").at("sindara", "trebuchet").banner("red").grasp("tomb", "tavern")
    )
    stage.card("pyre-marshal", "red 1").card("incubus", "yellow 1").tokens("sindara", red=1)
    stage.hero_phase("sindara").says("fight").nature("red", "red", "red")
    stage.says("spend sindara incubus", "beat pyre-marshal incubus", f"first {first}")
    assert stage.ending() == "not-ended"
    assert stage.nature("grasp_tile").ending() == "tiles-grasped"


# Losing.


def test_lost_when_every_hero_is_out() -> None:
    """LB-V2: lost when every hero is out of action, out or dead."""
    stage = Stage("sindara", "arne").wound("arne").out("arne").life("sindara", 1)
    assert stage.condition("arne") == "dead"
    assert stage.ending() == "not-ended"
    stage.card("magma-hound", "blue 1").applies("sindara", "magma-hound.recurring.lose_life")
    assert stage.ending() == "heroes-out"
    assert result(stage).winners == ()


def test_lost_with_three_grasped_tiles() -> None:
    """LB-V2: lost with three grasped tiles."""
    stage = Stage("sindara", "arne").grasp("tomb", "market")
    stage.card("void-wisp", "blue 1", haunted=True).applies("sindara", "void-wisp.recurring.haunt")
    assert stage.ending() == "tiles-grasped"


def test_lost_when_a_card_must_be_drawn_from_an_empty_deck() -> None:
    """LB-V2: lost when a horde card must be drawn and the deck is empty."""
    assert Stage("sindara", "arne").deck().turn("blue").ending() == "deck-empty"
    stage = Stage("sindara", "arne").deck("1 monsters").turn("blue").nature("void-wisp")
    stage.says("place void-wisp blue 1")
    assert stage.ending() == "not-ended"  # an empty deck alone loses nothing


def test_lost_when_the_green_board_discards_a_warlord() -> None:
    """LB-V2: lost when the green board discards a warlord from the bottom (LB-B2)."""
    stage = Stage("sindara", "arne").fill("green").deck("1 warlords").turn("green")
    assert stage.nature("pyre-marshal").ending() == "warlord-discarded"


# Score.


@pytest.mark.parametrize(
    ("difficulty", "points"), [("beginner", 5), ("normal", 10), ("hard", 15), ("heroic", 20)]
)
def test_the_score_of_a_won_game(difficulty: str, points: int) -> None:
    """LB-V3: 5, 10, 15 or 20 by difficulty, +1 per life, +2 per Call, after the last exits."""
    stage = before_the_last_blow(difficulty=difficulty)
    stage.siege.warlords_beaten = stage.siege.warlords - 1
    strike(stage, "pyre-marshal")
    life, calls = 4 + 3, 2 + 1  # the exit brought one of each
    assert result(stage).scores == (points + life + 2 * calls,) * 2


def test_dead_heroes_and_grasped_tiles_cost_points() -> None:
    """LB-V3: −3 per dead hero, −4 per grasped tile."""
    stage = Stage("sindara", "arne", "elmer").at("sindara", "market").card("pyre-marshal", "red 2")
    stage.banner("red").wound("arne").out("arne").grasp("tomb", "tavern").hero_phase("sindara")
    strike(stage, "pyre-marshal")
    life, calls = 4 + 3, 2 + 1
    assert result(stage).scores == (10 + life + 2 * calls - 3 - 4 * 2,) * 3


def test_the_score_is_taken_after_the_last_exits() -> None:
    """LB-V3: a tile grasped and a life lost by the last exit count."""
    stage = archdaemon(Stage("sindara", "arne")).nature("grasp_tile")
    assert result(stage).scores == (10 + 6 + 2 * 2 - 4,) * 2
    stage = archdaemon(Stage("sindara", "arne")).nature("lose_life")
    assert result(stage).scores == (10 + 5 + 2 * 2,) * 2


def test_a_lost_game_has_no_score() -> None:
    """LB-V3: only a won game has a score."""
    assert result(Stage("sindara", "arne").deck().turn("blue")).scores == (0, 0)


# Several warlords.


def test_all_warlords_have_to_be_beaten() -> None:
    """LB-V4: a warlord not drawn yet still has to be beaten."""
    stage = strike(before_the_last_blow(difficulty="hard"), "pyre-marshal")
    assert stage.ending() == "not-ended"
    assert stage.life_of("sindara") == 4  # its exit effects help meanwhile
    stage.card("iron-voice", "red 2").charm("iron-voice").hero_phase("sindara").says("fight")
    stage.nature("black", "white", "blue").says("beat iron-voice")
    assert stage.ending() == "won"


def test_two_warlords_fall_in_one_fight() -> None:
    """LB-V4: several may be in play and fall in one fight; it is won when both have left."""
    stage = Stage("kazgin", "arne", difficulty="hard").at("kazgin", "trebuchet").banner("red")
    stage.card("pyre-marshal", "red 1").card("archdaemon-of-torment", "yellow 1")
    stage.tokens("kazgin", red=2).hero_phase("kazgin").says("fight")
    stage.nature("red", "red", "white", "white")
    stage.says("spend kazgin pyre-marshal", "spend kazgin pyre-marshal")
    stage.says("beat pyre-marshal archdaemon-of-torment", "first pyre-marshal")
    assert stage.ending() == "won"
    assert stage.discarded() == ["pyre-marshal", "archdaemon-of-torment"]


def test_one_of_two_warlords_in_play_is_not_enough() -> None:
    """LB-V4: with the other one still in play the game goes on."""
    stage = before_the_last_blow(difficulty="hard").card("bone-regent", "green 1")
    assert strike(stage, "pyre-marshal").ending() == "not-ended"


def test_heroic_takes_three() -> None:
    """LB-V4: in a heroic game two of three are not enough, though they fall together."""
    stage = Stage("kazgin", "arne", difficulty="heroic").at("kazgin", "trebuchet").banner("red")
    stage.card("pyre-marshal", "red 1").card("archdaemon-of-torment", "yellow 1")
    stage.tokens("kazgin", red=2).hero_phase("kazgin").says("fight")
    stage.nature("red", "red", "white", "white")
    stage.says("spend kazgin pyre-marshal", "spend kazgin pyre-marshal")
    stage.says("beat pyre-marshal archdaemon-of-torment", "first pyre-marshal")
    assert stage.ending() == "not-ended"


# What counts.


def test_heroes_merely_out_cost_nothing() -> None:
    """LB-V5: −3 only for dead heroes, not for those merely out, nor for wounded ones."""
    stage = Stage("sindara", "arne", "elmer", "teagaan").at("sindara", "market").banner("red")
    stage.card("pyre-marshal", "red 2").out("arne").wound("elmer").hero_phase("sindara")
    strike(stage, "pyre-marshal")
    life, calls = 4 + 3 + 3, 2 + 1 + 1
    assert result(stage).scores == (10 + life + 2 * calls,) * 4


def test_life_and_calls_are_summed_over_all_players() -> None:
    """LB-V5: life and Calls to Arms are summed over all players."""
    stage = before_the_last_blow().life("sindara", 1).life("arne", 7).calls("arne", 0)
    strike(stage, "pyre-marshal")
    assert result(stage).scores == (10 + 2 + 7 + 2 * 2,) * 2


# Starving.


def quiet_siege(rounds: int | str) -> Stage:
    """A solo hero at a full blue board: nothing is drawn and nothing leaves."""
    return Stage("sindara", starving_rounds=rounds).fill("blue").turn("blue")


def sit_out(stage: Stage, rounds: int) -> None:
    """The hero does nothing for so many of the own turns."""
    for _ in range(rounds):
        stage.says("end-turn")


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_a_siege_starves(rounds: int) -> None:
    """LB-V6: lost when every board had so many horde phases without a card coming or going."""
    stage = quiet_siege(rounds)
    sit_out(stage, rounds - 1)
    assert (stage.ending(), stage.siege.turns) == ("not-ended", 4 * rounds - 3)
    stage.says("end-turn")
    assert (stage.ending(), stage.siege.turns) == ("starved", 4 * rounds)


def test_a_table_without_the_house_rule_never_starves() -> None:
    """LB-V6: turned off, a siege is sat out for as long as anybody likes."""
    stage = quiet_siege("off")
    sit_out(stage, 30)
    assert (stage.ending(), stage.siege.quiet) == ("not-ended", 4 * 30 + 1)


def test_five_rounds_are_the_default() -> None:
    """LB-V6: five times in a row is the default of the setting."""
    assert GAME.options({})["starving_rounds"] == 5


def test_a_beaten_card_feeds_the_siege() -> None:
    """LB-V6: a card beaten …"""
    stage = quiet_siege(2)
    sit_out(stage, 1)
    stage.card("ember-imp", "red 2").at("sindara", "market")
    stage.says("fight").nature("red", "blue", "blue").says("beat ember-imp")
    sit_out(stage, 1)
    assert stage.ending() == "not-ended"
    assert stage.says("end-turn").ending() == "starved"


def test_a_destroyed_card_feeds_the_siege() -> None:
    """LB-V6: … or destroyed at the Tomb …"""
    stage = quiet_siege(2).card("ember-imp", "red 2")
    sit_out(stage, 1)
    stage.says("call tomb", "destroy ember-imp")
    sit_out(stage, 1)
    assert stage.ending() == "not-ended"


def test_a_discarded_card_feeds_the_siege() -> None:
    """LB-V6: … or discarded from the bottom of the deck, or by the trap …"""
    stage = quiet_siege(2).fill("green")
    for card in ("ember-imp", "ash-caller", "cinder-whelp"):
        stage.says("end-turn").nature(card)
    assert stage.ending() == "not-ended"
    stage = quiet_siege(2).card("incubus", "red 1").trap("red 2")
    sit_out(stage, 1)
    stage.says("call strategists-tower", "shift incubus red 2", "done")
    sit_out(stage, 1)
    assert stage.ending() == "not-ended"


def test_a_drawn_card_feeds_the_siege() -> None:
    """LB-V6: … or drawn starts the count anew, in the horde phase in which it happens."""
    stage = quiet_siege(1).card("war-drummer", "yellow 1")
    stage.says("end-turn").nature("ember-imp").says("place ember-imp red 2")
    assert stage.ending() == "not-ended"
    assert stage.siege.turns == 5  # yellow's draw left two quiet phases, and blue's
    assert stage.siege.quiet == 3


def test_a_draw_that_brings_no_card_feeds_nothing() -> None:
    """LB-V6: with every slot filled no card is drawn, and the siege starves on."""
    stage = Stage("sindara", starving_rounds=1).fill()
    stage.siege.quiet = 3
    stage.turn("yellow")
    assert stage.nature("nothing").ending() == "starved"


def test_a_moved_card_feeds_nothing() -> None:
    """LB-V6: moving a card is neither coming nor going."""
    stage = quiet_siege(1).card("incubus", "red 1")
    stage.says("call strategists-tower", "shift incubus red 3", "done", "end-turn")
    assert stage.ending() == "starved"


def test_a_starved_siege_is_lost() -> None:
    """LB-V6: the game is lost."""
    stage = quiet_siege(1).says("end-turn")
    assert (result(stage).reason, result(stage).winners) == ("starved", ())


def test_losing_comes_before_winning_in_one_exit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """LB-V1: a loss by one exit ends the game at once: no later exit, no win."""
    exits = '[ember-imp]\nexit = [{ do = "roll_corruption" }, { do = "gain_life" }]\n'
    play_with(monkeypatch, tmp_path, exits)
    stage = (
        Stage("sindara", "arne").at("sindara", "trebuchet").banner("red").grasp("tomb", "tavern")
    )
    stage.card("pyre-marshal", "red 1").card("ember-imp", "yellow 1").hero_phase("sindara")
    stage.says("fight").nature("red", "red", "red")
    stage.says("beat pyre-marshal ember-imp", "first ember-imp")
    stage.says("apply ember-imp.exit.roll_corruption").nature("grasp_tile")
    assert stage.ending() == "tiles-grasped"
    assert stage.life_of("sindara") == 3
    assert stage.in_play() == {"pyre-marshal", "ember-imp"}

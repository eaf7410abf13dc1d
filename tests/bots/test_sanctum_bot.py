"""The rule-based bot of Sanctum: plans its fights, takes the cheaper harm, survives often."""

import pytest
from tests.support.sanctum.stage import Stage

from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import new_bot
from hordekeep.bots.sanctum.arsenal import Tool
from hordekeep.bots.sanctum.attack_plan import Planner, Prospect, Step, dice_in_hand
from hordekeep.bots.sanctum.bot import RuleBot
from hordekeep.bots.sanctum.penalties import penalty_or_wounds
from hordekeep.games.sanctum.model.fight_actions import TAKE_PENALTY, TAKE_WOUNDS
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.opening import open_game
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.library import new_table

GAME = open_game()


def play(table: Table, bots: list[Policy]) -> Table:
    while not table.over:
        seat, decision = next(iter(table.decisions.items()))
        table.answer(seat, decision.number, bots[seat].choose(perspective_of(table, seat)))
    return table


def played_out(stage: Stage, hero: str) -> Stage:
    """Lets a bot decide for a hero as long as its attack lasts."""
    bot = RuleBot(1)
    seat = stage.seat(hero)
    while stage.asks(by=hero) in ("attack", "turn-die", "striking", "overkilling"):
        action = bot.choose(perspective_of(stage.table, seat))
        stage.table.answer(seat, stage.decision(hero).number, action)
    return stage


def test_the_bot_is_found_by_name() -> None:
    assert isinstance(new_bot("greedy", "sanctum", 1), RuleBot)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_finishes_a_game_and_repeats_it(players: int) -> None:
    journals = []
    for _ in range(2):
        bots = [new_bot("greedy", GAME.id, seat) for seat in range(players)]
        table = play(new_table(GAME, players=players, seed=5, heroes="choose"), bots)
        journals.append(table.journal.text())
    assert journals[0] == journals[1]


def before_the_roll(potions: int) -> str:
    """What the Outlaw's bot does with so many red potions that free nothing (SA-J7)."""
    stage = Stage("outlaw", "huntress").demons("outlaw", "r1-05").skills("outlaw.blue.2")
    stage.potions("outlaw", red=potions).do("fight")
    action = RuleBot(1).choose(perspective_of(stage.table, stage.seat("outlaw")))
    return GAME.lexicon.spell(action)


def test_it_gives_up_a_spare_potion_for_the_silver_die() -> None:
    """SA-J7, SA-F16: Adrenal Draught is worth a potion of three, not one of the last two."""
    assert before_the_roll(3) == "give-up red"
    assert before_the_roll(2) == "roll"


def test_it_keeps_potions_that_no_skill_answers() -> None:
    """SA-J7: Numb counts every potion, but shields alone are not worth them all."""
    stage = Stage("outlaw", "huntress").demons("outlaw", "r1-05").skills("outlaw.red.2")
    stage.potions("outlaw", red=4).do("fight")
    action = RuleBot(1).choose(perspective_of(stage.table, stage.seat("outlaw")))
    assert GAME.lexicon.spell(action) == "roll"


@pytest.mark.slow
def test_it_survives_the_demon_lord_more_often_than_a_third_of_the_time() -> None:
    survivors = 0
    for seed in range(5):
        bots = [new_bot("greedy", GAME.id, 10 * seed + seat) for seat in range(4)]
        state = play(new_table(GAME, seed=seed), bots).state
        assert isinstance(state, Quest)
        survivors += sum(champion.triumphant for champion in state.champions)
    assert survivors >= 7


def test_it_places_what_fits_and_turns_what_can_be_turned() -> None:
    """One 6 hits, the rage turns the other into the 1 that is missing."""
    stage = Stage("huntress", "outlaw").demons("huntress", "r2-01")
    stage.do("fight").roll(6, 6)
    played_out(stage, "huntress")
    assert "demon-killed seat-1 r2-01" in stage.events()
    assert stage.champion("huntress").rage == 0


def test_a_plan_never_spends_more_markers_than_there_are() -> None:
    stage = Stage("huntress", "outlaw").demons("huntress", "g1-06").pool("huntress", 0, 1)
    stage.rage("huntress", 0).do("fight").roll(6, 6)
    champion = stage.champion("huntress")
    plan = Planner(stage.quest, champion).plan(dice_in_hand(champion))
    assert sum(tool.focus for step in plan.steps for tool in step.tools) <= 1
    assert not plan.steps  # −2 and ±1 together would cost two focus


def test_every_change_of_a_plan_is_paid_for() -> None:
    """Stamina and focus of each tool are gone for the steps that follow, and the tool is used."""
    tools = (Tool(TAKE_WOUNDS, 1, 0, 0.0), Tool(TAKE_WOUNDS, 1, 2, 0.0))
    tools[1].source = 7
    begun = Prospect([6, 6, 2], 3, 3, 4)
    so_far = begun.take(Step(0, 1, tools, (6, 3, 1)), 0.5)
    assert (so_far.stamina, so_far.focus, so_far.used) == (1, 1, (0, 7))
    assert (so_far.hand, so_far.damage, so_far.worth) == ([6, 2], 4, begun.worth - 0.5)
    assert (begun.stamina, begun.focus, begun.hand) == (3, 3, [6, 6, 2])


def test_it_chains_two_changes_where_one_is_not_enough() -> None:
    stage = Stage("huntress", "outlaw").demons("huntress", "g1-06").pool("huntress", 0, 2)
    stage.rage("huntress", 0).do("fight").roll(6, 6)
    played_out(stage, "huntress")
    assert "demon-killed seat-1 g1-06" in stage.events()


def test_it_takes_a_die_back_to_strike_twice() -> None:
    """r1-01 and r1-02 both want a 1: Double Strike fells both with one die."""
    stage = Stage("dancer", "outlaw").demons("dancer", "r1-01", "r1-02").rage("dancer", 0)
    stage.skills("dancer.green.2").pool("dancer", 0, 1).do("fight").roll(1, 5)
    played_out(stage, "dancer")
    assert {"demon-killed seat-1 r1-01", "demon-killed seat-1 r1-02"} <= set(stage.events())


def test_it_copies_a_die_where_that_fells_more() -> None:
    """The same with Mirror Step: the 5 becomes a 1."""
    stage = Stage("dancer", "outlaw").demons("dancer", "r1-01", "r1-02").rage("dancer", 0)
    stage.skills("dancer.red.3").pool("dancer", 0, 0).do("fight").roll(1, 5)
    played_out(stage, "dancer")
    assert {"demon-killed seat-1 r1-01", "demon-killed seat-1 r1-02"} <= set(stage.events())


def test_it_keeps_a_safe_life_and_gives_up_a_shortened_track() -> None:
    """dl-08: the life track shortened by 2, or 1 wound."""
    stage = Stage("huntress", "outlaw").life("huntress", 10)
    foe = GAME.box.foe_ids.index("dl-08")
    champion = stage.champion("huntress")
    assert penalty_or_wounds(stage.quest, champion, foe) == TAKE_PENALTY
    champion.life, champion.shortened = 3, 2
    assert penalty_or_wounds(stage.quest, champion, foe) == TAKE_WOUNDS

"""Ways to finish a fight are answers that the engine takes; what exits may ruin is counted out."""

import pytest
from tests.support.last_bastion.stage import GAME, WORDS, Stage

from hordekeep.games.last_bastion.analysis.fight_goals import BOTH, FIRST, SECOND
from hordekeep.games.last_bastion.analysis.finishing import Finish, finishes
from hordekeep.games.last_bastion.analysis.odds import roll_odds
from hordekeep.games.last_bastion.analysis.ruin import ruin
from hordekeep.games.last_bastion.rules.combat import Assault
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import next_seat
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.term import NONE


def spelled(finish: Finish) -> list[str]:
    return [WORDS.spell(action) for action in finish.actions]


def dice(finish: Finish) -> list[str]:
    return [WORDS.word("card", card) for card in finish.dice]


def fight() -> Stage:
    stage = Stage("arne", "elmer").card("incubus", "red 1").card("grave-ringer", "yellow 1")
    stage.at("arne", "trebuchet").at("elmer", "trebuchet")
    stage.tokens("arne", red=1).tokens("elmer", red=1)
    return stage.hero_phase("arne").says("fight")


def test_each_set_of_cards_has_its_way() -> None:
    """LB-X6 with tokens of two heroes: own ones go first."""
    stage = fight().nature("blue", "white", "green")
    first, second, both = finishes(stage.siege)
    assert spelled(first) == ["spend arne incubus", "beat incubus"]
    assert dice(first) == ["-", "incubus", "-"]
    assert spelled(second) == ["beat grave-ringer"]
    assert dice(second) == ["-", "grave-ringer", "-"]
    assert spelled(both) == [
        "spend arne incubus",
        "spend elmer incubus",
        "beat incubus grave-ringer",
    ]
    assert dice(both) == ["-", "grave-ringer", "-"]


def test_tokens_that_lie_already_count() -> None:
    """LB-C15: and bind the fight to their card."""
    stage = fight().nature("blue", "white", "green").says("spend elmer incubus")
    first, both = finishes(stage.siege)
    assert spelled(first) == ["beat incubus"]
    assert spelled(both) == ["spend arne incubus", "beat incubus grave-ringer"]


def test_without_a_roll_there_is_nothing_to_finish() -> None:
    assert finishes(fight().siege) == []


def test_every_way_works_in_the_engine_and_is_the_cheapest() -> None:
    found = 0
    for game in range(80):
        luck = Luck(game)
        siege = GAME.begin(GAME.options({"players": 1 + game % 4}))
        asked = next_seat(siege, luck)
        while asked is not None:
            if isinstance(siege.top(MAIN), Assault):
                (odds,) = roll_odds(siege)
                ways = finishes(siege)
                wanted = [odds.prospects[goal] for goal in (FIRST, SECOND, BOTH)]
                assert len(ways) == sum(prospect.chance == 1.0 for prospect in wanted)
                for way in ways:
                    world = siege.clone()
                    for action in way.actions:
                        question = world.settle(MAIN)
                        assert question is not None
                        assert action in question.actions
                        world.answer(MAIN, action)
                    used = len(siege.dice) - way.dice.count(NONE)
                    assert used + len(way.actions) - 1 <= sum(
                        siege.resistance(card) for card in way.cards
                    )
                    found += 1
            siege.answer(MAIN, asked.actions[luck.below(len(asked.actions))])
            asked = next_seat(siege, luck)
    assert found > 30


# What exits may ruin.


def two_grasped(hero: str) -> Stage:
    stage = Stage(hero).card("incubus", "red 1").at(hero, "trebuchet").grasp("market", "tomb")
    return stage.hero_phase(hero)


def cards(*names: str) -> tuple[int, ...]:
    return tuple(WORDS.value("card", name) for name in names)


def test_the_grasp_face_ruins_with_two_tiles_grasped() -> None:
    """LB-X7: one face of six, and a little more by cards that draw and roll again."""
    found = ruin(two_grasped("arne").siege, 0, cards("incubus"))
    assert found.chance == pytest.approx(1 / 6, abs=0.002)
    assert found.left_out < 0.005


def test_a_reroll_makes_it_one_in_thirty_six() -> None:
    """LB-R9."""
    found = ruin(two_grasped("feng-li").siege, 0, cards("incubus"))
    assert found.chance == pytest.approx(1 / 36, abs=0.001)


def test_the_grey_die_shrugs_it_off() -> None:
    """LB-R7, LB-R11."""
    found = ruin(two_grasped("kazgin").siege, 0, cards("incubus"))
    assert (found.chance, found.left_out) == (0.0, 0.0)


def test_good_and_netted_exits_ruin_nothing() -> None:
    stage = two_grasped("arne").card("butcher", "red 2")
    assert ruin(stage.siege, 0, cards("butcher")).chance == 0.0
    stage.siege.net = WORDS.value("effect", "incubus.exit.roll_corruption")
    found = ruin(stage.siege, 0, cards("incubus"))
    assert (found.chance, found.left_out) == (0.0, 0.0)


def test_the_last_life_of_the_last_hero() -> None:
    """LB-V2; with a friend beside, nothing is lost yet."""
    stage = Stage("arne").card("ember-imp", "red 1").life("arne", 1).hero_phase("arne")
    assert ruin(stage.siege, 0, cards("ember-imp")).chance == 1.0
    stage = Stage("arne", "elmer").card("ember-imp", "red 1").life("arne", 1).hero_phase("arne")
    assert ruin(stage.siege, 0, cards("ember-imp")).chance == 0.0


def test_players_pick_the_order_that_saves_them() -> None:
    """LB-C17: Butcher's life comes before Ember Imp's loss."""
    stage = Stage("arne").card("ember-imp", "red 1").card("butcher", "red 2")
    stage.life("arne", 1).hero_phase("arne")
    assert ruin(stage.siege, 0, cards("ember-imp")).chance == 1.0
    assert ruin(stage.siege, 0, cards("ember-imp", "butcher")).chance == 0.0


def test_looking_into_ruin_changes_nothing() -> None:
    stage = two_grasped("arne")
    before = stage.siege.fingerprint()
    ruin(stage.siege, 0, cards("incubus"))
    assert stage.siege.fingerprint() == before

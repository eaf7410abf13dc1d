"""Plans of Sanctum's fights: by hand, against brute force, and what lies before the roll."""

from itertools import product

import pytest
from tests.support.sanctum.fights import BruteForce, check_plans
from tests.support.sanctum.layout import GAME, number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.analysis.fight_plan import FightPlan, fight_plan
from hordekeep.games.sanctum.analysis.fight_prospects import best_reroll, fight_prospects
from hordekeep.games.sanctum.analysis.fight_weights import FightWeights, felling_only
from hordekeep.games.sanctum.analysis.skirmish import Skirmish
from hordekeep.games.sanctum.model.actions import FIGHT
from hordekeep.kernel.play.action import Fate
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.play.term import NONE


def bare(hero: str, *demons: str, dice: int = 2) -> Stage:
    """A hero with dice and demons, and nothing to change a die with."""
    other = "outlaw" if hero != "outlaw" else "dancer"
    stage = Stage(hero, other).demons(hero, *demons).dice(hero, dice)
    return stage.pool(hero, 0, 0).rage(hero, 0)


def planned(stage: Stage, hero: str, weights: FightWeights | None = None) -> FightPlan:
    plan = fight_plan(stage.quest, stage.seat(hero), weights or FightWeights())
    assert plan is not None
    return plan


def spelled(plan: FightPlan) -> list[str]:
    return [GAME.lexicon.spell(action) for action in plan.actions]


def test_means_just_alike_are_used_one_after_the_other() -> None:
    """SA-F5: of two rages the first comes first; nothing else waits for anything."""
    stage = Stage("huntress", "outlaw").demons("huntress", "r2-01").pool("huntress", 3, 3)
    stage.rage("huntress", 2).do("fight").roll(6, 6)
    skirmish = Skirmish(stage.quest, stage.champion("huntress"), FightWeights())
    count = len(skirmish.means)
    alike = [index for index in range(count) if skirmish.before[index] != NONE]
    assert alike
    assert count > len(alike) + 2
    for used, more in product(range(1 << count), (1 << index for index in range(count))):
        before = skirmish.before[more.bit_length() - 1]
        in_turn = before == NONE or used >> before & 1
        free = not used & more and bool(in_turn) and skirmish.tally(used | more).payable
        assert skirmish.may_use(used, more) == free


def test_a_plan_is_what_is_done_step_by_step() -> None:
    """SA-F3, SA-F5: a die that fits as it is, the rage for the other."""
    stage = bare("slayer", "r1-01", "r1-03").rage("slayer", 1).do("fight").roll(1, 5)
    plan = planned(stage, "slayer")
    assert spelled(plan) == ["hit r1-01 1", "rage", "turn 5 2", "hit r1-03 2*", "done"]
    assert plan.outcome.slain == (number("foe", "r1-01"), number("foe", "r1-03"))
    assert (plan.outcome.rage, plan.outcome.wounds, plan.exact) == (1, 0, True)
    stage.do(*spelled(plan))
    assert stage.told("demon-killed") == ["seat-1 r1-01", "seat-1 r1-03"]


@pytest.mark.parametrize(
    ("blessings", "dice", "spent"),
    [((), (3, 3, 2), 0), (("bl-09",), (3, 3, 2), 1), (("bl-09",), (3, 3, 5), 0)],
)
def test_a_plan_says_how_many_blessings_its_attack_takes(
    blessings: tuple[str, ...], dice: tuple[int, ...], spent: int
) -> None:
    """SA-K10: Rising Light turns a 2 into the 5 that fells the card."""
    stage = Stage("slayer", "dancer").dead("dancer").row("slayer", "dl-32", "dl-31")
    stage.blessings("slayer", *blessings).dice("slayer", 3).pool("slayer", 0, 0).rage("slayer", 0)
    plan = planned(stage.battle(rounds=9).roll(*dice), "slayer")
    used = [text for text in spelled(plan) if text.startswith("bless ")]
    assert used == [f"bless {one}" for one in blessings[:spent]]
    assert plan.outcome.blessings == spent


def test_weights_decide_what_is_spent() -> None:
    """SA-F5: who values the rage more than a demon keeps it, and it cannot wake a second time."""
    stage = bare("slayer", "r1-01").rage("slayer", 1).do("fight").roll(5, 5)
    weights = FightWeights()
    assert "rage" in spelled(planned(stage, "slayer", weights))
    weights.rage = 9.0
    assert spelled(planned(stage, "slayer", weights)) == ["done"]


def test_attack_and_block_share_the_markers() -> None:
    """SA-A1, SA-F8: what the shield needs is not spent on the dice when wounds weigh more."""
    stage = bare("slayer", "b2-01").pool("slayer", 2, 0).do("fight").roll(3, 5)
    weights = FightWeights()
    weights.wound = 5.0
    plan = planned(stage, "slayer", weights)
    assert plan.outcome.wounds == 0
    assert "use slayer.armour stamina+stamina" in spelled(plan)


def test_overkill_hits_a_second_foe() -> None:
    """SA-A5: Overkill fells r1-01 and hits b2-01 too, which a 6 then fells."""
    stage = bare("slayer", "r1-01", "b2-01").skills("slayer.green.2").pool("slayer", 2, 0)
    plan = planned(stage.do("fight").roll(6, 3), "slayer")
    assert plan.outcome.cleared
    assert "strike b2-01 1" in spelled(plan)
    stage.do(*spelled(plan))
    assert sorted(stage.told("demon-killed")) == ["seat-1 b2-01", "seat-1 r1-01"]


def test_a_plan_ends_where_a_fury_is_turned() -> None:
    """SA-L4: nobody knows the next card, so nothing is planned behind it."""
    stage = bare("dancer", dice=2).row("dancer", "dl-01", "fu-01").row("outlaw", "dl-02", "fu-02")
    stage.battle().roll(1, 1, by="dancer")
    plan = planned(stage, "dancer")
    assert spelled(plan) == ["hit dl-01 1", "hit dl-01 1"]
    assert plan.outcome.fury


def test_a_search_that_is_cut_off_says_so() -> None:
    """The plan is still one that comes true."""
    stage = bare("slayer", "r1-01", "b2-01").skills("slayer.green.2").pool("slayer", 2, 0)
    plan = fight_plan(stage.do("fight").roll(6, 3).quest, 0, FightWeights(), most=1)
    assert plan is not None
    assert not plan.exact
    assert plan.actions


def test_there_is_no_plan_where_no_fight_waits() -> None:
    """A turn is not an attack, and another seat's fight is not one's own."""
    stage = bare("slayer", "r1-01")
    assert fight_plan(stage.quest, 0, FightWeights()) is None
    assert fight_plan(stage.do("fight").roll(1, 1).quest, 1, FightWeights()) is None


def test_weights_below_nothing_are_refused() -> None:
    """Which one is said."""
    weights = FightWeights()
    weights.wound = -1.0
    with pytest.raises(ValueError, match="the weight wound is -1"):
        fight_plan(bare("slayer", "r1-01").quest, 0, weights)
    with pytest.raises(ValueError, match="the weight wound is -1"):
        fight_prospects(bare("slayer", "r1-01").quest, 0, weights)


def test_plans_are_as_good_as_brute_force_and_come_true() -> None:
    """Positions of games and arranged ones; `make soak` takes 5,000."""
    check_plans(150, most=120)


# Before the roll.


def brute_chance(stage: Stage, hero: str, dice: int, *, all_of_them: bool) -> float:
    """Every roll, every way: how often all foes fall, or the last of them."""
    seat = stage.seat(hero)
    foes = stage.quest.foes(stage.quest.champions[seat])
    begun = stage.quest.clone()
    begun.answer(MAIN, FIGHT)
    wins = 0
    for faces in product(range(1, 7), repeat=dice):
        asked = begun.settle(MAIN)
        assert asked is not None
        assert asked.chance is not None
        rolled = begun.clone()
        rolled.answer(MAIN, Fate(faces))
        rolled.settle(MAIN)
        found = BruteForce(rolled, seat, FightWeights(), 50_000).slain
        wins += any(len(one) == len(foes) if all_of_them else foes[-1] in one for one in found)
    return wins / len(list(product(range(6), repeat=dice)))


FALLS = {
    "overkill": lambda: (
        bare("slayer", "r1-01", "b2-01").skills("slayer.green.2").pool("slayer", 2, 0)
    ),
    "flow": lambda: (
        bare("dancer", "r1-01", "r1-03", "r1-05")
        .skills("dancer.blue.3", "dancer.green.2")
        .pool("dancer", 0, 1)
    ),
}


@pytest.mark.parametrize("skill", FALLS)
def test_chances_before_the_roll_count_what_a_fall_brings(skill: str) -> None:
    """SA-A5: Overkill and Flow; played for nothing but these foes, no roll is lost."""
    stage = FALLS[skill]()
    hero = "slayer" if skill == "overkill" else "dancer"
    foes = stage.quest.foes(stage.champion(hero))
    everybody = fight_prospects(stage.quest, 0, felling_only(foes, all_of_them=True))
    assert everybody is not None
    assert everybody.exact
    chance = brute_chance(stage, hero, 2, all_of_them=True)
    assert 0 < chance < 1
    assert everybody.of_clearing() == pytest.approx(chance)
    last = fight_prospects(stage.quest, 0, felling_only(foes[-1:], all_of_them=False))
    assert last is not None
    assert last.of_felling(foes[-1]) == pytest.approx(
        brute_chance(stage, hero, 2, all_of_them=False)
    )


def test_prospects_add_up_and_tell_the_wounds() -> None:
    """SA-F8: r1-01 does 1 damage unless one of two dice shows its 1."""
    prospects = fight_prospects(bare("slayer", "r1-01").quest, 0, FightWeights())
    assert prospects is not None
    assert prospects.of_wounds() == pytest.approx({0: 11 / 36, 1: 25 / 36})
    assert sum(one.share for one in prospects.chances) == pytest.approx(1)
    assert prospects.of_dying() == 0
    value = sum(
        one.share * one.outcome.value(bare("slayer", "r1-01").quest, FightWeights())
        for one in prospects.chances
    )
    assert prospects.value == pytest.approx(value)


def test_what_is_best_rolled_again() -> None:
    """SA-A5: Steady Aim; the 1 that fells r1-01 stays, a die that hits nothing goes."""
    stage = bare("huntress", "r1-01", "r1-03").skills("huntress.blue.2").do("fight").roll(1, 5)
    assert best_reroll(stage.quest, 0, FightWeights()) == [5]
    again = fight_prospects(stage.quest, 0, FightWeights())
    assert again is not None
    assert again.of_clearing() == pytest.approx(1 / 6)
    stage.do("decline")
    assert fight_prospects(stage.quest, 0, FightWeights()) is None


def test_plans_know_nothing_of_closed_cards() -> None:
    """SA-L10: whatever fury lies behind the present card, the plan is the same."""
    plans = []
    for fury in ("fu-01", "fu-05", "fu-09"):
        stage = bare("slayer", dice=3).pool("slayer", 2, 1).row("slayer", "dl-01", fury, "dl-03")
        stage.row("outlaw", "dl-02", "fu-02").battle().roll(1, 4, 6, by="slayer")
        plan = planned(stage, "slayer")
        plans.append((spelled(plan), plan.value, plan.outcome.facts()))
    assert plans[0] == plans[1] == plans[2]

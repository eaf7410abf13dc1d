"""The chances to fell foes of Sanctum: counted out by hand, and against the engine itself."""

from fractions import Fraction

import pytest
from tests.support.sanctum.layout import number
from tests.support.sanctum.stage import Stage

from hordekeep.bots.registry import new_bot
from hordekeep.games.sanctum.analysis.dice_tools import falls_help
from hordekeep.games.sanctum.analysis.odds import ALL_FOES, aims_of, foe_odds, reroll_odds
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.opening import open_game
from hordekeep.games.sanctum.rules.attack import Attack
from hordekeep.games.sanctum.rules.phases import agenda_of
from hordekeep.kernel.play.action import Fate
from hordekeep.kernel.play.seat import MAIN, Seat
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.library import new_table

GAME = open_game()


def bare(hero: str, *demons: str, dice: int = 2) -> Stage:
    """A hero with dice and demons, and nothing to change a die with."""
    other = "outlaw" if hero != "outlaw" else "dancer"
    stage = Stage(hero, other).demons(hero, *demons).dice(hero, dice)
    return stage.pool(hero, 0, 0).rage(hero, 0)


def chances(stage: Stage, hero: str) -> dict[str, Fraction]:
    """The chance to fell each foe, as fractions."""
    found = foe_odds(stage.quest, stage.seat(hero))
    return {_word(one.foe): Fraction(one.chance).limit_denominator(6**6) for one in found}


def _word(foe: int) -> str:
    return "all" if foe == ALL_FOES else GAME.lexicon.word("foe", foe)


def test_dice_alone() -> None:
    """SA-F3: a box wants a die of its face; b2-01 has a 1 and a 6."""
    stage = bare("slayer", "r1-01", "b2-01")
    assert stage.quest.open_boxes(number("foe", "b2-01")) == [1, 6]
    told = {"r1-01": Fraction(11, 36), "b2-01": Fraction(2, 36), "all": 0}
    assert chances(stage, "slayer") == told


def test_all_of_them_want_a_die_each() -> None:
    """SA-F3: one die, one box: r1-01 wants a 1, r1-03 a 2."""
    assert chances(bare("slayer", "r1-01", "r1-03"), "slayer")["all"] == Fraction(2, 36)


def test_boxes_hit_before_need_no_die() -> None:
    """SA-F12: demons keep their hits."""
    stage = bare("slayer", "b2-01").hits("b2-01", 6)
    assert chances(stage, "slayer") == {"b2-01": Fraction(11, 36)}


def test_the_rage_fells_what_wants_one_die() -> None:
    """SA-F5: with the rage one box is certain; of b2-01 the other one needs a 1 or a 6."""
    stage = bare("slayer", "r1-01", "b2-01").rage("slayer", 1)
    assert chances(stage, "slayer") == {"r1-01": 1, "b2-01": Fraction(20, 36), "all": 0}


def test_an_ability_is_counted_only_if_it_can_be_paid_for() -> None:
    """SA-A1: the Slayer's printed abilities want markers."""
    alone = chances(bare("slayer", "r1-01"), "slayer")["r1-01"]
    assert chances(bare("slayer", "r1-01").pool("slayer", 5, 5), "slayer")["r1-01"] > alone


def test_fewer_dice_in_the_next_fight() -> None:
    """SA-K4: one die less."""
    stage = bare("slayer", "r1-01")
    stage.champion("slayer").fewer = 1
    assert chances(stage, "slayer") == {"r1-01": Fraction(1, 6)}


def test_two_dice_may_be_rolled_again() -> None:
    """SA-A5: Steady Aim: two dice, each rolled twice at most."""
    stage = bare("huntress", "r1-01").skills("huntress.blue.2")
    assert chances(stage, "huntress") == {"r1-01": 1 - Fraction(5, 6) ** 4}
    stage.do("fight").roll(2, 3)
    assert chances(stage, "huntress") == {"r1-01": Fraction(11, 36)}
    one, both = reroll_odds(stage.quest, stage.seat("huntress"), [[2], [2, 3]])
    assert one[0].chance == pytest.approx(1 / 6)
    assert both[0].chance == pytest.approx(11 / 36)


def test_the_silver_die_joins_after_a_pair() -> None:
    """SA-F16: Encore: of 36 rolls 11 have a 1; five pairs without one bring a further die."""
    stage = bare("dancer", "r1-01").skills("dancer.blue.2")
    assert chances(stage, "dancer") == {"r1-01": Fraction(11, 36) + Fraction(5, 36) / 6}


def test_a_silver_die_with_its_condition_is_rolled_with_the_others() -> None:
    """SA-F16: Blood Scent: an active rage brings a third die."""
    stage = bare("slayer", "b2-01").rage("slayer", 1).skills("slayer.blue.2")
    without = 1 - Fraction(4, 6) ** 3
    assert chances(stage, "slayer") == {"b2-01": without}


def test_in_an_attack_it_says_what_can_still_be_felled() -> None:
    """SA-F3: after the roll, and nothing more when the attack is over."""
    stage = bare("slayer", "r1-01", "r1-03").do("fight").roll(1, 5)
    assert chances(stage, "slayer") == {"r1-01": 1, "r1-03": 0, "all": 0}
    stage.do("hit r1-01 1", "done")
    assert stage.asks() == "level"
    assert chances(stage, "slayer") == {}


def test_a_die_that_was_placed_just_now_can_come_back() -> None:
    """SA-A5: Double Strike, right after placing; r1-01 and r1-02 both want a 1."""
    stage = bare("dancer", "r1-01", "r1-02").skills("dancer.green.2").pool("dancer", 0, 1)
    stage.do("fight").roll(1, 5)
    stage.do("hit r1-01 1")
    assert chances(stage, "dancer") == {"r1-02": 1}


def test_a_blessing_is_too_late_to_bring_a_die_back() -> None:
    """SA-A5, SA-K10: Double Strike comes right after placing; what pays for it is at hand."""
    stage = bare("dancer", dice=1).skills("dancer.green.2").blessings("dancer", "bl-04")
    stage.row("dancer", "dl-01", "fu-01").row("outlaw", "dl-02", "fu-02").battle()
    assert stage.quest.open_boxes(number("foe", "dl-01")) == [1, 1]
    stage.do("roll", by="dancer").roll(1, by="dancer")
    assert chances(stage, "dancer") == {"dl-01": 1}
    stage.do("hit dl-01 1", by="dancer")
    assert chances(stage, "dancer") == {"dl-01": 0}
    stage.undo("dancer").do("bless bl-04", "hit dl-01 1", by="dancer")
    assert chances(stage, "dancer") == {"dl-01": 1}


def test_a_blessing_before_the_roll_may_bring_the_silver_die() -> None:
    """SA-F16, SA-K10: Hawk's Eye wants four focus; the fourth is a blessing's."""
    stage = bare("huntress", dice=1).skills("huntress.green.3").row("huntress", "dl-01", "fu-01")
    four = chances(stage.pool("huntress", 0, 4), "huntress")
    assert chances(stage.pool("huntress", 0, 3), "huntress") == {"dl-01": 0}
    assert chances(stage.blessings("huntress", "bl-04"), "huntress") == four
    assert four["dl-01"] > 0


def test_a_strike_frees_a_die_for_a_foe_that_cannot_be_struck() -> None:
    """SA-A5: Venom at b2-05, of two boxes; the 3 that would fit there becomes a 5 for r1-09."""
    stage = bare("outlaw", "r1-09", "b2-05", dice=1).hits("b2-05", 2).skills("outlaw.blue.3")
    stage.pool("outlaw", 0, 2).do("fight").roll(3)
    assert chances(stage, "outlaw") == {"r1-09": 1, "b2-05": 1, "all": 1}
    stage.do("use outlaw.blue.3 focus", "use outlaw.boots focus", "hit r1-09 5*")
    assert stage.told("demon-killed") == ["seat-1 b2-05", "seat-1 r1-09"]


def test_what_the_fall_of_another_foe_brings_counts() -> None:
    """SA-A5: Overkill fells r1-01 and hits b2-01 too, which a 6 then fells."""
    stage = bare("slayer", "r1-01", "b2-01").skills("slayer.green.2").pool("slayer", 2, 0)
    assert set(chances(stage, "slayer")) == {"r1-01", "b2-01", "all"}
    assert chances(stage, "slayer")["all"] > 0
    stage.do("fight").roll(6, 3)
    assert chances(stage, "slayer") == {"r1-01": 1, "b2-01": 1, "all": 1}


def test_the_dead_have_no_chances() -> None:
    """SA-F9: out of the game."""
    assert foe_odds(bare("slayer", "r1-01").dead("slayer").quest, 0) == []


# Against the engine.

MOST_NODES = 1500


class TooMany(Exception):
    """A search that would take too long."""


def can_fell(
    quest: Quest, seat: Seat, foes: list[int], seen: set[object], *, anywhere: bool
) -> bool:
    """Tries everything that the rules allow on these foes; on others if their falls help."""
    lane = seat if quest.lanes else MAIN
    asked = quest.settle(lane)
    if all(quest.is_felled(foe) for foe in foes):
        return True
    if asked is None or asked.seat != seat:
        return False
    if not any(isinstance(frame, Attack) for frame in agenda_of(quest, seat)):
        return False
    champion = quest.champions[seat]
    struck = champion.rolled[champion.struck] if champion.struck >= 0 else None
    dice = (*sorted(champion.rolled), struck)
    means = (*champion.marks, *champion.pool, champion.rage, champion.used, champion.spent)
    key = (
        dice,
        means,
        *quest.hits,
        quest.top(lane).verb,
        quest.top(lane).values(),
    )
    if key in seen:
        return False
    seen.add(key)
    if len(seen) > MOST_NODES:
        raise TooMany
    for action in asked.actions:
        elsewhere = getattr(action, "foe", foes[0]) not in foes
        if action.verb == "done" or (elsewhere and not anywhere):
            continue
        world = quest.clone()
        world.answer(lane, action)
        if can_fell(world, seat, foes, seen, anywhere=anywhere):
            return True
    return False


def truths(quest: Quest, seat: Seat) -> dict[int, bool]:
    """What can be felled, found by trying; foes for which that takes too long are left out."""
    found = {}
    champion = quest.champions[seat]
    for foe in aims_of(quest, champion):
        foes = quest.foes(champion) if foe == ALL_FOES else [foe]
        try:
            helped = falls_help(quest, champion)
            found[foe] = can_fell(quest.clone(), seat, foes, set(), anywhere=helped)
        except TooMany:
            continue
    return found


@pytest.mark.parametrize("seed", [1, 102, 1002])
def test_what_can_be_felled_is_what_the_rules_allow(seed: int) -> None:
    """SA-F3, SA-F4, SA-A1: whatever the arms, the solver says what trying everything says."""
    compared = []
    bots = [new_bot("greedy", GAME.id, 4 * seed + seat) for seat in range(4)]
    table = new_table(GAME, seed=seed, players=4)
    while not table.over:
        seat, decision = next(iter(table.decisions.items()))
        quest = table.state
        assert isinstance(quest, Quest)
        if isinstance(agenda_of(quest, seat)[-1], Attack):
            told = {one.foe: one.chance == 1 for one in foe_odds(quest, seat)}
            for foe, truth in truths(quest, seat).items():
                if foe in told:
                    assert told[foe] == truth, (seed, foe)
                    compared.append(truth)
        table.answer(seat, decision.number, bots[seat].choose(perspective_of(table, seat)))
    assert compared.count(True) > 100
    assert compared.count(False) > 10


def rolled(quest: Quest, faces: tuple[int, ...]) -> Quest:
    """The same after the dice fell so."""
    world = quest.clone()
    asked = world.settle(MAIN)
    assert asked is not None
    assert asked.chance is not None
    world.answer(MAIN, Fate(faces))
    return world


def test_before_the_roll_all_rolls_are_counted() -> None:
    """SA-F2: the chance is the share of rolls after which the foe can be felled."""
    stage = bare("dancer", "r2-01", "g2-02", "b3-01").pool("dancer", 0, 1)
    stage.skills("dancer.green.1", "dancer.red.3", "dancer.green.2")
    before = {one.foe: one.chance for one in foe_odds(stage.quest, 0)}
    stage.do("fight")
    counts = dict.fromkeys(before, 0)
    for roll in [(one, other) for one in range(1, 7) for other in range(1, 7)]:
        world = rolled(stage.quest, roll)
        world.settle(MAIN)
        for foe, truth in truths(world, 0).items():
            counts[foe] += truth
    assert before == pytest.approx({foe: count / 36 for foe, count in counts.items()})
    assert set(counts.values()) == {0, 35, 36}

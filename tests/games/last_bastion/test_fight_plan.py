"""One plan for every fight of Last Bastion: by hand, and against brute force."""

from tests.support.last_bastion.fights import check_fights
from tests.support.last_bastion.stage import WORDS, Stage

from hordekeep.games.last_bastion.analysis.fight_plan import FightPlan, Way, fight_plan


def spelled(way: Way) -> list[str]:
    return [WORDS.spell(action) for action in way.actions]


def cards(plan: FightPlan) -> list[str]:
    return [" ".join(WORDS.word("card", card) for card in way.cards) for way in plan.ways]


def test_the_way_begins_with_the_moves() -> None:
    """LB-A3: the card is in reach from the next tile."""
    stage = Stage("arne").card("ash-caller", "red 1").tokens("arne")
    stage.at("arne", "tavern").hero_phase("arne")
    plan = fight_plan(stage.siege, 0)
    assert not plan.rolled
    assert cards(plan) == ["ash-caller"]
    assert spelled(plan.ways[0]) == ["move trebuchet", "fight"]


def test_who_lies_fights_lying() -> None:
    """LB-A3, LB-A6: standing up would be a move for nothing."""
    stage = Stage("arne").card("ash-caller", "red 1").tokens("arne")
    stage.at("arne", "trebuchet").lay("arne").hero_phase("arne")
    assert spelled(fight_plan(stage.siege, 0).ways[0]) == ["fight"]


def test_the_crossbows_name_their_targets() -> None:
    """LB-R8: with three cards in reach two are named before the roll."""
    stage = Stage("twindalli").card("ash-caller", "red 2").card("grave-ringer", "yellow 2")
    stage.card("hollow-summoner", "blue 2").hero_phase("twindalli")
    plan = fight_plan(stage.siege, 0)
    pair = tuple(WORDS.value("card", card) for card in ("ash-caller", "hollow-summoner"))
    way = plan.best(pair)
    assert way is not None
    assert spelled(way) == ["fight", "aim ash-caller hollow-summoner"]


def test_after_the_roll_the_best_dice_are_rolled_again() -> None:
    """LB-R6: the hit stays; with both cards beaten already nothing is rolled again."""
    stage = Stage("feng-li").at("feng-li", "trebuchet").tokens("feng-li", red=1)
    stage.card("incubus", "red 1").card("grave-ringer", "yellow 1").hero_phase("feng-li")
    stage.says("fight").nature("blue", "white", "blue")
    plan = fight_plan(stage.siege, 0)
    assert plan.rolled
    pair = plan.best(tuple(WORDS.value("card", card) for card in ("incubus", "grave-ringer")))
    assert pair is not None
    assert spelled(pair) == ["reroll 1+3"]
    ringer = plan.best((WORDS.value("card", "grave-ringer"),))
    assert ringer is not None
    assert (ringer.chance, ringer.reroll) == (1.0, 0)
    assert spelled(ringer) == ["keep", "beat grave-ringer"]


def test_with_the_dice_on_the_table_tokens_are_laid() -> None:
    """LB-C3: as few as it takes, and what cannot be beaten is left out."""
    stage = Stage("arne").card("incubus", "red 1").card("grave-ringer", "yellow 1")
    stage.at("arne", "trebuchet").tokens("arne", red=1).hero_phase("arne").says("fight")
    stage.nature("blue", "white", "blue")
    plan = fight_plan(stage.siege, 0)
    assert cards(plan) == ["grave-ringer", "incubus"]
    assert spelled(plan.ways[1]) == ["spend arne incubus", "beat incubus"]
    assert plan.ways[1].tokens == 1


def test_others_have_no_say_in_a_fight() -> None:
    """The plan is that of the hero who fights."""
    stage = Stage("arne", "elmer").card("incubus", "red 1").at("arne", "trebuchet")
    stage.hero_phase("arne").says("fight").nature("red", "white", "blue")
    assert fight_plan(stage.siege, 0).ways
    assert not fight_plan(stage.siege, 1).ways


def test_plans_are_those_of_brute_force() -> None:
    """Chances, rerolls and tokens in positions of random games; `make soak` takes 5,000."""
    check_fights(150)

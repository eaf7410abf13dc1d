"""The odds agree with closed forms, and with the engine over all rolls."""

import pytest
from tests.support.last_bastion.brute_force import (
    by_all_rerolls,
    by_all_rolls,
    fewest_tokens,
    rerolled,
)
from tests.support.last_bastion.stage import GAME, WORDS, Stage

from hordekeep.games.last_bastion.analysis.fight_goals import BOTH, EITHER, FIRST, SECOND
from hordekeep.games.last_bastion.analysis.odds import (
    FightOdds,
    aims,
    fight_odds,
    planned_odds,
    roll_odds,
)
from hordekeep.games.last_bastion.model.box import REROLL
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.combat import combat_dice
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import next_seat
from hordekeep.kernel.play.seat import MAIN

HIT = 2 / 6
MISS = 1 - HIT


def only(stage: Stage, hero: str) -> FightOdds:
    (line,) = fight_odds(stage.siege, stage.seat(hero))
    return line


def cards_of(line: FightOdds) -> list[str]:
    return [WORDS.word("card", card) for card in line.cards]


def tile_of(stage: Stage, line: FightOdds) -> str:
    return WORDS.word("tile", stage.siege.layout.tile_at[line.place])


# Closed forms. The Market faces red 2, the Trebuchet red 1 and yellow 1.


@pytest.mark.parametrize(
    ("card", "chance"),
    [
        ("ash-caller", 1 - MISS**3),
        ("incubus", 3 * HIT**2 * MISS + HIT**3),
        ("magma-hound", HIT**3),
        ("slag-colossus", 0.0),
    ],
)
def test_one_card_without_tokens(card: str, chance: float) -> None:
    stage = Stage("arne").card(card, "red 2").at("arne", "market").tokens("arne")
    line = only(stage, "arne")
    assert line.chance(FIRST) == pytest.approx(chance)
    assert line.chance(EITHER) == pytest.approx(chance)
    assert line.chance(SECOND) == line.chance(BOTH) == 0.0
    assert line.dice == 3


def test_a_token_is_worth_a_hit_and_is_spent_only_where_it_is_needed() -> None:
    stage = (
        Stage("arne").card("incubus", "red 2").at("arne", "market").tokens("arne", red=2, blue=4)
    )
    line = only(stage, "arne")
    assert line.chance(FIRST) == 1.0
    none, one = MISS**3, 3 * HIT * MISS**2
    assert line.prospects[FIRST].tokens == pytest.approx(2 * none + one)


def test_heroes_on_the_same_tile_help_and_others_do_not() -> None:
    stage = Stage("arne", "elmer").card("incubus", "red 2").at("arne", "market")
    stage.tokens("arne").tokens("elmer", red=1).at("elmer", "tavern")
    apart = only(stage, "arne").chance(FIRST)
    assert only(stage.at("elmer", "market"), "arne").chance(FIRST) == pytest.approx(1 - MISS**3)
    assert apart == pytest.approx(3 * HIT**2 * MISS + HIT**3)


def test_banner_and_charm_add_up() -> None:
    stage = Stage("mylfaar").card("magma-hound", "red 2").at("mylfaar", "market").tokens("mylfaar")
    stage.siege.banner = 0
    stage.siege.charm = WORDS.value("card", "magma-hound")
    assert only(stage, "mylfaar").chance(FIRST) == pytest.approx(1 - MISS**3)


def test_white_immune_cards_are_hit_by_their_colour_only() -> None:
    stage = Stage("arne").card("orc-bulwark", "red 2").at("arne", "market").tokens("arne", green=2)
    assert only(stage, "arne").chance(FIRST) == pytest.approx(1 - (5 / 6) ** 3)


def test_locked_dice_are_missing_and_the_grey_one_is_there() -> None:
    stage = Stage("kazgin").card("ash-caller", "red 2").at("kazgin", "market").tokens("kazgin")
    assert only(stage, "kazgin").chance(FIRST) == pytest.approx(1 - MISS**4)
    stage.card("gorge-spider", "blue 2").card("shadow-scout", "blue 1")
    line = only(stage, "kazgin")
    assert line.dice == 2
    assert line.chance(FIRST) == pytest.approx(1 - MISS**2)


def test_without_any_die_tokens_decide() -> None:
    stage = Stage("arne").card("ash-caller", "red 2").at("arne", "market").tokens("arne", red=1)
    for card, slot in (("gorge-spider", "1"), ("shadow-scout", "2"), ("shadow-knight", "3")):
        stage.card(card, f"blue {slot}")
    assert only(stage, "arne").chance(FIRST) == 1.0
    assert only(stage.tokens("arne"), "arne").chance(FIRST) == 0.0


def test_barred_equipment_does_not_count() -> None:
    stage = Stage("arne").card("ash-caller", "red 2").at("arne", "market").tokens("arne", red=2)
    stage.card("rustmonger", "blue 2")
    assert only(stage, "arne").chance(FIRST) == pytest.approx(1 - MISS**3)


def test_resistance_nought_falls_by_itself() -> None:
    stage = Stage("arne").card("ash-caller", "red 2").at("arne", "market").tokens("arne")
    stage.siege.banner = 0
    assert only(stage, "arne").chance(FIRST) == 1.0


def test_a_reroll_keeps_the_hits() -> None:
    stage = Stage("feng-li").card("ash-caller", "red 2").at("feng-li", "market").tokens("feng-li")
    assert only(stage, "feng-li").chance(FIRST) == pytest.approx(1 - MISS**6)
    stage.shadow("feng-li")
    assert only(stage, "feng-li").chance(FIRST) == pytest.approx(1 - MISS**3)


def test_a_used_reroll_is_gone_in_this_phase_only() -> None:
    stage = Stage("feng-li", "arne").card("ash-caller", "red 2").at("feng-li", "market")
    stage.tokens("feng-li").hero_phase("feng-li")
    stage.siege.spent |= 32
    assert only(stage, "feng-li").chance(FIRST) == pytest.approx(1 - MISS**3)
    stage.hero_phase("arne")
    stage.siege.spent |= 32
    assert only(stage, "feng-li").chance(FIRST) == pytest.approx(1 - MISS**6)


def test_two_cards_of_two_colours() -> None:
    """X, Y or white for each: with two dice both fall if they can be told apart."""
    stage = Stage("arne").card("ash-caller", "red 1").card("grave-ringer", "yellow 1")
    stage.at("arne", "trebuchet").tokens("arne").card("gorge-spider", "blue 2")
    line = only(stage, "arne")
    assert cards_of(line) == ["ash-caller", "grave-ringer"]
    # Of 36: (red, yellow) 2, (red, white) 2, (yellow, white) 2, (white, white) 1.
    assert line.chance(BOTH) == pytest.approx(7 / 36)
    assert line.chance(FIRST) == line.chance(SECOND) == pytest.approx(1 - MISS**2)
    assert line.chance(EITHER) == pytest.approx(1 - (3 / 6) ** 2)


# Where a hero can fight.


def test_nothing_in_reach_is_no_fight() -> None:
    stage = Stage("arne").card("ash-caller", "red 2").at("arne", "divine-fountain")
    assert fight_odds(stage.siege, 0) == []


def test_another_place_can_be_asked_for_and_nothing_is_changed() -> None:
    stage = Stage("arne").card("ash-caller", "red 2").tokens("arne")
    before = stage.siege.fingerprint()
    place = stage.siege.layout.place_of[WORDS.value("tile", "market")]
    (line,) = fight_odds(stage.siege, 0, place)
    assert (tile_of(stage, line), line.moves) == ("market", 0)
    assert stage.siege.fingerprint() == before


def test_every_aim_of_the_crossbows_is_a_line_of_its_own() -> None:
    stage = Stage("twindalli").card("ash-caller", "red 2").card("grave-ringer", "yellow 2")
    assert [cards_of(line) for line in fight_odds(stage.siege, 0)] == [
        ["ash-caller", "grave-ringer"]
    ]
    stage.card("hollow-summoner", "blue 2")
    lines = fight_odds(stage.siege, 0)
    assert len(lines) == 6
    assert min(cards_of(line) for line in lines) == ["ash-caller"]
    aim = (WORDS.value("card", "ash-caller"), WORDS.value("card", "hollow-summoner"))
    (line,) = fight_odds(stage.siege, 0, cards=aim)
    assert line.cards == aim


def test_plans_reach_as_far_as_the_moves_left() -> None:
    stage = Stage("arne").card("ash-caller", "red 1").card("grave-ringer", "green 3")
    stage.tokens("arne").at("arne", "tavern").hero_phase("arne")
    plans = {tile_of(stage, line): line.moves for line in planned_odds(stage.siege, 0)}
    assert plans == {"trebuchet": 1}
    stage.siege.spent |= 1
    assert planned_odds(stage.siege, 0) == []


def test_the_horse_goes_two_tiles_and_a_lying_rider_one() -> None:
    stage = Stage("elmer").card("ash-caller", "red 1").card("grave-ringer", "green 3")
    stage.at("elmer", "trebuchet").hero_phase("elmer")
    plans = {tile_of(stage, line): line.moves for line in planned_odds(stage.siege, 0)}
    assert plans == {"trebuchet": 0, "strategists-tower": 2}
    stage.at("elmer", "divine-fountain").lay("elmer")
    plans = {tile_of(stage, line): line.moves for line in planned_odds(stage.siege, 0)}
    assert plans == {"trebuchet": 2, "strategists-tower": 2}


def test_a_hero_who_has_fought_plans_no_fight() -> None:
    stage = Stage("arne").card("ash-caller", "red 2").at("arne", "market").hero_phase("arne")
    stage.siege.spent |= 4
    assert planned_odds(stage.siege, 0) == []
    assert len(fight_odds(stage.siege, 0)) == 1


# Against the engine, roll by roll.


def positions(games: int) -> list[tuple[Siege, int]]:
    """Positions of random games, each with a hero who could fight and the others at its side."""
    found = []
    for game in range(games):
        luck = Luck(game)
        options = {"players": 1 + game % 4, "difficulty": ("beginner", "heroic")[game % 2]}
        siege = GAME.begin(GAME.options(options))
        asked = next_seat(siege, luck)
        while asked is not None:
            if isinstance(siege.top(MAIN), HeroPhase) and luck.below(10) == 0:
                world = siege.clone()
                world.place = [world.place[asked.seat] if at >= 0 else at for at in world.place]
                if aims(world, asked.seat) and not world.has_power(asked.seat, REROLL):
                    found.append((world, asked.seat))
            siege.answer(MAIN, asked.actions[luck.below(len(asked.actions))])
            asked = next_seat(siege, luck)
    return found


def test_odds_are_those_of_all_rolls_in_the_engine() -> None:
    sample = positions(60)[:24]
    assert len(sample) == 24
    for number, (siege, seat) in enumerate(sample):
        lines = fight_odds(siege, seat)
        line = lines[number % len(lines)]
        table = fewest_tokens(siege, seat, line.cards)
        assert line.dice == combat_dice(siege, seat)
        for goal, (chance, tokens) in enumerate(by_all_rolls(table)):
            assert line.chance(goal) == pytest.approx(chance, abs=1e-12), (number, goal)
            assert line.prospects[goal].tokens == pytest.approx(tokens, abs=1e-12), (number, goal)


def with_reroll(*cards: str, **tokens: int) -> Stage:
    stage = Stage("feng-li").at("feng-li", "trebuchet").tokens("feng-li", **tokens)
    for card, slot in zip(cards, ("red 1", "yellow 1", "blue 2"), strict=False):
        stage.card(card, slot)
    return stage.hero_phase("feng-li")


REROLLS = [
    with_reroll("incubus", "grave-ringer", red=1),
    with_reroll("ash-caller", "skeleton-guard"),
    with_reroll("magma-hound", "incubus", red=2),
    with_reroll("skeleton-guard", "marrow-eater", yellow=1),
    with_reroll("slag-colossus", "ossuary-golem", "gorge-spider", red=2, yellow=2),
]


@pytest.mark.parametrize("stage", REROLLS)
def test_rerolls_are_the_best_of_all(stage: Stage) -> None:
    """LB-R6: any of the dice, once; the best set of dice for each goal."""
    line = only(stage, "feng-li")
    table = fewest_tokens(stage.siege, 0, line.cards)
    for goal in (FIRST, SECOND, EITHER, BOTH):
        assert line.chance(goal) == pytest.approx(by_all_rerolls(table, goal), abs=1e-12)


def test_a_roll_tells_what_every_reroll_leads_to() -> None:
    stage = with_reroll("incubus", "grave-ringer", red=1).says("fight")
    table = fewest_tokens(REROLLS[0].siege, 0, only(REROLLS[0], "feng-li").cards)
    stage.nature("red", "white", "blue")
    faces = tuple(stage.siege.dice)
    lines = roll_odds(stage.siege)
    assert [line.dice for line in lines] == list(range(8))
    for line in lines:
        for goal in (FIRST, SECOND, EITHER, BOTH):
            expected = rerolled(table, faces, line.dice, goal)
            assert line.prospects[goal].chance == pytest.approx(expected, abs=1e-12)
    assert lines[0].prospects[BOTH].chance == 1.0
    assert lines[0].prospects[BOTH].tokens == 1.0


def test_without_a_reroll_a_roll_is_what_it_is() -> None:
    stage = Stage("arne").card("incubus", "red 1").card("grave-ringer", "yellow 1")
    stage.at("arne", "trebuchet").tokens("arne", red=1).hero_phase("arne").says("fight")
    assert roll_odds(stage.siege) == []
    stage.nature("blue", "white", "blue")
    (line,) = roll_odds(stage.siege)
    assert [prospect.chance for prospect in line.prospects] == [1.0, 1.0, 1.0, 0.0]
    stage.says("spend arne incubus")
    (line,) = roll_odds(stage.siege)
    assert [prospect.chance for prospect in line.prospects] == [1.0, 0.0, 1.0, 0.0]


def test_tokens_on_the_second_card_count_for_both_and_for_it_alone() -> None:
    """LB-C15: the first card alone cannot be beaten any more."""
    stage = Stage("arne").card("incubus", "red 1").card("grave-ringer", "yellow 1")
    stage.at("arne", "trebuchet").tokens("arne", red=1, yellow=1).hero_phase("arne").says("fight")
    stage.nature("red", "blue", "blue").says("spend arne grave-ringer")
    (line,) = roll_odds(stage.siege)
    assert [prospect.chance for prospect in line.prospects] == [0.0, 1.0, 1.0, 1.0]
    assert line.prospects[BOTH].tokens == 1.0

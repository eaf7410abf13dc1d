"""Rollouts of Last Bastion: fates that actions share, and how likely a world is won."""

import pytest
from tests.support.last_bastion.stage import Stage

from hordekeep import library
from hordekeep.bots.last_bastion.fates import SameFate
from hordekeep.bots.last_bastion.rollouts import cards_to_draw, prospect
from hordekeep.games.last_bastion.model.state import MONSTER_BACK, WARLORD_BACK
from hordekeep.kernel.play.chance import Chance, Luck, roll
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.seat import MAIN
from hordekeep.lab.last_bastion.prospects import Glimpse, fitted, glimpses_of

MONSTERS = list(range(20))
DICE = roll("face", 3, 6)


def drawn(fate: SameFate, pool: list[int]) -> list[int]:
    """All cards of a deck, one after the other."""
    left, found = list(pool), []
    while left:
        (card,) = fate.fall(MAIN, Chance("card", 1, left, dealt=True))
        left.remove(card)
        found.append(card)
    return found


def test_cards_come_in_one_order_whatever_else_happens() -> None:
    siege = Stage("arne", "elmer").siege
    order = drawn(SameFate(5, siege), MONSTERS)
    assert sorted(order) == MONSTERS
    assert order != MONSTERS
    other = SameFate(5, siege)
    other.fall(MAIN, DICE)
    siege.turns += 3
    assert drawn(other, MONSTERS) == order
    gone = order[4]
    assert drawn(SameFate(5, siege), [one for one in MONSTERS if one != gone]) == [
        one for one in order if one != gone
    ]
    assert drawn(SameFate(6, siege), MONSTERS) != order


@pytest.mark.parametrize("pool", [[0, 1, 2], [0, 30, 59], [57, 58, 59]])
def test_every_card_is_as_likely_to_come_first_and_last(pool: list[int]) -> None:
    """Wherever it stands in the box: the warlords come last there."""
    siege = Stage("arne", "elmer").siege
    assert len(siege.box.card_ids) == 60
    luck = Luck(1)
    orders = [drawn(SameFate(luck.word(), siege), pool) for _ in range(900)]
    for place in (0, -1):
        there = [order[place] for order in orders]
        assert all(240 < there.count(card) < 360 for card in pool)


def test_a_roll_follows_from_its_turn_and_number_not_from_what_was_drawn_before() -> None:
    siege = Stage("arne", "elmer").siege
    one, other = SameFate(5, siege), SameFate(5, siege)
    first = [one.fall(MAIN, DICE), one.fall(MAIN, DICE)]
    drawn(other, MONSTERS)
    other.fall(MAIN, roll("corruption", 1, 6))
    assert [other.fall(MAIN, DICE), other.fall(MAIN, DICE)] == first
    siege.turns += 1
    one.fall(MAIN, DICE)  # the other rolls nothing in this turn
    siege.turns += 1
    assert one.fall(MAIN, DICE) == other.fall(MAIN, DICE)


def test_dice_fall_fairly() -> None:
    siege = Stage("arne", "elmer").siege
    luck = Luck(2)
    counts = [0] * 6
    for number in range(400):
        siege.turns = number % 40
        for face in SameFate(luck.word(), siege).fall(MAIN, DICE):
            counts[face] += 1
    assert all(150 < count < 250 for count in counts)


def test_a_win_is_likelier_with_more_points_and_the_warlord_near() -> None:
    siege = Stage("arne", "elmer").siege

    def chance(before: int, worth: float) -> float:
        siege.deck = Pile(
            [MONSTERS, [55]], [(MONSTER_BACK, before), (WARLORD_BACK, 1), (MONSTER_BACK, 8)]
        )
        assert cards_to_draw(siege) == (True, before)
        return prospect(siege, worth)

    assert 0.0 < chance(30, 0.0) < chance(10, 0.0) < chance(10, 5.0) < 1.0
    siege.deck = Pile([MONSTERS, []], [(MONSTER_BACK, 6)])
    assert cards_to_draw(siege) == (False, 6)
    late = prospect(siege, 0.0)
    siege.deck = Pile([MONSTERS, []], [(MONSTER_BACK, 1)])
    assert prospect(siege, 0.0) < late


def test_a_fit_finds_the_odds_that_games_were_made_with() -> None:
    luck = Luck(4)
    glimpses = []
    for _ in range(3000):
        worth, cards = luck.below(41) - 20, luck.below(40)
        chance = 1 / (1 + 2.718281828 ** -(0.5 + 0.08 * worth - 0.05 * cards))
        glimpses.append(Glimpse(True, worth, cards, luck.below(10_000) < 10_000 * chance))
    even, point, card = fitted(glimpses)
    assert even == pytest.approx(0.5, abs=0.25)
    assert point == pytest.approx(0.08, abs=0.015)
    assert card == pytest.approx(-0.05, abs=0.015)


def test_every_turn_of_a_game_is_seen_once() -> None:
    glimpses = glimpses_of(library.open_game("last-bastion", version=1), 1)
    assert len(glimpses) > 10
    assert len({one.won for one in glimpses}) == 1
    assert glimpses[0].waits
    assert glimpses[0].cards > glimpses[-1].cards or not glimpses[-1].waits

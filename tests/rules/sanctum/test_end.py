"""The end of a quest, and who has won it (SA-E1…E3, SA-F9)."""

import pytest
from tests.support.sanctum.layout import BOX, number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.rules.last_battle import Roar
from hordekeep.kernel.play.game import Result

HEROES = ("huntress", "outlaw", "slayer", "dancer")


def full_row(seat: int) -> list[str]:
    """Nine cards of a seat's own."""
    lords = [f"dl-{5 * seat + n:02}" for n in range(1, 6)]
    furies = [f"fu-{4 * seat + n:02}" for n in range(1, 5)]
    return [card for pair in zip(lords, [*furies, ""], strict=True) for card in pair if card]


def ended(*ends: tuple[int, int, int, int]) -> Stage:
    """The last round is over: (won, life, achievements, cards beaten) of each hero."""
    stage = Stage(*HEROES[: len(ends)])
    for seat, (won, life, achievements, beaten) in enumerate(ends):
        hero = HEROES[seat]
        stage.row(hero, *full_row(seat), at=beaten).life(hero, life)
        stage.champion(hero).triumphant, stage.champion(hero).dead = won, 1 - won
        stage.champion(hero).blessings = list(range(3 * seat, 3 * seat + achievements))
    return stage.agenda(Roar())


def result(stage: Stage) -> Result:
    found = stage.table.result()
    assert found is not None
    return found


def test_it_is_over_when_nobody_fights() -> None:
    """SA-E1: over when every player has beaten all cards or is dead, and not before."""
    assert ended((1, 5, 0, 9), (0, 0, 0, 3)).asks_nature() == ""
    stage = ended((1, 5, 0, 9), (0, 0, 0, 3))
    stage.champion("outlaw").dead, stage.champion("outlaw").life = 0, 1
    assert stage.asks_nature() == "deal foe 1"
    assert stage.ending() == "not-ended"


@pytest.mark.parametrize(
    ("ends", "winners", "scores"),
    [
        (((1, 5, 0, 9), (1, 6, 0, 9)), (1,), (5, 6)),
        (((1, 6, 1, 9), (1, 6, 2, 9), (1, 5, 3, 9)), (1,), (6, 6, 5)),
        (((1, 6, 2, 9), (1, 6, 2, 9), (1, 6, 1, 9)), (0, 1), (6, 6, 6)),
        (((0, 3, 3, 8), (1, 1, 0, 9)), (1,), (0, 1)),
        (((0, 9, 3, 9), (1, 1, 0, 9)), (1,), (0, 1)),
    ],
)
def test_the_most_life_wins(
    ends: tuple[tuple[int, int, int, int], ...], winners: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    """SA-E2, SA-K6: of those who won the most life, then achievements, then shared; no dead."""
    stage = ended(*ends)
    assert stage.asked() == []
    assert stage.ending() == "lord-beaten"
    assert (result(stage).winners, result(stage).scores) == (winners, scores)


@pytest.mark.parametrize(
    ("ends", "winners", "scores"),
    [
        (((0, 0, 0, 3), (0, 0, 3, 2)), (0,), (3, 2)),
        (((0, 0, 0, 3), (0, 0, 3, 3), (0, 0, 0, 1)), (0, 1), (3, 3, 1)),
        (((0, 2, 0, 3), (0, 0, 0, 4)), (1,), (3, 4)),
    ],
)
def test_everybody_is_dead(
    ends: tuple[tuple[int, int, int, int], ...], winners: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    """SA-E3: most cards of the last battle beaten, whatever life and achievements; then shared."""
    stage = ended(*ends)
    assert stage.asked() == []
    assert stage.ending() == "all-fallen"
    assert (result(stage).winners, result(stage).scores) == (winners, scores)


def test_hits_on_the_present_card_break_the_tie() -> None:
    """SA-E3: tie: most hits on the present card."""
    stage = ended((0, 0, 0, 2), (0, 0, 0, 2), (0, 0, 0, 2))
    present = BOX.foe_ids[stage.champion("outlaw").row[2]]
    stage.hits(present, BOX.foe_boxes[number("foe", present)][0])
    assert stage.asked() == []
    assert result(stage).winners == (1,)


def test_the_fatal_fight_counts() -> None:
    """SA-E3: cards and hits of the fight that killed count."""
    stage = Stage("huntress", "outlaw").dice("huntress", 3).pool("huntress", 0, 0)
    stage.row("huntress", *full_row(0)).row("outlaw", *full_row(1), at=1).dead("outlaw")
    stage.life("huntress", 2).battle().roll(1, 1, 2).do("hit dl-01 1", "hit dl-01 1")
    assert stage.champion("huntress").life == 1  # nothing to pay the fury with
    stage.do("hit fu-01 2", "done")
    assert (result(stage).winners, result(stage).scores) == ((0,), (1, 1))


def test_hits_of_the_fatal_fight_break_the_tie() -> None:
    """SA-E3: a hit placed in the fight that killed is a hit on the present card."""
    stage = Stage("huntress", "outlaw").dice("huntress", 1).pool("huntress", 0, 0)
    stage.row("huntress", *full_row(0)).row("outlaw", *full_row(1)).dead("outlaw")
    stage.life("huntress", 2).battle().roll(1).do("hit dl-01 1", "done")
    assert stage.ending() == "all-fallen"
    assert result(stage).winners == (0,)


def test_who_died_before_the_last_battle_has_none() -> None:
    """SA-E3: no cards, no hits; the other one wins with a single hit."""
    stage = Stage("huntress", "outlaw").dead("huntress", "outlaw").row("outlaw", *full_row(1))
    stage.hits("dl-06", 6).agenda(Roar())
    assert stage.asked() == []
    assert stage.ending() == "all-fallen"
    assert (result(stage).winners, result(stage).scores) == ((1,), (0, 0))


def test_some_win_and_some_die() -> None:
    """SA-E1, SA-E2: the others fight on; the survivor wins however little life is left."""
    stage = Stage("huntress", "outlaw").row("huntress", "dl-01").row("outlaw", "dl-02", "dl-03")
    stage.hits("dl-01", 1).dice("huntress", 1).life("huntress", 1).dice("outlaw", 1)
    stage.life("outlaw", 6).pool("outlaw", 0, 0).battle()
    stage.roll(1, by="huntress").roll(5, by="outlaw")
    stage.do("hit dl-01 1", "done", by="huntress")
    assert stage.ending() == "not-ended"
    stage.do("done", by="outlaw")
    assert stage.ending() == "lord-beaten"
    assert (result(stage).winners, result(stage).scores) == ((0,), (1, 0))


def test_nothing_happens_to_the_dead_on_the_journey() -> None:
    """SA-F9: no levels, items and achievements of the fatal fight; all demons are discarded."""
    stage = Stage("huntress", "outlaw").demons("huntress", "r1-01", "r3-01").life("huntress", 4)
    stage.skills("huntress.red.1", "huntress.green.1", "huntress.blue.1").pool("huntress", 0, 0)
    stage.do("fight").roll(1, 2).do("hit r1-01 1", "done")
    huntress = stage.champion("huntress")
    assert (huntress.dead, huntress.demons, huntress.pouch) == (1, [], [])
    assert stage.told("item-won") == stage.told("achievement-gained") == []
    assert [len(pile) for pile in stage.quest.discards] == [1, 0, 1]
    assert stage.quest.hits[number("foe", "r1-01")] == 0
    assert stage.asked() == ["outlaw"]
    stage.do("rest")
    assert stage.asked() == ["outlaw"]  # the turn of the dead is skipped


def test_the_dead_get_neither_die_nor_item() -> None:
    """SA-F9, SA-M4, SA-M5: no die of an intervention, no item of a chest."""
    stage = Stage("huntress", "outlaw").board(1, 6, "r1-01", "r1-02", "r1-03").dead("outlaw")
    stage.turn("huntress").do("move").nature("b2-01").do("take r2-09", "pick smiths-hammer")
    assert stage.champion("outlaw").pouch == []
    assert len(stage.quest.discards[0]) == 2
    stage = Stage("huntress", "outlaw").board(3, 7).dead("outlaw").turn("huntress").do("move")
    assert [one.dice for one in stage.quest.champions] == [3, 2]

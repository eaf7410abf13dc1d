"""Act VI side by side or in order: sealed answers, taking back (SA-L2, SA-L7, SA-J9…J11)."""

import pytest
from tests.support.sanctum.layout import number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.options import IN_ORDER, SIDE_BY_SIDE
from hordekeep.games.sanctum.rules.last_battle import RoarCards, RoaredAt, Round, RowsLaid
from hordekeep.kernel.record.journal import ChoiceEntry

HEROES = ("huntress", "dancer", "slayer")


def in_battle(**options: object) -> Stage:
    """Three heroes before their rows."""
    stage = Stage(*HEROES, **options)  # type: ignore[arg-type]  # those of a stage
    stage.row("huntress", "dl-01", "fu-01", "dl-02").row("dancer", "dl-03", "fu-02", "dl-04")
    return stage.row("slayer", "dl-05", "fu-03", "dl-06")


def roared(card: str = "dl-13", **options: object) -> Stage:
    """A roar card has been turned."""
    return in_battle(**options).agenda(RoaredAt(number("foe", card)), RoarCards(0), Round())


def lives(stage: Stage) -> list[int]:
    return [champion.life for champion in stage.quest.champions]


# Sealed answers.


def test_answers_to_a_roar_come_about_when_the_last_has_answered() -> None:
    """SA-J9, SA-L7: before nothing is told or changed; then all at once."""
    stage = roared()
    moment, before = stage.moment(), stage.quest.fingerprint()
    stage.do("wounds", by="dancer").do("penalty", by="huntress")
    assert stage.quest.fingerprint() == before
    assert stage.events(moment) == []
    stage.do("wounds", by="slayer")
    assert lives(stage) == [10, 8, 8]
    assert stage.told("wounds-taken") == ["seat-2 dl-13 2", "seat-3 dl-13 2"]
    assert stage.told("penalty-taken") == ["seat-1 dl-13"]


def test_everybody_knows_who_has_answered() -> None:
    """SA-J9: they are asked no more."""
    stage = roared().do("wounds", by="dancer")
    assert stage.asked() == ["huntress", "slayer"]


def test_the_own_answer_can_be_taken_back_until_the_last_has_answered() -> None:
    """SA-J9: whoever else has answered, before or since; afterwards not."""
    stage = roared().do("wounds", by="dancer").do("wounds", by="huntress")
    stage.undo("dancer").do("penalty", by="dancer")
    assert stage.asked() == ["slayer"]
    stage.do("wounds", by="slayer")
    assert lives(stage) == [8, 10, 8]
    for hero in HEROES:
        assert stage.cannot_undo(hero) == "undo-revealed"


def test_what_a_penalty_takes_is_sealed_too() -> None:
    """SA-J9: those who have to choose what to lose do so unseen by each other."""
    stage = roared("dl-12")
    for hero in HEROES:
        stage.pool(hero, 1, 1)
    stage.do("wounds", by="slayer").do("penalty", by="huntress").do("penalty", by="dancer")
    assert stage.asked() == ["huntress", "dancer"]
    chosen = stage.legal("huntress")
    assert len(chosen) == 2
    stage.do(chosen[0], by="huntress")
    assert stage.champion("huntress").pool == [1, 1]
    stage.undo("huntress").do(chosen[1], by="huntress").do(chosen[0], by="dancer")
    pools = [champion.pool for champion in stage.quest.champions]
    assert sorted(pools[:2]) == [[0, 1], [1, 0]]
    assert pools[0] != pools[1]


def test_a_blessing_is_used_openly() -> None:
    """SA-J9, SA-K10: it is no answer to the card, and nothing of others is learned by it."""
    stage = roared("dl-07")
    for hero in HEROES:
        stage.pool(hero, 0, 0)
    stage.blessings("huntress", "bl-01").pool("dancer", 1, 0).pool("slayer", 1, 0)
    stage.do("wounds", by="dancer").do("bless bl-01", by="huntress")
    assert stage.told("blessing-used") == ["seat-1 bl-01"]
    assert stage.asked() == ["huntress", "slayer"]
    stage.undo("huntress")
    assert stage.legal("huntress") == ["wounds", "bless bl-01"]


def test_the_journal_says_who_knows_a_sealed_answer() -> None:
    """SA-J9: the one who gave it, until it is opened."""
    stage = roared().do("wounds", by="dancer")
    entry = stage.table.journal.entries[-1]
    assert isinstance(entry, ChoiceEntry)
    assert entry.words()["seen"] == [1]


def test_by_the_rules_before_a_roar_was_answered_openly() -> None:
    """SA-J9: a table of version 1 goes on as it did."""
    stage = roared(rules=1).do("wounds", by="dancer")
    assert lives(stage) == [10, 8, 10]
    stage.undo("dancer")
    assert lives(stage) == [10, 10, 10]


def test_fights_are_not_sealed() -> None:
    """SA-L2: what is done in a fight is seen at once."""
    stage = in_battle().battle()
    for hero in HEROES:
        stage.roll(*[1] * int(stage.asks_nature(hero).split()[-1]), by=hero)
    moment = stage.moment()
    stage.do("hit dl-01 1", by="huntress")
    assert stage.events(moment) != []


# Taking back side by side.


def test_side_by_side_own_choices_are_taken_back_whatever_others_do() -> None:
    """SA-J10, SA-U1: up to the own newest roll; what others did or learned does not matter."""
    stage = in_battle().battle()
    for hero in HEROES[:2]:
        stage.roll(*[1] * int(stage.asks_nature(hero).split()[-1]), by=hero)
    stage.do("hit dl-01 1", by="huntress")
    stage.roll(*[2] * int(stage.asks_nature("slayer").split()[-1]), by="slayer")
    stage.do(stage.legal("dancer")[0], by="dancer")
    stage.undo("huntress")
    assert stage.quest.hits[number("foe", "dl-01")] == 0
    assert stage.cannot_undo("huntress") == "undo-revealed"
    stage.undo("dancer")
    assert stage.cannot_undo("slayer") == "undo-revealed"


# In order.


def test_in_order_one_fights_after_the_other_from_the_breacher() -> None:
    """SA-J11: the next begins when the one before has done."""
    stage = in_battle(last_battle=IN_ORDER).breached("dancer").battle(rounds=9)
    fought: list[str] = []
    for _ in HEROES:
        hero = next(one for one in HEROES if stage.asks_nature(one))
        assert [one for one in HEROES if stage.asks_nature(one)] == [hero]
        fought.append(hero)
        stage.roll(*[6] * int(stage.asks_nature(hero).split()[-1]), by=hero)
        while stage.asked() == [hero]:
            stage.do("done" if "done" in stage.legal() else stage.legal()[-1])
    assert fought == ["dancer", "slayer", "huntress"]


def test_in_order_a_roar_is_answered_openly_from_the_breacher() -> None:
    """SA-J11, SA-L7: everybody sees what those before have chosen."""
    stage = in_battle(last_battle=IN_ORDER).breached("slayer")
    stage.agenda(RoaredAt(number("foe", "dl-13")), RoarCards(0), Round())
    for hero, life in zip(("slayer", "huntress", "dancer"), (8, 8, 8), strict=True):
        assert stage.asked() == [hero]
        stage.do("wounds")
        assert stage.champion(hero).life == life


def test_in_order_an_answer_stands_when_the_next_has_answered() -> None:
    """SA-J11, SA-U1: until then it can be taken back."""
    stage = in_battle(last_battle=IN_ORDER).breached("slayer")
    stage.agenda(RoaredAt(number("foe", "dl-13")), RoarCards(0), Round())
    stage.do("wounds").undo("slayer").do("penalty").do("wounds")
    assert stage.cannot_undo("slayer") == "undo-others"


def test_in_order_the_dead_are_passed_over() -> None:
    """SA-J11, SA-L7: only those still fighting."""
    stage = in_battle(last_battle=IN_ORDER).breached("slayer").dead("huntress")
    stage.agenda(RoaredAt(number("foe", "dl-13")), RoarCards(0), Round())
    stage.do("wounds")
    assert stage.asked() == ["dancer"]


def test_in_order_who_dies_in_a_fight_leaves_it_to_the_next() -> None:
    """SA-J11, SA-F9: nothing else happens to the dead."""
    stage = in_battle(last_battle=IN_ORDER).breached("huntress").life("huntress", 1)
    stage.battle(rounds=9)
    stage.roll(*[6] * int(stage.asks_nature("huntress").split()[-1]), by="huntress")
    while stage.asked() == ["huntress"]:
        stage.do("done" if "done" in stage.legal() else stage.legal()[-1])
    assert stage.champion("huntress").dead
    assert stage.asks_nature("dancer") != ""


def test_in_order_rows_are_laid_one_after_the_other() -> None:
    """SA-J11, SA-A5: skills that name the moment are asked for from the breacher on."""
    opened: dict[str, int] = {}
    for last_battle in (SIDE_BY_SIDE, IN_ORDER):
        stage = in_battle(last_battle=last_battle).breached("dancer").agenda(RowsLaid(), Round())
        assert stage.moment() == 1
        opened[last_battle] = stage.quest.openings
    assert opened == {SIDE_BY_SIDE: 2, IN_ORDER: len(HEROES) + 1}


@pytest.mark.parametrize("last_battle", [SIDE_BY_SIDE, IN_ORDER])
def test_the_option_is_part_of_a_position(last_battle: str) -> None:
    """SA-J11: a copy, and a position read again, are played in the same way."""
    stage = in_battle(last_battle=last_battle)
    assert stage.quest.in_order == (last_battle == IN_ORDER)
    assert stage.quest.clone().fingerprint() == stage.quest.fingerprint()

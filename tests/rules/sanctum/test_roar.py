"""The roars of the Demon Lord, and his deck (SA-L7, SA-L12, SA-P5)."""

import pytest
from tests.support.sanctum.layout import BOX, number
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.rules.last_battle import DealRows, Roar
from hordekeep.games.sanctum.rules.walls import LordAnswers
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.term import NONE

LORDS = range(number("foe", "dl-01"), number("foe", "dl-33") + 1)


def roaring(difficulty: str = "normal", roars: int = 0) -> Stage:
    """A roar after so many others, at a huntress and a dancer."""
    stage = Stage("huntress", "dancer", difficulty=difficulty)
    stage.row("huntress", "dl-01", "fu-01", "dl-02").row("dancer", "dl-03", "fu-02", "dl-04")
    stage.quest.roars = roars
    return stage.agenda(Roar())


def lords_left(stage: Stage, *cards: str) -> Stage:
    """The Demon Lord deck holds exactly these."""
    left = [number("foe", card) for card in cards]
    stage.quest.lords = Pile([left], [(0, len(left))])
    return stage


@pytest.mark.parametrize(
    ("difficulty", "cards"),
    [("gentle", 0), ("normal", 2), ("hard", 3), ("nightmare", 4), ("infernal", 5)],
)
def test_the_first_roar(difficulty: str, cards: int) -> None:
    """SA-L7, SA-S6, SA-J12: cards by difficulty in the first roar, one less in each later one."""
    for roars in range(cards + 1):
        stage = roaring(difficulty, roars).life("huntress", 20).life("dancer", 20)
        for _ in range(cards - roars):
            assert stage.asks_nature() == "deal foe 1"
            stage.nature(f"dl-{13 + len(stage.quest.turned):02}")
            for hero in stage.asked():
                while hero in stage.asked():
                    stage.do("wounds", by=hero)
        assert stage.told("round-began") == ["1"]
        assert len(stage.quest.turned) == cards - roars


def test_a_roar_hits_everybody_card_by_card() -> None:
    """SA-L7: turned one by one, each hits every player still fighting before the next."""
    stage = roaring().nature("dl-13")
    assert stage.asked() == ["huntress", "dancer"]
    stage.do("wounds", by="dancer")
    assert stage.asks_nature() == ""
    stage.do("penalty", by="huntress")
    assert stage.asks_nature() == "deal foe 1"
    assert [champion.life for champion in stage.quest.champions] == [10, 8]


def test_the_dead_are_not_roared_at() -> None:
    """SA-L7: who dies by the first card does not suffer the second."""
    stage = roaring().life("dancer", 1).nature("dl-13").do("wounds", by="dancer")
    stage.do("wounds", by="huntress").nature("dl-28")
    assert stage.asked() == ["huntress"]


def test_a_roar_that_kills_all_ends_the_game() -> None:
    """SA-L7, SA-E1: nobody fighting any more: no card is turned, and no round begins."""
    stage = roaring().life("dancer", 1).life("huntress", 2).nature("dl-13")
    stage.do("wounds", by="dancer").do("wounds", by="huntress")
    assert stage.ending() == "all-fallen"
    assert stage.told("roar-card") == ["dl-13"]
    assert stage.told("round-began") == []


def test_roar_cards_stay_laid_out() -> None:
    """SA-L12: they act once, stay laid out and are never shuffled back."""
    stage = lords_left(roaring(), "dl-13").nature("dl-13")
    for hero in ("huntress", "dancer"):
        stage.do("penalty", by=hero)
    assert [BOX.foe_ids[one] for one in stage.quest.turned] == ["dl-13"]
    assert stage.told("lords-reshuffled") == []  # nothing is beaten: the roar is shorter
    assert stage.told("round-began") == ["1"]


def test_an_empty_deck_is_made_of_beaten_cards() -> None:
    """SA-P5: the beaten Demon Lord cards of all boards are shuffled; furies and others are not."""
    stage = lords_left(roaring())
    stage.champion("huntress").at = 2
    stage.champion("dancer").at = 1
    for card in ("dl-01", "fu-01", "dl-03"):
        foe = number("foe", card)
        stage.quest.hits[foe] = (1 << len(BOX.foe_boxes[foe])) - 1
    assert stage.asks_nature() == "deal foe 1"
    chance = stage.table.chance_in(-1)
    assert chance is not None
    assert [BOX.foe_ids[one] for one in chance.pool] == ["dl-01", "dl-03"]
    assert stage.champion("huntress").row[0] == NONE
    assert BOX.foe_ids[stage.champion("huntress").row[1]] == "fu-01"
    assert stage.quest.foes(stage.champion("huntress")) == [number("foe", "dl-02")]


def test_the_dead_leave_their_beaten_cards() -> None:
    """SA-P5, SA-E3: cards that a dead player has beaten are shuffled too, and still count."""
    stage = lords_left(roaring()).dead("dancer").hits("dl-03", 3, 3)
    stage.champion("dancer").at = 1
    stage.nature("dl-03")
    assert stage.champion("dancer").row[0] == NONE
    assert stage.champion("dancer").at == 1


def test_too_few_cards_for_a_roar() -> None:
    """SA-P5: still too few: fewer are dealt."""
    stage = lords_left(roaring())
    assert stage.asks_nature() != "deal foe 1"
    assert stage.told("round-began") == ["1"]


def test_too_few_cards_for_the_rows() -> None:
    """SA-P5: fewer are dealt, everybody as many, and a fury less than that."""
    stage = Stage("huntress", "dancer").agenda(DealRows())
    lords_left(stage, *[f"dl-{n:02}" for n in range(1, 8)])
    assert stage.asks_nature() == "deal foe 6"
    stage.nature(*[f"dl-{n:02}" for n in range(1, 7)])
    assert stage.asks_nature() == "deal foe 4"


def test_too_few_cards_for_the_answer() -> None:
    """SA-P5: the answer ends with the last card of the deck."""
    stage = Stage("huntress", "dancer", "slayer").agenda(LordAnswers(0))
    stage.quest.laid = 4
    for champion in stage.quest.champions:
        champion.answered = 4
    lords_left(stage, *[f"dl-{n:02}" for n in range(1, 17)])
    stage.quest.lords.segments = [(0, 1)]
    stage.nature("dl-13")
    for hero in stage.asked():
        stage.do("wounds", by=hero)
    assert stage.told("lord-answers") == ["dl-13"]

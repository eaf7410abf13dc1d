"""Act V: the walls, the breach and the call to battle (SA-W1…W5, SA-W8, SA-W10)."""

import pytest
from tests.support.sanctum.layout import BOX
from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.champion import CATHEDRAL
from hordekeep.kernel.play.term import NONE

PAIRS = [f"r3-0{n} g3-0{n}" for n in range(1, 6)]


def names(foes: list[int]) -> list[str]:
    return [BOX.foe_ids[foe] for foe in foes]


def before_the_walls(*heroes: str) -> Stage:
    """Everybody on the last board before the walls, whose spaces are used up."""
    stage = Stage(*heroes)
    act = 3 if len(heroes) == 2 else 4
    for hero in heroes:
        stage.at(hero, act)
    return stage.board(act, 7)


def answering(*heroes: str, laid: int = 2) -> Stage:
    """The first hero has breached; all others stand at the walls, the second one's turn."""
    stage = Stage(*heroes).at_walls(*heroes).breached(heroes[0], laid)
    return stage.turn(heroes[1])


def test_the_first_at_the_walls_lays_out_five_pairs() -> None:
    """SA-W1, SA-M5: the first figure on board V lays out 5 pairs and takes one; all gain a die."""
    stage = before_the_walls("huntress", "dancer")
    stage.do("move")
    assert [stage.champion(hero).dice for hero in ("huntress", "dancer")] == [3, 3]
    assert stage.asks_nature() == "deal demon 10"
    stage.nature(*[f"{c}3-0{n}" for n in range(1, 6) for c in "rg"])
    assert len(stage.offers("take")) == 5
    assert all(len(text.split()) == 3 for text in stage.legal())
    assert stage.champion("huntress").act == 4


def test_later_arrivals_take_one_of_the_rest() -> None:
    """SA-W1, SA-W8: later figures take a remaining pair; nothing is added, nobody gains a die."""
    stage = Stage("huntress", "dancer", "slayer").at_walls("huntress").board(5, 1, *PAIRS[1:])
    stage.at("dancer", 1, 3).turn("dancer").do("move")
    assert stage.asks_nature() == ""
    assert stage.legal() == [f"take {pair}" for pair in PAIRS[1:]]
    stage.do(f"take {PAIRS[2]}")
    dancer = stage.champion("dancer")
    assert (names(dancer.demons), dancer.act, dancer.dice) == (PAIRS[2].split(), 4, 2)
    assert stage.quest.order[:2] == [stage.seat("huntress"), stage.seat("dancer")]
    assert stage.quest.bounty == []  # and no chest


def test_the_last_space_before_the_walls_is_skipped() -> None:
    """SA-W8: once a figure is on board V, a Move from any board goes there."""
    stage = Stage("huntress", "dancer").at_walls("huntress").board(5, 1, *PAIRS[1:])
    stage.at("dancer", 1, 1).turn("dancer").do("move", f"take {PAIRS[1]}")
    assert (stage.champion("dancer").act, stage.champion("dancer").space) == (4, 1)


def test_no_move_at_the_walls() -> None:
    """SA-W2, SA-T3: at the walls there is Fight and Rest, and no Move."""
    stage = Stage("huntress", "dancer").at_walls("huntress").demons("huntress", "r3-01")
    assert stage.legal() == ["fight", "rest"]
    assert stage.refuses("move") == ("SA-W2", "refused-at-the-walls")


def test_the_breach() -> None:
    """SA-W3: at the walls without demons a player may breach them: two cards lie closed."""
    stage = Stage("huntress", "dancer", "slayer").at_walls("huntress")
    assert stage.legal() == ["rest", "breach"]
    stage.do("breach")
    huntress = stage.champion("huntress")
    assert (huntress.act, huntress.space) == (CATHEDRAL, 1)
    assert (stage.quest.breacher, stage.quest.laid) == (0, 2)
    assert stage.quest.turned == []
    assert stage.asked() == ["dancer"]


@pytest.mark.parametrize(
    ("hero_at", "demons", "key"),
    [(4, (), "not-at-the-walls"), (5, ("r1-01",), "demons-left")],
)
def test_who_may_not_breach(hero_at: int, demons: tuple[str, ...], key: str) -> None:
    """SA-W3: not from another board, and not with demons."""
    stage = Stage("huntress", "dancer").at_walls("huntress").at("huntress", hero_at)
    stage.demons("huntress", *demons).turn("huntress")
    assert stage.refuses("breach") == ("SA-W3", f"refused-{key}")


def test_the_walls_are_breached_once() -> None:
    """SA-W3: once per game; before it there is nothing to answer."""
    stage = answering("huntress", "dancer", "slayer")
    assert stage.legal() == ["rest", "answer"]
    assert stage.refuses("breach") == ("SA-W3", "refused-already-breached")
    stage = Stage("huntress", "dancer").at_walls("huntress")
    assert stage.refuses("answer") == ("SA-W4", "refused-not-breached")


def test_no_achievements_after_the_breach() -> None:
    """SA-W3: from the breach on nobody gains an achievement."""
    stage = answering("huntress", "dancer", "slayer")
    stage.skills("dancer.red.1", "dancer.green.1", "dancer.blue.1").turn("dancer").do("rest")
    assert stage.told("achievement-gained") == []
    assert stage.asked() == ["slayer"]


def test_answering_discards_all_demons() -> None:
    """SA-W4: who answers discards all demons, unhurt, and joins the cathedral."""
    stage = answering("huntress", "dancer", "slayer").demons("dancer", "r1-01", "r2-01", "r3-01")
    stage.hits("r3-01", 4).turn("dancer").do("answer")
    dancer = stage.champion("dancer")
    assert (dancer.demons, dancer.act, dancer.space, dancer.answered) == ([], CATHEDRAL, 1, 2)
    assert [names(pile) for pile in stage.quest.discards] == [["r1-01"], ["r2-01"], ["r3-01"]]
    assert stage.quest.hits[BOX.foe_ids.index("r3-01")] == 0


@pytest.mark.parametrize("act", [1, 2, 4])
def test_the_call_is_answered_from_any_act(act: int) -> None:
    """SA-W4: from any act; instead there is Fight, Rest or Move to the walls."""
    stage = answering("huntress", "dancer", "slayer").at("dancer", act, 2)
    stage.board(5, 1, *PAIRS[2:]).demons("dancer", "r1-01").turn("dancer")
    assert stage.legal() == ["move", "fight", "rest", "answer"]
    stage.do("move", f"take {PAIRS[3]}")
    assert stage.champion("dancer").act == 4
    assert not stage.champion("dancer").answered


def test_later_answers_go_to_the_newest_card() -> None:
    """SA-W4, SA-W5: each further turn of the breacher lays a card; who answers goes to it."""
    stage = answering("huntress", "dancer", "slayer").demons("slayer", "r1-01").turn("dancer")
    stage.do("rest", "rest")
    assert stage.told("lord-card-laid") == ["3"]
    stage.do("answer")
    assert [one.answered for one in stage.quest.champions] == [2, 3, 0]


def test_who_has_answered_does_nothing() -> None:
    """SA-W5: the turns of those who have answered pass."""
    stage = answering("huntress", "dancer", "slayer").demons("slayer", "r1-01").turn("dancer")
    stage.do("answer", "rest")
    assert stage.asked() == ["slayer"]
    assert [one.split()[0] for one in stage.told("turn-began")] == ["seat-3", "seat-3"]
    assert stage.told("lord-card-laid") == ["3"]


def test_the_second_card_below_calls_everybody() -> None:
    """SA-W5: when the second card below lies, all others answer at once and stand on it."""
    stage = answering("huntress", "dancer", "slayer", laid=3).demons("slayer", "r1-01")
    stage.turn("dancer").do("rest", "rest")
    assert stage.told("call-answered") == ["seat-2 4", "seat-3 4"]
    assert stage.champion("slayer").demons == []
    assert stage.told("act-five-ended") == [""]


def test_act_five_ends_when_all_have_answered() -> None:
    """SA-W5: at once, also before a third card."""
    stage = answering("huntress", "dancer", "slayer").do("answer", "answer")
    assert stage.told("act-five-ended") == [""]
    assert stage.quest.laid == 2
    assert stage.quest.turn == NONE


def test_the_dead_are_not_waited_for() -> None:
    """SA-W10: the death of all others at or before the breach ends act V at once."""
    stage = Stage("huntress", "dancer", "slayer").dead("dancer", "slayer").at_walls("huntress")
    stage.turn("huntress").do("breach")
    assert stage.told("act-five-ended") == [""]


def test_the_last_other_dies_in_a_fight() -> None:
    """SA-W10: a death after the breach ends act V too, when nobody else is waited for."""
    stage = answering("huntress", "dancer").demons("dancer", "r3-01").life("dancer", 1)
    stage.pool("dancer", 0, 0).turn("dancer").do("fight").roll(1, 1)
    stage.do("done")
    assert stage.told("died") == ["seat-2"]
    assert stage.told("act-five-ended") == [""]


def test_a_dead_player_is_passed_over() -> None:
    """SA-W10, SA-F9: the turn passes clockwise over the dead, from the breacher too."""
    stage = Stage("huntress", "dancer", "slayer").at_walls("huntress", "slayer").dead("dancer")
    stage.breached("huntress").turn("slayer").do("rest")
    assert stage.told("lord-card-laid") == ["3"]
    assert stage.asked() == ["slayer"]


def test_all_dead_before_act_six() -> None:
    """SA-W10: if all are dead before act VI the game ends and is shared."""
    stage = Stage("huntress", "dancer").dead("dancer").demons("huntress", "r3-01")
    stage.life("huntress", 1).pool("huntress", 0, 0).turn("huntress").do("fight").roll(1, 1)
    stage.do("done")
    assert stage.ending() == "all-fallen-early"
    result = stage.table.result()
    assert result is not None
    assert (result.winners, result.scores) == ((0, 1), (0, 0))

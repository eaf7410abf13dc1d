"""A turn, clause by clause (SA-T1…T3)."""

from tests.support.sanctum.stage import Stage

from hordekeep.games.sanctum.model.reasons import FIRST_IS_MOVE
from hordekeep.games.sanctum.rules.turn import Turn


def test_one_action_a_turn() -> None:
    """SA-T1: exactly one action a turn: Move, Fight or Rest; then the next player's turn."""
    stage = Stage("huntress", "outlaw", "slayer").demons("huntress", "r1-05")
    assert stage.asked() == ["huntress"]
    assert stage.legal() == ["move", "fight", "rest"]
    stage.do("rest")
    assert stage.asked() == ["outlaw"]
    stage.do("rest")
    assert stage.asked() == ["slayer"]
    stage.do("rest")
    assert stage.asked() == ["huntress"]

    stage.do("fight").roll(3, 1).do("hit r1-05 3", "done", "decline")
    assert stage.asked() == ["outlaw"]
    assert stage.refuses("done") == ("SA-T1", "refused-not-asked")


def test_the_first_action_is_a_move() -> None:
    """SA-T1: the first action of each player is a Move, without asking; resting is refused."""
    stage = Stage("huntress", "outlaw").at("outlaw", 0).board(1, 1, "r1-01 r1-02", "r1-03 r1-04")
    stage.demons("outlaw", "g1-01")
    candidates = Turn(1).candidates(stage.quest)
    refused = {
        one.action.verb: one.refusal.phrase.key for one in candidates if one.refusal is not None
    }
    assert (FIRST_IS_MOVE.clause, FIRST_IS_MOVE.key) == ("SA-T1", "first-is-move")
    assert refused == dict.fromkeys(("fight", "rest", "breach", "answer"), "refused-first-is-move")
    stage.do("rest")
    assert stage.told("moved") == ["seat-2 act-1 2"]
    assert stage.asks_nature() == "deal demon 2"


def test_turn_order_is_clockwise() -> None:
    """SA-T2: turns follow each other in turn order and never overlap: one decision at a time."""
    stage = Stage("huntress", "outlaw", "slayer", "dancer", first=3)
    heroes = []
    for _ in range(5):
        assert len(stage.table.decisions) == 1
        heroes += stage.asked()
        stage.do("rest")
    assert heroes == ["slayer", "dancer", "huntress", "outlaw", "slayer"]


def test_effects_in_turn_order_whoever_was_faster() -> None:
    """SA-T2: fights side by side end alike, whoever clicked first."""
    ends = []
    for first, second in (("huntress", "outlaw"), ("outlaw", "huntress")):
        stage = Stage("huntress", "outlaw").row("huntress", "dl-01", "fu-01").row("outlaw", "dl-03")
        stage.battle().roll(1, 2, by="huntress").roll(3, 4, by="outlaw")
        hits = {"huntress": "hit dl-01 1", "outlaw": "hit dl-03 3"}
        stage.do(hits[first], by=first).do(hits[second], by=second)
        stage.do("done", by=first).do("done", by=second)
        for hero in (first, second):
            if hero in stage.asked():
                stage.do("done", by=hero)
        assert stage.asks_nature() == "deal foe 1"  # the roar comes when both are done
        ends.append(stage.quest.fingerprint())
    assert ends[0] == ends[1]


def test_the_dead_have_no_turns() -> None:
    """SA-T2, SA-F9: the turn of the dead is skipped."""
    stage = Stage("huntress", "outlaw", "slayer").dead("outlaw").do("rest")
    assert stage.asked() == ["slayer"]


def test_nobody_passes_and_fights_need_demons() -> None:
    """SA-T3: no passing; a fight needs a demon on the own battle board."""
    stage = Stage("huntress", "outlaw").demons("outlaw", "r1-05")
    assert stage.legal() == ["move", "rest"]
    assert stage.refuses("fight") == ("SA-T3", "refused-no-demons")
    assert stage.refuses("decline") == ("SA-T1", "refused-not-asked")
    assert stage.refuses("breach") == ("SA-W3", "refused-not-at-the-walls")
    assert stage.refuses("answer") == ("SA-W4", "refused-not-breached")


def test_at_the_walls_breach_or_rest() -> None:
    """SA-T3: at the walls without demons and before a breach: Breach or Rest only."""
    stage = Stage("huntress", "outlaw").at_walls("huntress")
    assert stage.legal() == ["rest", "breach"]
    assert stage.refuses("move") == ("SA-W2", "refused-at-the-walls")
    stage = Stage("huntress", "outlaw").at_walls("huntress").demons("huntress", "r1-05")
    assert stage.legal() == ["fight", "rest"]
    assert stage.refuses("breach") == ("SA-W3", "refused-demons-left")


def test_breach_and_answer_use_the_whole_turn() -> None:
    """SA-T3: whoever breaches or answers does nothing else in that turn."""
    stage = Stage("huntress", "outlaw", "slayer").at_walls("huntress").do("breach")
    assert stage.asked() == ["outlaw"]
    assert stage.refuses("breach") == ("SA-W3", "refused-already-breached")
    stage.do("answer")
    assert stage.asked() == ["slayer"]

"""Sanctum at a table of the server: what it names, what changes make of dice, looking back."""

from collections.abc import Iterator

import pytest
from tests.support.sanctum.stage import Stage

from hordekeep import library
from hordekeep.bots.registry import new_bot
from hordekeep.games.sanctum.analysis.luck import Rolled, luckier_than
from hordekeep.games.sanctum.model.fight_actions import TurnTo
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.hitting import TurnDie
from hordekeep.games.sanctum.view.advice import KINDS, advise
from hordekeep.games.sanctum.view.plan import plan_ahead
from hordekeep.games.sanctum.view.review import look_back
from hordekeep.games.sanctum.view.wire import QuestView
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.server.catalogue.glossaries import glossary
from hordekeep.server.tables.replay import log
from hordekeep.text.catalogue import open_catalogue

GAME = library.open_game("sanctum")


def played(seed: int) -> Iterator[Table]:
    """A quest of two steady bots, before every choice and at its end."""
    table = library.new_table("sanctum", seed=seed, players=2)
    bots = [new_bot("greedy", "sanctum", seat) for seat in range(2)]
    while table.decisions:
        yield table
        seat, decision = next(iter(table.decisions.items()))
        table.answer(seat, decision.number, bots[seat].choose(perspective_of(table, seat)))
    yield table


def blessings_at(table: Table) -> list[list[str | None]]:
    """The blessings of every champion, as everybody sees them at the end."""
    view = table.view(SPECTATOR)
    assert isinstance(view, QuestView)
    return [[blessing.blessing for blessing in one.blessings] for one in view.champions]


def test_everything_has_a_name_and_a_text() -> None:
    """The glossary names every thing of its kinds, and says what cards and skills say."""
    found = glossary(open_catalogue(GAME)).names
    kinds = {one.kind for one in found}
    assert kinds == {*GAME.lexicon.vocabularies, "gem", "level"}
    assert all(one.name for one in found)
    assert all(one.text for one in found if one.kind in ("foe", "item", "skill", "blessing"))
    demon = next(one for one in found if (one.kind, one.word) == ("foe", "b2-01"))
    assert demon.more["front"] == demon.name


def turns_after(table: Table, seat: int, action: str) -> set[tuple[str, int]] | None:
    """The dice and faces that are offered after an action; None where it turns no die."""
    quest = table.state.clone()
    assert isinstance(quest, Quest)
    quest.heard = []
    lane = table.decisions[seat].lane
    quest.answer(lane, table.read(action))
    frame = quest.top(lane)
    if not isinstance(frame, TurnDie):
        return None
    offered = [one for one in frame.options(quest) if isinstance(one, TurnTo)]
    return {(GAME.lexicon.word("die", one.die), one.face) for one in offered}


def open_faces(table: Table, seat: int) -> set[int]:
    """What the open boxes of the foes before a champion show (SA-F3)."""
    view = table.view(seat)
    assert isinstance(view, QuestView)
    own = view.champions[seat]
    faces = {box.face for foe in own.demons for box in foe.boxes if not box.hit}
    for card in own.row[own.cards_beaten :][:1]:
        faces |= {box.face for box in card.boxes if not box.hit}
    return faces


def test_changes_and_wounds_and_luck_of_a_whole_game() -> None:
    """SA-F4: what changes can make is what turning then offers; at the end all wounds are told."""
    changed = 0
    for table in played(3):
        for seat, decision in table.decisions.items():
            legal = [GAME.lexicon.spell(one) for one in decision.actions if one.verb in KINDS]
            turning = {one: turns_after(table, seat, one) for one in legal}
            found = advise(table, seat).changes
            for change in found:
                told = {(turn.die, face) for turn in change.turns for face in turn.faces}
                assert told == turning[change.action]
                useful = {face for turn in change.turns for face in turn.useful}
                assert useful == {face for _, face in told} & open_faces(table, seat)
            assert {one.action for one in found} == {one for one in legal if turning[one]}
            changed += len(found)
    assert table.over
    assert changed > 20
    review = look_back(table)
    wounds = [0, 0]
    for event in table.events:
        if event.name == "wounded":
            wounds[event.facts[0]] += event.facts[1]
    assert [sum(one.wounds) for one in review.champions] == wounds
    assert review.moments
    assert all(0 < one.entry <= len(table.journal.entries) for one in review.moments)
    held = [blessing for one in blessings_at(table) for blessing in one]
    assert {one.blessing for one in review.rewards} == set(held)
    reached = [event for event in table.events if event.name == "achievement-gained"]
    assert len(review.rewards) == len(reached) > 0
    deaths = [one for one in review.moments if one.phrase.key == "moment-death"]
    assert len(deaths) == sum(event.name == "died" for event in table.events)
    for one in review.champions:
        assert sum(one.luck.faces) == one.luck.dice > 0
        assert 0 < one.luck.luckier_than < 1
        assert one.luck.hits <= one.luck.dice


def test_the_chances_of_foes_come_with_the_advice() -> None:
    """Before the roll each foe and all of them have a chance; in an attack they fall or stay."""
    stage = Stage("slayer", "outlaw").demons("slayer", "r1-01", "r1-03").pool("slayer", 0, 0)
    told = [(one.foe, one.chance) for one in advise(stage.table, 0).foes]
    assert told == [("r1-01", 1.0), ("r1-03", 1.0), (None, pytest.approx(20 / 36))]
    stage.do("fight").roll(5, 5)
    told = [(one.foe, one.chance) for one in advise(stage.table, 0).foes]
    assert told == [("r1-01", 1.0), ("r1-03", 1.0), (None, 0.0)]


def test_the_best_line_is_made_of_ordinary_answers() -> None:
    """Each step of a line is legal in its turn, and what the line promises is what comes of it."""
    lines = 0
    for table in played(3):
        for seat in table.decisions:
            line = plan_ahead(table, seat).line
            if line is None or not line.steps:
                continue
            lines += 1
            world = perspective_of(table, seat).world(Luck(1))
            for action in [text for step in line.steps for text in step.actions]:
                world.apply(table.read(action))
            quest = world.state
            assert isinstance(quest, Quest)
            assert all(quest.is_felled(GAME.lexicon.value("foe", foe)) for foe in line.slain)
        if lines >= 12:
            break
    assert lines >= 12


def test_a_table_without_hints_tells_no_line_but_the_prospects_of_sets() -> None:
    """The option `hints` forbids lines; what a set would be like is no advice, and is told."""
    stage = Stage("slayer", "outlaw").demons("slayer", "r1-01", "r1-03").pool("slayer", 0, 0)
    stage.do("fight").roll(5, 5)
    line = plan_ahead(stage.table, 0).line
    assert line is not None
    assert line.exact
    rage, hit = line.steps
    assert (rage.source, rage.die, rage.to, rage.actions) == ("rage", "5", 1, ["rage", "turn 5 1"])
    assert (hit.foe, hit.box, hit.die, hit.source) == ("r1-01", 1, "1*", None)
    stage.table.journal.header.options["hints"] = "off"
    quiet = plan_ahead(stage.table, 0)
    assert (quiet.hints, quiet.line, quiet.other) == (False, None, None)
    for table in played(3):
        for seat, decision in table.decisions.items():
            if not any(action.verb == "take" for action in decision.actions):
                continue
            view = table.view(seat)
            assert isinstance(view, QuestView)
            told = plan_ahead(table, seat).sets
            assert [[one.foe for one in each.demons] for each in told] == [
                [demon.foe for demon in each] for each in view.sets
            ]
            for each in told:
                alone = [one.now for one in each.demons]
                assert each.now is not None
                assert each.now <= min(one for one in alone if one is not None)
                assert each.rested is None or each.rested >= each.now
                assert each.wounds is not None
                assert each.wounds >= 0
            return


def test_rolling_again_has_chances_of_its_own() -> None:
    """SA-A5: Steady Aim: every set of dice that may be rolled again."""
    stage = Stage("huntress", "outlaw").demons("huntress", "r1-01").pool("huntress", 0, 0)
    stage.rage("huntress", 0).skills("huntress.blue.2").do("fight").roll(2, 3)
    rerolls = {one.action: one.foes[0].chance for one in advise(stage.table, 0).rerolls}
    assert rerolls == {
        "reroll 2": pytest.approx(1 / 6),
        "reroll 3": pytest.approx(1 / 6),
        "reroll 2 3": pytest.approx(11 / 36),
    }


def test_the_chronicle_of_a_position_knows_its_heroes_and_no_others() -> None:
    """Nobody told who plays where a game began in the middle; another table must not tell."""
    words = open_catalogue(GAME)
    for heroes, named in ((("huntress", "dancer"), "Huntress"), (("slayer", "dancer"), "Slayer")):
        stage = Stage(*heroes).demons(heroes[0], "r3-01").do("fight").roll(1, 2)
        [chapter] = log(stage.table, SPECTATOR, words, 0).chapters
        assert chapter.lines[0].parts[0].text == named


def test_luck_counts_boxes_and_not_dice() -> None:
    """SA-F3: one die, one box; two 6s hit one box of a 6 once."""
    roll = Rolled(0, (6, 6), [6, 1])
    assert roll.hits() == 1
    assert sum(roll.chances()) == pytest.approx(1)
    assert roll.expected() == pytest.approx(2 * (1 - (5 / 6) ** 2))
    assert luckier_than([Rolled(0, (2,), [6])]) == pytest.approx(5 / 12)

"""Hints: up to three choices, what is expected of them and why; from what the seat may know."""

import pytest
from tests.support.sanctum.stage import Stage

from hordekeep import hint, load_table, new_table, open_position
from hordekeep.bots.hinting import Hint, Stopped
from hordekeep.bots.last_bastion import SEAM
from hordekeep.bots.registry import brought, new_bot
from hordekeep.kernel.errors import GameOver, HintsOff, NotYourDecision, UnknownBot
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.text.catalogue import open_catalogue

CORNER = "web/e2e/fixtures/corner-three.toml"
WON = "tests/golden/last-bastion-won-beginner-2.hk"


def played(game: str, choices: int) -> Table:
    """A table of two after some choices of adepts."""
    table = new_table(game, players=2, seed=4)
    bots = [new_bot("adept", game, seat) for seat in range(2)]
    for _ in range(choices):
        seat, decision = next(iter(table.decisions.items()))
        table.answer(seat, decision.number, bots[seat].choose(perspective_of(table, seat)))
    return table


def numbers(found: Hint) -> list[object]:
    """All of a hint that can be compared."""
    return [
        (one.actions, one.chance, one.error, one.behind, one.differs, one.why.said)
        for one in found.suggestions
    ]


@pytest.mark.parametrize(("game", "choices"), [("last-bastion", 9), ("sanctum", 40)])
def test_a_hint_is_the_same_whenever_it_is_asked_for(game: str, choices: int) -> None:
    """Legal choices, the best first; what is told of them follows from the question alone."""
    table = played(game, choices)
    seat, decision = next(iter(table.decisions.items()))
    found = hint(table, seat, "novice")
    assert numbers(found) == numbers(hint(table, seat, "novice"))
    assert found.number == decision.number
    assert found.worlds >= 2 * len(found.suggestions)
    assert 1 <= len(found.suggestions) <= 3
    assert all(one.actions[0] in decision.actions for one in found.suggestions)
    assert all(0 <= one.chance <= 1 for one in found.suggestions)
    assert found.suggestions[0].behind == 0


@pytest.mark.parametrize(("game", "choices"), [("last-bastion", 9), ("sanctum", 40)])
def test_a_hint_stops_at_once_when_asked(game: str, choices: int) -> None:
    """Whoever follows the thinking is told of each world, and may end it."""
    table = played(game, choices)
    told: list[int] = []

    def watch(done: int, _of: int) -> bool:
        told.append(done)
        return len(told) < 5

    with pytest.raises(Stopped):
        hint(table, next(iter(table.decisions)), "novice", watch)
    assert len(told) == 5
    assert max(told) <= 5


def test_a_hint_stops_while_its_bot_still_thinks() -> None:
    """Before it has chosen what to try, and before any world is played."""
    table = played("last-bastion", 13)
    told: list[int] = []

    def watch(done: int, _of: int) -> bool:
        told.append(done)
        return False

    with pytest.raises(Stopped):
        hint(table, next(iter(table.decisions)), "expert", watch)
    assert told == [1, 0]  # the bot's first step, and no world


def test_a_hint_says_what_comes_of_a_card_that_is_left_alone() -> None:
    """A fight is told with its exact chance, and with what the card leads to otherwise."""
    table = open_position(CORNER, seed=1)
    words = open_catalogue(table.game)
    hints = SEAM.hints
    assert hints is not None
    seat = next(iter(table.decisions))
    why = hints.why(table.game, table.state, seat, [table.read("move dwarven-quarry")])
    assert why.said is not None
    assert why.averts is not None
    told = "Go to the Dwarven Quarry and beat Restless Hand: the chance is 100%."
    assert words.phrase(why.said) == told
    assert why.averts.turns == 4
    assert words.phrase(why.averts.phrase).startswith("Restless Hand sends its Grasp of Evil")


def test_the_hint_of_a_fight_is_a_line_that_can_be_carried_out() -> None:
    """In an attack the first hint is the whole plan: each action is legal in its turn."""
    stage = Stage("slayer", "outlaw").demons("slayer", "r1-01", "r1-03").pool("slayer", 0, 0)
    stage.do("fight").roll(5, 5)
    first = hint(stage.table, 0, "novice").suggestions[0]
    spelt = [stage.table.game.lexicon.spell(action) for action in first.actions]
    assert spelt == ["rage", "turn 5 1", "hit r1-01 1*"]
    assert first.why.said is not None
    assert first.why.said.key == "hint-line"
    world = perspective_of(stage.table, 0).world(Luck(1))
    for action in first.actions:
        world.apply(action)


def test_what_cannot_be_hinted_is_refused() -> None:
    """None at a table without hints, for who is not asked, after the end, of unknown strength."""
    table = new_table("sanctum", players=2, seed=1, hints="off")
    with pytest.raises(HintsOff):
        hint(table, 0)
    table = new_table("last-bastion", players=2, seed=1)
    asked = next(iter(table.decisions))
    with pytest.raises(NotYourDecision):
        hint(table, 1 - asked)
    with pytest.raises(UnknownBot):
        hint(table, asked, "clever")
    with pytest.raises(GameOver):
        hint(load_table(WON), 0)


@pytest.mark.parametrize(("life", "dead", "counted"), [(3, 0, -2.0), (0, 1, -5.0), (7, 0, 2.0)])
def test_a_hint_counts_the_life_that_a_choice_costs(life: int, dead: int, counted: float) -> None:
    """SA-F9: who falls has lost all of it."""
    before = Stage("slayer", "dancer").quest
    before.champions[0].life = 5
    after = before.clone()
    after.champions[0].life, after.champions[0].dead = life, dead
    hints = brought("sanctum").hints
    assert hints is not None
    assert hints.count(before, after, 0, []) == [float(dead), counted, 0.0, 0.0]

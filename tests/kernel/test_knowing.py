"""Knowing: legal actions, reasons, previews, forecasts and imagined worlds only read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support import toy
from tests.support.kernel_knowledge import ALL_ACTIONS, everything_for, refused
from tests.support.kernel_play import finished, play_randomly, say, to_night, toy_table, watchers
from tests.support.toy import Watchers

from hordekeep.kernel.errors import IllegalAction, NotYourDecision, WouldReveal
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.frame import legal_of
from hordekeep.kernel.play.phrase import Phrase, Refusal
from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.kernel.table.table import Table


def some_table(seed: int) -> Table:
    """A table somewhere in a game."""
    table = toy_table(seed, days=2, nights=seed % 3)
    play_randomly(table, Luck(seed), most=seed % 40, undos=True)
    return table


@given(st.integers(0, 10_000))
@settings(max_examples=40)
def test_legal_actions_are_the_legal_candidates(seed: int) -> None:
    """The list of a decision and the reasons come to the same."""
    table = some_table(seed)
    for seat, decision in table.decisions.items():
        assert decision.actions == legal_of(table.candidates(seat))


@given(st.integers(0, 10_000))
@settings(max_examples=40)
def test_an_action_is_legal_or_refused_with_a_reason(seed: int) -> None:
    """why_not is nothing for exactly the legal actions."""
    table = some_table(seed)
    for seat, decision in table.decisions.items():
        legal = [action for action in ALL_ACTIONS if table.why_not(seat, action) is None]
        assert set(legal) == set(decision.actions)


def test_asking_changes_nothing() -> None:
    """Everything a seat can ask, and the table is as before."""
    table = to_night(toy_table())
    before = table.state.fingerprint(), table.journal.text(), len(table.events)
    for seat in (0, 1, -2):
        everything_for(table, seat)
    assert (table.state.fingerprint(), table.journal.text(), len(table.events)) == before


def test_asking_twice_gives_the_same() -> None:
    """Nothing is used up by a question."""
    table = to_night(toy_table())
    assert everything_for(table, 0) == everything_for(table, 0)


@pytest.mark.parametrize(
    ("action", "clause", "why"),
    [
        (toy.BOAST, "TOY-3", "refused-not-sun"),
        (toy.BURY, "TOY-D", "refused-not-asked"),
        (toy.LAYS[0], "TOY-2", "refused-full"),
    ],
)
def test_a_refusal_names_clause_and_reason(action: Action, clause: str, why: str) -> None:
    """Of the clause that forbids it, or of the decision where nobody would try it."""
    table = toy_table(2)
    assert watchers(table).signs[0] != toy.SUN
    say(table, 0, "lay east", "lay east")
    assert refused(table.why_not(0, action)) == (clause, why)


def test_there_is_a_reason_where_nothing_is_asked() -> None:
    """Not this seat's decision, or not any more."""
    assert refused(toy_table().why_not(1, toy.DONE)) == ("", "refused-not-your-decision")
    assert refused(finished().why_not(1, toy.DONE)) == ("", "refused-game-over")


def test_reasons_are_those_about_one_thing() -> None:
    """What can and cannot be done with it."""
    table = toy_table()
    say(table, 0, "lay north", "lay north")
    (candidate,) = table.reasons(0, "spot", 1)
    assert candidate.action == toy.Lay(1)
    assert refused(candidate.refusal) == ("TOY-2", "refused-full")
    opened = watchers(table).pile.opened
    assert [one.action for one in table.reasons(0, "card", opened)] == [toy.Draw(opened)]


def test_candidates_are_those_of_the_open_decision() -> None:
    """There are none where nothing is asked."""
    with pytest.raises(NotYourDecision):
        toy_table().candidates(1)


def test_a_preview_is_the_view_after_an_action() -> None:
    """The same as if it had been done, and nothing has happened."""
    table = toy_table()
    before = table.state.fingerprint()
    preview = table.preview(0, toy.Lay(1))
    assert table.state.fingerprint() == before
    say(table, 0, "lay north")
    assert preview == table.view(0)


@pytest.mark.parametrize(
    ("action", "where"),
    [
        (toy.THROWS[0], "day"),
        (toy.DONE, "last of the day"),
        (toy.BURY, "night"),
        (toy.TURN, "night"),
    ],
)
def test_a_preview_reveals_nothing(action: Action, where: str) -> None:
    """would-reveal: dice, hidden dice, a hidden deal, a card that is turned."""
    table = to_night(toy_table()) if where == "night" else toy_table()
    seat = 0
    if where == "last of the day":
        say(table, 0, "done")
        seat = 1
    with pytest.raises(WouldReveal) as error:
        table.preview(seat, action)
    assert error.value.facts["seat"] == seat


def test_only_what_is_legal_can_be_previewed() -> None:
    """illegal-action, with the reason."""
    with pytest.raises(IllegalAction) as error:
        toy_table(2).preview(0, toy.BOAST)
    refusal = error.value.facts["refusal"]
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "TOY-3"


def test_a_forecast_tells_what_is_ahead() -> None:
    """With its clause, and whether it is certain."""
    table = to_night(toy_table(days=2))
    assert table.forecast(0) == []
    say(table, 1, "bury")
    (omen,) = table.forecast(0)
    assert (omen.seat, omen.clause, omen.certain, omen.fatal) == (1, "TOY-U", True, False)
    assert omen.phrase == Phrase("omen-unearth")


def test_an_imagined_world_keeps_what_the_seat_has_seen() -> None:
    """The own sign, what is open, and everything public."""
    table = to_night(toy_table())
    for number in range(20):
        world = table.imagine(0, Luck(number))
        assert table.game.view(world, 0) == table.view(0)


def test_an_imagined_world_deals_the_rest_anew() -> None:
    """The sign of the other and the closed cards take every value they could have."""
    table = to_night(toy_table())
    worlds = [table.imagine(0, Luck(number)) for number in range(200)]
    signs = set()
    cards = set()
    for world in worlds:
        assert isinstance(world, Watchers)
        signs.add(world.signs[1])
        cards.add(world.dealt[0])
    assert signs == {0, 1, 2, 3} - {watchers(table).signs[0]}
    assert cards == set(watchers(table).unseen())


def test_an_imagined_world_is_not_the_table() -> None:
    """Nothing that is done to it reaches the table."""
    table = to_night(toy_table())
    before = table.state.fingerprint()
    world = table.imagine(0, Luck(1))
    while world.pending():
        pending = world.pending()[0]
        chance = pending.ask.chance
        action = toy.DONE if chance is None else Fate(chance.fall(Luck(2)))
        world.answer(pending.lane, action)
    assert world.over
    assert table.state.fingerprint() == before


def test_a_sign_is_heard_by_its_owner_only() -> None:
    """By audience."""
    table = toy_table()
    signed = [
        [event.facts[0] for event in table.heard_by(seat) if event.name == "signed"]
        for seat in (0, 1, SPECTATOR)
    ]
    assert signed == [[0], [1], []]


def test_events_are_heard_since_an_entry() -> None:
    """By moment, which is the number of the entry that brought them about."""
    table = toy_table()
    since = len(table.journal.entries)
    say(table, 0, "lay east", "throw 1")
    assert [event.name for event in table.heard_by(1, since)] == ["laid", "thrown"]
    assert [event.moment for event in table.heard_by(1, since)] == [since + 1, since + 3]

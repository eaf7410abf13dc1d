"""Leaks of Sanctum over the wire: others' blessings, and fury cards that nobody has seen."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_leaks import everything, listen
from tests.support.kernel_knowledge import twins
from tests.support.server.client import Hall, Person
from tests.support.server.wire_twins import Twin

from hordekeep import library
from hordekeep.bots.registry import new_bot
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.record.journal import ChanceEntry
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.position_file import position_text, position_words
from hordekeep.kernel.table.table import Table
from hordekeep.lab.match import bots_of, table_of
from hordekeep.lab.starts import match_from
from hordekeep.server.catalogue.offered_games import OfferedGames

SECRET = b"\x01" * 32
POSITIONS = Path(__file__).parents[2] / "web" / "e2e" / "fixtures"
OPTIONS: dict[str, Any] = {"players": 2, "heroes": ["huntress", "outlaw"], "first": 1}


def played_until(stop: Callable[[Table], bool]) -> Table:
    """A quest of two steady bots, up to a moment."""
    table = library.new_table("sanctum", seed=5, **OPTIONS)
    bots = [new_bot("greedy", "sanctum", seat) for seat in range(2)]
    while not stop(table):
        seat, decision = next(iter(table.decisions.items()))
        action = bots[seat].choose(perspective_of(table, seat))
        table.answer(seat, decision.number, action)
    return table


def first_blessing(table: Table) -> bool:
    return any(champion.blessings for champion in table.state.champions)  # type: ignore[attr-defined]  # a quest


@pytest.mark.slow
@pytest.mark.parametrize("spectator", [False, True])
def test_a_blessing_is_sent_to_its_owner_only(tmp_path: Path, *, spectator: bool) -> None:
    """SA-H4, SA-U2: what others are sent is the same whatever the blessing is."""
    table = played_until(first_blessing)
    owner = next(
        seat
        for seat, champion in enumerate(table.state.champions)  # type: ignore[attr-defined]  # a quest
        if champion.blessings
    )
    eyes: Seat = SPECTATOR if spectator else 1 - owner
    sent = []
    found = list(twins(table, eyes, lambda _: False))
    assert found
    for number, one in enumerate([table, found[0]]):
        twin = Twin(tmp_path / str(number), OfferedGames(), one.journal, SECRET)
        battery = everything(eyes, ["move", "fight", "rest"], [("blessing", "bl-01")])
        sent.append(listen(twin, eyes, battery, OPTIONS))
    assert len(sent[0]) > 20
    assert sent[0] == sent[1]


def roared_at() -> Table:
    """The last battle of three, where each has to choose between penalty and wounds of a card."""
    game, seed = library.open_game("sanctum"), 0
    while True:
        seed += 1
        match = match_from("masters-in-the-last-battle", game, {"players": 3}, ["random"], seed)
        table, bots = table_of(match, game, seed), bots_of(match, game, seed)
        while not table.over:
            asked = [{one.verb for one in each.actions} for each in table.decisions.values()]
            if asked == [{"penalty", "wounds"}] * 3:
                return table
            seat = min(table.decisions)
            action = bots[seat].choose(perspective_of(table, seat))
            table.answer(seat, table.decisions[seat].number, action)


@pytest.mark.parametrize("eyes", [1, SPECTATOR])
@pytest.mark.parametrize("taken_back", [False, True])
def test_a_sealed_answer_is_sent_to_its_owner_only(
    tmp_path: Path, eyes: Seat, *, taken_back: bool
) -> None:
    """SA-J9: state, log, lines, export, previews, forks and undo tell others nothing of it."""
    words = position_words(roared_at())
    position = position_text(words)
    sent = []
    for said in ("penalty", "wounds"):
        table = library.open_position(words, seed=1)
        table.answer(0, table.decision(0).number, said)
        assert not {entry for entry in table.journal.entries if isinstance(entry, ChanceEntry)}
        if taken_back:
            table.undo(0)
        offered = OfferedGames()
        twin = Twin(tmp_path / said, offered, table.journal, SECRET, position=position)
        battery = everything(eyes, ["penalty", "wounds"], [("foe", "dl-12")])
        sent.append(listen(twin, eyes, battery, {}))
    assert len(sent[0]) > 20
    assert sent[0] == sent[1]


def test_no_answer_names_a_closed_fury(tmp_path: Path) -> None:
    """SA-L10: a closed fury card has no name in anything that a seat or a spectator is sent."""
    text = (POSITIONS / "sanctum-battle.toml").read_text(encoding="utf-8")
    with Hall(tmp_path) as hall, Person(hall.url) as anna:
        opened = anna.post("/api/import", {"text": text, "seats": ["me", "me"]})
        anna.table = opened["table"]
        anna.tokens[anna.table] = opened["token"]
        if opened["stage"] == "gathering":
            anna.sit()
        with anna.live() as live:
            state = live.until("state")
            known = {
                card["foe"]
                for champion in state["view"]["champions"]
                for card in champion["row"]
                if card["face_up"]
            } | {attack["foe"] for attack in state["view"]["lord"]["turned"]}
            heard = list(live.raw)
        for path in ("state", "reasons", "advice", "plan", "hint", "lines", "log", "forecast"):
            heard += [anna.ask("GET", path, seat=seat).text for seat in (0, 1)]
        for decision in state["decisions"]:
            for action in decision["actions"]:
                query = {"seat": decision["seat"], "action": action["text"]}
                heard.append(anna.ask("GET", "preview", **query).text)
    hidden = [f"fu-{number:02}" for number in range(1, 19) if f"fu-{number:02}" not in known]
    assert len(hidden) > 10
    assert [word for word in hidden if any(f'"{word}"' in text for text in heard)] == []

"""Leaks over the wire: what one seat is sent is the same, byte by byte, in twins.

Twins share every public entry and differ in what the seat has not seen (the toy, which has such
secrets) or in the secret behind the dice (Last Bastion, which has no others).
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.kernel.test_leaks import seen_since
from tests.support.kernel_knowledge import ALL_ACTIONS, sealed_twins, twins
from tests.support.kernel_play import play_randomly, say, to_night, toy_table
from tests.support.server.wire_twins import Twin
from tests.support.toy import SPOTS, Toy

from hordekeep import library
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.record.journal import Journal
from hordekeep.kernel.record.secret import commitment_of
from hordekeep.kernel.table.table import Table
from hordekeep.server.catalogue.game_form import Offer
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.live import encoding

SECRET = b"\x01" * 32
OTHER_SECRET = b"\x02" * 32
TOY = Offer(seats_option="")


def toy_games() -> OfferedGames:
    return OfferedGames({"toy": TOY}, lambda _name, _version: Toy(), lambda _name, _content: 1)


def everything(
    seat: Seat, texts: list[str], things: list[tuple[str, str]]
) -> Callable[[Twin], None]:
    """Asks all that this seat can ask."""
    mine = {} if seat == SPECTATOR else {"seat": seat}

    def battery(twin: Twin) -> None:
        who = twin.owner(seat)
        for path in (
            "",
            "state",
            "lines",
            "export",
            "position",
            "verify",
            "forecast",
            "advice",
            "plan",
            "reasons",
        ):
            twin.ask(who, "GET", path, **({} if path in ("", "lines", "verify") else mine))
        last = len(twin.people[who].get("lines")["lines"])
        for entry in range(1, last + 1, 50):
            twin.ask(who, "GET", f"at/{entry}", count=50, **mine)
        for kind, word in things:
            twin.ask(who, "GET", "reasons", kind=kind, word=word, **mine)
        for text in texts:
            twin.ask(who, "GET", "why-not", action=text, **mine)
            twin.ask(who, "GET", "preview", action=text, **mine)
        refusals(twin, who, max(seat, 0), texts)

    return battery


def refusals(twin: Twin, who: int, seat: Seat, texts: list[str]) -> None:
    """What is refused must not tell anything either: illegal, stale, foreign, unreadable."""
    state = twin.lives[who].state
    numbers = [one["number"] for one in state["decisions"] if one["seat"] == seat]
    legal = {a["text"] for one in state["decisions"] for a in one["actions"]}
    for text in [*texts, "nonsense", "bury bury"]:
        for number in [*numbers, 10_000]:
            if text not in legal or number not in numbers:
                said = {"type": "answer", "id": "no", "seat": seat, "decision": number}
                twin.ask(who, "POST", "say", {**said, "action": text})
    twin.ask(who, "POST", "say", {"type": "answer", "id": "no", "seat": 1 - seat})
    twin.ask(who, "POST", "say", {"type": "undo", "id": "no", "seat": seat, "entry": 0})
    twin.ask(who, "POST", "say", {"type": "undo", "id": "no", "seat": 1 - seat, "entry": 1})
    twin.ask(who, "POST", "rematch", {})
    twin.ask(who, "GET", "at/9999")


def listen(twin: Twin, seat: Seat, battery: Callable[[Twin], None], options: object) -> list[bytes]:
    """Everything that a seat is sent while the game of the journal is played."""
    assert isinstance(options, dict)
    seats = len(twin.journal.header.seats)
    who = twin.owner(seat)
    try:
        twin.open(seats, options)
        twin.play(battery, every=6)
        if seat != SPECTATOR:
            imagined(twin, who)
        return [*(text.encode() for text in twin.lives[who].raw), *twin.heard, twin.work()]
    finally:
        twin.close()


def imagined(twin: Twin, who: int) -> None:
    """A fork of the running game, and what is seen there."""
    person = twin.people[who]
    last = len(person.get("lines")["lines"])
    seats = len(twin.journal.header.seats)
    body = {"entry": last, "seats": ["me"] * seats}
    forked = person.ask("POST", "fork", body)
    twin.heard.append(forked.content)
    if forked.status_code == 200:
        person.table = forked.json()["table"]
        person.tokens[person.table] = forked.json()["token"]
        person.sit(salt="d" * 32, id="forked")
        for seat in range(seats):
            twin.ask(who, "GET", "state", seat=seat)


def toy_game(seed: int) -> Table:
    table = toy_table(seed, days=2, nights=1 + seed % 2, holders=("person:Anna", "person:Bert"))
    play_randomly(table, Luck(seed), most=8 + 3 * seed, undos=True)
    return table


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", [1, 3])
def test_no_seat_is_sent_what_it_may_not_know(tmp_path: Path, seat: Seat, seed: int) -> None:
    """Messages, answers, errors, exports, forks: all bytes are equal."""
    table = toy_game(seed)
    assert not table.over
    found = list(twins(table, seat, seen_since(table)))
    assert found
    texts = [table.game.lexicon.spell(action) for action in ALL_ACTIONS]
    things = [("spot", spot) for spot in SPOTS]
    battery = everything(seat, texts, things)
    options = table.journal.header.options
    sent = []
    for number, one in enumerate([table, found[0], found[len(found) // 2]]):
        twin = Twin(tmp_path / str(number), toy_games(), one.journal, SECRET)
        sent.append(listen(twin, seat, battery, options))
    assert len(sent[0]) > 100
    assert sent[1] == sent[0]
    assert sent[2] == sent[0]


def sealed_night() -> Table:
    """The first watcher has given a sealed answer, taken it back, and given another."""
    table = to_night(toy_table(hushed=1, holders=("person:Anna", "person:Bert")))
    say(table, 0, "lay east")
    table.undo(0)
    say(table, 0, "lay north")
    return table


def test_a_seat_is_sent_its_own_sealed_answer() -> None:
    """Until it is taken back or opened, and nobody else is."""
    table = sealed_night()

    def told(*seats: Seat) -> list[str]:
        return [one.action.text for one in encoding.sealed(table, seats)]

    assert (told(0), told(1), told()) == (["lay north"], [], [])
    table.undo(0)
    assert told(0) == []
    say(table, 0, "lay east")
    assert told(0, 1) == ["lay east"]
    say(table, 1, "lay north")
    assert told(0, 1) == []


@pytest.mark.slow
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_no_seat_is_sent_what_another_sealed(tmp_path: Path, seat: Seat) -> None:
    """Whether it is held or was taken back; watchers are told as little."""
    table = sealed_night()
    found = list(sealed_twins(table, seat))
    texts = [table.game.lexicon.spell(action) for action in ALL_ACTIONS]
    battery = everything(seat, texts, [("spot", spot) for spot in SPOTS])
    sent = []
    for number, one in enumerate([table, found[0], found[-1]]):
        twin = Twin(tmp_path / str(number), toy_games(), one.journal, SECRET)
        sent.append(listen(twin, seat, battery, table.journal.header.options))
    assert len(sent[0]) > 50
    assert sent[1] == sent[0]
    assert sent[2] == sent[0]


def test_the_comparison_would_see_a_leak(tmp_path: Path) -> None:
    """Who has seen the difference is sent different bytes."""
    table = toy_game(1)
    twin = next(twins(table, 0, seen_since(table)))
    options = table.journal.header.options
    sent = [
        listen(
            Twin(tmp_path / str(number), toy_games(), one.journal, SECRET),
            1,
            everything(1, [], []),
            options,
        )
        for number, one in enumerate([table, twin])
    ]
    assert sent[0] != sent[1]


def siege() -> Journal:
    """Some turns of Last Bastion."""
    table = library.new_table("last-bastion", players=2, seed=3)
    play_randomly(table, Luck(3), most=25, undos=True)
    assert not table.over
    return table.journal


@pytest.mark.slow
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_the_secret_behind_the_dice_is_not_sent(tmp_path: Path, seat: Seat) -> None:
    """Two tables whose dice fell alike from different secrets differ in the commitment only."""
    journal = siege()
    battery = everything(seat, ["end-turn", "fight", "move market"], [("tile", "market")])
    options = {"players": 2}
    sent = []
    for secret in (SECRET, OTHER_SECRET):
        twin = Twin(tmp_path / secret.hex()[:4], OfferedGames(), journal, secret)
        told = b"\n".join(listen(twin, SPECTATOR if seat < 0 else seat, battery, options))
        assert secret.hex().encode() not in told
        sent.append(told.replace(commitment_of(secret).encode(), b"COMMITMENT"))
    assert sent[0] == sent[1]
    assert sent[0].count(b"COMMITMENT") > 2
    assert json.loads(sent[0].split(b"\n")[0])["type"] == "welcome"

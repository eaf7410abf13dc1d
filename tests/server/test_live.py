"""Live connections: one effect for each request, and nothing lost in between."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.support.server.client import Hall, Live, Person, Words
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hordekeep.server import wire
from hordekeep.server.live import snapshot
from hordekeep.server.live.socket import Conversation


def seated(person: Person, *seats: str) -> Person:
    person.open(*(seats or ("me", "me")))
    person.sit()
    return person


def entries(person: Person) -> int:
    return len(person.get("lines")["lines"])


def decision(state: Words) -> Words:
    asked: Words = state["decisions"][0]
    return asked


def answer_words(state: Words, ident: str) -> Words:
    asked = decision(state)
    return {
        "id": ident,
        "seat": asked["seat"],
        "decision": asked["number"],
        "action": asked["actions"][0]["text"],
    }


def test_the_first_messages(anna: Person) -> None:
    seated(anna)
    with anna.live() as live:
        welcome, seats, state = live.read(), live.read(), live.read()
    assert [one["type"] for one in (welcome, seats, state)] == ["welcome", "seats", "state"]
    assert welcome["table"]["seats"] == [0, 1]
    assert welcome["table"]["maker"]
    assert state["since"] == 0
    assert state["events"][0]["entry"] >= 0
    action = decision(state)["actions"][0]
    assert action["text"].split()[0] == action["verb"]
    assert decision(state)["question"]["key"].startswith("ask-")


def test_a_repeated_request_has_one_effect(anna: Person) -> None:
    """A lost answer is asked for again with the same id, here and without a live connection."""
    seated(anna)
    with anna.live() as live:
        words = answer_words(live.until("state"), "once")
        live.send("answer", **words)
        first = live.reply("once")
        before = entries(anna)
        live.send("answer", **words)
        assert live.reply("once") == first
    assert anna.say("answer", **words) == first
    assert entries(anna) == before


def test_a_double_click_has_one_effect(anna: Person) -> None:
    """Two requests for one decision: the second is told that the decision is no longer open."""
    seated(anna)
    with anna.live() as live:
        state = live.until("state")
        live.send("answer", **answer_words(state, "one"))
        live.send("answer", **answer_words(state, "two"))
        assert live.reply("one")["type"] == "done"
        refused = live.reply("two")
    assert (refused["type"], refused["code"]) == ("refused", "stale-decision")


def test_two_tabs_have_one_effect(anna: Person) -> None:
    seated(anna)
    with anna.live() as left, anna.live() as right:
        state = left.until("state")
        right.until("state")
        left.send("answer", **answer_words(state, "left"))
        assert left.reply("left")["type"] == "done"
        assert right.until("state")["entry"] > state["entry"]
        right.send("answer", **answer_words(state, "right"))
        assert right.reply("right")["code"] == "stale-decision"


def test_an_illegal_action_says_why(anna: Person) -> None:
    seated(anna)
    with anna.live() as live:
        asked = decision(live.until("state"))
        every = anna.get("reasons", seat=asked["seat"])["candidates"]
        refused = next((one for one in every if one["refusal"]), None)
        while refused is None:
            live.answer()
            asked = decision(live.until("state"))
            every = anna.get("reasons", seat=asked["seat"])["candidates"]
            refused = next((one for one in every if one["refusal"]), None)
        legal = {one["text"] for one in asked["actions"]}
        assert {one["action"]["text"] for one in every if not one["refusal"]} == legal
        text = refused["action"]["text"]
        reply = live.answer(text, seat=asked["seat"])
        assert (reply["code"], reply["refusal"]) == ("illegal-action", refused["refusal"])
        said = anna.get("why-not", action=text, seat=asked["seat"])
        assert said["refusal"] == refused["refusal"]
        assert anna.get("why-not", action=min(legal), seat=asked["seat"])["refusal"] is None


def test_taking_back(anna: Person) -> None:
    """Undo names the choice that is meant; the events that followed from it are replaced."""
    seated(anna)
    with anna.live() as live:
        state = to_undoable(live)
        undo = next(one for one in state["undo"] if one["allowed"])
        live.send("undo", id="back", seat=undo["seat"], entry=undo["entry"])
        done = live.reply("back")
        assert done["type"] == "done"
        after = live.until("state", lambda s: s["entry"] >= done["entry"])
        assert after["since"] == undo["entry"] - 1
        assert [one["choice"] for one in after["taken_back"]][-1] == undo["entry"]
        live.send("undo", id="again", seat=undo["seat"], entry=undo["entry"])
        assert live.reply("again")["code"] in ("stale-undo", "undo-revealed", "nothing-to-undo")
        live.send("undo", id="back", seat=undo["seat"], entry=undo["entry"])
        assert live.reply("back") == done
    lines = anna.get("lines")["lines"]
    assert [one["entry"] for one in lines if not one["stands"]][-1] == undo["entry"]


def to_undoable(live: Live) -> Words:
    """Plays on until a choice could be taken back."""
    state = live.my_turn()
    while not any(one["allowed"] for one in state["undo"]):
        moves = [a for a in decision(state)["actions"] if a["verb"] in ("move", "stay")]
        live.answer((moves or decision(state)["actions"])[0]["text"])
        state = live.until("state")
    return state


def test_coming_back_resumes_at_the_entry_seen(anna: Person) -> None:
    seated(anna)
    with anna.live() as live:
        live.answer()
        seen = live.until("state")
        for _ in range(3):
            live.answer()
            live.until("state")
    with anna.live(since=seen["entry"]) as live:
        state = live.until("state")
        assert state["since"] == seen["entry"]
        assert all(one["entry"] > seen["entry"] for one in state["events"])


def test_coming_back_after_a_taking_back_replaces_what_was_seen(anna: Person) -> None:
    seated(anna)
    with anna.live() as live:
        state = to_undoable(live)
        undo = next(one for one in state["undo"] if one["allowed"])
        anna.say("undo", id="back", seat=undo["seat"], entry=undo["entry"])
    with anna.live(since=state["entry"]) as live:
        assert live.until("state")["since"] == undo["entry"] - 1


def test_polling_tells_the_same(anna: Person) -> None:
    seated(anna)
    with anna.live() as live:
        state = live.until("state")
        polled = anna.get("state")
        assert polled["messages"][1] == state
        version = polled["version"]
        live.answer()
        assert anna.get("state", version=version, wait=20)["version"] > version


def test_polling_waits_for_news(anna: Person) -> None:
    seated(anna)
    version = anna.get("state")["version"]
    waited = anna.get("state", version=version, wait=1)
    assert waited["version"] == version


def test_pointing(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "link")
    anna.sit()
    bert.sit(opened["table"], opened["invites"][0]["secret"])
    version = bert.get("state")["version"]
    with bert.live() as live:
        live.until("state")
        anna.say("point", kind="tile", word="market")
        pointed = live.until("pointed")
        assert (pointed["seat"], pointed["name"], pointed["word"]) == (0, "Anna", "market")
    polled = [m for m in bert.get("state", version=version)["messages"] if m["type"] == "pointed"]
    assert polled == [pointed]
    for kind, word in (("tile", "<b>"), ("tile", "nowhere"), ("void", "market")):
        assert anna.refused("POST", "say", {"type": "point", "kind": kind, "word": word}) == (
            422,
            "unknown-word",
        )


def test_quick_words(anna: Person, bert: Person) -> None:
    """Said by their id, alone or about a thing, and never a text; kept in no journal."""
    opened = anna.open("me", "link")
    anna.sit()
    bert.sit(opened["table"], opened["invites"][0]["secret"])
    version = bert.get("state")["version"]
    heard = []
    with bert.live() as live:
        entry = live.until("state")["entry"]
        for said in ({"says": "wait"}, {"says": "help", "kind": "tile", "word": "market"}):
            anna.say("point", **said)
            told = live.until("pointed")
            whole = {"kind": "", "word": "", **said}
            assert {name: told[name] for name in whole} == whole
            assert (told["seat"], told["name"]) == (0, "Anna")
            heard.append(told)
    polled = bert.get("state", version=version)["messages"]
    assert [one for one in polled if one["type"] == "pointed"] == heard
    assert bert.get("state")["messages"][1]["entry"] == entry
    for said in ({"says": "you fool"}, {"says": ""}, {}, {"says": "wait", "word": "market"}):
        status, code = anna.refused("POST", "say", {"type": "point", **said})
        assert (status, code) in {(422, "bad-message"), (422, "unknown-word"), (400, "bad-message")}


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("garbage", 4400),
        ("{}", 4400),
        ('{"type":"ping"}', 4400),
        ('{"type":"hello","token":"wrong"}', 4401),
        (b"\x00", 4400),
    ],
)
def test_a_bad_hello_ends_the_connection(anna: Person, first: str | bytes, code: int) -> None:
    seated(anna)
    with pytest.raises(ConnectionClosed) as closed:
        speak_first(anna.live_address, first)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


@pytest.mark.parametrize(
    ("message", "closing"),
    [
        ({"type": "websocket.disconnect"}, None),
        ({"type": "websocket.receive", "text": "{}"}, wire.Closed(why="moved")),
    ],
)
def test_nothing_is_heard_of_a_connection_that_ends(
    message: Words, closing: wire.Closed | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither when the other side has gone, nor when ours is about to close it."""
    waiting = [message]

    async def receive() -> Words:
        return waiting.pop()

    async def hear(_: Conversation, text: str | None) -> None:
        pytest.fail(f"heard: {text}")

    monkeypatch.setattr(Conversation, "_hear", hear)
    ending = Conversation.__new__(Conversation)
    vars(ending).update(
        _faults=0,
        _socket=SimpleNamespace(receive=receive),
        _listener=SimpleNamespace(closing=closing),
    )
    asyncio.run(ending._listen())
    assert not waiting


def test_a_fault_of_ours_ends_the_connection_and_says_so(
    anna: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """1011, with a line in the log; the table goes on, and the next connection is told all."""
    seated(anna)

    def fail(*_: object) -> list[bytes]:
        raise ZeroDivisionError

    with anna.live() as live:
        before = live.until("state")
        monkeypatch.setattr(snapshot, "news_for", fail)
        anna.say("answer", **answer_words(before, "on"))
        assert live.ends_with() == 1011
    assert f"table {anna.table}" in caplog.text
    assert "ZeroDivisionError" in caplog.text
    monkeypatch.undo()
    with anna.live() as live:
        assert live.until("state")["entry"] > before["entry"]


def speak_first(address: str, first: str | bytes) -> None:
    with connect(address) as socket_:
        socket_.send(first)
        assert json.loads(socket_.recv(5))["type"] == "refused"
        socket_.recv(5)


def test_nobody_listens_to_a_table_that_is_not_there(anna: Person) -> None:
    anna.table = "nowhere"
    anna.tokens["nowhere"] = "x"
    with anna.live() as live:
        assert live.read()["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            live.read()


def test_garbage_is_refused_and_the_connection_goes_on(anna: Person) -> None:
    seated(anna)
    with anna.live() as live:
        live.until("state")
        garbage = (
            "",
            "null",
            "[]",
            '{"type":"answer"}',
            '{"type":"ping","more":1}',
            "×",
            "[" * 999,
        )
        for text in garbage:
            live.socket.send(text)
            assert live.until("refused")["code"] == "bad-message"
        live.send("ping")
        assert live.until("pong")
        with pytest.raises(ConnectionClosed):
            chatter(live)


def chatter(live: Live) -> None:
    """Goes on with garbage until the server hangs up: at a send, or at the latest when reading."""
    for _ in range(20):
        live.socket.send("x")
    live.until("state", lambda _: False)


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    """Everything comes back from disk: the same state, the same open decision, the same token."""
    with Hall(tmp_path) as hall, Person(hall.url) as anna:
        seated(anna)
        with anna.live() as live:
            live.answer()
            before = live.until("state")
            words = answer_words(before, "later")
    with Hall(tmp_path) as hall:
        anna.url = hall.url
        with anna.live() as live:
            after = live.until("state")
            assert after["view"] == before["view"]
            assert after["decisions"] == before["decisions"]
            live.send("answer", **words)
            assert live.reply("later")["type"] == "done"

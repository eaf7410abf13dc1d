"""Places at a table: links, devices, coming, going, giving up, playing again."""

import secrets
import time
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.test_playing import play_to_end
from tests.support.server.client import Hall, Live, Person, Words

from hordekeep.server.tables.guest_names import clean_name


@pytest.fixture
def clara(hall: Hall) -> Iterator[Person]:
    with Person(hall.url, "Clara") as person:
        yield person


def together(anna: Person, bert: Person, **more: Any) -> Words:
    """Anna's table, at which Bert has sat down."""
    opened = anna.open("me", "link", stand_in="random", **more)
    anna.sit()
    bert.sit(opened["table"], opened["invites"][0]["secret"])
    return opened


def sitting(person: Person, secret: str) -> Words:
    return {"id": "once", "name": person.name, "salt": "0" * 32, "secret": secret}


def test_a_link_works_once(anna: Person, bert: Person, clara: Person) -> None:
    """Looking at the address takes nothing: only the POST of "Sit down" does."""
    opened = anna.open("me", "link")
    secret = opened["invites"][0]["secret"]
    assert "#" in opened["invites"][0]["path"]
    for _ in range(3):
        assert anna.http.get(f"/t/{opened['table']}").status_code == 200
    bert.sit(opened["table"], secret)
    clara.table = opened["table"]
    assert clara.refused("POST", "sit", sitting(clara, secret)) == (409, "link-used")


def test_a_lost_answer_to_sitting_down_is_asked_for_again(anna: Person, bert: Person) -> None:
    """The same request binds the place anew; the token that nobody received is void."""
    opened = anna.open("me", "link", "link")
    said = sitting(bert, opened["invites"][0]["secret"])
    bert.table = opened["table"]
    first = bert.post("sit", said)
    again = bert.post("sit", said)
    assert again["seats"] == first["seats"] == [1]
    bert.tokens[bert.table] = first["token"]
    assert bert.refused("GET", "") == (401, "no-place")
    bert.tokens[bert.table] = again["token"]
    assert bert.get("")["name"] == "Bert"
    other = {**said, "id": "another"}
    assert bert.refused("POST", "sit", other) == (409, "link-used")


def test_moving_to_another_device(anna: Person, clara: Person) -> None:
    anna.open("me", "bot:random")
    anna.sit()
    link = anna.post("move")
    with anna.live() as live:
        live.until("state")
        seated = clara.sit(anna.table, link["secret"])
        assert (seated["name"], seated["seats"]) == ("Anna", [0])
        assert live.until("closed")["why"] == "moved"
        assert live.ends_with() == 4410
    assert anna.refused("GET", "") == (401, "no-place")
    clara.tokens.clear()
    assert clara.refused("POST", "sit", sitting(clara, link["secret"])) == (409, "link-used")


def test_a_new_link_voids_the_old_one(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "link")
    link = anna.post("invite", {"seat": 1})
    bert.table = opened["table"]
    old = opened["invites"][0]["secret"]
    assert bert.refused("POST", "sit", sitting(bert, old)) == (409, "link-used")
    assert bert.sit(opened["table"], link["secret"])["seats"] == [1]
    assert anna.refused("POST", "invite", {"seat": 1}) == (409, "seat-taken")
    assert anna.refused("POST", "invite", {"seat": 7}) == (400, "bad-message")
    assert bert.refused("POST", "invite", {"seat": 1}) == (403, "not-yours")


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("שומר החומות", "שומר החומות"),
        ("\u202eannA\u202c", "annA"),
        ("👩🏽\u200d🚀", "👩🏽\u200d🚀"),
        ("An\u200dna", "An na"),
        ("Z" + "\u0336" * 9 + "o", "Z\u0336\u0336\u0336 o"),
        ("👨\u200d👩\u200d👧\u200d👦" * 3 + "👨\u200d", "👨\u200d👩\u200d👧\u200d👦" * 3 + "👨"),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(wanted: str, name: str) -> None:
    assert clean_name(wanted) == name


def test_names_are_plain_and_different(anna: Person, bert: Person, clara: Person) -> None:
    opened = anna.open("me", "link", "link")
    anna.sit(name="  Anna\u202e\n Bell  ")
    links = [one["secret"] for one in opened["invites"]]
    assert bert.sit(opened["table"], links[0], name="Anna Bell")["name"] == "Anna Bell 2"
    clara.table = opened["table"]
    empty = {**sitting(clara, links[1]), "name": " \u200b "}
    assert clara.refused("POST", "sit", empty) == (400, "bad-message")
    assert clara.refused("POST", "sit", {**empty, "name": "x" * 25}) == (400, "bad-message")
    assert clara.sit(opened["table"], links[1], name="<b>&amp;</b>")["name"] == "<b>&amp;</b>"


def test_leaving_and_coming_back(anna: Person, bert: Person) -> None:
    """A bot plays for who leaves, visibly, until the person takes the seat back."""
    together(anna, bert, pace=5000)
    with anna.live() as live:
        live.until("state")
        bert.say("leave")
        seat = live.until("seats", lambda s: s["seats"][1]["bot"] == "random")["seats"][1]
        assert (seat["holder"], seat["name"]) == ("person", "Bert")
        assert bert.refused("POST", "say", answering(1)) == (409, "bot-holds-seat")
        bert.say("return")
        live.until("seats", lambda s: s["seats"][1]["bot"] == "")
        status, code = bert.refused("POST", "say", answering(1))
        assert (status, code in ("stale-decision", "not-your-decision")) == (409, True)
    kinds = [line["kind"] for line in anna.get("lines")["lines"]]
    assert kinds.count("control") == 2


def answering(seat: int) -> Words:
    return {"type": "answer", "id": "x", "seat": seat, "decision": 999, "action": "end-turn"}


def asked(live: Live) -> list[int]:
    """The seats of whom something is asked."""
    state = live.state
    return [one["seat"] for one in [*state["decisions"], *state["waiting"]]]


def test_a_bot_takes_over_after_the_grace_time(anna: Person, bert: Person) -> None:
    """Only for somebody who has gone, whom the game waits for, while somebody else is here."""
    together(anna, bert, grace=1)
    with bert.live() as there:
        there.until("state")
        with anna.live() as live:
            live.until("state")
            while 1 not in asked(live):
                live.answer()
                live.until("state")
            assert live.newest["seats"]["seats"][1]["bot_in_ms"] is None
            there.socket.close()
            gone = live.until("seats", lambda s: s["seats"][1]["bot_in_ms"] is not None)
            assert 0 <= gone["seats"][1]["bot_in_ms"] <= 1000
            live.until("seats", lambda s: s["seats"][1]["bot"] == "random")
            live.until("state", lambda s: any(d["seat"] == 0 for d in s["decisions"]))


def test_nobody_takes_over_when_nobody_waits(anna: Person, bert: Person) -> None:
    together(anna, bert, grace=1)
    time.sleep(1.2)
    with bert.live() as live:
        assert live.until("seats")["seats"][0]["bot"] == ""


def test_giving_up_takes_everybody(anna: Person, bert: Person) -> None:
    opened = together(anna, bert)
    anna.say("give-up")
    with bert.live() as live:
        proposal = live.until("seats")["give_up"]
        assert proposal == {"agreed": [0], "missing": [1]}
        bert.say("give-up", agree=False)
        live.until("seats", lambda s: s["give_up"] is None)
        anna.say("give-up")
        bert.say("give-up")
        assert live.until("state")["result"]["reason"] == "abandoned"
    assert anna.get("verify")["commitments"] == [opened["commitment"]]
    assert anna.refused("POST", "say", {"type": "give-up"}) == (409, "game-over")


def test_alone_one_gives_up_at_once(anna: Person) -> None:
    anna.open("me", "bot:random")
    anna.sit()
    anna.say("give-up")
    assert anna.get("")["stage"] == "over"


def test_playing_again(anna: Person, bert: Person) -> None:
    """Both ask; whoever is first opens the table, and each gets the own seat there."""
    together(anna, bert)
    assert anna.refused("POST", "rematch", {}) == (409, "still-running")
    anna.say("give-up")
    bert.say("give-up")
    first, second = anna.post("rematch"), bert.post("rematch")
    assert first["table"] == second["table"] != anna.table
    assert (first["seats"], second["seats"]) == ([0], [1])
    with bert.live() as live:
        assert live.until("seats")["rematch"] == first["table"]
    for person, seated in ((anna, first), (bert, second)):
        person.table = seated["table"]
        person.tokens[person.table] = seated["token"]
        person.sit()
    assert anna.get("")["stage"] == "playing"
    assert bert.get("")["name"] == "Bert"


def test_the_last_one_deletes_the_table(anna: Person, bert: Person) -> None:
    together(anna, bert)
    anna.ask("DELETE", "")
    assert anna.refused("GET", "") == (401, "no-place")
    with bert.live() as live:
        assert live.until("seats")["seats"][0]["holder"] == "bot"
        bert.ask("DELETE", "")
        assert live.until("closed")["why"] == "deleted"
        assert live.ends_with() == 4410
    assert bert.refused("GET", "") == (404, "no-such-table")
    place = {"table": bert.table, "token": bert.tokens[bert.table]}
    assert bert.post("/api/mine", {"places": [place]})["gone"] == [bert.table]


def test_the_maker_deletes_a_table_that_has_not_begun(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "link", "link")
    bert.sit(opened["table"], opened["invites"][0]["secret"])
    anna.ask("DELETE", "")
    assert bert.refused("GET", "") == (404, "no-such-table")


def test_who_gives_up_the_place_before_the_start_frees_the_seat(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "link", "link")
    bert.sit(opened["table"], opened["invites"][0]["secret"])
    bert.ask("DELETE", "")
    link = anna.post("invite", {"seat": 1})
    assert bert.sit(opened["table"], link["secret"])["seats"] == [1]


def test_a_finished_game_is_forked_as_it_was(anna: Person) -> None:
    anna.open("me", "bot:random")
    anna.sit()
    play_to_end(anna)
    lines = anna.get("lines")["lines"]
    at = next(line["entry"] for line in lines[len(lines) // 2 :] if line["kind"] == "choice") - 1
    moment = anna.get(f"at/{at}")["moments"][0]
    forked = anna.post("fork", {"entry": at, "seats": ["me", "me"]})
    anna.table = forked["table"]
    anna.tokens[anna.table] = forked["token"]
    anna.sit()
    assert anna.get("")["start"] == "fork"
    with anna.live() as live:
        assert live.until("state")["view"] == moment["view"]


def test_a_running_game_is_forked_as_an_imagined_world(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "bot:random", pace=10_000)
    anna.sit()
    last = len(anna.get("lines")["lines"])
    forked = anna.post("fork", {"entry": last, "seats": ["me", "bot:random"]})
    assert forked["commitment"] != opened["commitment"]
    bert.sit(opened["table"], opened["watch"]["secret"])
    body = {"entry": last, "seats": ["me", "me"]}
    assert bert.refused("POST", "fork", body) == (403, "not-yours")
    body["entry"] = 10_000
    assert anna.refused("POST", "fork", body) == (422, "bad-option")


def test_imports(anna: Person) -> None:
    """A finished journal can be looked at and verified; with an entry, play goes on from there."""
    anna.open("me", "bot:random")
    anna.sit()
    play_to_end(anna)
    journal = anna.ask("GET", "export").text
    last = len(journal.splitlines()) - 1
    imported = anna.post("/api/import", {"text": journal, "seats": ["me"]})
    assert (imported["stage"], imported["commitment"]) == ("over", "")
    anna.table = imported["table"]
    anna.tokens[anna.table] = imported["token"]
    assert anna.get("")["maker"]
    assert anna.get("verify")["answers"] > 0
    assert anna.get(f"at/{last}")["moments"][0]["result"] is not None
    assert anna.ask("GET", "export").text == journal
    with anna.live() as live:
        seats = live.until("seats")["seats"]
        assert [seat["name"] or seat["bot"] for seat in seats] == ["Anna", "random"]
    onward = {"text": journal, "entry": last // 2, "seats": ["me", "bot:random"]}
    again = anna.post("/api/import", onward)
    assert again["stage"] == "gathering"
    anna.table = again["table"]
    anna.tokens[anna.table] = again["token"]
    assert anna.sit()["stage"] == "playing"
    assert anna.get("")["start"] == "position"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "bad-journal"),
        ("{}", "bad-journal"),
        ("hello", "bad-position"),
        ("hordekeep = 1", "bad-position"),
        ('{"hordekeep": "record"}', "bad-journal"),
    ],
)
def test_bad_files_are_refused(anna: Person, text: str, code: str) -> None:
    body = {"text": text, "seats": ["me"]}
    assert anna.refused("POST", "/api/import", body) == (422, code)


def test_refusals_of_new_tables(anna: Person) -> None:
    def refused(**said: object) -> tuple[int, str]:
        body = {"game": "last-bastion", "seats": ["me"], **said}
        return anna.refused("POST", "/api/tables", body)

    assert refused(game="chess") == (404, "unknown-game")
    assert refused(seats=["bot:nobody"]) == (422, "unknown-bot")
    assert refused(seats=["me"] * 5) == (422, "bad-option")
    assert refused(options={"players": 2}) == (422, "bad-option")
    assert refused(options={"heroes": ["nobody"]}) == (422, "bad-option")
    assert refused(stand_in="nobody") == (422, "unknown-bot")
    assert refused(seats=["you"]) == (400, "bad-message")
    assert refused(more=1) == (400, "bad-message")


def test_settling_the_manners(anna: Person) -> None:
    anna.open("me", "bot:random")
    anna.sit()
    anna.say("settle", pace=300, grace=0)
    with anna.live() as live:
        seats = live.until("seats")
        assert (seats["pace"], seats["grace"], seats["stand_in"]) == (300, 0, seats["stand_in"])
    body = {"type": "settle", "stand_in": "nobody"}
    assert anna.refused("POST", "say", body) == (422, "unknown-bot")


def test_moments_forecast_and_preview(anna: Person) -> None:
    anna.open("me", "me")
    anna.sit()
    with anna.live() as live:
        own: list[object] = []
        while not own:  # the dice are nobody's: now and then nothing is ahead
            live.answer()
            state = live.until("state")
            own = anna.get("forecast", seat=state["seat"])["omens"]
        told = anna.get(f"at/{state['entry']}", seat=state["seat"])
        assert told["last"] == state["entry"]
        assert told["moments"][0]["view"] == state["view"]
        assert len(anna.get("at/1", count=5)["moments"]) == 5
        assert all(omen in state["omens"] for omen in own)  # the table looks at least as far
        for action in state["decisions"][0]["actions"]:
            response = anna.ask("GET", "preview", action=action["text"], seat=state["seat"])
            assert response.status_code == 200 or response.json()["code"] == "would-reveal"
    assert anna.refused("GET", "at/0") == (422, "bad-option")
    assert anna.refused("GET", "at/x") == (400, "bad-message")
    assert anna.refused("GET", "forecast", seat=3) == (403, "not-yours")


def test_a_table_with_bots_only(anna: Person) -> None:
    """Nobody sits; the maker starts it and watches."""
    anna.open("bot:random", "bot:random")
    anna.post("start")
    with anna.live() as live:
        state = live.until("state", lambda s: s["result"] is not None)
        assert state["seat"] == -2
    assert anna.refused("POST", "start", {}) == (409, "already-begun")


def test_unguessable_keys(anna: Person) -> None:
    opened = anna.open("me", "link")
    keys = [opened["token"], opened["invites"][0]["secret"], opened["watch"]["secret"]]
    assert all(len(key) >= 32 for key in keys)
    assert len({*keys, opened["table"], secrets.token_urlsafe(24)}) == 5


def test_advice_is_the_games_own(anna: Person) -> None:
    """Last Bastion works out the chances of fights; spectators decide nothing and get none."""
    opened = anna.open("me", "me")
    anna.sit()
    with anna.live() as live:
        for _ in range(12):
            state = live.my_turn()
            told = anna.get("advice", seat=state["seat"])
            assert told["entry"] == state["entry"]
            if told["advice"]["fights"]:
                break
            live.answer()
            live.until("state")
    fight = told["advice"]["fights"][0]
    assert 0 <= fight["chances"]["either"] <= 1
    assert {"tile", "moves", "cards", "dice", "chances"} == set(fight)
    anna.tokens[anna.table] = opened["watch"]["secret"]
    assert anna.refused("GET", "advice") == (409, "no-advice")
    assert anna.refused("GET", "plan") == (409, "no-advice")

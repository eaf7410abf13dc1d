"""One link per table: picking a seat, asking for one in a running game, and what is seen before."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_leaks_sanctum import OPTIONS, SECRET, first_blessing, played_until
from tests.server.test_playing import play_to_end
from tests.support.kernel_knowledge import twins
from tests.support.server.client import Hall, Person, Words
from tests.support.server.wire_twins import Twin

from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.server.catalogue.offered_games import OfferedGames


@pytest.fixture
def clara(hall: Hall) -> Iterator[Person]:
    with Person(hall.url, "Clara") as person:
        yield person


def from_door(person: Person, table: str, key: str) -> Words:
    """What a link or a waiting token shows."""
    person.table, person.tokens[table] = table, key
    return person.get("door")


def wants(person: Person, opened: Words, seat: int) -> Words:
    """Sits down, or asks, by the link for the table."""
    person.table = opened["table"]
    said = {"id": f"of-{person.name}", "name": person.name, "salt": "0" * 32}
    return {**said, "secret": opened["join"]["secret"], "seat": seat}


def asking(person: Person, opened: Words, seat: int) -> Words:
    seated = person.post("sit", wants(person, opened, seat))
    person.tokens[opened["table"]] = seated["token"]
    return seated


def seats_of(person: Person) -> Words:
    found: Words = person.get("state")["messages"][0]
    return found


def test_before_the_start_a_guest_picks_a_free_seat(
    anna: Person, bert: Person, clara: Person
) -> None:
    """One link for everybody; it says game, host, seats and stage, and stays good."""
    opened = anna.open("me", "link", "bot:random", "link")
    anna.sit()
    seen = from_door(bert, opened["table"], opened["join"]["secret"])
    assert opened["join"]["path"].endswith("#join." + opened["join"]["secret"])
    assert (seen["kind"], seen["game"], seen["host"], seen["stage"]) == (
        "table",
        "last-bastion",
        "Anna",
        "gathering",
    )
    assert [seat["offer"] for seat in seen["seats"]] == ["", "free", "", "free"]
    bert.tokens.clear()
    assert bert.refused("POST", "sit", wants(bert, opened, 0)) == (409, "seat-taken")
    assert bert.refused("POST", "sit", wants(bert, opened, 2)) == (409, "seat-taken")
    none = {**wants(bert, opened, 3), "seat": None}
    assert bert.refused("POST", "sit", none) == (400, "bad-message")
    assert asking(bert, opened, 3)["seats"] == [3]
    assert clara.refused("POST", "sit", wants(clara, opened, 3)) == (409, "seat-taken")
    assert asking(clara, opened, 1)["stage"] == "playing"


@pytest.mark.parametrize("game", ["last-bastion", "sanctum"])
def test_the_door_says_who_plays_whom(anna: Person, bert: Person, game: str) -> None:
    """Before the start the heroes that were given by name, in a running game those who play."""
    heroes = {"last-bastion": ["random", "twindalli"], "sanctum": ["random", "dancer"]}[game]
    opened = anna.open("me", "link", game=game, options={"players": 2, "heroes": heroes})
    anna.sit()
    seen = from_door(bert, opened["table"], opened["join"]["secret"])
    assert [seat["hero"] for seat in seen["seats"]] == ["", heroes[1]]
    assert seen["options"]["heroes"] == heroes
    bert.tokens.clear()
    asking(bert, opened, 1)
    playing = from_door(bert, opened["table"], opened["watch"]["secret"])["seats"]
    assert playing[0]["hero"]
    assert playing[1]["hero"] == heroes[1]


def test_the_door_says_who_sits_where(anna: Person, bert: Person) -> None:
    """Nobody yet, somebody by name, or a bot; who sits down is a person from then on."""
    opened = anna.open("me", "link", "bot:random", pace=10_000)
    anna.sit()

    def held(key: str) -> list[tuple[str, str, str]]:
        seats = from_door(bert, opened["table"], opened[key]["secret"])["seats"]
        return [(seat["holder"], seat["name"], seat["bot"]) for seat in seats]

    bot = ("bot", "", "random")
    assert held("join") == [("person", "Anna", ""), ("open", "", ""), bot]
    bert.tokens.clear()
    asking(bert, opened, 1)
    assert held("watch") == [("person", "Anna", ""), ("person", "Bert", ""), bot]


@pytest.mark.parametrize("seat", range(3))
def test_every_bots_seat_can_be_offered(anna: Person, bert: Person, seat: int) -> None:
    """The first and the last like those between; whoever has the link sits there."""
    seats = ["bot:random"] * 3
    seats[1 if seat != 1 else 2] = "me"
    opened = anna.open(*seats, pace=10_000)
    anna.sit()
    link = anna.post("invite", {"seat": seat})
    shown = from_door(bert, opened["table"], link["secret"])
    assert (shown["seat"], shown["seats"][seat]["holder"]) == (seat, "open")
    bert.tokens.clear()
    assert bert.sit(opened["table"], link["secret"])["seats"] == [seat]


def test_a_bots_seat_is_taken_with_the_makers_yes(
    anna: Person, bert: Person, clara: Person
) -> None:
    """The asker sees nothing before it, is announced to all, and may be told no."""
    opened = anna.open("me", "me", "bot:random", pace=10_000)
    anna.sit()
    assert asking(bert, opened, 2) | {"token": ""} == {
        "table": opened["table"],
        "token": "",
        "name": "Bert",
        "seats": [],
        "stage": "playing",
        "asked": True,
    }
    for path in ("", "state", "log", "lines", "position", "export"):
        assert bert.refused("GET", path) == (401, "no-place")
    waiting = bert.get("door")
    assert (waiting["kind"], waiting["seat"], waiting["missing"]) == ("asking", 2, ["Anna"])
    (asks,) = seats_of(anna)["asks"]
    assert (asks["name"], asks["seat"], asks["mine"]) == ("Bert", 2, True)
    anna.say("grant", number=asks["number"], yes=False)
    assert bert.refused("GET", "door") == (401, "no-place")
    asking(clara, opened, 2)
    (asks,) = seats_of(anna)["asks"]
    assert clara.refused("POST", "say", {"type": "grant", "number": 2, "yes": True})[0] == 401
    anna.say("grant", number=asks["number"], yes=True)
    assert clara.get("door")["kind"] == "place"
    assert clara.get("")["seats"] == [2]
    told = seats_of(anna)
    assert (told["asks"], told["seats"][2]["name"]) == ([], "Clara")
    assert [(one["kind"], one["name"]) for one in told["notices"]] == [("took-seat", "Clara")]


def test_the_same_request_asks_once(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "bot:random", pace=10_000)
    anna.sit()
    first = bert.post("sit", wants(bert, opened, 1))
    again = bert.post("sit", wants(bert, opened, 1))
    assert len(seats_of(anna)["asks"]) == 1
    bert.tokens[bert.table] = first["token"]
    assert bert.refused("GET", "door") == (401, "no-place")
    bert.tokens[bert.table] = again["token"]
    assert bert.get("door")["kind"] == "asking"
    anna.post("invite", {"table": True})
    assert bert.refused("GET", "door") == (401, "no-place")


def test_in_sanctum_everybody_who_sits_there_is_asked(
    anna: Person, bert: Person, clara: Person
) -> None:
    """Whoever holds a seat gets no other; a link for one seat asks too once the game runs."""
    opened = anna.open("me", "link", "link", game="sanctum", pace=10_000)
    anna.sit()
    bert.sit(opened["table"], opened["invites"][0]["secret"])
    anna.post("start")
    second = {**wants(bert, opened, 2), "secret": opened["invites"][1]["secret"]}
    for person in (anna, bert):
        assert person.refused("POST", "sit", second) == (409, "holds-seat")
    assert bert.refused("POST", "sit", wants(bert, opened, 2)) == (409, "holds-seat")
    seen = from_door(clara, opened["table"], opened["invites"][1]["secret"])
    assert (seen["seats"][2]["offer"], seen["missing"]) == ("ask", ["Anna", "Bert"])
    clara.tokens.clear()
    seated = clara.post("sit", second)
    clara.tokens[clara.table] = seated["token"]
    (asks,) = seats_of(anna)["asks"]
    anna.say("grant", number=asks["number"], yes=True)
    assert clara.get("door")["missing"] == ["Bert"]
    assert clara.refused("GET", "state") == (401, "no-place")
    bert.say("grant", number=asks["number"], yes=True)
    assert clara.get("")["seats"] == [2]


@pytest.mark.slow
def test_who_asks_for_a_seat_reads_none_of_its_secrets(tmp_path: Path) -> None:
    """SA-H4: from a second browser a rival is sent the same, whatever the bot's blessing is."""
    table = played_until(first_blessing)
    champions: Any = table.state
    owner = next(seat for seat, one in enumerate(champions.champions) if one.blessings)
    found = list(twins(table, SPECTATOR, lambda _: False))
    assert found
    sent = [
        _asked_in_vain(Twin(tmp_path / str(number), OfferedGames(), one.journal, SECRET), owner)
        for number, one in enumerate([table, found[0]])
    ]
    assert len(sent[0]) > 20
    assert sent[0] == sent[1]


def _asked_in_vain(twin: Twin, seat: int) -> list[bytes]:
    """All that a rival gets who would have a bot's seat, with the own token or without any."""
    twin.open(2, OPTIONS)
    twin.play(lambda _: None, every=10_000)
    owner, rival = twin.people[seat], 1 - seat
    twin.people[rival].say("settle", pace=10_000)
    owner.ask("DELETE", "")
    twin.ask(rival, "POST", "sit", wants(twin.people[rival], twin.opened, seat))
    second = twin.people[2]
    second.tokens[second.table] = twin.opened["join"]["secret"]
    twin.ask(2, "GET", "door")
    second.tokens.clear()
    twin.ask(2, "POST", "sit", wants(second, twin.opened, seat))
    second.tokens[second.table] = json.loads(twin.heard[-1])["token"]
    for path in ("door", "", "state", "lines", "log", "position", "export", "advice", "glossary"):
        twin.ask(2, "GET", path)
    twin.close()
    return twin.heard


def test_who_was_only_away_is_back_at_once(anna: Person, bert: Person) -> None:
    """A stand-in that took over for somebody who had gone leaves when that person is here again."""
    opened = anna.open("me", "link", stand_in="random", grace=1, pace=5000)
    anna.sit()
    with anna.live() as live:
        bert.sit(opened["table"], opened["invites"][0]["secret"])
        live.until("state")
        while all(one["seat"] != 1 for one in live.state["waiting"]):
            live.answer()
            live.until("state")
        live.until("seats", lambda s: s["seats"][1]["bot"] == "random")
        with bert.live() as back:
            assert back.until("seats", lambda s: s["seats"][1]["bot"] == "")["seats"][1]["mine"]
        bert.say("leave")
        live.until("seats", lambda s: s["seats"][1]["bot"] == "random")
        with bert.live() as back:
            back.until("state")
            assert back.newest["seats"]["seats"][1]["bot"] == "random"


def test_a_lost_place_is_had_back(anna: Person, bert: Person) -> None:
    """The way back is told once and works once, without the token."""
    anna.open("me", "bot:random", pace=10_000)
    anna.sit()
    first = anna.post("way-back")
    link = anna.post("way-back")
    assert link["path"] == f"/t/{anna.table}#back.{link['secret']}"
    assert from_door(bert, anna.table, link["secret"])["kind"] == "back"
    bert.tokens.clear()
    said = {"id": "once", "name": "x", "salt": "0" * 32}
    old = {**said, "secret": first["secret"]}
    assert bert.refused("POST", "sit", old) == (409, "link-used")
    seated = bert.sit(anna.table, link["secret"])
    assert (seated["name"], seated["seats"]) == ("Anna", [0])
    assert bert.get("")["maker"]
    assert anna.refused("GET", "") == (401, "no-place")
    bert.tokens.clear()
    used = {**said, "secret": link["secret"]}
    assert bert.refused("POST", "sit", used) == (409, "link-used")


def test_nobody_sits_down_at_a_game_that_is_over(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "bot:random")
    anna.sit()
    play_to_end(anna)
    bert.table = opened["table"]
    assert bert.refused("POST", "sit", wants(bert, opened, 1)) == (409, "game-over")

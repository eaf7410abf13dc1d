"""What a table refuses to whom and when: each with its code, and nothing has changed."""

from collections.abc import Iterator

import pytest
from tests.server.test_playing import play_to_end
from tests.support.server.client import Person

import hordekeep


@pytest.fixture
def given_up(anna: Person, bert: Person, clara: Person) -> tuple[Person, Person, Person]:
    """Anna and Bert have given up, Clara watched."""
    opened = anna.open("me", "link")
    anna.sit()
    bert.sit(opened["table"], opened["invites"][0]["secret"])
    clara.sit(opened["table"], opened["watch"]["secret"])
    anna.say("give-up")
    bert.say("give-up")
    return anna, bert, clara


@pytest.fixture
def clara(anna: Person) -> Iterator[Person]:
    with Person(anna.url, "Clara") as person:
        yield person


def test_a_finished_game_has_nobody_sent_away_and_no_seat_to_offer(
    given_up: tuple[Person, Person, Person],
) -> None:
    anna, _, _ = given_up
    before = anna.ask("GET", "export").text
    kick = {"type": "kick", "seat": 1}
    assert anna.refused("POST", "say", kick) == (409, "game-over")
    assert anna.refused("POST", "invite", {"seat": 1}) == (409, "game-over")
    assert anna.ask("GET", "export").text == before


def test_who_watched_has_no_honours_and_opens_no_rematch(
    given_up: tuple[Person, Person, Person],
) -> None:
    _, _, clara = given_up
    assert clara.refused("GET", "honours")[1] == "no-advice"
    assert clara.refused("POST", "rematch", {})[1] == "not-yours"


def test_a_maker_sits_down_before_starting(anna: Person) -> None:
    anna.open("me", "link")
    assert anna.refused("POST", "start", {})[1] == "not-seated"
    anna.sit()
    anna.post("start", {})
    assert anna.refused("POST", "start", {})[1] == "already-begun"


@pytest.mark.parametrize("what", ["review", "honours", "choices", "verify", "lines"])
def test_nothing_is_told_of_a_game_that_has_not_begun(anna: Person, what: str) -> None:
    anna.open("me", "link")
    anna.sit()
    assert anna.refused("GET", what) == (409, "not-begun")


@pytest.mark.parametrize("said", [{"type": "look", "seat": 0}, {"type": "hello", "protocol": 1}])
def test_some_things_are_said_over_a_live_connection_only(
    anna: Person, said: dict[str, object]
) -> None:
    anna.open("me", "me")
    anna.sit()
    assert anna.refused("POST", "say", said)[1] == "bad-message"


def test_nobody_gives_up_for_a_seat_that_a_bot_holds(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "link")
    anna.sit()
    bert.sit(opened["table"], opened["invites"][0]["secret"])
    bert.say("leave")
    assert bert.refused("POST", "say", {"type": "give-up", "agree": True})[1] == "bot-holds-seat"
    bert.say("return")
    assert bert.say("give-up", agree=True)


def test_nothing_is_asked_for_twice_in_one_address(anna: Person) -> None:
    anna.open("me", "me")
    anna.sit()
    assert anna.refused("GET", "position", entry=[1, 2])[1] == "bad-message"


@pytest.mark.parametrize("entry", [0, -1, 9999])
def test_a_journal_is_gone_on_with_at_one_of_its_entries(anna: Person, entry: int) -> None:
    journal = hordekeep.new_table("last-bastion", players=2, seed=1).journal.text()
    said = {"text": journal, "seats": ["me", "me"], "entry": entry}
    expected = "bad-message" if entry < 0 else "bad-option"
    assert anna.refused("POST", "/api/import", said)[1] == expected


def test_a_journal_of_another_game_is_refused_with_its_field(anna: Person) -> None:
    journal = hordekeep.new_table("last-bastion", players=2, seed=1).journal.text()
    other = journal.replace('"last-bastion"', '"chess"', 1)
    answer = anna.ask("POST", "/api/import", {"text": other, "seats": ["me", "me"]})
    assert answer.json()["code"] == "bad-journal"
    assert answer.json()["facts"]["field"] == "game"


def test_who_watched_sees_how_it_went_for_who_won(anna: Person, clara: Person) -> None:
    """Sanctum: each plays for themselves."""
    opened = anna.open("me", "bot:random", game="sanctum")
    anna.sit()
    clara.sit(opened["table"], opened["watch"]["secret"])
    play_to_end(anna)
    winners = anna.get("state")["messages"][1]["result"]["winners"]
    own = [one for one in (0, 1) if anna.ask("GET", "choices", seat=one).status_code == 200]
    assert own == [0]
    assert clara.get("choices")["seat"] == min(winners, default=0)

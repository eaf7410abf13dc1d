"""Playing over the wire: from the first request to the end of the game."""

import json
import random

from tests.support.server.client import Person


def play_to_end(person: Person, *, seed: int = 1) -> None:
    """Answers at random until the game is over."""
    rng = random.Random(seed)
    with person.live() as live:
        state = live.my_turn()
        while state["result"] is None:
            actions = state["decisions"][0]["actions"]
            reply = live.answer(rng.choice(actions)["text"])
            assert reply["type"] == "done", reply
            while live.state["entry"] < reply["entry"]:
                live.until("state")
            state = live.my_turn()


def test_a_whole_game_with_bots(anna: Person) -> None:
    opened = anna.open("me", "bot:random", "bot:random")
    assert opened["seats"] == [0]
    assert opened["stage"] == "gathering"
    assert anna.sit()["stage"] == "playing"
    play_to_end(anna)
    verdict = anna.get("verify")
    assert verdict["answers"] > 0
    assert verdict["commitments"] == [opened["commitment"]]
    journal = anna.ask("GET", "export").text.splitlines()
    assert json.loads(journal[0])["hordekeep"] == "journal"
    assert json.loads(journal[-1])["kind"] == "end"
    assert anna.get("")["stage"] == "over"


def test_two_people_by_a_link(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "link")
    anna.sit()
    (invite,) = opened["invites"]
    assert invite["seat"] == 1
    with anna.live() as waiting:
        assert waiting.until("seats")["stage"] == "gathering"
        seated = bert.sit(opened["table"], invite["secret"])
        assert (seated["name"], seated["seats"], seated["stage"]) == ("Bert", [1], "playing")
        names = [seat["name"] for seat in waiting.until("seats", begun)["seats"]]
        assert names == ["Anna", "Bert"]
        assert waiting.state["seat"] == 0


def begun(message: dict[str, object]) -> bool:
    return message["stage"] == "playing"


def test_salts_of_all_people_go_into_the_dice(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "bot:random", "link", "me")
    anna.sit(salt="a" * 32)
    bert.sit(opened["table"], opened["invites"][0]["secret"], salt="b" * 32)
    (stretch,) = anna.get("")["stretches"]
    assert stretch["commitment"] == opened["commitment"]
    assert stretch["salts"] == ["a" * 32, "b" * 32, "a" * 32]


def test_several_seats_at_one_screen(anna: Person) -> None:
    """One person's seats: the eyes follow the seat that is asked, and undo counts them as one."""
    anna.open("me", "me")
    anna.sit()
    with anna.live() as live:
        seen: set[int] = set()
        while seen != {0, 1}:
            state = live.my_turn()
            decision = state["decisions"][0]
            assert state["seat"] == decision["seat"]
            seen.add(state["seat"])
            end = [a for a in decision["actions"] if a["verb"] == "end-turn"]
            live.answer((end or decision["actions"])[0]["text"])
            live.until("state")
        other = 1 - live.my_turn()["seat"]
        live.send("look", seat=other)
        assert live.until("state")["seat"] == other


def test_a_late_friend_takes_the_seat_from_the_bot(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "link", stand_in="random")
    anna.sit()
    anna.post("start")
    with anna.live() as live:
        seats = live.until("seats")["seats"]
        assert (seats[1]["holder"], seats[1]["bot"]) == ("open", "random")
        bert.sit(opened["table"], opened["invites"][0]["secret"])
        seats = live.until("seats", lambda s: s["seats"][1]["holder"] == "person")["seats"]
        assert (seats[1]["name"], seats[1]["bot"]) == ("Bert", "")


def test_spectators_see_and_cannot_act(anna: Person, bert: Person) -> None:
    opened = anna.open("me", "bot:random")
    anna.sit()
    seated = bert.sit(opened["table"], opened["watch"]["secret"])
    assert seated["seats"] == []
    with bert.live() as live:
        state = live.until("state")
        assert (state["seat"], state["decisions"], state["undo"]) == (-2, [], [])
        live.send("answer", id="x", seat=0, decision=1, action="end-turn")
        assert live.until("refused")["code"] == "not-yours"
    with anna.live() as other:
        assert other.until("seats")["watching"] == 0
    assert bert.refused("POST", "say", {"type": "give-up"}) == (403, "not-yours")
    assert bert.refused("POST", "start", {}) == (403, "not-yours")


def test_an_unfinished_game_exports_a_record(anna: Person) -> None:
    anna.open("me")
    anna.sit()
    header = json.loads(anna.ask("GET", "export").text.splitlines()[0])
    assert (header["hordekeep"], header["seat"]) == ("record", 0)
    assert anna.refused("GET", "verify") == (409, "still-running")


def test_my_tables(anna: Person) -> None:
    first = anna.open("me", "bot:random")
    anna.sit()
    second = anna.open("me", "link")
    places = [{"table": one["table"], "token": one["token"]} for one in (first, second)]
    places.append({"table": "nowhere", "token": "nothing"})
    mine = anna.post("/api/mine", {"places": places})
    assert mine["gone"] == ["nowhere"]
    assert [one["stage"] for one in mine["tables"]] == ["playing", "gathering"]
    assert mine["tables"][0]["names"] == ["Anna", "bot:random"]
    assert mine["tables"][1]["names"] == ["", ""]


def test_a_seed_by_hand_repeats_a_game_and_marks_the_table_open(anna: Person) -> None:
    """The same seed is the same game, whoever sits down with whatever salt."""
    openings = []
    for salt in ("0" * 32, "f" * 32):
        anna.open("me", "me", seed=4711)
        assert anna.get("")["open_seed"]
        anna.sit(salt=salt)
        assert anna.get("")["open_seed"]
        openings.append(anna.get("state")["messages"][1]["view"])
    assert openings[0] == openings[1]
    anna.say("give-up")
    assert anna.get("verify")["open_seed"]
    anna.open("me", "me", seed=4712)
    anna.sit()
    assert anna.get("state")["messages"][1]["view"] != openings[0]


def test_what_was_taken_back_is_done_again(anna: Person) -> None:
    """The state says with which answer; after it nothing is left to do again."""
    anna.open("me", "me", seed=3)
    anna.sit()
    with anna.live() as live:
        while True:
            state = live.my_turn()
            seat = state["decisions"][0]["seat"]
            live.answer(state["decisions"][0]["actions"][-1]["text"], seat=seat)
            state = live.until("state")
            mine = next(one for one in state["undo"] if one["seat"] == seat)
            if mine["allowed"] and mine["entry"] == state["entry"]:
                break
        assert mine["redo"] == ""
        before = state["view"]
        live.send("undo", id="back", seat=seat, entry=mine["entry"])
        live.reply("back")
        again = next(one for one in live.until("state")["undo"] if one["seat"] == seat)["redo"]
        assert again != ""
        live.answer(again, seat=seat)
        state = live.until("state")
        assert (state["view"], state["undo"][seat]["redo"]) == (before, "")

"""Positions over the wire: moments told as files, files opened, impossible ones refused."""

from pathlib import Path

import pytest
from tests.server.test_foresight import at
from tests.server.test_playing import play_to_end
from tests.support.position_fuzz import mutated
from tests.support.server.client import Person

from hordekeep.kernel.table.fork import read_state
from hordekeep.kernel.table.position_file import position_text, read_position, words_of
from hordekeep.library import game_of_position, open_position

ROOT = Path(__file__).parents[2]
PUZZLE = (ROOT / "docs" / "example-positions" / "puzzle.toml").read_text(encoding="utf-8")
FIGHT = (ROOT / "docs" / "example-positions" / "fight.toml").read_text(encoding="utf-8")
MUTATED = 40
HTTP_OK = 200
UNPROCESSABLE = 422


def told(person: Person, **query: object) -> str:
    answer = person.ask("GET", "position", **query)
    assert answer.status_code == HTTP_OK
    return answer.text


def fingerprint(text: str) -> str:
    words = read_position(text)
    state, _ = read_state(game_of_position(words), words)
    return state.fingerprint()


def test_the_newest_moment_of_a_table_is_told_and_opened_again(anna: Person) -> None:
    """Last Bastion has no secrets: what is told is what lies there."""
    at(anna, "corner-alone")
    text = told(anna)
    fixture = ROOT / "web" / "e2e" / "fixtures" / "corner-alone.toml"
    assert fingerprint(text) == fingerprint(fixture.read_text(encoding="utf-8"))
    opened = anna.post("/api/import", {"text": text, "seats": ["me"]})
    assert opened["stage"] == "gathering"


def test_a_moment_of_a_finished_game_is_told_as_it_was(anna: Person) -> None:
    """After any entry but the last."""
    anna.open("me", "bot:random")
    anna.sit()
    play_to_end(anna)
    last = len(anna.ask("GET", "export").text.splitlines()) - 1
    assert open_position(told(anna, entry=last // 2)).decisions
    assert anna.refused("GET", "position") == (409, "game-over")
    refused = [anna.ask("GET", "position", entry=entry).json()["code"] for entry in (last + 1, 0)]
    assert refused == ["bad-option", "bad-message"]


def test_a_running_game_is_told_as_the_seat_may_know_it(anna: Person) -> None:
    """The own blessings stay; nothing says what the other holds."""
    path = ROOT / "web" / "e2e" / "fixtures" / "sanctum-secrets.toml"
    text = path.read_text(encoding="utf-8")
    body = {"text": text, "seats": ["me", "bot:random"]}
    opened = anna.post("/api/import", body)
    anna.table = opened["table"]
    anna.tokens[anna.table] = opened["token"]
    anna.sit()
    true = read_position(text)["position"]["players"]
    worlds = [read_position(told(anna))["position"]["players"] for _ in range(6)]
    assert all(world[0].get("blessings") == true[0]["blessings"] for world in worlds)
    others = {tuple(world[1]["blessings"]) for world in worlds}
    assert len(others) > 1, "what is not known is dealt anew each time"


FAULTS = [
    (PUZZLE, "[position]", '[position]\nboard = "black"', "board"),
    (PUZZLE, "[position]", '[position]\nagenda = ["hero-phase seat-1"]', "agenda, step 1"),
    (PUZZLE, "[position]", '[position]\nagenda = ["turn red"]\nboard = "blue"', "agenda, step 1"),
    (PUZZLE, "[position]", "[position]\nwarlords = 0", "warlords"),
    (PUZZLE, '"red 2" = "pyre-marshal", ', "", "deck"),
    (PUZZLE, '["3 monsters"]', '["3 monsters", "2 warlords"]', "deck"),
    (PUZZLE, "[position]", '[position]\nnet = "pyre-marshal.recurring.lose_life"', "net"),
    (PUZZLE, "[position]", '[position]\nweather = "fair"', "weather"),
    (PUZZLE, "life = 2", "life = 2\narmour = 3", "players 1 armour"),
    (FIGHT, 'turn = "seat-1"', 'turn = "seat-3"', "turn"),
    (FIGHT, 'turn = "seat-1"', 'turn = "seat-2"', "players 1 rolled"),
    (FIGHT, 'turn = "seat-1"', 'turn = "seat-1"\nagenda = ["turn seat-2"]', "agenda, step 1"),
    (FIGHT, 'demons = ["b1-03"]', 'used = ["outlaw.red.1"]', "players 2 used"),
    (FIGHT, 'demons = ["b1-03"]', "struck = 1", "players 2 struck"),
    (FIGHT, "hits = { r2-06 = [3] }", "hits = { b1-03 = [2] }", "hits.b1-03"),
    (FIGHT, "life = 8", 'turned = ["dl-01"]', "players 2 turned"),
    (FIGHT, "[position]", '[position]\nturned = ["dl-01"]', "turned"),
    (FIGHT, "[position]", '[position]\nlords = { unseen = ["dl-01"] }', "lords"),
    (FIGHT, "life = 8", "life = 0", "players 2 demons"),
]
NAMES = ["puzzle" if text == PUZZLE else "fight" for text, *_ in FAULTS]


@pytest.mark.parametrize(
    ("text", "old", "new", "place"),
    FAULTS,
    ids=[f"{name}-{fault[2]}" for name, fault in zip(NAMES, FAULTS, strict=True)],
)
def test_an_impossible_position_is_refused_with_its_field(
    anna: Person, text: str, old: str, new: str, place: str
) -> None:
    """422 `bad-position`, never 500."""
    assert old in text
    count = text.count("[[position.players]]")
    seats = ["me", "bot:random"][:count]
    body = {"text": text.replace(old, new, 1), "seats": seats}
    answer = anna.ask("POST", "/api/import", body)
    assert (answer.status_code, answer.json()["code"]) == (UNPROCESSABLE, "bad-position")
    assert answer.json()["facts"]["place"] == place


def test_mutated_positions_are_opened_or_refused(anna: Person) -> None:
    """Never with an error of ours."""
    codes = set()
    for number in range(MUTATED):
        base = mutated(number)
        try:
            text = position_text(words_of(base.game, base.options, base.words))
        except AssertionError:
            continue  # no TOML of ours has half numbers in it
        seats = ["me"] * base.game.seats(base.options)
        codes.add(anna.ask("POST", "/api/import", {"text": text, "seats": seats}).status_code)
    assert codes == {HTTP_OK, UNPROCESSABLE}


def test_the_record_of_a_running_game_is_opened_again(anna: Person) -> None:
    """What one seat saw ends with a world that it could be in: there the game goes on."""
    anna.open("me", "bot:random", game="sanctum", pace=10_000)
    anna.sit()
    view = anna.get("state")["messages"][1]["view"]
    record = anna.ask("GET", "export").text
    opened = anna.post(
        "/api/import", {"text": record, "seats": ["me", "bot:random"], "pace": 10_000}
    )
    anna.table, anna.tokens[opened["table"]] = opened["table"], opened["token"]
    assert anna.sit()["stage"] == "playing"
    again = anna.get("state")["messages"][1]["view"]
    assert again["champions"][0] == view["champions"][0]
    without = record.rstrip("\n").rpartition("\n")[0]
    body = {"text": without, "seats": ["me", "bot:random"]}
    assert anna.refused("POST", "/api/import", body) == (422, "bad-journal")

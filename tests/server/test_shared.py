"""Several seats of one person: who knows of what, and what everybody may see."""

from pathlib import Path
from typing import Any

from tests.support.server.client import Person

POSITIONS = Path(__file__).parents[2] / "web" / "e2e" / "fixtures"
PUBLIC = -2


def sit_at(anna: Person, position: str, *seats: str) -> None:
    text = (POSITIONS / f"{position}.toml").read_text(encoding="utf-8")
    enter(anna, anna.post("/api/import", {"text": text, "seats": seats}))


def enter(anna: Person, opened: dict[str, Any]) -> None:
    anna.table = opened["table"]
    anna.tokens[anna.table] = opened["token"]
    anna.sit()


def earn_blessing(anna: Person) -> dict[str, Any]:
    """The Huntress gains a skill, and by it a blessing; tells how things stand then."""
    with anna.live() as live:
        live.until("state")
        live.answer("raise red-2")
        while True:
            state: dict[str, Any] = live.until("state")
            if any(one["name"] == "blessing-seen" for one in state["events"]):
                return state


def blessings_of(view: dict[str, Any], seat: int) -> list[Any]:
    return [one["blessing"] for one in view["champions"][seat]["blessings"]]


def test_an_event_says_which_of_my_seats_know_of_it(anna: Person) -> None:
    """SA-H4: a blessing is seen by its owner only, also where one person has several seats."""
    sit_at(anna, "sanctum-blessing", "me", "me")
    events = earn_blessing(anna)["events"]
    assert [one["only"] for one in events if one["name"] == "blessing-seen"] == [[0]]
    assert {str(one["only"]) for one in events if one["name"] != "blessing-seen"} == {"None"}


def test_what_a_single_seat_knows_needs_no_name(anna: Person) -> None:
    sit_at(anna, "sanctum-blessing", "me", "bot:random")
    assert all(one["only"] is None for one in earn_blessing(anna)["events"])


def test_the_game_can_be_looked_at_as_everybody_may(anna: Person) -> None:
    """Moments, chronicle and record of a spectator's place hold no blessing of mine."""
    sit_at(anna, "sanctum-blessing", "me", "me")
    last = earn_blessing(anna)["entry"]
    mine = anna.get(f"at/{last}", seat=0)["moments"][0]["view"]
    [blessing] = blessings_of(mine, 0)
    assert blessing is not None
    assert blessings_of(anna.get(f"at/{last}", seat=PUBLIC)["moments"][0]["view"], 0) == [None]
    moments = anna.ask("GET", "at/1", seat=PUBLIC, count=last).text
    for told in (moments, anna.ask("GET", "export", seat=PUBLIC).text):
        assert blessing not in told
    assert "and holds" in str(anna.get("log", seat=0))
    assert "and holds" not in str(anna.get("log", seat=PUBLIC))
    assert anna.refused("GET", "log", seat=-1) == (403, "not-yours")


def test_going_on_elsewhere_does_not_take_along_what_one_of_my_seats_alone_knows(
    anna: Person,
) -> None:
    """The imagined world of a shared screen is one that everybody could be in."""
    dealt: dict[int, set[str]] = {0: set(), 1: set()}
    sit_at(anna, "sanctum-secrets", "me", "me")
    shared = anna.table
    body = {"entry": len(anna.get("lines")["lines"]), "seats": ["me", "me"]}
    for _ in range(8):
        anna.table = shared
        enter(anna, anna.post("fork", body))
        for seat, found in dealt.items():
            state = next(
                one for one in anna.get("state", seat=seat)["messages"] if one["type"] == "state"
            )
            found.update(blessings_of(state["view"], seat))
    assert all(len(found) > 1 for found in dealt.values())

"""The chronicle over the wire: prose by turns, told by the server in the reader's language."""

from typing import Any

from tests.support.server.client import Person


def chapters_after(anna: Person, answers: int, since: int = 0) -> list[Any]:
    """Plays on by ending turns where that is offered, and asks for the chronicle."""
    with anna.live() as live:
        live.until("state")
        for _ in range(answers):
            decisions = live.my_turn()["decisions"]
            texts = [action["text"] for one in decisions for action in one["actions"]]
            if texts:
                live.answer("end-turn" if "end-turn" in texts else texts[0])
                live.until("state")
    told: list[Any] = anna.get("log", since=since)["chapters"]
    return told


def test_the_chronicle_tells_what_happened_turn_by_turn(anna: Person) -> None:
    """Every turn is a chapter, every line has its entry, and the words come from the catalogue."""
    anna.open("me", options={"players": 1, "heroes": ["elmer"]})
    anna.sit()
    chapters = chapters_after(anna, 4)
    assert chapters[0]["heading"] == ""
    assert len(chapters) > 1
    assert all(chapter["heading"] for chapter in chapters[1:])
    lines = [line for chapter in chapters for line in chapter["lines"]]
    assert [line["entry"] for line in lines] == sorted(line["entry"] for line in lines)
    assert any(part["thing"] == "elmer" for line in lines for part in line["parts"])
    texts = ["".join(part["text"] for part in line["parts"]) for line in lines]
    assert not [text for text in texts if "event-" in text]


def test_the_chronicle_begins_with_the_turn_asked_for(anna: Person) -> None:
    """With `since` the chapters before that entry's turn are left out."""
    anna.open("me", options={"players": 1})
    anna.sit()
    everything = chapters_after(anna, 4)
    newest = max(chapter["entry"] for chapter in everything)
    later = anna.get("log", since=newest)["chapters"]
    assert later == everything[-len(later) :]
    assert len(later) < len(everything)

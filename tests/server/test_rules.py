"""The rules over HTTP: clauses, the guide in plain words, and what answers a question."""

import shutil
from pathlib import Path

import pytest
from tests.support.locales import lay_out
from tests.support.server.client import Person

from hordekeep import resources

FIND = "/api/games/last-bastion/rules/find"


def test_the_rules_come_with_a_guide_whose_examples_can_be_opened(anna: Person) -> None:
    told = anna.get("/api/games/last-bastion/rules")
    guide = told["guide"]
    assert guide["short"][0].startswith("**Goal:**")
    known = {clause["id"] for clause in told["clauses"]}
    assert all(set(section["clauses"]) <= known for section in guide["sections"])
    (fight,) = [one for one in guide["sections"] if one["name"] == "fighting"]
    position = fight["examples"][0]["position"]
    opened = anna.post("/api/import", {"text": position, "seats": ["me", "me"]})
    assert opened["seats"] == [0, 1]


@pytest.mark.parametrize(
    ("words", "best"), [("how do I win?", ["win"]), ("LB-C1", ["LB-C1"]), ("zebra", [])]
)
def test_a_question_finds_its_answer(anna: Person, words: str, best: list[str]) -> None:
    assert anna.get(FIND, words=words)["found"][:1] == best


@pytest.mark.parametrize("words", ["", "x" * 201])
def test_no_words_and_too_many_are_refused(anna: Person, words: str) -> None:
    assert anna.refused("GET", FIND, words=words)[0] in (400, 422)


# In other languages.


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that nobody ships, with one clause and a guide of its own."""
    lay_out(tmp_path / "locale", monkeypatch, {"tlh": {}}, whole=True)
    shutil.copytree(resources.rules(), tmp_path / "rules")
    own = tmp_path / "rules" / "tlh"
    own.mkdir()
    (own / "sanctum.md").write_text("## 1. ’ay’\n- **SA-P1** Hegh!\n", encoding="utf-8")
    english = tmp_path / "rules" / "en" / "sanctum-guide.md"
    guide = english.read_text(encoding="utf-8").replace("<!-- win:", "<!-- win: qapla")
    (own / "sanctum-guide.md").write_text(guide, encoding="utf-8")
    monkeypatch.setattr(resources, "rules", lambda: tmp_path / "rules")


@pytest.mark.usefixtures("made_up")
def test_rules_come_in_the_language_that_is_asked_for(anna: Person) -> None:
    """Clause by clause; what it lacks is English, and so is a language that is not offered."""
    english = anna.get("/api/games/sanctum/rules")
    told = anna.get("/api/games/sanctum/rules", lang="tlh-KG")
    assert (english["language"], told["language"]) == ("en", "tlh")
    ids = [[clause["id"] for clause in one["clauses"]] for one in (english, told)]
    assert ids[0] == ids[1]
    assert told["clauses"][0]["text"] == "Hegh!"
    assert told["clauses"][1]["text"] == english["clauses"][1]["text"]
    assert {clause["chapter"] for clause in told["clauses"][:2]} == {"’ay’"}
    assert anna.get("/api/games/sanctum/rules", lang="xx")["language"] == "en"
    assert anna.refused("GET", "/api/games/sanctum/rules", lang="<x>") == (400, "bad-message")


@pytest.mark.usefixtures("made_up")
def test_questions_are_understood_in_the_language_that_is_asked_in(anna: Person) -> None:
    find = "/api/games/sanctum/rules/find"
    assert anna.get(find, words="qapla", lang="tlh")["found"] == ["win"]
    assert anna.get(find, words="qapla", lang="en")["found"] == []
    assert anna.get(find, words="victory", lang="tlh")["found"][0] == "win"

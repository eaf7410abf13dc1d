"""Lessons over HTTP: an ordinary table for the page, made from a transcript and never kept."""

from typing import Any

import pytest
from tests.support.server.client import Person

from hordekeep.games.seams import GAMES
from hordekeep.lessons.guide import GO, MOST_LINES, PLAY_ON
from hordekeep.lessons.reading import shipped_lessons

MOVE = "/api/games/last-bastion/lessons/move-and-act"


def so_far(person: Person, *transcript: str, address: str = MOVE) -> dict[str, Any]:
    told: dict[str, Any] = person.post(address, {"transcript": list(transcript)})
    return told


def chapters() -> list[tuple[str, str]]:
    return [(game, one.id) for game in GAMES for one in shipped_lessons(game)]


def test_the_lobby_is_told_which_chapters_there_are(anna: Person) -> None:
    told = {game["id"]: game["lessons"] for game in anna.get("/api/games")["games"]}
    assert [one["id"] for one in told["last-bastion"]][:2] == ["move-and-act", "first-fight"]
    assert all(10 <= one["seconds"] <= 180 and one["steps"] > 0 for one in told["sanctum"])


@pytest.mark.parametrize(("game", "lesson"), chapters())
def test_who_does_what_is_wanted_comes_to_the_end(anna: Person, game: str, lesson: str) -> None:
    address = f"/api/games/{game}/lessons/{lesson}"
    transcript: list[str] = []
    now = so_far(anna, address=address)
    while not now["finished"]:
        asked = now["state"]["decisions"]
        if now["waits"]:
            transcript.append(GO)
        else:
            assert now["wanted"] in [action["text"] for action in asked[0]["actions"]]
            transcript.append(now["wanted"])
        assert len(transcript) <= MOST_LINES
        now = so_far(anna, *transcript, address=address)
    assert now["said"] == "lesson-over"
    assert now["stray"] is None


def test_a_lesson_begins_as_an_ordinary_table(anna: Person) -> None:
    now = so_far(anna)
    assert now["table"]["game"] == "last-bastion"
    assert now["table"]["seats"] == [0]
    assert [seat["holder"] for seat in now["seats"]["seats"]] == ["person", "bot"]
    assert now["state"]["view"]["heroes"][0]["hero"] == "kazgin"
    assert now["advice"]["fights"] is not None
    assert (now["said"], now["lit"], now["waits"]) == (
        "lesson-move-and-act-goal",
        ["deck", "boards"],
        True,
    )


def test_who_strays_is_told_so_and_can_stay_or_go_back(anna: Person) -> None:
    strayed = so_far(anna, GO, "move tavern")
    assert strayed["said"] == "lesson-move-and-act-move-elsewhere"
    assert strayed["stray"] == {"mark": 1, "accepted": False}
    assert strayed["wanted"] == ""
    assert so_far(anna, GO, "move tavern", PLAY_ON)["stray"]["accepted"]
    assert so_far(anna, GO, GO)["wanted"] == "move market"


def test_the_table_answers_questions(anna: Person) -> None:
    said = {"transcript": [GO], "kind": "tile", "word": "strategists-tower"}
    reasons = anna.post(f"{MOVE}/reasons", said)["candidates"]
    assert reasons
    ahead = anna.post(f"{MOVE}/preview", {"transcript": [GO], "action": "move market"})
    assert ahead["foreseen"]["view"]["heroes"][0]["tile"] == "market"


def test_the_table_plans_ahead(anna: Person) -> None:
    road = "/api/games/sanctum/lessons/the-road"
    assert anna.post(f"{road}/plan", {"transcript": [GO, GO]})["plan"]["sets"]


def test_nothing_is_kept(anna: Person) -> None:
    first = so_far(anna, GO, "move market")
    so_far(anna, GO, "move tavern")
    assert so_far(anna, GO, "move market") == first


@pytest.mark.parametrize(
    ("transcript", "status", "code"),
    [
        (["fly"], 422, "unknown-word"),
        (["move divine-fountain"], 409, "illegal-action"),
        ([GO, GO, GO], 422, "bad-transcript"),
        ([PLAY_ON], 422, "bad-transcript"),
        ([GO] * (MOST_LINES + 1), 400, "bad-message"),
        (["x" * 101], 400, "bad-message"),
        ([1], 400, "bad-message"),
    ],
)
def test_what_cannot_have_been_done_is_refused(
    anna: Person, transcript: list[Any], status: int, code: str
) -> None:
    assert anna.refused("POST", MOVE, {"transcript": transcript}) == (status, code)


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("/api/games/chess/lessons/move-and-act", "unknown-game"),
        ("/api/games/last-bastion/lessons/the-road", "unknown-lesson"),
    ],
)
def test_what_is_not_there_is_refused(anna: Person, address: str, code: str) -> None:
    assert anna.refused("POST", address, {"transcript": []}) == (404, code)


def test_a_game_tells_its_names_without_a_table(anna: Person) -> None:
    names = anna.get("/api/games/last-bastion/glossary", lang="en")["names"]
    assert ("tile", "market") in {(one["kind"], one["word"]) for one in names}

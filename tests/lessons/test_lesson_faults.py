"""Lessons that do not work are refused with the file, the line and the field, or named by step."""

import shutil
from pathlib import Path

import pytest

from hordekeep.kernel.errors import BadContent, BadFile, BadTranscript, UnknownLesson
from hordekeep.lessons.guide import MOST_LINES, Guide
from hordekeep.lessons.place import LessonPlace, keep_place, read_place
from hordekeep.lessons.reading import find_lesson, lessons_of_pack, read_lessons
from hordekeep.lessons.rehearsal import rehearse
from hordekeep.resources import content

SOURCE = content() / "last_bastion" / "lessons" / "1-move-and-act.toml"

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-pack"


def changed(folder: Path, old: str, new: str, name: str = SOURCE.name) -> Path:
    text = SOURCE.read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("old", "new", "problem", "place"),
    [
        ('id = "move"', 'id = "goal"', "duplicate-id", "1-move-and-act.steps[2].id"),
        ('do = ["move market"]', 'at = "nowhere"', "unknown-id", "1-move-and-act.steps[2].at"),
        ("seconds = 114", "seconds = 900", "out-of-range", "1-move-and-act.seconds"),
        ("seconds = 114", "hours = 2", "unknown-key", "1-move-and-act.hours"),
        ('game = "last-bastion"', 'game = "chess"', "unknown-id", "1-move-and-act.game"),
        ("chapter = 1", "chapter = 3", "wrong-name", "1-move-and-act.id"),
    ],
)
def test_a_file_that_cannot_be_a_lesson_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, problem: str, place: str
) -> None:
    with pytest.raises(BadContent) as refused:
        read_lessons(changed(tmp_path, old, new))
    facts = refused.value.facts
    assert (facts["problem"], facts["place"]) == (problem, place)
    assert facts["line"]


@pytest.mark.parametrize(
    ("old", "new", "problem", "step"),
    [
        ('hash = "c3', 'hash = "d4', "changed-content", ""),
        ('do = ["move market"]', 'do = ["move trebuchet 7"]', "not-possible", "move"),
        ('dice = ["red white"]', 'dice = ["red violet"]', "unknown-word", "market"),
        ('dice = ["red white"]', 'dice = ["red white", "blue"]', "left-over", "market"),
        ('do = ["call *"]', 'do = ["pray *"]', "not-possible", "end-call"),
        ('"red 2" = "butcher"', '"red 2" = "nobody"', "bad-position", "goal"),
    ],
)
def test_a_lesson_that_cannot_be_played_is_found_out_with_its_step(
    tmp_path: Path, old: str, new: str, problem: str, step: str
) -> None:
    (lesson,) = read_lessons(changed(tmp_path, old, new))
    assert (step, problem) in [(fault.step, fault.problem) for fault in rehearse(lesson).faults]


@pytest.mark.parametrize(
    ("old", "new", "problem", "place"),
    [
        ('id = "the-ash-hound"', 'id = "first-fight"', "duplicate-id", "id"),
        ('game = "last-bastion"', 'game = "sanctum"', "wrong-game", "game"),
    ],
)
def test_a_packs_lesson_is_of_its_game_and_has_a_name_of_its_own(
    tmp_path: Path, old: str, new: str, problem: str, place: str
) -> None:
    pack = Path(shutil.copytree(EXAMPLE, tmp_path / "pack"))
    file = pack / "lessons" / "1-the-ash-hound.toml"
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        lessons_of_pack(pack)
    facts = refused.value.facts
    assert (facts["problem"], facts["place"]) == (problem, f"1-the-ash-hound.{place}")


def test_a_packs_lesson_is_played_with_its_cards_and_with_nothing_else() -> None:
    (lesson,) = lessons_of_pack(EXAMPLE)
    done = rehearse(lesson, [EXAMPLE])
    assert (done.faults, done.branches) == ([], 1)
    assert [fault.problem for fault in rehearse(lesson).faults] == ["bad-position"]


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["go", "go", "go"], "not-now"),
        (["play-on"], "not-now"),
        (["go"] * (MOST_LINES + 1), "too-long"),
        (["go", "move tomb", "play-on", "end-turn", "go"], "finished"),
    ],
)
def test_a_transcript_that_does_not_fit_is_refused(lines: list[str], why: str) -> None:
    with pytest.raises(BadTranscript) as refused:
        Guide(find_lesson("last-bastion", "move-and-act"), lines)
    assert refused.value.facts["why"] == why


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLesson) as refused:
        find_lesson("sanctum", "flying")
    assert "the-road" in str(refused.value.facts["expected"])


def test_a_place_is_kept_and_found_again(tmp_path: Path) -> None:
    path = tmp_path / "lessons" / "sanctum.json"
    assert read_place(path) == LessonPlace()
    keep_place(LessonPlace("the-road", ["go"], ["first-fight"]), path)
    assert read_place(path) == LessonPlace("the-road", ["go"], ["first-fight"])


@pytest.mark.parametrize(
    "text", ["", "[]", '{"lesson": "x"}', '{"lesson":1,"transcript":[1],"finished":[]}']
)
def test_a_broken_place_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "place.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile):
        read_place(path)

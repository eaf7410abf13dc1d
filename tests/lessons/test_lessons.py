"""The lessons themselves: each can be followed to its end, left anywhere, and says what it must."""

import pytest
from tests.support.lessons import wander

from hordekeep.games.seams import GAMES
from hordekeep.lessons.guide import Guide
from hordekeep.lessons.lesson import Lesson
from hordekeep.lessons.reading import find_lesson, lessons_of
from hordekeep.lessons.rehearsal import rehearse
from hordekeep.lessons.words import all_keys, said_key

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]


def name(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


def test_both_games_are_taught_in_chapters() -> None:
    taught = {game: [lesson.chapter for lesson in lessons_of(game)] for game in GAMES}
    assert taught == {"last-bastion": list(range(1, 7)), "sanctum": list(range(1, 8))}


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_can_be_followed_and_left_wherever_that_was_foreseen(lesson: Lesson) -> None:
    done = rehearse(lesson)
    assert done.faults == []
    assert Guide(lesson, done.transcript).finished


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_whoever_strays_at_random_comes_back_or_to_the_end(lesson: Lesson) -> None:
    assert sum(wander(lesson, seed)[0] for seed in range(5)) > 0


def test_the_same_transcript_plays_the_same() -> None:
    lesson = find_lesson("last-bastion", "tiles-and-team")
    lines = ["fight", "play-on", "decline", "end-turn"]
    first, second = Guide(lesson, lines), Guide(lesson, lines)
    assert first.finished
    assert first.table.state.fingerprint() == second.table.state.fingerprint()
    assert first.table.journal.text() == second.table.journal.text()


def test_a_roll_can_be_taken_back_here_and_falls_the_same_again() -> None:
    lesson = find_lesson("last-bastion", "first-fight")
    guide = Guide(lesson)
    guide.answer("fight")
    guide.answer("decline")
    assert said_key(guide) == "lesson-first-fight-beat-decline"
    guide = guide.taken_back()
    assert said_key(guide) == "lesson-first-fight-beat"
    assert guide.wanted == "beat butcher"
    guide = guide.taken_back()
    assert guide.transcript == []
    guide.answer("fight")
    assert guide.wanted == "beat butcher"


def test_a_chapter_is_over_when_the_game_ends_off_its_path() -> None:
    guide = Guide(find_lesson("last-bastion", "the-warlord"), ["go", "go"])
    guide.answer("end-turn")
    assert guide.table.over
    assert said_key(guide) == "lesson-the-warlord-fountain-end"
    assert not guide.taken_back().table.over
    guide.play_on()
    assert guide.finished
    assert said_key(guide) == "lesson-over"


def test_another_choice_that_nobody_foresaw_has_words_as_well() -> None:
    guide = Guide(find_lesson("last-bastion", "move-and-act"), ["go"])
    guide.answer("call tavern")
    assert said_key(guide) == "lesson-elsewhere"
    guide.play_on()
    assert said_key(guide) == "lesson-quiet"


def test_who_does_at_once_what_comes_after_go_on_is_on_the_path() -> None:
    lesson = find_lesson("last-bastion", "move-and-act")
    guide = Guide(lesson, ["move market"])
    assert guide.stray is None
    assert said_key(guide) == "lesson-move-and-act-market"
    assert guide.taken_back().waits_for_go


def test_another_choice_than_what_comes_after_go_on_has_its_words_too() -> None:
    guide = Guide(find_lesson("last-bastion", "move-and-act"), ["move tavern"])
    assert said_key(guide) == "lesson-move-and-act-move-elsewhere"
    assert said_key(guide.taken_back()) == "lesson-move-and-act-goal"


def test_what_is_as_welcome_as_the_lit_thing_goes_on_with_the_lesson() -> None:
    guide = Guide(find_lesson("sanctum", "first-fight"))
    for line in ["fight", "hit g1-07 4", "use huntress.gloves focus", "turn 5 6", "hit r1-11 6*"]:
        guide.answer(line)
    guide.answer("done")
    guide.answer("loot r1-11")
    assert guide.stray is None


def test_every_word_of_a_lesson_is_asked_for_once() -> None:
    for game in GAMES:
        keys = [key for lesson in lessons_of(game) for key in all_keys(lesson)]
        assert len(keys) == len(set(keys))

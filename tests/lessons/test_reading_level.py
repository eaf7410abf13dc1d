"""The guide speaks plainly: short steps in every language, and easy words in English."""

import re

import pytest
from tests.support.lesson_times import seconds_of, words_in

from hordekeep.games.seams import GAMES
from hordekeep.lessons.lesson import minutes_of
from hordekeep.lessons.reading import lessons_of
from hordekeep.lessons.words import all_keys, terminal_key
from hordekeep.library import open_game
from hordekeep.text.catalogue import open_catalogue
from hordekeep.text.languages import offered

MOST_WORDS = 30
SHORTEST, LONGEST = 60.0, 180.0
SHORTEST_COURSE, LONGEST_COURSE = 570.0, 900.0
"""In seconds; languages with long words say the same with fewer."""
SLACK = 3.0
"""In seconds: so much may a word more or less change."""
HARDEST = 6.0
"""The school year whose readers understand a text (Flesch and Kincaid)."""

_VOWELS = re.compile(r"[aeiouy]+")


def steps(game: str, language: str) -> dict[str, str]:
    """What the guide says, by its key."""
    words = open_catalogue(open_game(game), language)
    keys = [key for lesson in lessons_of(game) for key in all_keys(lesson)]
    own = [terminal_key(key) for key in keys if words.has(terminal_key(key))]
    return {key: words.say(key) for key in [*keys, *own, "lesson-elsewhere"]}


def syllables(word: str) -> int:
    spelled = word.lower()
    count = len(_VOWELS.findall(spelled))
    if spelled.endswith("e") and not spelled.endswith("le") and count > 1:
        count -= 1
    return max(1, count)


def grade(texts: list[str]) -> float:
    sentences = sum(len(re.findall(r"[.!?:](?:\s|$)", text)) or 1 for text in texts)
    words = [word for text in texts for word in words_in(text)]
    each = sum(syllables(word) for word in words) / len(words)
    return 0.39 * len(words) / sentences + 11.8 * each - 15.59


@pytest.mark.parametrize("game", GAMES)
def test_no_step_has_more_than_thirty_words_in_any_language(game: str) -> None:
    long = [
        (language, key)
        for language in offered()
        for key, text in steps(game, language).items()
        if len(words_in(text)) > MOST_WORDS
    ]
    assert long == []


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_takes_one_to_three_minutes_and_all_about_ten_in_any_language(game: str) -> None:
    for language in offered():
        words = open_catalogue(open_game(game), language)
        times = [seconds_of(lesson, words) for lesson in lessons_of(game)]
        assert min(times) >= SHORTEST
        assert max(times) <= LONGEST
        assert SHORTEST_COURSE <= sum(times) <= LONGEST_COURSE


@pytest.mark.parametrize("game", GAMES)
def test_the_time_that_is_promised_is_the_time_it_takes(game: str) -> None:
    lessons = lessons_of(game)
    words = open_catalogue(open_game(game))
    for lesson in lessons:
        assert abs(lesson.seconds - seconds_of(lesson, words)) <= SLACK, lesson.id
    minutes = round(sum(lesson.seconds for lesson in lessons) / 60)
    for language in offered():
        told = open_catalogue(open_game(game), language).say("lessons-about")
        assert re.findall(r"\d+", told) == [str(minutes)]
    assert sum(minutes_of(lesson.seconds) or 0.5 for lesson in lessons) == minutes


@pytest.mark.parametrize("game", GAMES)
def test_the_english_of_the_guide_is_easy_to_read(game: str) -> None:
    assert grade(list(steps(game, "en").values())) <= HARDEST


def test_the_grade_tells_hard_from_easy() -> None:
    hard = (
        "The implementation of institutional accountability necessitates considerable deliberation."
    )
    assert grade([hard]) > 20
    assert grade(["The cat sat. It ate a fish."]) < 1

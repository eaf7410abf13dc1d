"""Options: what a game declares is what is accepted, completed and refused."""

import pytest

from hordekeep.kernel.errors import BadOption
from hordekeep.kernel.play.options import (
    CHOICE,
    CHOOSE,
    EACH_SEAT,
    NUMBER,
    ORDER,
    PLAYERS,
    RANDOM,
    Option,
    complete,
)
from hordekeep.kernel.play.term import Lexicon

LEXICON = Lexicon({"sign": ("moon", "star", "sun"), "spot": ("east", "west", "south")}, (), ())
OPTIONS = (
    Option(PLAYERS, NUMBER, 2, span=(1, 3)),
    Option("mood", CHOICE, "calm", words=("calm", "wild")),
    Option("signs", EACH_SEAT, RANDOM, words=(RANDOM, CHOOSE), thing_kind="sign"),
    Option("spots", ORDER, RANDOM, words=(RANDOM,), thing_kind="spot", things=("east", "west")),
    Option("first", NUMBER, RANDOM, words=(RANDOM,), span=(1, 3), up_to=PLAYERS),
)


def completed(**wanted: object) -> dict[str, object]:
    return complete(OPTIONS, wanted, LEXICON)


def test_what_is_not_said_holds_by_default() -> None:
    assert completed() == {
        "players": 2,
        "mood": "calm",
        "signs": [RANDOM, RANDOM],
        "spots": RANDOM,
        "first": RANDOM,
    }


@pytest.mark.parametrize(
    ("name", "said", "found"),
    [
        ("players", 3, 3),
        ("mood", "wild", "wild"),
        ("signs", CHOOSE, [CHOOSE, CHOOSE]),
        ("signs", ["sun", RANDOM], ["sun", RANDOM]),
        ("spots", ["west", "east"], ["west", "east"]),
        ("first", 2, 2),
    ],
)
def test_what_can_be_said_is_kept(name: str, said: object, found: object) -> None:
    assert completed(**{name: said})[name] == found


@pytest.mark.parametrize(
    ("name", "said", "expected"),
    [
        ("colour", 1, "players mood signs spots first"),
        ("players", 4, "1-3"),
        ("players", True, "1-3"),
        ("players", "2", "1-3"),
        ("mood", "sad", "calm wild"),
        ("signs", "sun", "a list"),
        ("signs", ["sun"], "2 signs"),
        ("signs", ["sun", "sun"], "different signs"),
        ("signs", ["sun", "east"], "moon star sun"),
        ("spots", ["west"], "east west"),
        ("spots", "west", "a list"),
        ("first", 3, "1-2"),
    ],
)
def test_anything_else_is_refused(name: str, said: object, expected: str) -> None:
    """The error names the option and what was expected; a seat must be one of those that play."""
    with pytest.raises(BadOption) as refused:
        completed(**{name: said})
    assert refused.value.facts["option"] == name
    assert refused.value.facts["expected"] == expected

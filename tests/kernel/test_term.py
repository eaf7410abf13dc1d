"""Terms: equal by value, spelled with words and never with indices."""

import pytest
from tests.support import toy
from tests.support.toy import Send

from hordekeep.kernel.errors import UnknownWord
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.term import NONE, Lexicon

LEXICON = Lexicon(
    {"card": ["elm", "fir"], "gate": ["red 1", "red 2", "blue 1"]}, [Send, toy.Throw], [toy.Day]
)


@pytest.mark.parametrize(
    ("term", "text"),
    [
        (Send(1, 2, ()), "send fir blue 1"),
        (Send(0, 0, (1, 2)), "send elm red 1 red 2 blue 1"),
        (Send(NONE, NONE, (0,)), "send - - red 1"),
        (toy.Throw(12), "throw 12"),
    ],
)
def test_what_is_spelled_is_read_again(term: Action, text: str) -> None:
    """Names of one and of several words, lists, nothing, and numbers."""
    assert LEXICON.spell(term) == text
    assert LEXICON.read_action(text) == term


@pytest.mark.parametrize("text", ["send", "send fir", "send fir red", "send fir red 3", "send 1"])
def test_what_is_not_whole_is_refused(text: str) -> None:
    """unknown-word."""
    with pytest.raises(UnknownWord):
        LEXICON.read_action(text)


def test_frames_are_no_actions() -> None:
    """Nobody can answer with a step of an agenda."""
    assert LEXICON.read_frame("day 1") == toy.Day(1)
    with pytest.raises(UnknownWord):
        LEXICON.read_action("day 1")


@pytest.mark.parametrize(("kind", "value"), [("card", 2), ("card", -2), ("gem", 0)])
def test_there_is_no_word_for_nothing(kind: str, value: int) -> None:
    """unknown-word, also for numbers that Python would count from the end."""
    with pytest.raises(UnknownWord):
        LEXICON.word(kind, value)


def test_terms_are_equal_by_value() -> None:
    """Same verb and same values; the hash fits."""
    assert toy.Lay(1) == toy.Lay(1)
    assert hash(toy.Lay(1)) == hash(toy.Lay(1))
    assert toy.Lay(1) != toy.Lay(2)
    assert toy.Lay(1) != toy.Throw(1)
    assert toy.Day(0) != toy.Night(0)
    assert Fate((1, 2)) != Fate((2, 1))


def test_a_word_names_one_thing() -> None:
    """A vocabulary with a word twice, or with a longer word, is a mistake."""
    with pytest.raises(AssertionError):
        Lexicon({"card": ["elm", "elm"]}, [], [])
    with pytest.raises(AssertionError):
        Lexicon({"card": ["elm", "old elm"]}, [], [])

"""Positions: a state in words and back, as a file that people can read and write."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.kernel_play import (
    ENGINE,
    finished,
    play_randomly,
    say,
    stretch,
    to_night,
    toy_table,
)
from tests.support.toy import Toy

from hordekeep.kernel.errors import BadPosition, GameOver, HordekeepError, WrongVersion
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.record import position
from hordekeep.kernel.record.journal import read_journal
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.position_file import position_text, position_words, read_position
from hordekeep.kernel.table.verify import load

OPTIONS = {"days": 2, "nights": 2, "mischief": 0, "hushed": 0}


@given(st.integers(0, 10_000))
@settings(max_examples=40)
def test_a_position_is_restored_as_it_was_described(seed: int) -> None:
    """Agenda and open lanes included; through TOML, too."""
    table = toy_table(seed, days=2, nights=2)
    play_randomly(table, Luck(seed), most=seed % 50)
    words = read_position(position_text(position_words(table)))
    state = position.restore(Toy(), words["position"], OPTIONS)
    assert state.fingerprint() == table.state.fingerprint()
    assert position.describe(Toy(), state) == words["position"]


def test_a_position_reads_like_what_it_is() -> None:
    """Words, not numbers: the file as a person sees it."""
    table = to_night(toy_table(days=2))
    say(table, 0, "lay east")
    assert position_text(position_words(table)) == POSITION


POSITION = """\
hordekeep = "position"
format = 1
game = "toy"
rules = 2

[options]
days = 2
nights = 1
mischief = 0
hushed = 0

[position]
days = 1
open = "yew"
closed = 7
unseen = ["birch", "cedar", "elm", "fir", "larch", "oak", "pine"]
agenda = ["unearth", "dawn"]
"lane seat-1" = ["night 0"]
"lane seat-2" = ["night 1"]

[[position.watcher]]
sign = "sun"
tokens = 3
laid = [1, 0, 0]
score = 0
dealt = "ash"
turned = false
buried = "-"
thrown = false

[[position.watcher]]
sign = "star"
tokens = 4
laid = [0, 0, 0]
score = 0
dealt = "hazel"
turned = false
buried = "-"
thrown = false
"""


def opened(words: dict[str, Any]) -> object:
    return open_position(Toy(), words, engine=ENGINE, stretch=stretch())


def test_a_table_begins_with_a_position() -> None:
    """Its header holds the position, and its journal is read again."""
    table = open_position(Toy(), read_position(POSITION), engine=ENGINE, stretch=stretch())
    assert table.journal.header.start["kind"] == "position"
    assert set(table.decisions) == {0, 1}
    play_randomly(table, Luck(2), undos=True)
    assert load(Toy(), read_journal(table.journal.text())).over


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("format = 1\n", "format = \n", "line 2 column 10"),
        ('game = "toy"', 'game = "toy', "line 3 column 12"),
        ("[options]", "[options", "line 6 column 9"),
        ("days = 2", "days = 2\ndays = 3", "line 8 column 9"),
        ('hordekeep = "position"\n', "", "hordekeep"),
        ('game = "toy"\n', "", "game"),
        ('game = "toy"\n', "game = 3\n", "game"),
        ("[options]\ndays = 2\nnights = 1\nmischief = 0\nhushed = 0\n", "", "options"),
        ("[options]\ndays = 2", "[options]\nyears = 2", "options.years"),
        ("days = 1\n", "days = 1.5\n", "position.days"),
        ("days = 1\n", "days = 2001-01-01\n", "position.days"),
        ("days = 1\n", "", "days"),
        ("thrown = false", "thrown = 0.5", "position.watcher, item 1.thrown"),
        ('agenda = ["unearth", "dawn"]\n', "", "agenda"),
        ('agenda = ["unearth", "dawn"]\n', 'agenda = "dawn"\n', "agenda"),
        ('"unearth", "dawn"', '"unearth", "dusk"', "agenda, step 2"),
        ('"unearth", "dawn"', "3", "agenda, step 1"),
        ('"night 1"', '"night"', "lane seat-2, step 1"),
        ('"lane seat-2"', '"lane seat-3"', "lane seat-3"),
        ('"lane seat-2"', '"lane 2"', "lane 2"),
        ('"lane seat-2"', '"lane 0"', "lane 0"),
        ('"lane seat-2"', '"lane x"', "lane x"),
        ('"lane seat-2"', '"lane 99999999999999999999"', "lane 99999999999999999999"),
        ('"lane seat-1"', 'over = 1\n"lane seat-1"', "over"),
        ('"unearth", "dawn"', ", ".join(['"dawn"'] * 101), "agenda"),
    ],
)
def test_what_is_wrong_is_told_by_place(old: str, new: str, place: str) -> None:
    """Line and column where it is no TOML, else the field."""
    assert POSITION.count(old) >= 1
    with pytest.raises(BadPosition) as error:
        opened(read_position(POSITION.replace(old, new, 1)))
    assert error.value.facts["place"] == place


@pytest.mark.parametrize("name", ["game", "content", "options", "position"])
@pytest.mark.parametrize("wrong", ["1.5", "[]", "true", None])
def test_a_field_of_another_kind_is_refused_by_its_name(name: str, wrong: str | None) -> None:
    """Also one that is missing, but for the version of the content."""
    words = {"game": '"toy"', "content": "1", "options": "{}", "position": "{}"}
    del words[name]
    if wrong is not None:
        words[name] = wrong
    elif name == "content":
        return
    text = "\n".join(f"{field} = {said}" for field, said in words.items())
    with pytest.raises(BadPosition) as error:
        read_position(f'hordekeep = "position"\nformat = 1\n{text}\n')
    assert error.value.facts["place"] == name


@pytest.mark.parametrize("text", ["x = " + "9" * 5000, "\x00", "x = 1\nx"])
def test_no_text_can_do_harm(text: str) -> None:
    """Numbers without end, what is no TOML."""
    with pytest.raises(BadPosition) as error:
        read_position(text)
    assert str(error.value.facts["place"]).startswith("line ")


def test_another_format_or_game_is_a_wrong_version() -> None:
    """wrong-version, with the field."""
    with pytest.raises(WrongVersion):
        read_position(POSITION.replace("format = 1", "format = 2"))
    with pytest.raises(WrongVersion) as error:
        opened(read_position(POSITION.replace('"toy"', '"sanctum"')))
    assert error.value.facts["place"] == "game"


def test_a_position_has_something_to_do() -> None:
    """An empty agenda is a mistake, unless the game is over."""
    words = json.loads(json.dumps(position_words(toy_table())))
    words["position"]["agenda"] = []
    with pytest.raises(BadPosition) as error:
        opened(words)
    assert error.value.facts["place"] == "agenda"


def test_no_table_begins_after_the_end() -> None:
    """game-over."""
    with pytest.raises(GameOver):
        opened(position_words(finished()))


def test_nothing_is_to_do_after_the_end() -> None:
    """bad-position: over, and an agenda."""
    words = json.loads(json.dumps(position_words(finished())))
    words["position"]["agenda"] = ["dawn"]
    with pytest.raises(BadPosition):
        opened(words)


def test_a_position_may_leave_out_lanes_that_are_done() -> None:
    """The lane of seat 1 stays the lane of seat 1."""
    table = open_position(
        Toy(),
        read_position(POSITION.replace('"lane seat-1" = ["night 0"]\n', "")),
        engine=ENGINE,
        stretch=stretch(),
    )
    assert {seat: one.lane for seat, one in table.decisions.items()} == {1: 1}


def test_lanes_of_older_files_are_counted_from_0() -> None:
    """They give the same state."""
    old = POSITION.replace("lane seat-1", "lane 0").replace("lane seat-2", "lane 1")
    states = [
        position.restore(Toy(), read_position(text)["position"], {**OPTIONS, "nights": 1})
        for text in (old, POSITION)
    ]
    assert states[0].fingerprint() == states[1].fingerprint()
    assert len(states[0].lanes) == 2


def test_lanes_may_be_all_there_is_to_do() -> None:
    """An agenda may be empty while lanes are open."""
    table = to_night(toy_table())
    table.state.agenda.clear()
    words = position.describe(Toy(), table.state)
    assert position.restore(Toy(), words, {**OPTIONS, "nights": 1}).lanes


@given(
    st.dictionaries(
        st.text(),
        st.recursive(
            st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text(),
            lambda inner: (
                st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3)
            ),
            max_leaves=6,
        ),
        max_size=4,
    )
)
@settings(max_examples=50)
def test_any_words_are_written_as_toml(words: dict[str, Any]) -> None:
    """Whatever the keys and texts."""
    whole = {
        "hordekeep": "position",
        "format": 1,
        "game": "toy",
        "options": {},
        "position": words,
    }
    assert read_position(position_text(whole)) == whole


@given(st.text(max_size=60))
@settings(max_examples=60)
def test_no_text_makes_more_than_an_error(text: str) -> None:
    """A position, or a refusal with the place."""
    with pytest.raises(HordekeepError) as error:
        read_position(text)
    assert "place" in error.value.facts

"""The line of every key of a TOML text is found."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hordekeep import resources
from hordekeep.kernel.content.toml_lines import KeyPath, TomlPlaces

EVERYTHING = """\
# [not.a-table]
top = 1
"quoted key" = 'x = [1'
a.b.c = true  # dotted
text = \"""
[still text]
x = 1 \\" \"""
raw = '''
] } ''' # end
day = 1979-05-27 07:32:00

[table]
list = [
  1, [2, 3],  # ]
  { do = "x", deep = { er = [ "]" ] } },
]
empty = []
[table.inner]
key = "#"
[[many]]
name = "one"
[[many]]
name = "two"
[many.sub]
x = 0
[[many.more]]
y = 1
[[many.more]]
y = 2
"""


def paths_in(value: Any, path: KeyPath = ()) -> Iterator[KeyPath]:
    if path:
        yield path
    inside = enumerate(value) if isinstance(value, list) else ()
    for step, item in value.items() if isinstance(value, dict) else inside:
        yield from paths_in(item, (*path, step))


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("top",), 2),
        (("quoted key",), 3),
        (("a", "b"), 4),
        (("a", "b", "c"), 4),
        (("text",), 5),
        (("raw",), 8),
        (("day",), 10),
        (("table",), 12),
        (("table", "list"), 13),
        (("table", "list", 0), 14),
        (("table", "list", 1, 1), 14),
        (("table", "list", 2), 15),
        (("table", "list", 2, "deep", "er", 0), 15),
        (("table", "empty"), 17),
        (("table", "inner", "key"), 19),
        (("many", 0, "name"), 21),
        (("many", 1, "name"), 23),
        (("many", 1, "sub", "x"), 25),
        (("many", 1, "more", 0, "y"), 27),
        (("many", 1, "more", 1, "y"), 29),
    ],
)
def test_line_of_a_path(path: KeyPath, line: int) -> None:
    assert TomlPlaces(EVERYTHING).line(path) == (len(path), line)


def test_every_path_has_a_line() -> None:
    known = TomlPlaces(EVERYTHING).lines
    assert set(known) == set(paths_in(tomllib.loads(EVERYTHING)))


def test_line_of_what_is_missing_is_that_of_the_table_around_it() -> None:
    places = TomlPlaces(EVERYTHING)
    assert places.line(("table", "inner", "nothing", "at", "all")) == (2, 18)
    assert places.line(("nothing",)) == (0, 1)


@pytest.mark.parametrize(
    "file", sorted(resources.content().rglob("*.toml")), ids=lambda file: "/".join(file.parts[-3:])
)
def test_every_line_of_the_shipped_files_names_its_key(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    places, lines = TomlPlaces(text), text.splitlines()
    paths = list(paths_in(tomllib.loads(text)))
    assert len(paths) > 10
    for path in paths:
        keys = [step for step in path if isinstance(step, str)]
        depth, line = places.line(path)
        assert depth == len(path)
        assert keys[-1] in lines[line - 1] or isinstance(path[-1], int)


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("a = 1\nb = 2\na = 3\n", ("a",), 3),
        ("[a]\n[b]\n[a]\n", ("a",), 3),
        ("x = { a = 1,\n a = 2 }\n", ("x", "a"), 2),
        ("[a]\nb = 1\n[a.b]\n[a]\n", ("a",), 4),
    ],
)
def test_what_comes_twice(text: str, path: KeyPath, line: int) -> None:
    places = TomlPlaces(text)
    assert (places.twice, places.twice_line) == (path, line)


@pytest.mark.parametrize(
    "text", ["[a", "a = [1,", "a = {", "= 1", 'a = "x', "[[a]", "a = [}", "\0"]
)
def test_broken_text_is_left_to_the_real_reader(text: str) -> None:
    assert TomlPlaces(text).twice is None


def test_tables_in_any_order_come_once() -> None:
    assert TomlPlaces("[a.b]\n[a]\nc = 1\n").twice is None

"""Position files: a position as TOML that people can read and write."""

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from hordekeep.kernel.content.nesting import check_toml
from hordekeep.kernel.content.versions import FIRST, version_in
from hordekeep.kernel.errors import BadOption, BadPosition, WrongVersion
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.state import NEWEST_RULES, State
from hordekeep.kernel.record.journal import POSITION, Words
from hordekeep.kernel.record.position import abridged, describe
from hordekeep.kernel.table.table import Table

FORMAT: Final = 1

LINE: Final = 88
"""Lists longer than this take one line for each item."""
SHORT: Final = 70
"""Tables longer than this get a section of their own."""

FIELDS: Final = ("hordekeep", "format", "game", "content", "rules", "options", "position")

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_PLACE: Final = re.compile(r"line (\d+), column (\d+)")


def position_words(table: Table) -> Words:
    """A position file's words. They hold every secret: never for a seat before the end."""
    header = table.journal.header
    return words_of(table.game, header.options, table.position(), header.rules)


def words_of(game: AnyGame, options: Words, said: Words, rules: int = NEWEST_RULES) -> Words:
    """The words of a file for a position of a game with these options, by these rules."""
    version = version_in(game.content)
    return {
        "hordekeep": POSITION,
        "format": FORMAT,
        "game": game.id,
        **({} if version == FIRST else {"content": version}),
        "rules": min(rules, game.rules),
        "options": options,
        "position": said,
    }


def short_text(game: AnyGame, options: Words, state: State) -> str:
    """A state as the text of a position file, without what follows from the rest."""
    said = abridged(game, describe(game, state), options, state.rules)
    return position_text(words_of(game, _short_options(game, options), said, state.rules))


def _short_options(game: AnyGame, options: Words) -> Words:
    """The options without those that have their usual value."""
    short = dict(options)
    for name in reversed(options):
        fewer = {one: said for one, said in short.items() if one != name}
        if _gives(game, fewer, options):
            short = fewer
    return short


def _gives(game: AnyGame, wanted: Words, options: Words) -> bool:
    try:
        return game.options(wanted) == options
    except BadOption:
        return False


def position_text(words: Words) -> str:
    """Words as TOML: texts, whole numbers, truths, lists and tables of them."""
    return "\n".join(_table_lines(words, "")) + "\n"


def read_position(text: str) -> Words:
    """The words of a position file; raises `BadPosition` with line and column, or the field.

    What is too deep or too long to be read is refused first, as `TooDeep` or `TooLong`.
    """
    check_toml(text)
    try:
        words = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(place=_place(str(error), text), expected="TOML") from None
    if words.get("hordekeep") != POSITION:
        raise BadPosition(place="hordekeep", found=words.get("hordekeep"), expected=POSITION)
    if words.get("format") != FORMAT:
        raise WrongVersion(place="format", found=words.get("format"), expected=FORMAT)
    _check_field(words, "game", str, "text")
    if "content" in words:
        _check_field(words, "content", int, "a whole number")
    _check_field(words, "options", dict, "a table")
    _check_field(words, "position", dict, "a table")
    for name in words:
        if name not in FIELDS:
            raise BadPosition(place=name, expected=" ".join(FIELDS))
    _check_plain(words, "")
    return words


def _check_field(words: Words, name: str, kind: type, expected: str) -> None:
    if type(words.get(name)) is not kind:  # truth is no number here
        raise BadPosition(place=name, expected=expected)


def _check_plain(said: object, place: str) -> None:
    """Refuses what a journal could not hold: dates, and numbers that are not whole."""
    if isinstance(said, dict):
        for name, inner in said.items():
            _check_plain(inner, f"{place}.{name}" if place else name)
    elif isinstance(said, list):
        for number, inner in enumerate(said, 1):
            _check_plain(inner, f"{place}, item {number}")
    elif not isinstance(said, (str, int)):
        raise BadPosition(place=place, found=str(said), expected="text, whole number or truth")


def _place(message: str, text: str) -> str:
    found = _PLACE.search(message)
    if found is None:
        return f"line {text.count(chr(10)) + 1}"
    return f"line {found[1]} column {found[2]}"


def _table_lines(words: Mapping[str, Any], path: str) -> list[str]:
    inline = {name for name, said in words.items() if not _tables(said) or _is_short(path, said)}
    plain = [_pair(name, said) for name, said in words.items() if name in inline]
    return plain + [
        line
        for name, said in words.items()
        if name not in inline
        for inner in _tables(said)
        for line in _section(f"{path}{_key(name)}", inner, many=isinstance(said, list))
    ]


def _is_short(path: str, said: object) -> bool:
    """Whether a table inside another fits on the line of its name."""
    return bool(path) and isinstance(said, dict) and len(_value(said)) <= SHORT


def _tables(said: object) -> list[dict[str, Any]]:
    """The tables that a value is made of, if it is made of nothing else."""
    if isinstance(said, dict):
        return [said]
    if isinstance(said, list) and all(isinstance(item, dict) for item in said):
        return said
    return []


def _section(path: str, words: Mapping[str, Any], *, many: bool) -> list[str]:
    title = f"[[{path}]]" if many else f"[{path}]"
    return ["", title, *_table_lines(words, f"{path}.")]


def _pair(name: str, said: object) -> str:
    line = f"{_key(name)} = {_value(said)}"
    if not isinstance(said, list) or len(line) <= LINE:
        return line
    items = "".join(f"    {_value(item)},\n" for item in said)
    return f"{_key(name)} = [\n{items}]"


def _key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) else _value(name)


def _value(said: object) -> str:
    if isinstance(said, dict):
        pairs = ", ".join(f"{_key(name)} = {_value(inner)}" for name, inner in said.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(said, (list, tuple)):
        return "[" + ", ".join([_value(item) for item in said]) + "]"
    if isinstance(said, bool):
        return "true" if said else "false"
    assert isinstance(said, (str, int)), f"a position holds no {type(said).__name__}"
    if isinstance(said, int):
        return str(said)
    return json.dumps(said, ensure_ascii=False).replace("\x7f", "\\u007f")

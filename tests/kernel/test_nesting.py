"""Nesting: what goes too deep is refused before a reader follows it, and nothing else is."""

import tomllib

import pytest

from hordekeep.kernel.content.nesting import DEEPEST, LONGEST_TOML, check_json, check_toml
from hordekeep.kernel.errors import TooDeep, TooLong
from hordekeep.kernel.record.journal import read_journal
from hordekeep.kernel.table.position_file import read_position

FAR = DEEPEST + 1


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * FAR) + ".a = 1",
        '."x y".'.join("a" * FAR) + " = 1",
        "[" + ".".join("a" * FAR) + "]",
        "x = " + "[" * FAR,
        "x = " + "{a=" * FAR,
        "x = " + "{a.a=" * FAR,
        "x = " + "[\n" * FAR,
        'x = "\\""\n' + ".".join("a" * FAR) + ".a = 1",
        "x = '''a\n''' \n" + ".".join("a" * FAR) + ".a = 1",
        'x = """a"" \\""" \n""""" \n' + ".".join("a" * FAR) + ".a = 1",
    ],
    ids=range(10),
)
def test_deep_toml_is_refused(text: str) -> None:
    """Dotted keys, lists and tables; strings hide nothing that comes after them."""
    with pytest.raises(TooDeep) as refused:
        check_toml("a = 1\n" + text)
    assert int(str(refused.value.facts["line"])) >= 2


@pytest.mark.parametrize(
    "text",
    [
        "x = '" + "[" * 100 + "." * 100 + "'",
        'x = "' + "[" * 100 + "." * 100 + '"',
        'x = """' + "[\n" * 100 + "." * 100 + '"""',
        "x = '''" + "[\n" * 100 + "." * 100 + "'''",
        "# " + "[" * 100 + "." * 100,
        "x = [" + "[1.5, 2.5], " * 100 + "]",
        "\n".join(f"[a.b.c{n}]\nd.e = 1.5" for n in range(100)),
        "x = [\n" + "{ a.b = 1 },\n" * 100 + "]",
    ],
    ids=range(8),
)
def test_shallow_toml_is_read(text: str) -> None:
    """Only real levels count, not what stands in strings, comments or side by side."""
    check_toml(text)
    assert tomllib.loads(text) is not None


@pytest.mark.parametrize(
    "text", ['"""' + '\\"""' * 50_000, "'" * 100_001, '"\\' * 50_000], ids=range(3)
)
def test_strings_without_end_are_left_to_the_reader(text: str) -> None:
    check_toml("x = " + text)
    with pytest.raises(tomllib.TOMLDecodeError):
        tomllib.loads("x = " + text)


def test_long_toml_is_refused() -> None:
    with pytest.raises(TooLong):
        read_position("# " + "x" * LONGEST_TOML)


def test_deep_json_is_refused() -> None:
    for line in ("[" * FAR, '{"a":' * FAR):
        with pytest.raises(TooDeep) as refused:
            check_json(line, 7)
        assert refused.value.facts["line"] == 7
    check_json('{"a": "' + "[" * 100 + '"}', 1)
    check_json("[" + "[], " * 100 + "]", 1)


def test_readers_of_files_look_first() -> None:
    with pytest.raises(TooDeep):
        read_position("a." * 5000 + "a = 1")
    with pytest.raises(TooDeep):
        read_journal('{"a":' * 5000)

"""Definitions have the number of their place, and every table has a row for each."""

import pytest

from hordekeep.kernel.play.definition import Definition, by_number, number_of, words_of

COLD = Definition(0, "cold", "XY-A1")
WARM = Definition(1, "warm", "XY-A2")


def test_words_and_numbers_follow() -> None:
    assert words_of((COLD, WARM)) == ("cold", "warm")
    assert number_of((COLD, WARM), "warm") == 1


def test_a_table_is_read_by_number() -> None:
    assert by_number((COLD, WARM), {1: "coat off", 0: "coat on"}) == ("coat on", "coat off")


@pytest.mark.parametrize(
    ("definitions", "table", "fault"),
    [
        pytest.param((COLD, WARM), {0: ""}, "nothing is said of warm", id="no row"),
        pytest.param((COLD,), {0: "", 1: ""}, "what is not defined", id="a row too many"),
        pytest.param((WARM, COLD), {0: "", 1: ""}, "warm is number 0, not 1", id="out of order"),
    ],
)
def test_a_table_with_a_gap_is_refused(
    definitions: tuple[Definition, ...], table: dict[int, str], fault: str
) -> None:
    with pytest.raises(AssertionError, match=fault):
        by_number(definitions, table)

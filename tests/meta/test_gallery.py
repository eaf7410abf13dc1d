"""The list of known faults of the gallery only shrinks."""

from typing import Any

import pytest
from tools.gallery import Faults, forget


def known(*screens: str) -> list[dict[str, Any]]:
    return [{"fault": "cut: h3", "screens": list(screens), "at": ["390x844", "zoomed"]}]


@pytest.mark.parametrize(
    ("found", "left"),
    [
        ({"table": {"390x844": ['cut: h3 "Imp"'], "zoomed": []}}, known("table")),
        ({"table": {"390x844": ["small: p"], "zoomed": []}}, []),
        ({"table": {"390x844": []}}, known("table")),
        ({}, known("table")),
    ],
    ids=["still there", "mended", "not looked at everywhere", "not looked at"],
)
def test_forgets_only_what_a_whole_look_did_not_find(
    found: Faults, left: list[dict[str, Any]]
) -> None:
    """A fault leaves the list once all its windows have been looked at without it."""
    assert forget(known("table"), found) == left


def test_a_fault_without_windows_is_to_be_seen_anywhere() -> None:
    """What `make test` can see needs no windows in the list."""
    entry = {"fault": "cut: h3", "screens": ["table"]}
    assert forget([entry], {"table": {"390x844": [], "dark": ["cut: h3"]}}) == [entry]
    assert forget([entry], {"table": {"390x844": []}}) == []


def test_a_fault_stays_on_the_screens_that_still_have_it() -> None:
    """Screens leave an entry one by one."""
    found: Faults = {
        "table": {"390x844": [], "zoomed": []},
        "end": {"390x844": [], "zoomed": ["cut: h3"]},
    }
    assert forget(known("table", "end"), found) == known("end")

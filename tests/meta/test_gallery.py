"""The list of known faults of the gallery only shrinks."""

from typing import Any

import pytest
from tools.gallery import Faults, all_of, forget


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


def test_what_was_found_is_listed_by_how_it_begins() -> None:
    """Names on cards change; windows are told only where the tests would not see the fault."""
    found: Faults = {
        "table": {"390x844": ['cut: h3 "Imp"', 'cut: h3 "Ogre"'], "1440x900": []},
        "end": {"390x844": [], "1440x900": ["cut: h3"], "1920x1080": ["cut: h3"]},
    }
    assert all_of(found) == [
        {"fault": "cut: h3", "screens": ["table"]},
        {"fault": "cut: h3", "screens": ["end"], "at": ["1440x900", "1920x1080"]},
    ]

"""What holds for every test of Hordekeep's own, not for repositories that tests write."""

from collections.abc import Iterator

import pytest
from tests.support.own_bots import only_here


@pytest.fixture(autouse=True)
def nobody_from_before() -> Iterator[None]:
    """Each test has bots from outside of its own: commands and documents bring some too."""
    with only_here():
        yield

"""Rates: whoever finds a bucket empty has to wait, and buckets take so much memory at most."""

import pytest

from hordekeep.server.http import rates
from hordekeep.server.http.rates import Buckets


def test_a_bucket_fills_with_time() -> None:
    """Up to what may be taken at once, and no further."""
    now = [0.0]
    buckets = Buckets((2.0, 3.0), lambda: now[0])
    assert [buckets.take("anna") for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [buckets.take("anna") for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert not buckets.take("anna", 4)
    assert buckets.take("anna", 3)


def test_what_was_paid_beyond_is_waited_for() -> None:
    now = [0.0]
    buckets = Buckets((2.0, 3.0), lambda: now[0])
    assert buckets.wait("anna") == 0
    buckets.pay("anna", 5)
    assert buckets.wait("anna") == pytest.approx(1.0)
    now[0] = 1.5
    assert buckets.wait("anna") == 0


def test_the_key_that_was_not_used_for_longest_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many addresses ask, only so many are kept in mind."""
    monkeypatch.setattr(rates, "MOST_KEYS", 3)
    buckets = Buckets((0.0, 1.0), lambda: 0.0)
    assert all(buckets.take(name) for name in ("anna", "bert", "clara"))
    assert not buckets.take("anna")  # is still known, and was used last
    assert buckets.take("dora")
    assert buckets.take("bert")  # was forgotten
    assert not buckets.take("anna")

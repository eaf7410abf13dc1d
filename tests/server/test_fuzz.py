"""Malformed messages: a sample of what `make soak` sends."""

import logging
from pathlib import Path

import pytest
from tests.support.server.fuzzing import bombard


@pytest.mark.slow
def test_malformed_messages_change_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        seen = bombard(tmp_path, 1500, seed=4)
    assert sum(seen.values()) > 1000
    assert [record.getMessage() for record in caplog.records] == []

"""Malformed messages and files: a sample of what `make soak` sends."""

import logging
from pathlib import Path

import pytest
from tests.support.server.file_fuzzing import import_spoiled
from tests.support.server.fuzzing import bombard


@pytest.mark.slow
def test_malformed_messages_change_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        seen = bombard(tmp_path, 1500, seed=4).seen
    assert sum(seen.values()) > 1000
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.slow
def test_malformed_files_are_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Or opened, where what was spoiled does not matter."""
    with caplog.at_level(logging.ERROR):
        seen = import_spoiled(tmp_path, 60, seed=5)
    assert {"bad-journal", "bad-position", "opened"} <= set(seen)
    assert [record.getMessage() for record in caplog.records] == []

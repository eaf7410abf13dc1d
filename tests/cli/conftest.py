"""What tests of the command line share."""

from pathlib import Path

import pytest
from tests.support.terminal import Terminal


@pytest.fixture
def terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Terminal:
    """A terminal whose data folder is its own."""
    return Terminal(monkeypatch, capsys, tmp_path / "data")

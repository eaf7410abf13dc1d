"""The published contract and what the server does are the same."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.schemas import ROOT, try_contract

from hordekeep.server.asking import HANDLERS
from hordekeep.server.contract import ENDPOINTS


def test_generated_files_are_up_to_date() -> None:
    run = subprocess.run(
        [sys.executable, "tools/wire.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


def test_every_address_is_answered() -> None:
    assert [one.name for one in ENDPOINTS] == list(HANDLERS)


@pytest.mark.slow
def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """Sound and unsound requests to every address: as promised, and no changed table."""
    try_contract(tmp_path, 2, seed=1)

"""The published contract and what the server does are the same."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.server.schemas import ROOT, try_contract

from hordekeep.cli.commands.serve import serve_command
from hordekeep.server import errors
from hordekeep.server.http.endpoints import ANSWERERS
from hordekeep.server.http.routes import ENDPOINTS


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
    assert [one.name for one in ENDPOINTS] == list(ANSWERERS)


@pytest.mark.slow
def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """Sound and unsound requests to every address: as promised, and no changed table."""
    try_contract(tmp_path, 2, seed=1)


def test_the_documents_name_everything() -> None:
    """docs/api.md has every address and every code of a refusal, docs/hosting.md every option."""
    api = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    ends = {one.path.rsplit("/", 1)[-1].split("{")[0] for one in ENDPOINTS}
    assert [end for end in sorted(ends) if end not in api] == []
    codes = [
        value.code
        for value in vars(errors).values()
        if isinstance(value, type) and issubclass(value, errors.Refusing)
    ]
    codes.remove(errors.Refusing.code)
    assert [code for code in codes if f"`{code}`" not in api] == []
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    options = [name for option in serve_command.params for name in option.opts]
    assert [name for name in options if name not in hosting] == []

"""Copies of the shipped content and of the example pack."""

import shutil
from pathlib import Path

import pytest
from tests.content.folders import Folder

from hordekeep import resources

EXAMPLE = Path(__file__).parents[2] / "docs" / "example-pack"


@pytest.fixture
def content(tmp_path: Path) -> Folder:
    """A copy of the first content of Last Bastion."""
    shutil.copytree(resources.content() / "last_bastion" / "1", tmp_path / "last_bastion" / "1")
    return Folder(tmp_path / "last_bastion" / "1")


@pytest.fixture
def pack(tmp_path: Path) -> Folder:
    """A copy of the example pack."""
    shutil.copytree(EXAMPLE, tmp_path / "pack")
    return Folder(tmp_path / "pack")

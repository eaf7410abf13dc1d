"""Copies of the shipped content and of the example pack."""

import shutil
from pathlib import Path

import pytest
from tests.support.content_folders import Folder

from hordekeep import resources
from hordekeep.games.sanctum.content.loading import EDITIONS

EXAMPLES = Path(__file__).parents[2] / "docs"


@pytest.fixture
def content(tmp_path: Path) -> Folder:
    """A copy of the first content of Last Bastion."""
    shutil.copytree(resources.content() / "last_bastion" / "1", tmp_path / "last_bastion" / "1")
    return Folder(tmp_path / "last_bastion" / "1")


@pytest.fixture
def pack(tmp_path: Path) -> Folder:
    """A copy of the example pack, without what it teaches."""
    lessons = shutil.ignore_patterns("lessons", "*-lessons.ftl")
    shutil.copytree(EXAMPLES / "example-pack", tmp_path / "pack", ignore=lessons)
    return Folder(tmp_path / "pack")


@pytest.fixture
def sanctum(tmp_path: Path) -> Folder:
    """A copy of the first content of Sanctum."""
    shutil.copytree(resources.content() / "sanctum" / "1", tmp_path / "sanctum" / "1")
    return Folder(tmp_path / "sanctum" / "1", EDITIONS.read_folder)


@pytest.fixture
def sanctum_pack(tmp_path: Path) -> Folder:
    """A copy of the example pack of Sanctum."""
    shutil.copytree(EXAMPLES / "example-pack-sanctum", tmp_path / "sanctum-pack")
    return Folder(tmp_path / "sanctum-pack", EDITIONS.read_folder)

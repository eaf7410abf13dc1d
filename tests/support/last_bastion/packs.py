"""Stages with changed cards, where the box has no card that shows a rule."""

from pathlib import Path

import pytest
from tests.support.last_bastion import stage

from hordekeep.games.last_bastion.opening import open_game


def play_with(patch: pytest.MonkeyPatch, folder: Path, monsters: str) -> None:
    """Stages of this test are laid out with these changes to the monsters."""
    (folder / "pack.toml").write_text(
        'id = "odd-cards"\ntitle = "pack-odd-cards"\ngame = "last-bastion"\nauthor = "tests"\n',
        encoding="utf-8",
    )
    (folder / "monsters.toml").write_text(monsters, encoding="utf-8")
    game = open_game([folder])
    patch.setattr(stage, "GAME", game)
    patch.setattr(stage, "BOX", game.box)
    patch.setattr(stage, "WORDS", game.lexicon)

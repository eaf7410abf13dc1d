"""Puts the data folders that exist into the wheel, beside the code that reads them."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Folder in the repository -> folder in the wheel; hordekeep.resources looks in both places.
DATA = {
    "content": "hordekeep/_data/content",
    "locale": "hordekeep/_data/locale",
    "docs/rules": "hordekeep/_data/rules",
    "web/dist": "hordekeep/_data/web",
}


class DataFolders(BuildHookInterface):  # type: ignore[type-arg]  # its parameter differs by hatchling version
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # an editable install reads the folders where they are
        root = Path(self.root)
        build_data["force_include"].update(
            {
                str(root / source): target
                for source, target in DATA.items()
                if (root / source).is_dir()
            }
        )

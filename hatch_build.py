"""Puts the data folders that exist into the wheel, and the compiled rules where that is wanted.

`HORDEKEEP_COMPILE` is off, auto (compiled if there is a C compiler; the default) or required. An
editable install is never compiled.
"""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatch reads this file alone

from tools import compiling

if TYPE_CHECKING:
    Hook = BuildHookInterface[Any]
else:
    Hook = BuildHookInterface

# Folder in the repository -> folder in the wheel; hordekeep.resources looks in both places.
DATA = {
    "content": "hordekeep/_data/content",
    "locale": "hordekeep/_data/locale",
    "docs/rules": "hordekeep/_data/rules",
    "web/dist": "hordekeep/_data/web",
}


class DataFolders(Hook):
    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling, where it can compile."""
        if compiling.mode() == "off":
            return []
        try:
            compiling.compiler()
        except compiling.CannotCompile:
            return []
        return list(compiling.NEEDED)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # it reads the folders where they are, and the sources as they change
        root = Path(self.root)
        build_data["force_include"].update(
            {
                str(root / source): target
                for source, target in DATA.items()
                if (root / source).is_dir()
            }
        )
        if compiling.mode() != "off":
            self._compile(root, build_data)

    def _compile(self, root: Path, build_data: dict[str, Any]) -> None:
        target = root / "build" / "wheel"
        try:
            libraries = compiling.compile_into(target, root=root)
        except compiling.CannotCompile as error:
            if compiling.mode() == "required":
                raise
            self.app.display_warning(f"The rules will run interpreted: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(
            {str(path): path.relative_to(target).as_posix() for path in libraries}
        )

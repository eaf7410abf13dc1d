"""Builds the page into web/dist, if what it is made of has changed since the last time."""

import hashlib
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.node import MODULES, ROOT, WEB, node, program, run_npm

PACKAGES: Final = ("package.json", "package-lock.json", ".npmrc")
SOURCES: Final = ("src", "public", "index.html", "vite.config.ts", "svelte.config.js")
NOT_BUILT: Final = (".test.ts",)
INDEX: Final = WEB / "dist" / "index.html"
INSTALLED: Final = MODULES / ".hordekeep"
BUILT: Final = ROOT / ".hordekeep" / "page"


def install_packages() -> None:
    """Brings web/node_modules to what the lock file says."""
    wanted = digest(WEB / name for name in PACKAGES)
    if said_by(INSTALLED) == wanted:
        return
    print("Installing what the page is built with …", flush=True)
    run_npm("ci", "--no-progress", "--loglevel=error")
    INSTALLED.write_text(wanted, encoding="utf-8")


def build_page() -> None:
    """Makes web/dist anew if it is not of these sources, packages and this very build."""
    install_packages()
    wanted = digest(sources())
    if INDEX.is_file() and said_by(BUILT) == f"{wanted} {INDEX.stat().st_mtime_ns}":
        return
    print("Building the page …", flush=True)
    command = program("node_modules/vite/bin/vite.js", "build", "--logLevel", "error")
    subprocess.run(command, cwd=WEB, env=node().environment(), check=True)
    BUILT.parent.mkdir(exist_ok=True)
    BUILT.write_text(f"{wanted} {INDEX.stat().st_mtime_ns}", encoding="utf-8")


def sources() -> list[Path]:
    """Every file that can change what is built."""
    listed = [WEB / name for name in (*PACKAGES, *SOURCES)]
    files = [path for one in listed for path in (one.rglob("*") if one.is_dir() else [one])]
    return sorted(path for path in files if path.is_file() and not path.name.endswith(NOT_BUILT))


def digest(paths: Iterable[Path]) -> str:
    """One hash over names and contents."""
    whole = hashlib.sha256()
    for path in paths:
        content = path.read_bytes() if path.is_file() else b""
        whole.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()


def said_by(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def main() -> int:
    try:
        build_page()
    except subprocess.CalledProcessError as failed:
        said = " ".join(Path(word).name for word in failed.cmd[:4])
        print(f"The page was not built: {said} … failed.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word
    sys.exit(main())

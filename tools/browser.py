"""The browser for the browser tests: Chromium or Chrome of this machine."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

PACKAGES: Final = ("chromium-headless-shell", "chromium")
"""Debian's, named as their programs are. The first has no windows, and needs a third less time."""
NAMES: Final = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
CHOSEN: Final = "HORDEKEEP_BROWSER"
HOW_TO_GET_ONE: Final = (
    f"install Chromium or Chrome (on Debian: apt-get install chromium), or set {CHOSEN} to one"
)


def find_browser() -> Path | None:
    """The chosen one, or the first that this machine has."""
    chosen = os.environ.get(CHOSEN)
    if chosen:
        return Path(chosen) if Path(chosen).is_file() else None
    found = [path for name in NAMES if (path := shutil.which(name))]
    found += [place for place in PLACES if Path(place).is_file()]
    return Path(found[0]) if found else None


def get_browser() -> Path | None:
    """A browser, installed if this is Debian and we may; None if there is no way to get one."""
    found = find_browser()
    if found or CHOSEN in os.environ:
        return found
    for package in PACKAGES:
        get_debian_package(package)
        if found := find_browser():
            return found
    return None


def get_debian_package(name: str) -> None:
    """Installs a program by its package, where it is missing, if this is Debian and we may."""
    if shutil.which(name) or not _may_install():
        return
    print(f"Installing Debian's {name} …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update", "-qq"], ["install", "-y", "-qq", name]):
        subprocess.run(
            ["apt-get", *step],
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=False,
        )


def _may_install() -> bool:
    if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    release = Path("/etc/os-release")
    said = release.read_text(encoding="utf-8").splitlines() if release.is_file() else []
    return "ID=debian" in said

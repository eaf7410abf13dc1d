"""The browser that prints: Chromium or Chrome of this machine, without a window."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from hordekeep.kernel.errors import BadFile, HordekeepError

NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
PLACES: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
CHOSEN: Final = "HORDEKEEP_BROWSER"
PATIENCE: Final = 300
"""Seconds after which a browser that prints nothing is given up."""
DRAWING: Final = 20_000
"""Milliseconds of the page's own time that it has to be drawn; waiting for the server is free."""
_PAGE: Final = re.compile(rb"/Type\s*/Page\b")
_TITLE: Final = re.compile(rb"/Title\s*\(hordekeep-[a-z0-9-]+-(\d+)\)")


class NoBrowser(HordekeepError):
    """There is no Chromium or Chrome on this machine."""

    code = "no-browser"
    exit_code = BadFile.exit_code


class NotPrinted(HordekeepError):
    """The browser has not printed all sheets."""

    code = "not-printed"


def find_browser() -> Path:
    """The chosen one, or the first that this machine has; raises `NoBrowser`."""
    chosen = os.environ.get(CHOSEN)
    if chosen:
        found = [chosen] if Path(chosen).is_file() else []
    else:
        found = [path for name in NAMES if (path := shutil.which(name))]
        found += [place for place in PLACES if Path(place).is_file()]
    if not found:
        raise NoBrowser(found=chosen or "")
    return Path(found[0])


def printed(browser: Path, url: str, language: str) -> bytes:
    """The page at an address as a PDF; raises `NotPrinted` unless all its sheets are in it."""
    with tempfile.TemporaryDirectory(prefix="hordekeep-") as folder:
        target = Path(folder) / "sheets.pdf"
        command = [str(browser), *_options(Path(folder), target, language), url]
        try:
            ended = subprocess.run(  # noqa: S603 - the browser that was found, our own address
                command, capture_output=True, check=False, timeout=PATIENCE, text=True
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise NotPrinted(why=type(error).__name__) from None
        if not target.is_file():
            raise NotPrinted(why=_last_line(ended.stderr) or f"exit {ended.returncode}")
        return _whole(target.read_bytes())


def _options(folder: Path, target: Path, language: str) -> list[str]:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [
        "--headless",
        *(["--no-sandbox"] if root else []),
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--no-pdf-header-footer",
        f"--accept-lang={language}",
        f"--user-data-dir={folder / 'profile'}",
        f"--virtual-time-budget={DRAWING}",
        f"--print-to-pdf={target}",
    ]


def _whole(pdf: bytes) -> bytes:
    """The title of the sheets says how many there are."""
    title = _TITLE.search(pdf)
    if title is None or int(title.group(1)) != pages_of(pdf) or pages_of(pdf) == 0:
        raise NotPrinted(why="sheets")
    return pdf


def pages_of(pdf: bytes) -> int:
    """How many pages a PDF of a browser has."""
    return len(_PAGE.findall(pdf))


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1][:200] if lines else ""

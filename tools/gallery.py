"""Looks at every screen in every window and lays contact sheets into build/gallery: `make gallery`.

`--screen` takes some of them by a pattern and keeps the sheets of the others, so that it can be
done in parts (`--screen ' pl$'` is all of Polish); `--size` takes some windows; `--list` only
writes down what is wrong; after that, `--forget` takes off the lists of known faults what was
not found any more.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tools.browser import CHOSEN, HOW_TO_GET_ONE, get_browser
from tools.node import ROOT, WEB, node, program

FOLDER: Final = ROOT / "build" / "gallery"
KNOWN: Final = tuple(sorted((WEB / "e2e" / "gallery").glob("known_*.json")))
"""A list for each game."""
SPECS: Final = "e2e/gallery/"

Faults = dict[str, dict[str, list[str]]]
"""What was found: by screen, then by window."""


def look(browser: Path, jobs: int, screen: str, *, sizes: str, listed: bool) -> int:
    """Lets the browser look at everything; the exit code."""
    if not screen:
        shutil.rmtree(FOLDER, ignore_errors=True)
    playwright = "node_modules/@playwright/test/cli.js"
    chosen = ["-g", screen] if screen else []
    command = program(playwright, "test", SPECS, f"--workers={jobs}", "--timeout=900000", *chosen)
    with tempfile.TemporaryDirectory() as settings:
        environment = {
            **os.environ,
            **node().environment(),
            "XDG_CONFIG_HOME": settings,
            CHOSEN: str(browser),
            "HORDEKEEP_GALLERY": "list" if listed else "all",
            "HORDEKEEP_GALLERY_SIZES": sizes,
        }
        return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode


def read_faults() -> Faults:
    """What the last run wrote down."""
    files = sorted((FOLDER / "faults").glob("*.json"))
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files}


def is_mended(entry: dict[str, Any], screen: str, found: Faults) -> bool:
    """Whether a run that looked wherever the fault was did not see it."""
    looked = found.get(screen, {})
    wanted = entry.get("at") or list(looked)
    if not wanted or not all(where in looked for where in wanted):
        return False
    return not any(fault.startswith(entry["fault"]) for where in wanted for fault in looked[where])


def forget(known: list[dict[str, Any]], found: Faults) -> list[dict[str, Any]]:
    """The known faults without what is mended."""
    left = []
    for entry in known:
        screens = [one for one in entry["screens"] if not is_mended(entry, one, found)]
        if screens:
            left.append({**entry, "screens": screens})
    return left


def write_known(file: Path, known: list[dict[str, Any]]) -> None:
    """One line for each fault, so that a change of the list can be read."""
    lines = ",\n".join(f" {json.dumps(entry, ensure_ascii=False)}" for entry in known)
    file.write_text(f"[\n{lines}\n]\n" if lines else "[]\n", encoding="utf-8")


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--screen", default="")
    options.add_argument("--size", default="", help="windows, as 390x844,1440x900")
    options.add_argument("--list", action="store_true")
    options.add_argument("--forget", action="store_true")
    chosen = options.parse_args()
    if chosen.forget:
        for file in KNOWN:
            known = json.loads(file.read_text(encoding="utf-8"))
            write_known(file, forget(known, read_faults()))
        return 0
    browser = get_browser()
    if browser is None:
        print(f"There is no browser to look with: {HOW_TO_GET_ONE}.", file=sys.stderr)
        return 1
    code = look(browser, chosen.jobs, chosen.screen, sizes=chosen.size, listed=chosen.list)
    print(f"The contact sheets are in {FOLDER.relative_to(ROOT)}.")
    return code


if __name__ == "__main__":
    sys.exit(main())

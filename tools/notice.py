"""Makes NOTICE from the lock files: every package, its version and its licence."""

import argparse
import re
from importlib import metadata
from pathlib import Path

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
    "uvloop": "MIT OR Apache-2.0",
}
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


def notice() -> str:
    runtime = locked("requirements.lock")
    tools = {
        name: version
        for name, version in locked("requirements-dev.lock").items()
        if name not in runtime
    }
    return "\n".join([HEAD, *section("Needed to run", runtime), "", *section("Tools", tools), ""])


def section(title: str, packages: dict[str, str]) -> list[str]:
    width = max(len(name) + len(version) for name, version in packages.items()) + 3
    return [
        title,
        *(
            f"  {name + ' ' + version:<{width}}{licence(name)}"
            for name, version in packages.items()
        ),
    ]


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
    if options.parse_args().write:
        (ROOT / "NOTICE").write_text(notice(), encoding="utf-8")
    else:
        print(notice(), end="")


if __name__ == "__main__":
    main()

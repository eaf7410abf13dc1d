"""Schemathesis against the published contract, as a spectator who may change nothing.

`python -m tests.support.server.schemas 200` tries so many requests an address, for `make soak`.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.support.server.client import Hall, Person
from tests.support.server.fuzzing import rows_of

ROOT = Path(__file__).parents[3]
CONFIG = """
[parameters]
"path.table" = "{table}"
"path.entry" = {entry}
"path.game" = "last-bastion"
"path.lang" = "en"
"""
LEFT_OUT = (
    # An unknown table, entry, action or secret is refused by meaning, not by schema.
    "positive_data_acceptance,"
    # A read of `…/state?wait=` answers late on purpose.
    "ensure_resource_availability"
)


def try_contract(folder: Path, examples: int, seed: int) -> str:
    """Runs Schemathesis; returns what it says, and raises when it finds something."""
    with Hall(folder) as hall, Person(hall.url) as anna, Person(hall.url, "Eve") as eve:
        opened = anna.open("me", "me")
        anna.sit()
        eve.sit(opened["table"], opened["watch"]["secret"])
        before = rows_of(folder, anna.table)
        config = folder / "schemathesis.toml"
        config.write_text(CONFIG.format(table=anna.table, entry=2))
        ran = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
                *("run", str(ROOT / "docs" / "openapi.json"), "--url", hall.url),
                *("--header", f"Authorization: Bearer {eve.tokens[eve.table]}"),
                *("--max-examples", str(examples), "--seed", str(seed)),
                *("--exclude-checks", LEFT_OUT, "--no-shrink", "--phases", "coverage,fuzzing"),
                *("--suppress-health-check", "all", "--warnings", "off"),
            ],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
        assert rows_of(folder, anna.table) == before
    return ran.stdout


def main() -> None:
    examples = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        said = try_contract(Path(folder), examples, seed=1)
    print(said[-800:])  # noqa: T201 - a command


if __name__ == "__main__":
    main()

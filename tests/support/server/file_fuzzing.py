"""Malformed files by the thousand: each is refused plainly or opens a table, and nothing fails.

`python -m tests.support.server.file_fuzzing 5000` imports that many, for `make soak`: journals and
positions of both games, cut, mixed and spoiled letter by letter.
"""

import json
import random
import secrets
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.support.server.client import Hall, Person
from tests.support.server.files import finished_journal, long_game
from tests.support.server.fuzzing import rows_of

from hordekeep.server.tables.services import Services
from hordekeep.server.work import worker

GAMES = ("last-bastion", "sanctum")
MOVES = 12
ODD = ["\x00", "\u202e", "é", '"', "\\", "{", "]", "=", "\n", "-", "9" * 25, "1e999", "nan", "true"]
SEATS = ["me", "me"]


def sound_files(person: Person) -> list[str]:
    """Files that can be imported: journals, records of what a seat saw, positions."""
    found = [finished_journal("person:Anna", "person:Bert"), long_game(40)]
    for game in GAMES:
        person.open(*SEATS, game=game)
        person.sit()
        with person.live() as live:
            live.until("state")
            for _ in range(MOVES):
                live.answer()
        found += [person.ask("GET", path).text for path in ("export", "position")]
    return found


class Spoiler:
    """Spoils files."""

    def __init__(self, files: list[str], seed: int) -> None:
        self._files = files
        self._rng = random.Random(seed)

    def file(self) -> str:
        """A file with something wrong in it, or several things."""
        text = self._rng.choice(self._files)
        for _ in range(self._rng.choice([1, 1, 1, 2, 5])):
            text = self._rng.choice([self._cut, self._letters, self._lines, self._number])(text)
        return text

    def _cut(self, text: str) -> str:
        return text[: self._rng.randrange(len(text) + 1)]

    def _letters(self, text: str) -> str:
        at = self._rng.randrange(len(text) + 1)
        return text[:at] + self._rng.choice(ODD) + text[at + self._rng.randrange(3) :]

    def _lines(self, text: str) -> str:
        """A line is left out, doubled, or comes from another file."""
        lines = text.splitlines()
        other = self._rng.choice(self._files).splitlines()
        at = self._rng.randrange(len(lines) + 1)
        lines[at : at + self._rng.randrange(2)] = self._rng.sample(other, self._rng.randrange(3))
        return "\n".join(lines)

    def _number(self, text: str) -> str:
        """Another number, or none."""
        places = [place for place, letter in enumerate(text) if letter.isdigit()]
        if not places:
            return text
        at = self._rng.choice(places)
        return text[:at] + self._rng.choice(["", "-", "0", "7", "99999", ".5"]) + text[at + 1 :]


def _with_workers(services: Services) -> Services:
    """As it is in earnest: files are read in a process of their own."""
    return services._replace(new_worker=worker.apart)


def import_spoiled(folder: Path, count: int, seed: int) -> Counter[str]:
    """Sends spoiled files to a server; raises when it fails or another table has changed."""
    seen: Counter[str] = Counter()
    with Hall(folder, change=_with_workers) as hall, Person(hall.url) as anna:
        files = sound_files(anna)
        before = rows_of(folder, anna.table)
        spoiler = Spoiler(files, seed)
        for _ in range(count):
            text = spoiler.file()
            response = anna.ask("POST", "/api/import", {"text": text, "seats": SEATS})
            assert response.status_code < 500, json.dumps(text)[:2000]
            told = response.json()
            seen[told.get("code", "opened")] += 1
        assert rows_of(folder, anna.table) == before
        assert anna.ask("POST", "/api/import", {"text": files[0], "seats": SEATS}).is_success
    return seen


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else secrets.randbits(30)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        seen = import_spoiled(Path(folder), count, seed)
    print(  # noqa: T201 - a command
        f"{count} malformed files (seed {seed}) in {time.monotonic() - began:.0f} s: "
        f"no failure, no changed table; {dict(sorted(seen.items()))}"
    )


if __name__ == "__main__":
    main()

"""Measures Hordekeep and its peers side by side, in rounds, on one core; compares with the kept.

In each round everybody is measured once, one after the other, so that a busy minute hurts all
alike. Times are CPU times. `--keep` makes this run the one that later runs are compared with.
"""

import argparse
import datetime as dt
import json
import os
import platform
import resource
import subprocess
import sys
from pathlib import Path
from typing import Final

from bench import baseline
from bench.measuring import Figures
from bench.report import Results, whole
from bench.subjects import ROOT, NotMeasured, Subject, own, peers

from hordekeep.games.seams import GAMES

FOUND: Final = ROOT / "build" / "bench.json"
DOCUMENT: Final = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"


def cpu_seconds(command: list[str | Path], subject: Subject) -> float:
    """What a process and its start cost."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "PYTHONPATH": str(subject.path)}
    subprocess.run(command, check=True, env=environment, cwd=ROOT)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def import_time(subject: Subject, times: int = 5) -> Figures:
    """What `import hordekeep` adds to the start of Python; the least of a few, files being warm."""
    found = {
        code: min(cpu_seconds([subject.python, "-c", code], subject) for _ in range(times))
        for code in ("pass", "import hordekeep")
    }
    return {"import s": found["import hordekeep"] - found["pass"]}


def side_by_side(subject: Subject, seconds: float) -> Figures:
    """Games per CPU second of one process, and of two at the same time on a core each."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0, 1]
    figures: Figures = {}
    for game in GAMES:
        for number, label in ((1, "1 process"), (2, "2 processes")):
            if number > len(cores):
                continue
            asked = [("--play-only", game, "--core", str(core)) for core in cores[-number:]]
            running = [subject.started(seconds, *more) for more in asked]
            told = [one.communicate() for one in running]
            figures[f"{game} {label} games/s"] = sum(
                subject.read(one.returncode, *words)["games/s"]
                for one, words in zip(running, told, strict=True)
            )
    return figures


def memory(subject: Subject, seconds: float) -> Figures:
    """The most memory of a process that only plays one game, by the number of players."""
    figures: Figures = {}
    for game in GAMES:
        for players in (2, 4):
            asked = ("--play-only", game, "--players", str(players))
            found = subject.measure(seconds, *asked)
            figures[f"{game} {players} players peak MB"] = found["peak MB"]
    return figures


def measure(
    subjects: list[Subject], rounds: int, seconds: float, notes: list[str], *, rules: bool = True
) -> Results:
    """All rounds; a subject that fails is left out from then on. `rules` looks closer at ours."""
    results = Results()
    for number in range(1, rounds + 1):
        for subject in subjects.copy():
            print(f"round {number} of {rounds}: {subject.name}", file=sys.stderr, flush=True)
            try:
                results.add(subject.name, subject.measure(seconds))
                if rules and subject.path is not None:
                    results.add(subject.name, import_time(subject))
                    results.add(subject.name, side_by_side(subject, seconds / 2))
                    results.add(subject.name, memory(subject, seconds / 10))
            except NotMeasured as error:
                notes.append(f"Left out: {error}")
                subjects.remove(subject)
    return results


def processor() -> str:
    """The name of this machine's processor, as far as it says it."""
    listed = Path("/proc/cpuinfo")
    lines = listed.read_text(encoding="utf-8").splitlines() if listed.is_file() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{len(names)} × {names[0]}" if names else platform.machine()


def about(rounds: int, seconds: float) -> dict[str, object]:
    """When, where and how it was measured."""
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return {
        "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
        "machine": processor(),
        "python": platform.python_version(),
        "load": load,
        "rounds": f"{rounds} × {seconds:g} s",
    }


def write_document(table: str) -> None:
    """Puts the table between its marks in docs/performance.md."""
    text = DOCUMENT.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    DOCUMENT.write_text(f"{before}{BEGIN}\n{table}\n{END}{after}", encoding="utf-8")


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--seconds", type=float, default=1.0, help="CPU time of one measurement")
    options.add_argument("--json", type=Path, default=FOUND, help="where the figures are written")
    options.add_argument("--no-peers", action="store_true")
    options.add_argument("--keep", action="store_true", help="renew the kept figures and the table")
    asked = options.parse_args()
    notes: list[str] = []
    facts = about(asked.rounds, asked.seconds)
    builds = own(notes=notes)
    subjects = [*builds, *([] if asked.no_peers else peers(notes=notes))]
    names = [subject.name for subject in builds]
    results = measure(subjects, asked.rounds, asked.seconds, notes)
    names = [name for name in names if name in results.found]
    if not names:
        print(*notes, sep="\n", file=sys.stderr)
        return 1
    table = whole(results, names, facts)
    print(table, *notes, sep="\n")
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    words = {"about": facts, "notes": notes, "figures": results.words()}
    asked.json.write_text(json.dumps(words, indent=1, ensure_ascii=False), encoding="utf-8")
    close(results, facts, table, keep=asked.keep)
    return 0


def close(results: Results, facts: dict[str, object], table: str, *, keep: bool) -> None:
    """Says what has become worse, or keeps what was found."""
    now = baseline.ratios(results.medians())
    if not now:
        print("Nothing to compare with: the reference peer was not measured.")
    elif keep:
        baseline.keep(now, facts)
        write_document(table)
        print("Kept in bench/baseline.json and docs/performance.md.")
    elif not (kept := baseline.load().get("ratios", {})):
        print("Nothing to compare with: no figures are kept yet (make bench ARGS=--keep).")
    else:
        worse = baseline.worsened(now, kept)
        print("\n".join(worse) or "Nothing is a fifth worse than in bench/baseline.json.")


if __name__ == "__main__":
    sys.exit(main())

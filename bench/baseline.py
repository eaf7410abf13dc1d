"""Compares a run with the figures kept in the repository: as ratios to a peer of the same run.

A faster or busier machine changes both alike; what remains is a change of ours.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

KEPT: Final = Path(__file__).with_name("baseline.json")
REFERENCE: Final = ("catanatron", "catan 4 players decisions/s")
WORSE: Final = 0.2
"""From which share on something is pointed at."""

Medians = Mapping[str, Mapping[str, float]]
"""By subject and figure."""
Ratios = dict[str, dict[str, float]]


def is_rate(figure: str) -> bool:
    """Whether more is better."""
    return figure.endswith("/s")


def ratios(medians: Medians) -> Ratios:
    """Every figure of our builds by the reference; empty when the reference was not measured.

    Rates are divided by the reference, times multiplied: both are then free of the machine. Bytes
    are kept as they are.
    """
    peer, figure = REFERENCE
    reference = medians.get(peer, {}).get(figure, 0.0)
    if not reference:
        return {}
    return {
        build: {name: _ratio(name, value, reference) for name, value in medians[build].items()}
        for build in ("interpreted", "compiled")
        if build in medians
    }


def _ratio(name: str, value: float, reference: float) -> float:
    if name.endswith(("bytes", "MB")):
        return value
    if is_rate(name):
        return value / reference
    return value * reference * _seconds(name)


def _seconds(name: str) -> float:
    """The unit of a time, in seconds."""
    unit = name.rsplit(maxsplit=1)[-1].partition("/")[0]
    return {"µs": 1e-6, "ms": 1e-3}.get(unit, 1.0)


def worsened(now: Ratios, kept: Ratios) -> list[str]:
    """A sentence for each figure that is a fifth worse than the kept one, the worst first."""
    found: list[tuple[float, str]] = []
    for build in now:
        for name, ratio in now[build].items():
            before = kept.get(build, {}).get(name)
            if not before or not ratio:
                continue
            loss = before / ratio if is_rate(name) else ratio / before
            if loss >= 1 + WORSE:
                found.append((loss, f"{build}: {name} is {loss - 1:.0%} worse than kept"))
    return [sentence for _, sentence in sorted(found, reverse=True)]


def load(path: Path = KEPT) -> dict[str, Any]:
    """The kept figures; empty when there are none."""
    if not path.is_file():
        return {}
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return kept


def keep(now: Ratios, about: Mapping[str, object], path: Path = KEPT) -> None:
    rounded = {
        build: {name: float(f"{value:.4g}") for name, value in found.items()}
        for build, found in now.items()
    }
    words = {**about, "reference": " ".join(REFERENCE), "ratios": rounded}
    path.write_text(json.dumps(words, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

"""The data card of a data set: what it is made of, what its columns mean, how to use it."""

from collections.abc import Mapping, Sequence
from typing import Any

from hordekeep.cli.arena_report import table
from hordekeep.cli.lab.names import Names
from hordekeep.lab.study.dataset import COLUMNS
from hordekeep.lab.study.experiment import Experiment
from hordekeep.lab.study.series import words_of
from hordekeep.library import encoding_of, engine


def facts_of(experiment: Experiment, seeds: Sequence[int], rows: int, form: str) -> dict[str, Any]:
    """The same for programs."""
    encoding = encoding_of(experiment.opened(), **experiment.options)
    return {
        "engine": engine(),
        **words_of(experiment),
        "first_seed": seeds[0],
        "last_seed": seeds[-1],
        "games": len(seeds),
        "rows": rows,
        "form": form,
        "actions": encoding.codebook.size,
        "observation": [
            {"name": one.name, "shape": list(one.shape), "start": one.start}
            for one in encoding.observer.arrays
        ],
    }


def card(names: Names, facts: Mapping[str, Any], command: str) -> str:
    """A page in Markdown."""
    content = ", ".join(f"{name} {value}" for name, value in facts["content"].items())
    options = ", ".join(f"{name} {_told(value)}" for name, value in facts["options"].items())
    made_of = [
        (names.say("dataset-game"), f"{facts['game']}, {content}"),
        (names.say("dataset-engine"), f"{facts['engine']}, {facts['rules']}"),
        (names.say("dataset-options"), options),
        (names.say("dataset-bots"), ", ".join(facts["bots"])),
        (names.say("dataset-seeds"), f"{facts['first_seed']}–{facts['last_seed']}"),
        (names.say("dataset-size"), f"{facts['games']} / {facts['rows']}"),
        (names.say("dataset-actions"), str(facts["actions"])),
    ]
    columns = [(one, names.say(f"dataset-column-{one}")) for one in COLUMNS]
    arrays = [
        (one["name"], " × ".join(map(str, one["shape"])), str(one["start"]))
        for one in facts["observation"]
    ]
    first = (names.say("dataset-what"), names.say("dataset-value"))
    parts = [
        f"# {names.say('dataset-title', game=names.game)}",
        names.say("dataset-about"),
        f"`{command}`",
        "\n".join(table(first, made_of)),
        f"## {names.say('dataset-columns')}",
        "\n".join(table((names.say("dataset-column"), names.say("dataset-meaning")), columns)),
        f"## {names.say('dataset-observation')}",
        names.say("dataset-observation-note"),
        "\n".join(table(tuple(names.say(f"dataset-array-{n}") for n in (1, 2, 3)), arrays)),
        f"## {names.say('dataset-limits')}",
        names.say("dataset-limits-note"),
    ]
    return "\n\n".join(parts) + "\n"


def _told(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)

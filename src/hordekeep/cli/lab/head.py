"""The first lines of every report: what was played, by whom, how often."""

from hordekeep.cli.lab.names import Names
from hordekeep.lab.study.experiment import Experiment


def lead(
    names: Names, experiment: Experiment, *, games: int, wanted: int, first: int, arms: int = 1
) -> str:
    """One sentence that says what the numbers are made of; all arms play the same seeds."""
    options = experiment.opened().options(experiment.options)
    return names.say(
        "lab-lead",
        games=games,
        wanted=wanted,
        seats=experiment.seats,
        bots=names.words.listed(list(dict.fromkeys(experiment.bots))),
        difficulty=names.say(f"difficulty-{options['difficulty']}"),
        first=str(first),
        last=str(first + max(wanted // arms, 1) - 1),
        turned="yes" if experiment.rotated else "no",
    )

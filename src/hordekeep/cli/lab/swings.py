"""The turns of a trace as rows, for terminal and page alike."""

from typing import Final

from hordekeep.cli.lab.names import Names
from hordekeep.lab.study.dice_luck import DiceLuck
from hordekeep.lab.study.trace import Trace, TracedStretch

MOST_TOLD: Final = 8
"""Choices of a turn that are told; of more the last ones, which led to where it ended."""
SWING_COLUMNS: Final = 6
LUCK_COLUMNS: Final = 5


def ending_told(names: Names, trace: Trace) -> str:
    """How the game ended, after how many turns."""
    reason = trace.words()["ending"] or "stopped"
    winners = [names.seat(seat) for seat in trace.winners]
    return names.say(
        "lab-trace-end",
        seed=str(trace.seed),
        ending=names.say(f"ending-{reason}"),
        turns=len(trace.stretches),
        count=0 if names.teams else len(winners),
        winners=names.words.listed(winners),
    )


def swing_titles(names: Names) -> tuple[str, ...]:
    return tuple(names.say(f"lab-swing-{column}") for column in range(1, SWING_COLUMNS + 1))


def swing_row(names: Names, one: TracedStretch) -> tuple[str, ...]:
    """A turn: whose chance, from where to where, and how the dice fell."""
    dice = sum(luck.dice for luck in one.luck)
    hits = sum(luck.hits for luck in one.luck)
    expected = sum(luck.expected for luck in one.luck)
    return (
        str(one.turn),
        names.say("lab-side-all") if names.teams else names.seat(one.side),
        names.share(one.before[one.side]),
        names.share(one.after[one.side]),
        names.ahead(one.swing),
        f"{hits} / {names.tenths(expected)}" if dice else "–",
    )


def choices_told(names: Names, one: TracedStretch) -> str:
    """What was chosen in a turn, where there was a choice."""
    told = [
        names.say(
            "lab-choice", seat=names.seat(choice.seat), action=names.words.action(choice.action)
        )
        for choice in one.choices[-MOST_TOLD:]
    ]
    left = len(one.choices) - len(told)
    if left:
        told.insert(0, names.say("lab-choices-before", count=left))
    return names.say("lab-choice-next").join(told) if told else names.say("lab-no-choice")


def luck_titles(names: Names) -> tuple[str, ...]:
    return tuple(names.say(f"lab-luck-{column}") for column in range(1, LUCK_COLUMNS + 1))


def luck_row(names: Names, one: DiceLuck) -> tuple[str, ...]:
    """A seat's dice in the whole game."""
    return (
        names.seat(one.seat),
        str(one.dice),
        str(one.hits),
        names.tenths(one.expected),
        names.share(one.luckier_than),
    )

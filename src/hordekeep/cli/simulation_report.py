"""The numbers of a series of games, as lines that people read."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from hordekeep.cli.draw.numbers import decimal
from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.game_lab import yardstick_for
from hordekeep.lab.intervals import share_between
from hordekeep.lab.measure import Yardstick
from hordekeep.lab.simulate import Series
from hordekeep.lab.tally import Span, Tally, Violation
from hordekeep.text.catalogue import Catalogue

WIDTH: Final = 60
LABELS: Final = 28
MOST_LISTED: Final = 200
ACTIONS: Final = ("do-{}.counted", "do-{}")
"""Actions of a verb have a name of their own where its command is too short to be one."""


def report(series: Series, game: AnyGame, words: Catalogue) -> str:
    """Everything that was counted, in the order of interest."""
    tally = series.total
    lines = [
        *_figures(words, series),
        "",
        words.say("simulate-outcomes"),
        *_outcomes(words, tally),
    ]
    yardstick = yardstick_for(game)
    for kind, counted in sorted(tally.happened.items()):
        if not any(counted.values()):
            continue
        lines += ["", words.say(f"simulate-{kind.replace('_', '-')}")]
        lines += _counts(partial(_name, words, yardstick, kind), counted)
    if not series.counts:
        lines += ["", words.say("simulate-not-counted")]
    lines += ["", *_checks(words, tally)]
    return "\n".join(lines) + "\n"


def _figures(words: Catalogue, series: Series) -> list[str]:
    tally = series.total
    figures = {
        "games": f"{tally.games}"
        if tally.games == series.games
        else f"{tally.games} / {series.games}",
        "decisions": str(tally.decisions),
        "choices": str(tally.choices),
        "seconds": decimal(tally.seconds, words),
        "turns": _span(words, tally.turns),
        "length": _span(words, tally.lengths),
        "score": _span(words, tally.scores),
    }
    labels = {key: words.say(f"simulate-{key}") for key in figures}
    width = max([LABELS, *[len(label) for label in labels.values()]])
    return [f"{labels[key]:<{width}} {value}" for key, value in figures.items()]


def _span(words: Catalogue, span: Span) -> str:
    if not span.games:
        return "–"
    mean = round(span.total / span.games, 1)
    return words.say("simulate-span", mean=mean, least=span.least, most=span.most)


def _outcomes(words: Catalogue, tally: Tally) -> list[str]:
    rows = []
    for reason, count in tally.outcomes.most_common():
        low, high = share_between(count, tally.games)
        share = words.say(
            "simulate-share",
            share=round(100 * count / tally.games, 1),
            low=round(100 * low, 1),
            high=round(100 * high, 1),
        )
        rows.append((words.say(f"ending-{reason}"), count, share))
    return _in_columns(rows)


def _counts(named: Callable[[str], str], counted: Mapping[str, int]) -> list[str]:
    by_name: Counter[str] = Counter()  # several cards may have one name
    for name, count in counted.items():
        by_name[named(name)] += count
    ordered = sorted((+by_name).items(), key=lambda one: (-one[1], one[0]))[:MOST_LISTED]
    return _in_columns([(name, count, "") for name, count in ordered])


def _in_columns(rows: Sequence[tuple[str, int, str]]) -> list[str]:
    """Names, numbers and what is said about them, under each other however long a name is."""
    width = max([WIDTH, *[len(name) for name, _, _ in rows]])
    return [f"  {name:<{width}} {count:>9}  {more}".rstrip() for name, count, more in rows]


def _name(words: Catalogue, yardstick: Yardstick, kind: str, name: str) -> str:
    """The words for something counted; its id where there are none."""
    if kind in yardstick.vocabularies:
        return words.name(yardstick.vocabularies[kind], name)
    keys = ACTIONS if kind == "actions" else yardstick.messages.get(kind, ())
    for key in keys:
        found = key.format(name.replace("_", "-"))
        if words.has(found):
            return words.gist(found)
    return name.replace("_", " ")


def _violation(words: Catalogue, violation: Violation) -> str:
    return words.say(
        "simulate-violation",
        seed=violation.seed,
        step=violation.step,
        property=violation.property,
        found=violation.found,
    )


def _checks(words: Catalogue, tally: Tally) -> list[str]:
    lines = [words.say("simulate-violations", count=tally.broken)]
    lines += [_violation(words, violation) for violation in tally.violations]
    lines.append(words.say("simulate-checked"))
    lines += _in_columns(
        [
            (words.say_or(f"property-{name}", name), count, "")
            for name, count in tally.checked.items()
        ]
    )
    return lines

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
PLAYERS: Final = "players"
MOST_LISTED: Final = 200
ACTIONS: Final = ("do-{}.counted", "do-{}")
"""Actions of a verb have a name of their own where its command is too short to be one."""


def report(series: Series, game: AnyGame, words: Catalogue) -> str:
    """Everything that was counted, in the order of interest."""
    tally = series.total
    lines = [
        *_figures(words, {**_played(words, series, game), **_counted(words, series)}),
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


def _played(words: Catalogue, series: Series, game: AnyGame) -> dict[str, str]:
    """What is played and by whom: the options that were named, and how many sit at the table."""
    match = series.match
    options = game.options(match.options)
    told = {
        f"option-{one.name}": _as_typed(options[one.name])
        for one in game.table_options
        if one.name == PLAYERS or one.name in match.options
    }
    bots = ", ".join(match.bots)
    return {"simulate-of": words.say(f"game-{game.id}"), **told, "simulate-bots": bots}


def _as_typed(said: object) -> str:
    return ",".join(map(str, said)) if isinstance(said, list | tuple) else str(said)


def _counted(words: Catalogue, series: Series) -> dict[str, str]:
    tally = series.total
    stopped = "" if tally.games == series.games else f" / {series.games}"
    return {
        "simulate-games": f"{tally.games}{stopped}",
        "simulate-decisions": str(tally.decisions),
        "simulate-choices": str(tally.choices),
        "simulate-seconds": decimal(tally.seconds, words),
        "simulate-turns": _span(words, tally.turns),
        "simulate-length": _span(words, tally.lengths),
        "simulate-score": _span(words, tally.scores),
    }


def _figures(words: Catalogue, figures: Mapping[str, str]) -> list[str]:
    labels = {key: words.say(key) for key in figures}
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

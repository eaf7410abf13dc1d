"""The numbers of a series of games, as lines that people read."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.game_lab import yardstick_for
from hordekeep.lab.intervals import share_between
from hordekeep.lab.simulate import Series
from hordekeep.lab.tally import Span, Tally, Violation
from hordekeep.text.catalogue import Catalogue, open_catalogue

WIDTH: Final = 60
MOST_LISTED: Final = 200


def report(series: Series, game: AnyGame, language: str, packs: Sequence[Path]) -> str:
    """Everything that was counted, in the order of interest."""
    words = open_catalogue(game, language, packs)
    tally = series.total
    lines = [
        *_figures(words, series),
        "",
        words.say("simulate-outcomes"),
        *_outcomes(words, tally),
    ]
    vocabularies = yardstick_for(game).vocabularies
    for kind, counted in sorted(tally.happened.items()):
        lines += ["", words.say(f"simulate-{kind.replace('_', '-')}")]
        lines += _counts(partial(_name, words, vocabularies, kind), counted)
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
        "seconds": f"{tally.seconds:.2f}",
        "turns": _span(words, tally.turns),
        "length": _span(words, tally.lengths),
        "score": _span(words, tally.scores),
    }
    return [f"{words.say(f'simulate-{key}'):<28} {value}" for key, value in figures.items()]


def _span(words: Catalogue, span: Span) -> str:
    if not span.games:
        return words.say("list-none")
    mean = f"{span.total / span.games:.1f}"
    return words.say("simulate-span", mean=mean, least=span.least, most=span.most)


def _outcomes(words: Catalogue, tally: Tally) -> list[str]:
    lines = []
    for reason, count in tally.outcomes.most_common():
        low, high = share_between(count, tally.games)
        share = words.say(
            "simulate-share",
            share=f"{100 * count / tally.games:.1f}",
            low=f"{100 * low:.1f}",
            high=f"{100 * high:.1f}",
        )
        lines.append(f"  {words.say(f'ending-{reason}'):<{WIDTH}} {count:>9}  {share}")
    return lines


def _counts(named: Callable[[str], str], counted: Mapping[str, int]) -> list[str]:
    ordered = sorted(counted.items(), key=lambda one: (-one[1], one[0]))[:MOST_LISTED]
    return [f"  {named(name):<{WIDTH}} {count:>9}" for name, count in ordered]


def _name(words: Catalogue, vocabularies: Mapping[str, str], kind: str, name: str) -> str:
    """The word for something counted; its id where there is none."""
    if kind in vocabularies:
        return words.name(vocabularies[kind], name)
    if kind == "effects":
        return words.say_or(f"effect-{name.replace('_', '-')}", name)
    if kind == "actions":
        return words.say_or(f"do-{name}.menu", name)
    return name


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
    lines += [
        f"  {words.say_or(f'property-{name}', name):<{WIDTH}} {count:>9}"
        for name, count in tally.checked.items()
    ]
    return lines

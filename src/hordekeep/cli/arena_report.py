"""The standings of an arena, as tables that people read."""

from collections.abc import Sequence

from hordekeep.cli.draw.numbers import signed, tenths
from hordekeep.lab.arena.playing import Arena
from hordekeep.lab.arena.standings import ArenaPlace, Pair
from hordekeep.lab.intervals import share_between
from hordekeep.text.words import Words

Row = tuple[str, ...]


def report(arena: Arena, words: Words) -> str:
    """Who won how often, the ratings, and each two bots compared."""
    standings = arena.standings()
    contest = arena.contest
    key = "arena-teams" if contest.teams else "arena-rivals"
    first = words.say(key, games=standings.games, wanted=arena.games, seats=contest.seats)
    lines = [first]
    if arena.decided:
        lines.append(words.say("arena-decided"))
    places = [_place(place, words) for place in standings.places()]
    lines += ["", *table(_titles(words, "place", 5), places)]
    pairs = [_pair(pair, words) for pair in standings.pairs()]
    lines += ["", *table(_titles(words, "pair", 5), pairs)]
    return "\n".join(lines) + "\n"


def table(titles: Row, rows: Sequence[Row]) -> list[str]:
    """Columns as wide as their widest word, in Markdown: documents take it as it is."""
    widths = [max(len(row[column]) for row in (titles, *rows)) for column in range(len(titles))]
    lines = [_line(row, widths) for row in (titles, *rows)]
    rule = ["-" * (width + 1) + ":" if at else "-" * (width + 2) for at, width in enumerate(widths)]
    return [lines[0], f"|{'|'.join(rule)}|", *lines[1:]]


def _line(row: Row, widths: list[int]) -> str:
    first = row[0].ljust(widths[0])
    others = [word.rjust(width) for word, width in zip(row[1:], widths[1:], strict=True)]
    return f"| {' | '.join([first, *others])} |"


def _titles(words: Words, kind: str, columns: int) -> Row:
    return tuple(words.say(f"arena-{kind}-{column}") for column in range(1, columns + 1))


def _place(place: ArenaPlace, words: Words) -> Row:
    low, high = share_between(place.wins, place.played)
    whole = place.wins == int(place.wins)
    return (
        place.bot,
        f"{int(place.wins) if whole else tenths(place.wins, words)} / {place.played}",
        tenths(100 * place.share, words),
        f"{tenths(100 * low, words)}–{tenths(100 * high, words)}",
        f"{place.rating.points:.0f} ± {place.rating.spread:.0f}",
    )


def _pair(pair: Pair, words: Words) -> Row:
    ahead = signed(pair.ahead, tenths(100 * abs(pair.ahead), words))
    return (
        f"{pair.one} − {pair.other}",
        f"{pair.better} : {pair.worse}",
        str(pair.rounds),
        f"{ahead} ± {tenths(100 * pair.spread, words)}",
        words.say("number-fine", number=round(pair.chance, 4)),
    )

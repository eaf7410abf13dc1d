"""The position in words, agenda apart."""

from collections.abc import Mapping
from typing import Any

from hordekeep.games.pig.model.sty import Sty
from hordekeep.kernel.play.term import NONE, Lexicon
from hordekeep.kernel.record.position_reader import PositionReader


def describe(lexicon: Lexicon, sty: Sty) -> dict[str, Any]:
    return {
        "turns": sty.turns,
        "at_stake": sty.at_stake,
        "player": [
            {"points": points, "coin": lexicon.word("coin", coin)}
            for points, coin in zip(sty.points, sty.coins, strict=True)
        ],
    }


def restore(lexicon: Lexicon, words: Mapping[str, Any], sty: Sty) -> Sty:
    """Fills an empty sty; raises `BadPosition` where the words are impossible."""
    reader = PositionReader(lexicon, words)
    sty.turns = reader.number("turns")
    sty.at_stake = reader.number("at_stake")
    for seat, player in enumerate(reader.parts("player", len(sty.points))):
        sty.points[seat] = player.number("points")
        coin = player.thing("coin", "coin")
        if coin != NONE and coin in sty.coins:
            raise player.fail("coin", "a coin that nobody else has")
        sty.coins[seat] = coin
    return sty

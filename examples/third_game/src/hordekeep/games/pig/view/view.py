"""What a seat may know: all but the coins of others, until they are turned (PG-S1, PG-E2)."""

from hordekeep.games.pig.model.sty import Sty
from hordekeep.games.pig.view.wire import PigPlayer, PigView
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, Lexicon


def view(lexicon: Lexicon, sty: Sty, seat: Seat) -> PigView:
    return PigView(
        goal=sty.goal,
        turn=sty.turns,
        at_stake=sty.at_stake,
        players=[
            PigPlayer(
                points=sty.points[one],
                coin=lexicon.word("coin", coin)
                if coin != NONE and (one == seat or sty.over)
                else None,
            )
            for one, coin in enumerate(sty.coins)
        ],
    )

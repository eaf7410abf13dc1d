"""Exact chances for a seat of Last Bastion, as types of the wire."""

from collections.abc import Sequence

from hordekeep.games.last_bastion.analysis.advice import fights_ahead, ruins_ahead
from hordekeep.games.last_bastion.analysis.fight_goals import BOTH, EITHER, FIRST, SECOND
from hordekeep.games.last_bastion.analysis.finishing import Finish as Way
from hordekeep.games.last_bastion.analysis.finishing import finishes
from hordekeep.games.last_bastion.analysis.market_odds import market_odds, market_roll_odds
from hordekeep.games.last_bastion.analysis.odds import FightOdds as Fight
from hordekeep.games.last_bastion.analysis.odds import roll_odds
from hordekeep.games.last_bastion.analysis.rolls import GoalProspect
from hordekeep.games.last_bastion.model.actions import Spend
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, Lexicon
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.view.words import Told


class Chances(Told):
    """The chances of one fight, by goal, each played best for itself."""

    first: float
    second: float | None
    """None where there is one card only."""
    either: float
    both: float | None
    """None where there is one card only."""


class FightOdds(Told):
    """A fight that could be started, here or after some moves."""

    tile: str
    moves: int
    cards: list[str]
    dice: int
    chances: Chances


class RollOdds(Told):
    """What rerolling some dice of a fight leads to; the first line rerolls none."""

    dice: str
    """As the action names them."""
    cards: list[str]
    chances: Chances


class TokenLaid(Told):
    """An equipment token of a hero's, for a card."""

    hero: str
    card: str


class Finish(Told):
    """A way to beat some cards with the dice on the table and as few further tokens as possible."""

    cards: list[str]
    dice: list[str | None]
    """For each die of the roll the card it counts against."""
    spends: list[TokenLaid]
    """The tokens to lay first, the fighter's own before those of others."""


class ColourOdds(Told):
    """The chances to bring tokens of a colour from the Market: at least one, and two."""

    colour: str
    one: float
    two: float


class MarketRollOdds(Told):
    """What rerolling some of the Market's dice leads to; the first line rerolls none."""

    dice: str
    colours: list[ColourOdds]


class RuinOdds(Told):
    """The chance that beating some cards loses the game by what their exits do."""

    cards: list[str]
    chance: float
    left_out: float
    """How likely it is that something happens that was not looked into."""


class SiegeAdvice(Told):
    """All exact chances that matter to a seat now; lists are empty where nothing is to be told."""

    fights: list[FightOdds]
    """The nearest first; while an aim is chosen, one for each aim."""
    rolls: list[RollOdds]
    finishes: list[Finish]
    """How each card of the fight, or both, can be beaten now."""
    ruins: list[RuinOdds]
    """The cards in the fight or in reach, and both, whose exits can lose the game."""
    market: list[ColourOdds]
    """Before the Market's dice are rolled."""
    market_rolls: list[MarketRollOdds]


def advise(table: Table, seat: Seat) -> SiegeAdvice:
    """What a seat of Last Bastion should know before it decides."""
    siege = table.state
    assert isinstance(siege, Siege)
    words = table.game.lexicon
    decides = seat in table.decisions
    actions = table.decisions[seat].actions if decides else []
    return SiegeAdvice(
        fights=[_fight(siege, words, one) for one in fights_ahead(siege, seat, actions)],
        rolls=[
            RollOdds(
                dice=words.word("dice", one.dice),
                cards=[words.word("card", card) for card in one.cards],
                chances=_chances(one.cards, one.prospects),
            )
            for one in (roll_odds(siege) if decides else [])
        ],
        finishes=[_finish(words, one) for one in (finishes(siege) if decides else [])],
        ruins=[
            RuinOdds(
                cards=[words.word("card", card) for card in cards],
                chance=risk.chance,
                left_out=risk.left_out,
            )
            for cards, risk in (ruins_ahead(siege, seat) if decides else [])
        ],
        market=[
            ColourOdds(colour=words.word("colour", one.colour), one=one.one, two=one.two)
            for one in market_odds(siege, seat)
        ],
        market_rolls=[
            MarketRollOdds(
                dice=words.word("dice", one.dice),
                colours=[
                    ColourOdds(colour=words.word("colour", line.colour), one=line.one, two=line.two)
                    for line in one.colours
                ],
            )
            for one in (market_roll_odds(siege) if decides else [])
        ],
    )


def _finish(words: Lexicon, found: Way) -> Finish:
    return Finish(
        cards=[words.word("card", card) for card in found.cards],
        dice=[None if card == NONE else words.word("card", card) for card in found.dice],
        spends=[
            TokenLaid(hero=words.word("hero", one.hero), card=words.word("card", one.card))
            for one in found.actions
            if isinstance(one, Spend)
        ],
    )


def _fight(siege: Siege, words: Lexicon, odds: Fight) -> FightOdds:
    return FightOdds(
        tile=words.word("tile", siege.layout.tile_at[odds.place]),
        moves=odds.moves,
        cards=[words.word("card", card) for card in odds.cards],
        dice=odds.dice,
        chances=_chances(odds.cards, odds.prospects),
    )


def _chances(cards: Sequence[int], prospects: Sequence[GoalProspect]) -> Chances:
    pair = len(cards) > 1
    return Chances(
        first=prospects[FIRST].chance,
        second=prospects[SECOND].chance if pair else None,
        either=prospects[EITHER].chance,
        both=prospects[BOTH].chance if pair else None,
    )

"""Last Bastion at a table of the server: its options, exact chances, and the story of a game."""

import sys
from collections.abc import Sequence
from typing import Final

from hordekeep.games.last_bastion.analysis.fight_goals import BOTH, EITHER, FIRST, SECOND
from hordekeep.games.last_bastion.analysis.finishing import Finish as Way
from hordekeep.games.last_bastion.analysis.finishing import finishes
from hordekeep.games.last_bastion.analysis.luck import Rolled, luckier_than, rolled
from hordekeep.games.last_bastion.analysis.market_odds import market_odds, market_roll_odds
from hordekeep.games.last_bastion.analysis.odds import FightOdds as Fight
from hordekeep.games.last_bastion.analysis.odds import fight_odds, planned_odds, roll_odds
from hordekeep.games.last_bastion.analysis.rolls import Prospect
from hordekeep.games.last_bastion.analysis.ruin import ruin
from hordekeep.games.last_bastion.analysis.story import Line, Teller
from hordekeep.games.last_bastion.model.actions import Aim, Spend
from hordekeep.games.last_bastion.model.box import BOARDS, COLOURS, DIFFICULTIES
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.options import CHOOSE, DEFAULTS, MOST_PLAYERS, MOST_ROUNDS, RANDOM
from hordekeep.games.last_bastion.rules.combat import Assault, in_reach
from hordekeep.games.last_bastion.view import wire as shown
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, Lexicon
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.server.catalogue.game_form import Offer, option
from hordekeep.server.live import encoding
from hordekeep.server.wire import Phrase, Told


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
    return SiegeAdvice(
        fights=[_fight(siege, words, one) for one in _fights(table, siege, seat)],
        rolls=[
            RollOdds(
                dice=words.word("dice", one.dice),
                cards=[words.word("card", card) for card in one.cards],
                chances=_chances(one.cards, one.prospects),
            )
            for one in (roll_odds(siege) if decides else [])
        ],
        finishes=[_finish(words, one) for one in (finishes(siege) if decides else [])],
        ruins=_ruins(siege, words, seat) if decides else [],
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


def _ruins(siege: Siege, words: Lexicon, seat: Seat) -> list[RuinOdds]:
    found = []
    for cards in _sets_in_reach(siege, seat):
        risk = ruin(siege, seat, cards)
        if risk.chance > 0 or risk.left_out > NOT_WORTH_TELLING:
            named = [words.word("card", card) for card in cards]
            found.append(RuinOdds(cards=named, chance=risk.chance, left_out=risk.left_out))
    return found


def _sets_in_reach(siege: Siege, seat: Seat) -> list[tuple[int, ...]]:
    """Each card that this hero fights or could fight here, and both where there are two."""
    frame = siege.agenda[-1] if siege.agenda else None
    cards = frame.cards() if isinstance(frame, Assault) else in_reach(siege, seat)
    single: list[tuple[int, ...]] = [(card,) for card in cards]
    return [*single, tuple(cards)] if len(cards) == PAIR else single


PAIR: Final = 2
NOT_WORTH_TELLING: Final = 0.001


def _fights(table: Table, siege: Siege, seat: Seat) -> list[Fight]:
    decision = table.decisions.get(seat)
    actions = [] if decision is None else decision.actions
    aims = [action.cards for action in actions if isinstance(action, Aim)]
    if aims:
        return [line for cards in aims for line in fight_odds(siege, seat, cards=cards)]
    return planned_odds(siege, seat)


def _fight(siege: Siege, words: Lexicon, odds: Fight) -> FightOdds:
    return FightOdds(
        tile=words.word("tile", siege.layout.tile_at[odds.place]),
        moves=odds.moves,
        cards=[words.word("card", card) for card in odds.cards],
        dice=odds.dice,
        chances=_chances(odds.cards, odds.prospects),
    )


def _chances(cards: Sequence[int], prospects: Sequence[Prospect]) -> Chances:
    pair = len(cards) > 1
    return Chances(
        first=prospects[FIRST].chance,
        second=prospects[SECOND].chance if pair else None,
        either=prospects[EITHER].chance,
        both=prospects[BOTH].chance if pair else None,
    )


# Looking back on a finished game.


class StoryLine(Told):
    """One line of a hero's story, and the entry where it happened; 0 for the whole game."""

    entry: int
    phrase: Phrase


class DiceLuck(Told):
    """Combat dice, how many of them hit a card of their fight, and how many were to be expected."""

    dice: int
    hits: int
    expected: float
    luckier_than: float
    """The share of games with the same dice that would have had fewer hits."""


class HeroStory(Told):
    """What one would tell of a hero, and how the dice fell for it."""

    hero: str
    lines: list[StoryLine]
    luck: DiceLuck


class SiegeReview(Told):
    """A finished game, looked back on."""

    heroes: list[HeroStory]
    luck: DiceLuck


def look_back(table: Table) -> SiegeReview:
    """The story of every hero, and the luck of the dice."""
    siege = table.state
    assert isinstance(siege, Siege)
    first = load(table.game, table.journal, upto=0)
    assert isinstance(first.state, Siege)
    turn = first.state.turns  # a game that began from a position has some behind it
    rolls = _rolls(table, first)
    heroes = [hero for hero in siege.seat_hero if hero != NONE]
    lines = Teller(siege.box, heroes, turn).tell(table.events)
    return SiegeReview(
        heroes=[_story(table, seat, hero, lines, rolls) for seat, hero in enumerate(heroes)],
        luck=_luck(rolls),
    )


def _rolls(table: Table, past: Table) -> list[Rolled]:
    """All fights' dice, found by playing the journal again from its beginning."""
    found = []
    for entry in table.journal.entries:
        asking = past.state.agenda[-1] if past.state.agenda else None
        past.replay(entry)
        siege = past.state
        assert isinstance(siege, Siege)
        fallen = rolled(asking, siege) if entry.kind == "chance" else None
        if fallen is not None:
            found.append(fallen)
    return found


def _story(
    table: Table, seat: Seat, hero: int, lines: list[Line], rolls: list[Rolled]
) -> HeroStory:
    return HeroStory(
        hero=table.game.lexicon.word("hero", hero),
        lines=[
            StoryLine(entry=line.entry, phrase=encoding.phrase(table.game, line.phrase))
            for line in lines
            if line.hero == hero
        ],
        luck=_luck([one for one in rolls if one.seat == seat]),
    )


def _luck(rolls: list[Rolled]) -> DiceLuck:
    return DiceLuck(
        dice=sum(one.dice for one in rolls),
        hits=sum(one.hits for one in rolls),
        expected=sum(one.expected() for one in rolls),
        luckier_than=luckier_than(rolls),
    )


OFFER: Final = Offer(
    least_seats=1,
    most_seats=MOST_PLAYERS,
    seats_option="players",
    options=(
        option("players", "number", DEFAULTS["players"], span=(1, MOST_PLAYERS)),
        option("difficulty", "choice", DEFAULTS["difficulty"], *DIFFICULTIES),
        option("heroes", "each-seat", DEFAULTS["heroes"], RANDOM, CHOOSE, thing_kind="hero"),
        option("tiles", "order", DEFAULTS["tiles"], RANDOM, thing_kind="tile", advanced=True),
        option(
            "boards",
            "order",
            DEFAULTS["boards"],
            RANDOM,
            thing_kind="colour",
            things=tuple(COLOURS[:BOARDS]),
            advanced=True,
        ),
        option("first", "number", DEFAULTS["first"], RANDOM, span=(1, MOST_PLAYERS), advanced=True),
        option(
            "starving_rounds",
            "number",
            DEFAULTS["starving_rounds"],
            span=(1, MOST_ROUNDS),
            advanced=True,
        ),
    ),
    types=(shown, sys.modules[__name__]),
    view="SiegeView",
    advice="SiegeAdvice",
    review="SiegeReview",
    advise=advise,
    look_back=look_back,
)

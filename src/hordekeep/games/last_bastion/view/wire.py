"""What Last Bastion shows, as types; those of the page are made from them.

Everything is named by content ids and words (`incubus`, `red 2`, `divine-fountain`), never by
numbers of the engine. A field that may be empty is there all the same, as `None`.
"""

from typing import TYPE_CHECKING, Literal

import msgspec

from hordekeep.games.last_bastion.content.schema import Colour, HeroPower, TilePower
from hordekeep.games.last_bastion.model.box import EFFECTS
from hordekeep.kernel.play.definition import words_of

BoardColour = Literal["red", "green", "blue", "yellow"]
Face = Literal["red", "green", "blue", "yellow", "black", "white"]
Difficulty = Literal["beginner", "normal", "hard", "heroic"]
Phase = Literal["setup", "horde", "hero", "over"]
Side = Literal["north", "east", "south", "west"]
Column = Literal["entrance", "recurring", "continuous", "exit"]
Condition = Literal["healthy", "out", "wounded", "dead"]
PowerOff = Literal["shadowed", "wounded", "out", "dead"]
Back = Literal["monster", "warlord"]
TilePiece = Literal["net", "trap", "standard"]
Rest = Literal["home", "reserve", "in-use", "absent"]
"""Where a piece is (LB-G3): at home, in the reserve under a Grasp of Evil, put to use, or not in
this game."""
FightStage = Literal["aim", "roll", "reroll", "assault", "aftermath"]
Ending = Literal["won", "heroes-out", "tiles-grasped", "deck-empty", "warlord-discarded", "starved"]
LedgerItem = Literal["difficulty", "life", "calls", "dead", "grasped-tiles"]
if TYPE_CHECKING:
    EffectCode = str  # as in the schema of the content
else:
    EffectCode = Literal[words_of(EFFECTS)]


class Shown(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something that is shown."""


class OptionsView(Shown, frozen=True, kw_only=True):
    """What the table was set up with."""

    players: int
    difficulty: Difficulty
    starving_rounds: int


class TokensView(Shown, frozen=True, kw_only=True):
    """So many of each of the five colours."""

    red: int
    green: int
    blue: int
    yellow: int
    black: int


class TileView(Shown, frozen=True, kw_only=True):
    """One of the nine tiles. They come row by row, three a row."""

    tile: str
    power: TilePower
    grasped: bool
    heroes: list[str]
    """The figures that stand there."""
    piece: TilePiece | None
    """The piece whose icon the tile has."""
    piece_rest: Rest | None
    slots: list[str]
    """The slots that it faces: two in a corner, none in the centre."""


class EffectView(Shown, frozen=True, kw_only=True):
    """One effect of a card in play."""

    effect: str
    """The word by which actions name it: `incubus.exit.roll_corruption`."""
    column: Column
    do: EffectCode
    netted: bool
    """The net covers it: it is off (LB-T1)."""
    good: bool


class CardView(Shown, frozen=True, kw_only=True):
    """A horde card in play, as it is now."""

    card: str
    colour: Colour
    warlord: bool
    printed: int
    """The resistance on the card."""
    resistance: int
    """What it needs now (LB-C6)."""
    banner: bool
    """The standard takes 1 off."""
    charmed: bool
    """The charm takes 1 off."""
    haunted: bool
    """A Grasp of Evil is on it."""
    reaches: str | None
    """The tile to which its Grasp of Evil goes next, if its haunting is not netted (LB-E1)."""
    white_immune: bool
    locks_die: bool
    effects: list[EffectView]
    """In the order of the columns."""


class SlotView(Shown, frozen=True, kw_only=True):
    """A place for a card on a horde board."""

    slot: str
    """`red 2`: from left to right or from top to bottom."""
    faces: str
    """The tile next to it."""
    card: CardView | None
    trap: bool


class BoardView(Shown, frozen=True, kw_only=True):
    """A horde board."""

    colour: BoardColour
    side: Side
    seat: int | None
    """Who sits there, in action or not."""
    hero: str | None
    neutral: bool
    """Nobody sits there, or its hero is out of action (LB-N1)."""
    full: bool
    do: EffectCode
    """What it does when it is full (LB-B1…B4)."""
    slots: list[SlotView]
    turns_away: int | None
    """How many turns until this board's next one; 0 for the board whose turn it is, None in the
    setup."""


class LeftView(Shown, frozen=True, kw_only=True):
    """What the active hero has not used up yet in this hero phase."""

    move: bool
    """The ordinary move (LB-A1)."""
    activate: bool
    """An action to activate a tile (LB-A3, LB-R4)."""
    fight: bool
    """An action to fight."""
    power: bool
    """The power that works once a phase: extra move, charm, falcon, prayer (LB-A10)."""
    reroll: bool
    """The reroll of combat dice (LB-R6)."""


class HeroView(Shown, frozen=True, kw_only=True):
    """A player's hero."""

    seat: int
    hero: str | None
    """None before it is chosen."""
    power: HeroPower | None
    board: BoardColour | None
    tile: str | None
    """Where the figure is; None when it is not in the bastion."""
    life: int
    calls: int
    equipment: TokensView
    condition: Condition
    lying: bool
    shadowed: bool
    """A Grasp of Evil is on the hero board (LB-G2)."""
    power_on: bool
    power_off: PowerOff | None
    """Why the power is off."""
    turns_away: int | None
    """How many turns until this hero's next one; 0 for the hero whose turn it is, None in the
    setup."""
    left: LeftView | None
    """Only for the active hero, in the hero phase."""


class SupplyView(Shown, frozen=True, kw_only=True):
    """What can still be gained (LB-P5)."""

    equipment: TokensView
    life: int
    calls: int
    grasps: int


class SegmentView(Shown, frozen=True, kw_only=True):
    """Cards with equal backs that lie together in the deck."""

    back: Back
    count: int


class DeckView(Shown, frozen=True, kw_only=True):
    """What is public about the deck (LB-S10)."""

    size: int
    segments: list[SegmentView]
    """From the top."""
    until_warlord: int | None
    """How many cards lie above the next warlord; None when there is none."""
    unseen_monsters: int
    """Monsters that nobody has seen; those put away at the start are among them (LB-S11)."""
    unseen_by_colour: TokensView
    """The same, by colour."""
    unseen_warlords: int


class WarlordsView(Shown, frozen=True, kw_only=True):
    """How many warlords this game has, and where they are."""

    total: int
    beaten: int
    in_play: int
    in_deck: int


class GraspedTilesView(Shown, frozen=True, kw_only=True):
    """How many tiles are grasped, and how many lose the game (LB-G1)."""

    count: int
    lose_at: int


class NetView(Shown, frozen=True, kw_only=True):
    """The net of the Trebuchet (LB-T1)."""

    rest: Rest
    effect: str | None
    card: str | None


class TrapView(Shown, frozen=True, kw_only=True):
    """The trap of the Dwarven Quarry (LB-T9)."""

    rest: Rest
    slot: str | None


class StandardView(Shown, frozen=True, kw_only=True):
    """The standard and its banner (LB-T5)."""

    rest: Rest
    banner: Colour | None


class CharmView(Shown, frozen=True, kw_only=True):
    """Mylfaar's charm (LB-R2)."""

    rest: Rest
    card: str | None


class PiecesView(Shown, frozen=True, kw_only=True):
    """The pieces, and the dice that cards have locked (LB-P6, LB-P7)."""

    net: NetView
    trap: TrapView
    standard: StandardView
    charm: CharmView
    locked_dice: int
    white_dice: int
    """All white combat dice, locked ones included."""
    equipment_barred: bool
    """No equipment in any fight (LB-E13)."""


class DieView(Shown, frozen=True, kw_only=True):
    """A combat die as it fell."""

    face: Face
    grey: bool
    """Kazgin's die (LB-R7)."""
    counts_for: list[str]
    """The cards of the present fight against which it counts (LB-C2, LB-E11)."""


class LaidTokenView(Shown, frozen=True, kw_only=True):
    """An equipment token laid on a card of the present fight, and the hero who gave it."""

    hero: str
    colour: Colour


class TargetView(Shown, frozen=True, kw_only=True):
    """A card of the present fight."""

    card: str
    colour: Colour
    resistance: int
    laid: list[LaidTokenView]
    need: int
    """What is left for the dice after the tokens laid."""
    white_immune: bool
    hits: int
    """How many of the dice count against it, if all are used on it."""


class HelperView(Shown, frozen=True, kw_only=True):
    """A hero on the tile of the fight, with the tokens that are not laid yet (LB-C3)."""

    hero: str
    left: TokensView


class FightView(Shown, frozen=True, kw_only=True):
    """The fight that is going on."""

    stage: FightStage
    """Naming targets, before the roll, before a reroll, laying tokens and beating, exits."""
    hero: str
    tile: str | None
    targets: list[TargetView]
    """The one or two cards; all candidates while targets are named."""
    beaten: list[str]
    """Beaten cards that have not left yet, in the aftermath."""
    dice: int
    """How many dice are rolled in it."""
    helpers: list[HelperView]
    equipment_barred: bool


class CorruptionView(Shown, frozen=True, kw_only=True):
    """A corruption roll that may still be rerolled (LB-R9)."""

    hero: str
    effect: str
    """What made the hero roll."""
    do: list[EffectCode]
    """What the face does; empty for nothing."""


class StarvingView(Shown, frozen=True, kw_only=True):
    """How long no card has come or gone, and how long that is borne (LB-V6): 0 for ever."""

    quiet_phases: int
    """Horde phases."""
    limit_phases: int
    quiet_rounds: int
    """Whole rounds of four boards."""
    limit_rounds: int


class LedgerLineView(Shown, frozen=True, kw_only=True):
    """One line of the score (LB-V3): `count` times `each` makes `points`."""

    item: LedgerItem
    count: int
    each: int
    points: int


class OutcomeView(Shown, frozen=True, kw_only=True):
    """How the game ended."""

    ending: Ending
    won: bool
    score: int
    ledger: list[LedgerLineView]
    """Empty when the game was lost."""


class SiegeView(Shown, frozen=True, kw_only=True):
    """The whole table. Last Bastion has no secrets: all seats and spectators get the same."""

    options: OptionsView
    turn: int
    phase: Phase
    board: BoardColour | None
    """The board whose turn it is; None in the setup."""
    active_seat: int | None
    """Whose turn it is; None at a neutral board."""
    active_hero: str | None
    tiles: list[TileView]
    """Row by row."""
    boards: list[BoardView]
    """Clockwise from the north."""
    heroes: list[HeroView]
    """By seat."""
    drawn: CardView | None
    """A card that has been drawn and lies nowhere yet."""
    supply: SupplyView
    deck: DeckView
    discard: list[str]
    """The oldest first."""
    warlords: WarlordsView
    grasped_tiles: GraspedTilesView
    pieces: PiecesView
    dice: list[DieView]
    """The combat dice as they fell last, in a fight or at the Market."""
    corruption: CorruptionView | None
    fight: FightView | None
    starving: StarvingView
    outcome: OutcomeView | None

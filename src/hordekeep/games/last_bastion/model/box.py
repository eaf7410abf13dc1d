"""The box: every component as flat tables of numbers, as the content files give them (LB-P1…P7)."""

from typing import Final, final

from hordekeep.games.last_bastion.model.definitions import (
    EVERYBODY,
    NOBODY,
    Effect,
    HeroPower,
    TilePower,
)

# Colours of cards, faces and tokens; the first four are also those of the horde boards.
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
BLACK: Final = 4
WHITE: Final = 5
COLOURS: Final = ("red", "green", "blue", "yellow", "black", "white")
BOARDS: Final = 4
TOKEN_COLOURS: Final = 5
FACES: Final = 6

# The four places of effects on a card (LB-P4).
ENTRANCE: Final = 0
RECURRING: Final = 1
CONTINUOUS: Final = 2
EXIT: Final = 3
COLUMNS: Final = ("entrance", "recurring", "continuous", "exit")

# What effects do (LB-E1…E13), and what only boards and the corruption die do (LB-B1…B4, LB-K1).
HAUNT: Final = 0
DRAW_HORDE: Final = 1
LOSE_LIFE: Final = 2
RETURN_TOKEN: Final = 3
ROLL_CORRUPTION: Final = 4
GRASP_OWN_BOARD: Final = 5
ALL_RETURN_TOKEN: Final = 6
GRASP_ALL_BOARDS: Final = 7
ALL_LOSE_MOVE: Final = 8
GAIN_EQUIPMENT: Final = 9
GAIN_LIFE: Final = 10
GAIN_CALL: Final = 11
REMOVE_GRASP: Final = 12
GAIN_LIFE_AND_CALL: Final = 13
WHITE_IMMUNE: Final = 14
LOCK_DIE: Final = 15
NO_EQUIPMENT: Final = 16
DISCARD_BOTTOM: Final = 17
LOSE_OWN_MOVE: Final = 18
GRASP_TILE: Final = 19
IN_PASSING: Final[tuple[int, ...]] = (ENTRANCE, RECURRING, EXIT)
"""The columns of effects that happen and are over."""
EFFECTS: Final[tuple[Effect, ...]] = (
    Effect(HAUNT, "haunt", "LB-E1", columns=(RECURRING,), falls_on=NOBODY),
    Effect(DRAW_HORDE, "draw_horde", "LB-E2", columns=IN_PASSING, left_to_chance=True, on_die=True),
    Effect(LOSE_LIFE, "lose_life", "LB-E3", columns=IN_PASSING, on_board=True, on_die=True),
    Effect(RETURN_TOKEN, "return_token", "LB-E4", columns=IN_PASSING, on_die=True),
    Effect(
        ROLL_CORRUPTION,
        "roll_corruption",
        "LB-E5",
        columns=IN_PASSING,
        left_to_chance=True,
        on_board=True,
    ),
    Effect(GRASP_OWN_BOARD, "grasp_own_board", "LB-E6", columns=IN_PASSING),
    Effect(ALL_RETURN_TOKEN, "all_return_token", "LB-E7", columns=IN_PASSING, falls_on=EVERYBODY),
    Effect(GRASP_ALL_BOARDS, "grasp_all_boards", "LB-E8", columns=IN_PASSING, falls_on=EVERYBODY),
    Effect(ALL_LOSE_MOVE, "all_lose_move", "LB-E9", columns=IN_PASSING, falls_on=EVERYBODY),
    Effect(GAIN_EQUIPMENT, "gain_equipment", "LB-E10", columns=(EXIT,), good=True),
    Effect(GAIN_LIFE, "gain_life", "LB-E10", columns=(EXIT,), good=True),
    Effect(GAIN_CALL, "gain_call", "LB-E10", columns=(EXIT,), good=True),
    Effect(REMOVE_GRASP, "remove_grasp", "LB-E10", columns=(EXIT,), good=True),
    Effect(GAIN_LIFE_AND_CALL, "gain_life_and_call", "LB-E10", columns=(EXIT,), good=True),
    Effect(WHITE_IMMUNE, "white_immune", "LB-E11", columns=(CONTINUOUS,)),
    Effect(LOCK_DIE, "lock_die", "LB-E12", columns=(CONTINUOUS,)),
    Effect(NO_EQUIPMENT, "no_equipment", "LB-E13", columns=(CONTINUOUS,)),
    Effect(DISCARD_BOTTOM, "discard_bottom", "LB-B2", falls_on=NOBODY, on_board=True),
    Effect(LOSE_OWN_MOVE, "lose_own_move", "LB-B4", on_board=True),
    Effect(GRASP_TILE, "grasp_tile", "LB-K1", on_die=True),
)
"""By number, which states and journals hold: a new effect comes last."""

# What tiles do (LB-T1…T9).
NET: Final = 0
TOWER: Final = 1
MARKET: Final = 2
TAVERN: Final = 3
BANNER: Final = 4
FOUNTAIN: Final = 5
DISPENSARY: Final = 6
TOMB: Final = 7
TRAP: Final = 8
TILE_POWERS: Final[tuple[TilePower, ...]] = (
    TilePower(NET, "net", "LB-T1"),
    TilePower(TOWER, "tower", "LB-T2"),
    TilePower(MARKET, "market", "LB-T3"),
    TilePower(TAVERN, "tavern", "LB-T4"),
    TilePower(BANNER, "banner", "LB-T5"),
    TilePower(FOUNTAIN, "fountain", "LB-T6"),
    TilePower(DISPENSARY, "dispensary", "LB-T7"),
    TilePower(TOMB, "tomb", "LB-T8"),
    TilePower(TRAP, "trap", "LB-T9"),
)

# What heroes can do (LB-R1…R8).
EXTRA_MOVE: Final = 0
CHARM: Final = 1
FALCON: Final = 2
VALOUR: Final = 3
PRAYER: Final = 4
REROLL: Final = 5
GREY_DIE: Final = 6
CROSSBOWS: Final = 7
HERO_POWERS: Final[tuple[HeroPower, ...]] = (
    HeroPower(EXTRA_MOVE, "extra_move", "LB-R1", events=("lent-move",), once_a_phase=True),
    HeroPower(CHARM, "charm", "LB-R2", verbs=("charm",), once_a_phase=True, one_token=True),
    HeroPower(FALCON, "falcon", "LB-R3", verbs=("fetch",), once_a_phase=True),
    HeroPower(VALOUR, "valour", "LB-R4"),
    HeroPower(PRAYER, "prayer", "LB-R5", verbs=("pray",), once_a_phase=True),
    HeroPower(REROLL, "reroll", "LB-R6", events=("dice-rerolled", "corruption-rerolled")),
    HeroPower(GREY_DIE, "grey_die", "LB-R7", events=("exit-shrugged",)),
    HeroPower(CROSSBOWS, "crossbows", "LB-R8", events=("aimed",)),
)

DIFFICULTIES: Final = ("beginner", "normal", "hard", "heroic")
BEGINNER: Final = 0


@final
class Box:
    """All components of one content. Cards are numbered monsters first, then warlords.

    Lists run over card, tile or hero numbers. It is filled once by the loader and never changed.
    """

    def __init__(self) -> None:
        self.card_ids: list[str] = []
        self.card_colour: list[int] = []
        self.card_resistance: list[int] = []
        self.card_effects: list[tuple[int, ...]] = []
        """What each card's effects do, in the order of the columns."""
        self.card_columns: list[tuple[int, ...]] = []
        """The column of each of those effects."""
        self.monsters = 0
        """How many of the cards are monsters; the others are warlords."""

        self.tile_ids: list[str] = []
        self.tile_power: list[int] = []
        self.hero_ids: list[str] = []
        self.hero_power: list[int] = []

        self.equipment_supply: list[int] = []
        """Tokens of each of the five colours (LB-P5)."""
        self.life_supply = 0
        self.call_supply = 0
        self.grasp_supply = 0

        self.white_dice = 0
        self.corruption_faces: list[tuple[int, ...]] = []
        """What each face of the corruption die does, in order (LB-K1)."""
        self.board_effect: list[int] = []
        """What each full horde board does (LB-B1…B4)."""

        self.start_life = 0
        self.start_calls = 0
        self.start_equipment = 0
        self.beginner_black = 0
        self.monsters_by_players: list[int] = []
        """Monsters in the deck with 1, 2, 3, 4 players (LB-S5, LB-S6)."""
        self.beginner_fewer = 0
        self.under_warlord = 0
        self.warlords_by_difficulty: list[int] = []
        self.score_by_difficulty: list[int] = []
        """LB-V3; the other scores follow."""
        self.score_life = 0
        self.score_call = 0
        self.score_dead = 0
        self.score_grasped_tile = 0
        self.grasped_tiles_lose = 0
        """LB-G1."""

        # Every effect in the box has a number of its own, its source; full boards come last.
        self.source_effect: list[int] = []
        self.source_card: list[int] = []
        """The card that carries the effect, or -1 for a board's."""
        self.source_column: list[int] = []
        self.card_sources: list[tuple[int, ...]] = []
        self.board_source: list[int] = []

    def number_effects(self) -> None:
        """Numbers all effects; called once when everything else is filled in."""
        self.source_effect.clear()
        self.source_card.clear()
        self.source_column.clear()
        self.card_sources.clear()
        for card in range(len(self.card_ids)):
            first = len(self.source_effect)
            self.source_effect += self.card_effects[card]
            self.source_column += self.card_columns[card]
            self.source_card += [card] * len(self.card_effects[card])
            self.card_sources.append(tuple(range(first, len(self.source_effect))))
        first = len(self.source_effect)
        self.board_source = list(range(first, first + BOARDS))
        self.source_effect += self.board_effect
        self.source_card += [-1] * BOARDS
        self.source_column += [RECURRING] * BOARDS

    def source_words(self) -> list[str]:
        """A word for every source: `incubus.exit.roll_corruption`, `red-board`."""
        words: list[str] = []
        for source, card in enumerate(self.source_card):
            if card < 0:
                words.append(COLOURS[source - self.board_source[0]] + "-board")
                continue
            column = COLUMNS[self.source_column[source]]
            words.append(
                f"{self.card_ids[card]}.{column}.{EFFECTS[self.source_effect[source]].word}"
            )
        return _apart(words)

    def corruption_words(self) -> list[str]:
        """A word for every face of the corruption die: `return_token+lose_life`, `nothing`."""
        faces = [[EFFECTS[deed].word for deed in face] for face in self.corruption_faces]
        return _apart(["+".join(words) or "nothing" for words in faces])

    def sources_in(self, card: int, column: int) -> list[int]:
        """A card's effects in one column."""
        return [one for one in self.card_sources[card] if self.source_column[one] == column]

    def is_warlord(self, card: int) -> bool:
        """Whether a card is a warlord (LB-H9)."""
        return card >= self.monsters


def _apart(words: list[str]) -> list[str]:
    """The same words, but one that comes again has a number (`nothing.2`)."""
    times = [words[: index + 1].count(word) for index, word in enumerate(words)]
    return [
        word if time == 1 else f"{word}.{time}" for word, time in zip(words, times, strict=True)
    ]

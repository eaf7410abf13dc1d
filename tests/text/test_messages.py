"""The catalogues are whole: all that can be said has a message, and no message is idle."""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from tests.support.fluent_files import files, messages

from hordekeep.bots.game_bots import GameBots
from hordekeep.bots.last_bastion import SEAM as SIEGE_BOTS
from hordekeep.bots.last_bastion.hints import HINTS as SIEGE_HINTS
from hordekeep.bots.last_bastion.reasons import WHYS
from hordekeep.bots.registry import manners_for
from hordekeep.bots.sanctum import SEAM as QUEST_BOTS
from hordekeep.bots.sanctum.hints import HINTS as QUEST_HINTS
from hordekeep.games.last_bastion.analysis.forecast.omens import OMENS
from hordekeep.games.last_bastion.analysis.honours import honours as siege_honours
from hordekeep.games.last_bastion.analysis.story import STORIES
from hordekeep.games.last_bastion.game import FRAMES
from hordekeep.games.last_bastion.model import reasons
from hordekeep.games.last_bastion.model.box import (
    COLOURS,
    COLUMNS,
    DIFFICULTIES,
    EFFECTS,
    TOKEN_COLOURS,
)
from hordekeep.games.last_bastion.model.state import ENDINGS
from hordekeep.games.last_bastion.opening import open_game
from hordekeep.games.last_bastion.rules.choices import GIFTS
from hordekeep.games.sanctum.analysis.honours import honours as quest_honours
from hordekeep.games.sanctum.analysis.story import MOMENTS
from hordekeep.games.sanctum.game import FRAMES as SANCTUM_FRAMES
from hordekeep.games.sanctum.model import box as sanctum
from hordekeep.games.sanctum.model import reasons as sanctum_reasons
from hordekeep.games.sanctum.model.state import ENDINGS as SANCTUM_ENDINGS
from hordekeep.games.sanctum.opening import open_game as open_sanctum
from hordekeep.kernel import errors
from hordekeep.kernel.play.definition import words_of
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.term import NUMBER, Term, field_kind, field_name
from hordekeep.kernel.table.asked_table import ABANDONED
from hordekeep.text.catalogue import open_catalogue
from hordekeep.text.languages import ANY
from hordekeep.text.last_bastion.log_style import BOARD_CLAUSES, BastionLogStyle
from hordekeep.text.messages import read_messages
from hordekeep.text.narrate import LogStyle
from hordekeep.text.sanctum.log_style import SanctumLogStyle
from hordekeep.text.words import expected_key

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hordekeep"
LAST_BASTION = "last-bastion"
SANCTUM = "sanctum"
MESSAGES = {game: messages(*files(game=game)) for game in (LAST_BASTION, SANCTUM)}
BOX = open_game().box
QUESTS = open_sanctum().box
CATALOGUES = {one.id: open_catalogue(one) for one in (open_game(), open_sanctum())}
FRACTIONS = {"difference", "expected", "high", "low", "mean", "number", "share"}
"""Variables that messages give digits of their own: they are never text."""
SILENT_FRAMES = {
    "lay-tiles",
    "lay-boards",
    "deal-heroes",
    "put-out",
    "first-turn",
    "turn",
    "recurring-effects",
    "board-step",
    "horde-phase-done",
    "draw",
    "discard-bottom",
    "roll-corruption",
    "roll-corruption-again",
    "market-roll",
    "market-take",
    "roll-again",
    "combat-roll",
    "leaves",
    "fight-done",
    # Sanctum's.
    "who-begins",
    "lay-decks",
    "start-potions",
    "start-cards",
    "next-turn",
    "end-act-five",
    "journey",
    "deal-demons",
    "form-sets",
    "chest",
    "chest-left",
    "begin-fight",
    "roll-dice",
    "silver-roll",
    "attack-end",
    "guard",
    "wounds",
    "fight-over",
    "turn-over",
    "achievements",
    "take-tile",
    "restore",
    "rest-end",
    "last-rest",
    "after-last-rest",
    "lord-answers",
    "attacked",
    "deal-rows",
    "deal-furies",
    "rows-laid",
    "row-laid",
    "fight-in-turn",
    "round",
    "roar",
    "roar-cards",
    "roared-at",
    "roared-in-turn",
    "sealed-answers",
}
ASKING = {"sanctum": {"turn"}}
"""Steps that ask in one game and are silent in the other."""
"""Steps that ask nobody, or only NATURE."""


def facts_of(game: str, fields: Iterable[str]) -> set[str]:
    """The variables that a message about these fields may use: names, forms and what games add."""
    told: set[str] = set()
    for field in fields:
        told |= _facts_of_field(game, field)
    return told


@cache
def _facts_of_field(game: str, field: str) -> frozenset[str]:
    name, kind = field_name(field), field_kind(field)
    naming = CATALOGUES[game].naming
    count = 1 if kind == NUMBER else len(naming.lexicon.vocabularies[kind].words)
    several = field.endswith("*")
    return frozenset(
        fact
        for value in range(count)
        for fact in (
            naming.facts_of_all(name, kind, [value])
            if several
            else naming.facts_of(name, kind, value)
        )
    )


def question_facts(game: str, frame: type) -> set[str]:
    """The facts of the phrase in a frame's own `question`."""
    if "question" not in vars(frame):
        return set()
    source = SOURCE.parent.joinpath(*frame.__module__.split(".")).with_suffix(".py")
    module = ast.parse(source.read_text(encoding="utf-8"))
    (written,) = (node for node in module.body if _is_class(node, frame.__name__))
    calls = [node for node in ast.walk(written) if isinstance(node, ast.Call)]
    fields = [
        f"{ast.literal_eval(fact.elts[0])}:{ast.literal_eval(fact.elts[1])}"
        for call in calls
        if isinstance(call.func, ast.Name)
        if call.func.id == "Phrase"
        for fact in call.args[1:]
        if isinstance(fact, ast.Tuple)
    ]
    return facts_of(game, fields)


def other_questions(frame: type[Term]) -> Iterator[str]:
    """The keys by which a frame asks when not everything is left: `ask-assault-beat`."""
    source = SOURCE.parent.joinpath(*frame.__module__.split(".")).with_suffix(".py")
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and str(node.value).startswith(f"ask-{frame.verb}-"):
            yield str(node.value)


def _is_class(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.ClassDef) and node.name == name


def all_errors(parent: type[errors.HordekeepError] = errors.HordekeepError) -> Iterator[str]:
    yield parent.code
    for child in parent.__subclasses__():
        yield from all_errors(child)


def keys_of(refusals: ModuleType) -> list[str]:
    """The keys of all reasons of a game but LEGAL."""
    found = [one for one in vars(refusals).values() if isinstance(one, refusals.Reason)]
    return [one.key for one in found if one is not refusals.LEGAL]


def _of_game(
    game: AnyGame,
    style: type[LogStyle],
    frames: Sequence[type[Term]],
    refusals: ModuleType,
) -> dict[str, set[str]]:
    """What every game can ask for, with the variables that the message may use."""
    events, actions = game.events(), list(game.lexicon.actions.values())
    silent = SILENT_FRAMES - ASKING.get(game.id, set())
    return {
        **{f"event-{name}": facts_of(game.id, fields) for name, fields in events.items()},
        **{
            "event-" + "-".join(names): set().union(
                *(facts_of(game.id, events[name]) for name in names)
            )
            for names in style.joined
        },
        **{f"do-{action.verb}": facts_of(game.id, action.fields) for action in actions},
        **{f"do-{action.verb}.menu": set() for action in actions},
        **{
            f"do-{action.verb}.item": facts_of(game.id, action.fields)
            for action in actions
            if action.fields
        },
        **{
            f"ask-{frame.verb}": question_facts(game.id, frame)
            for frame in frames
            if frame.verb not in silent
        },
        **{
            key: question_facts(game.id, frame)
            for frame in frames
            if "question" in vars(frame)
            for key in other_questions(frame)
        },
        **{f"refused-{key}": set() for key in keys_of(refusals)},
        **{f"error-{code}": set() for code in all_errors()},
        f"game-{game.id}": set(),
        "quiet-turn": set(),
    }


def of_rivals(game: str) -> dict[str, set[str]]:
    """The names of bots, and what each is like."""
    return {f"{kind}-{one}": set() for kind in ("rival", "manner") for one in manners_for(game)}


def of_honours(game: ModuleType) -> dict[str, set[str]]:
    """What achievements are called, and how each is earned."""
    ids = [one.id for one in (*game.HONOURS, *game.LONG_HONOURS)]
    return {f"honour-{one}{end}": set() for one in ids for end in ("", "-how")}


def of_measures(bots: GameBots) -> dict[str, set[str]]:
    """What is counted for hints, and how it differs."""
    assert bots.hints is not None
    found: dict[str, set[str]] = {}
    for one in bots.hints.measures:
        found |= {f"hint-fact-{one.name}": {"n"}}
        found |= {f"hint-{word}-{one.name}": {"count"} for word in ("more", "less")}
    return found


NEEDED: dict[str, dict[str, set[str]]] = {
    LAST_BASTION: {
        **_of_game(open_game(), BastionLogStyle, FRAMES, reasons),
        "event-turn-began-hosted": facts_of(LAST_BASTION, ("turn:number", "board:colour", "hero")),
        **{f"ending-{ending}": set() for ending in (*ENDINGS, ABANDONED)},
        **{f"token-{token}": set() for token in (*COLOURS[:TOKEN_COLOURS], "call")},
        **{f"gift-{gift}": set() for gift in GIFTS},
        **{f"source-{column}": {"source", "deed"} for column in (*COLUMNS, "board")},
        **{
            f"grasp-on-{kind}": facts_of(LAST_BASTION, (kind,)) for kind in ("tile", "card", "hero")
        },
        **{f"face-{face}": set() for face in COLOURS},
        **{f"banner-{colour}": set() for colour in COLOURS[:TOKEN_COLOURS]},
        **{
            f"{kind}-{colour}": set()
            for kind in ("board", "full-board")
            for colour in BOARD_CLAUSES
        },
        **{f"colour-{colour}": set() for colour in COLOURS},
        **{f"column-{column}": set() for column in COLUMNS},
        **{f"difficulty-{difficulty}": set() for difficulty in DIFFICULTIES},
        **{
            f"effect-{effect.replace('_', '-')}": set()
            for effect in (*words_of(EFFECTS), "nothing")
        },
        **{
            f"effect-{effect.replace('_', '-')}-text": set()
            for effect in (*words_of(EFFECTS), "nothing")
        },
        **{f"card-{card}": set() for card in BOX.card_ids},
        **{
            f"{kind}{end}": set()
            for kind in [f"tile-{tile}" for tile in BOX.tile_ids]
            for end in ("", "-text")
        },
        **{
            f"{kind}{end}": set()
            for kind in [f"hero-{hero}" for hero in BOX.hero_ids]
            for end in ("", "-text")
        },
        **{key: facts_of(LAST_BASTION, fields) for key, fields in OMENS.items()},
        **{key: facts_of(LAST_BASTION, fields) for key, fields in WHYS.items()},
        **of_rivals(LAST_BASTION),
        **{key: facts_of(LAST_BASTION, fields) for key, fields in SIEGE_HINTS.items()},
        **of_measures(SIEGE_BOTS),
        **of_honours(siege_honours),
        **{key: facts_of(LAST_BASTION, fields) for key, fields in STORIES.items()},
    },
    SANCTUM: {
        **{key: facts_of(SANCTUM, fields) for key, fields in MOMENTS.items()},
        **_of_game(open_sanctum(), SanctumLogStyle, SANCTUM_FRAMES, sanctum_reasons),
        **{f"ending-{ending}": set() for ending in (*SANCTUM_ENDINGS, ABANDONED)},
        **{f"marker-{marker}": set() for marker in sanctum.MARKERS},
        **{f"potion-{potion}": set() for potion in ("red", "blue")},
        **{f"gem-{colour}": set() for colour in sanctum.COLOURS},
        **{f"slot-{slot}": set() for slot in sanctum.SLOTS},
        **{f"level-{colour}": set() for colour in sanctum.COLOURS if colour != "white"},
        **{f"box-{colour}": set() for colour in sanctum.BOX_COLOURS},
        **{f"colour-{colour}": set() for colour in sanctum.COLOURS},
        **{f"difficulty-{difficulty}": set() for difficulty in sanctum.DIFFICULTIES},
        **{f"hero-{hero}{end}": set() for hero in QUESTS.hero_ids for end in ("", "-text")},
        **of_rivals(SANCTUM),
        **{key: facts_of(SANCTUM, fields) for key, fields in QUEST_HINTS.items()},
        **of_measures(QUEST_BOTS),
        **of_honours(quest_honours),
    },
}
"""Every message that a game can ask for, with the variables it may use."""
GAMES = pytest.mark.parametrize("game", [LAST_BASTION, SANCTUM])


@GAMES
def test_everything_that_can_be_said_has_a_message(game: str) -> None:
    assert sorted(NEEDED[game].keys() - MESSAGES[game].keys()) == []


@GAMES
def test_messages_use_only_facts_that_they_get(game: str) -> None:
    needed = {**NEEDED[game], **{f"{key}.then": facts for key, facts in NEEDED[game].items()}}
    unknown = {key: said - needed[key] for key, said in MESSAGES[game].items() if key in needed}
    assert {key: facts for key, facts in unknown.items() if facts} == {}


@GAMES
def test_a_short_sentence_belongs_to_a_long_one(game: str) -> None:
    short = [key for key in MESSAGES[game] if key.endswith(".then")]
    assert [key for key in short if key[:-5] not in NEEDED[game]] == []


@GAMES
@pytest.mark.parametrize("value", [1, 2, "none", "x"])
def test_every_message_formats_without_error(game: str, value: int | str) -> None:
    words = read_messages("en", game=game)
    for key, variables in MESSAGES[game].items():
        found = words._find(key)
        assert found is not None
        bundle, pattern = found
        told = {name: 2 if name in FRACTIONS else value for name in variables}
        text, faults = bundle.format_pattern(pattern, told)
        assert (key, faults) == (key, [])
        assert text


def literals() -> tuple[set[str], list[re.Pattern[str]]]:
    """The words in quotes anywhere in the code, and the patterns of those put together there."""
    plain: set[str] = set()
    made: list[re.Pattern[str]] = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                made.append(_pattern(node))
    return plain, [one for one in made if re.match(r"[a-z]+-", one.pattern.replace("\\", ""))]


def _pattern(node: ast.JoinedStr) -> re.Pattern[str]:
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
        for part in node.values
    ]
    return re.compile("".join(parts))


def _is_form(key: str, game: str) -> bool:
    """`tile-any` and the forms of names; sentences that want none of them would not be known."""
    message, _, form = key.partition(".")
    kinds = [one.removesuffix(ANY) for one in MESSAGES[game] if one.endswith(ANY)]
    forms = {form for kind in kinds for form in CATALOGUES[game].messages.forms_of(kind)}
    return message.removesuffix(ANY) in kinds if not form else form in forms


@GAMES
def test_every_form_is_wanted_by_a_sentence(game: str) -> None:
    """A form that no sentence uses is idle."""
    used = {variable for said in MESSAGES[game].values() for variable in said}
    ends = {variable.rpartition("_")[2] for variable in used}
    kinds = [one.removesuffix(ANY) for one in MESSAGES[game] if one.endswith(ANY)]
    forms = {form for kind in kinds for form in CATALOGUES[game].messages.forms_of(kind)}
    assert sorted(forms - ends) == []


def _in_any_place(key: str) -> str:
    """A guide has other words for the terminal, where things look different."""
    return key.removesuffix(".terminal") if key.startswith("lesson-") else key


@GAMES
def test_no_message_is_idle(game: str) -> None:
    """Messages of the page are its own tests' business; `expected-` depends on the errors."""
    plain, made = literals()
    ours = messages(*(path for path in files(game=game) if not path.name.startswith("page-")))
    idle = [
        key
        for key in ours
        if not any(key in needed for needed in NEEDED.values())  # games share difficulties
        and key not in plain
        and not key.startswith("expected-")
        and not key.endswith((".then", ".theirs", ".flavour", "-flavour"))
        and not _is_form(key, game)
        and not any(pattern.fullmatch(_in_any_place(key)) for pattern in made)
    ]
    assert idle == []


def expectations() -> set[str]:
    """What kernel and games say that they expected, in words."""
    told: set[str] = set()
    for layer in ("kernel", "games"):
        for path in (SOURCE / layer).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    told |= set(_expected(node))
    return {text for text in told if " " in text}


def _expected(call: ast.Call) -> Iterator[str]:
    for keyword in call.keywords:
        if keyword.arg == "expected":
            yield from _texts(keyword.value)
    if isinstance(call.func, ast.Attribute) and call.func.attr == "fail":
        yield from _texts(call.args[1])


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "7" for part in node.values]
        yield "".join(str(part) for part in parts)


def test_expectations_in_words_have_messages() -> None:
    filled_in = {"expected-a-list-of-n", "expected-n-n-tokens", "expected-n-box-counts-monsters-n"}
    keys = {expected_key(text)[0] for text in expectations()}
    assert sorted(keys - MESSAGES[LAST_BASTION].keys() - MESSAGES[SANCTUM].keys() - filled_in) == []

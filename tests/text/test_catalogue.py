"""Names, sentences and errors in words; packs on top, English behind, keys where nothing is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hordekeep import resources
from hordekeep.games.last_bastion.model.actions import ACTIONS
from hordekeep.games.last_bastion.opening import open_game
from hordekeep.kernel import errors
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.phrase import Phrase, Refusal
from hordekeep.kernel.play.term import NONE
from hordekeep.text.catalogue import Catalogue, open_catalogue
from hordekeep.text.words import open_words

ROOT = Path(__file__).parents[2]
GAME = open_game()
WORDS = open_catalogue(GAME)


def do(text: str) -> Action:
    action = GAME.lexicon.read_action(text)
    assert isinstance(action, Action)
    return action


# Names.


@pytest.mark.parametrize(
    ("kind", "word", "name"),
    [
        ("card", "incubus", "Incubus"),
        ("tile", "tomb", "Tomb of the Ancient Kings"),
        ("hero", "elmer", "Elmer & Chestnut"),
        ("slot", "red 2", "red board, slot 2"),
        ("effect", "incubus.exit.roll_corruption", "Incubus: exit, corruption die"),
        ("effect", "red-board", "Full board (red): lose 1 life"),
        ("deed", "haunt", "haunting"),
        ("corruption", "return_token+lose_life", "return 1 token and lose 1 life"),
        ("corruption", "nothing", "nothing"),
        ("grasp", "tile market", "the Market"),
        ("grasp", "card incubus", "Incubus"),
        ("grasp", "hero arne", "Arne & Soko’s board"),
        ("token", "call", "Call to Arms"),
        ("token", "red", "red token"),
        ("face", "white", "white"),
        ("dice", "1", "die 1"),
        ("dice", "1+3", "dice 1 and 3"),
        ("seat", "seat-2", "player 2"),
        ("ending", "won", "The bastion holds: the last warlord has fallen."),
    ],
)
def test_things_have_names(kind: str, word: str, name: str) -> None:
    assert WORDS.name(kind, word) == name
    assert WORDS.word(kind, GAME.lexicon.value(kind, word)) == name


def test_every_word_of_the_game_has_a_name() -> None:
    lexicon = GAME.lexicon
    for kind, vocabulary in lexicon.vocabularies.items():
        names = [WORDS.name(kind, word) for word in vocabulary.words]
        assert not [name for name in names if name.startswith((f"{kind}-", "effect-"))]


def test_a_card_says_what_it_does() -> None:
    naming = WORDS.naming
    assert naming.text_of_card("butcher") == [  # type: ignore[attr-defined]  # Last Bastion's own
        "Recurring: Return 1 round token to the supply.",
        "Exit: Gain 1 life.",
    ]


# Actions and reasons.


@pytest.mark.parametrize(
    ("text", "told", "item"),
    [
        ("move tavern", "Move to the Tavern", "Tavern"),
        (
            "spend elmer incubus",
            "Spend Elmer & Chestnut’s red token on Incubus",
            "Elmer & Chestnut’s red token on Incubus",
        ),
        ("place incubus red 2", "Place Incubus on the red board, slot 2", "red board, slot 2"),
        ("beat incubus butcher", "Beat Incubus and Butcher", "Incubus and Butcher"),
        ("reroll 1+3", "Reroll dice 1 and 3", "dice 1 and 3"),
        ("end-turn", "End the turn", ""),
    ],
)
def test_actions_are_told_in_full_and_as_items(text: str, told: str, item: str) -> None:
    assert WORDS.action(do(text)) == told
    assert WORDS.item(do(text)) == item


def test_every_verb_heads_a_menu() -> None:
    assert all(WORDS.menu(action.verb) != f"do-{action.verb}.menu" for action in ACTIONS)


def test_a_refusal_names_its_clause() -> None:
    refusal = Refusal("LB-A2", "refused-not-adjacent")
    assert WORDS.refusal(refusal) == "That tile is not next to yours. [LB-A2]"
    error = errors.IllegalAction(seat=0, action="move tavern", refusal=refusal)
    assert WORDS.error(error) == "Move to the Tavern: That tile is not next to yours. [LB-A2]"


def test_a_phrase_may_lack_a_thing() -> None:
    incubus = GAME.lexicon.value("card", "incubus")
    one = Phrase("ask-assault", ("first", "card", incubus), ("second", "card", NONE))
    assert "Incubus, beat it, or let it be" in WORDS.phrase(one)


# Errors.


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (
            errors.BadJournal(file="x.journal", place="line 3 column 7", expected="JSON"),
            (
                "This journal is broken or does not fit the rules: x.journal, line 3, column 7."
                " Expected: JSON."
            ),
        ),
        (
            errors.BadJournal(place="line 4", field="seat", expected="a number"),
            (
                "This journal is broken or does not fit the rules: line 4, field “seat”."
                " Expected: a number."
            ),
        ),
        (
            errors.BadOption(option="players", found=5, expected="1-4"),
            "That option is not possible: players. Found: 5. Expected: 1 to 4.",
        ),
        (
            errors.BadFile(place="/tmp/x", why="FileNotFoundError"),  # noqa: S108 - a name only
            "This file cannot be used: /tmp/x. There is no such file.",
        ),
        (errors.UndoRevealed(entry=12), "It stays: something was revealed since: entry 12."),
        (errors.NothingToUndo(), "There is nothing of yours to take back."),
    ],
)
def test_errors_say_what_and_where(error: errors.HordekeepError, told: str) -> None:
    assert open_words().error(error) == told


def test_a_cause_is_told_in_full() -> None:
    error = errors.BadJournal(place="line 1", field="options", why="bad-option: players=5")
    error.__cause__ = errors.BadOption(option="players", found=5, expected="1-4")
    told = open_words().error(error)
    assert "That option is not possible: players. Found: 5." in told
    assert "bad-option" not in told


# Languages and packs.


def test_a_missing_word_shows_its_key() -> None:
    assert WORDS.say("no-such-key") == "no-such-key"
    assert WORDS.name("card", "jabberwock") == "card-jabberwock"


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """A language with one word."""
    (tmp_path / "de").mkdir()
    (tmp_path / "de/few.ftl").write_text("tile-tavern = Taverne\n", encoding="utf-8")
    (tmp_path / "en").symlink_to(resources.locale() / "en")
    monkeypatch.setattr(resources, "locale", lambda: tmp_path)
    return open_catalogue(GAME, "de")


def test_what_a_language_lacks_is_said_in_english(german: Catalogue) -> None:
    assert german.name("tile", "tavern") == "Taverne"
    assert german.name("tile", "market") == "Market"
    assert german.action(do("move tavern")) == "Move to the Taverne"


def test_packs_bring_their_own_words() -> None:
    words = open_catalogue(GAME, "en", [ROOT / "docs/example-pack"])
    assert words.name("card", "ash-hound") == "Ash Hound"
    assert words.say("card-ash-hound.flavour").startswith("It follows the smoke")


def test_a_pack_whose_words_are_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "locale/en").mkdir(parents=True)
    (tmp_path / "locale/en/bad.ftl").write_bytes(b"\xff\xfe")
    with pytest.raises(errors.BadContent):
        open_catalogue(GAME, "en", [tmp_path])


# No English in Python.


def sentences(path: Path) -> Iterator[str]:
    """Texts of two words or more that are no docstring, pattern, key or assertion."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    left_out: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr | ast.Assert):
            left_out |= set(ast.walk(node))
    for node in ast.walk(tree):
        if node in left_out or not isinstance(node, ast.Constant):
            continue
        if isinstance(node.value, str) and len(_words(node.value)) > 1:
            yield f"{path.name}:{node.lineno}: {node.value}"


def _words(text: str) -> list[str]:
    return [word for word in text.split() if word.isalpha() and len(word) > 1]


STYLES = ("bold ", "dim ", "not bold", " reverse")


def test_no_english_in_the_code_that_speaks() -> None:
    """Commands of others are their own business; all that draws, asks and tells is checked."""
    others = {"simulate.py", "arena.py", "proofs.py", "click_words.py"}
    paths = [
        path
        for layer in ("text", "cli")
        for path in (ROOT / "src/hordekeep" / layer).rglob("*.py")
        if path.name not in others
    ]
    found = [one for path in sorted(paths) for one in sentences(path)]
    assert [one for one in found if not one.split(": ", 1)[1].startswith(STYLES)] == []


def test_sheets_without_a_back_are_not_printed_on_both_sides() -> None:
    """With cards that all lie open there is no first sheet to turn."""
    words = open_words()
    assert "both sides" not in words.say("page-cards-how", pages=1, double=0)
    assert "the first 4 on both sides" in words.say("page-cards-how", pages=9, double=4)

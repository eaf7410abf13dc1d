"""The terminal in another language: click's words, what may be typed, soft hyphens, numbers."""

import ast
import re
from pathlib import Path
from types import ModuleType

import click
import pytest
from rich.text import Text
from tests.support.fluent_files import messages
from tests.support.locales import lay_out
from tests.support.terminal import SETUP, Terminal

from hordekeep.cli.click_words import MODULES, TEXTS
from hordekeep.cli.draw.numbers import at_most_tenths, decimal, signed, tenths
from hordekeep.cli.sanctum.pieces import ability
from hordekeep.cli.terminal.matching import matching
from hordekeep.cli.terminal.replay_session import CYRILLIC, KEYS
from hordekeep.cli.terminal.screen import Screen
from hordekeep.games.sanctum.opening import open_game as open_sanctum
from hordekeep.games.sanctum.view.wire import AbilityBoxView, AbilityView, BoxMark
from hordekeep.text.catalogue import open_catalogue
from hordekeep.text.folding import folded
from hordekeep.text.languages import languages, offered
from hordekeep.text.words import open_words

WORDS = """
click-usage = Aufruf:
click-any-options = [OPTIONEN]
click-any-command = BEFEHL [ARGUMENTE]…
click-options = Optionen
click-commands = Befehle
click-help = Zeigt diese Hilfe.
click-error = Fehler: { $message }
click-try = Hilfe: „{ $command } { $option }“.
click-did-you-mean =
    { $count ->
        [1] Meinst du { $possibility }?
       *[other] Meinst du eins von { $possibilities }?
    }
click-no-such-option = Die Option „{ $name }“ gibt es nicht.
click-no-such-command = Den Befehl „{ $name }“ gibt es nicht.
click-missing-argument = Es fehlt das Argument
click-not-in-range = { $value } liegt nicht in { $range }.
click-does-not-exist = „{ $filename }“ fehlt.
click-quoted = „{ $text }“
click-invalid-value-for = Bei { $param_hint } nicht möglich: { $message }
command-log = Verlauf
    .usage = Verlauf
    .help = Was geschehen ist.
command-quit = Schluß
    .usage = Schluß
    .help = Aufhören.
counted-monsters = { $count } Mon\u00adster
"""
GAME = """
tile-market = Łódź-Ry\u00adnek
do-move = Gehe { $tile_to }
    .menu = Bewegung
    .item = { $tile }
do-activate = Nutze { $tile_acc }
difficulty-hard = Schwer
"""


@pytest.fixture
def german(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal of somebody who speaks a little German."""
    files = {"zz": WORDS, "last-bastion-zz": GAME}
    lay_out(tmp_path / "locale", monkeypatch, {"de": files}, whole=True)
    monkeypatch.setenv("HORDEKEEP_LANG", "de")
    return terminal


# Click.


def gettext_texts(module: ModuleType) -> set[str]:
    """The texts for which a module of click asks gettext; the first of several by number."""
    source = Path(str(module.__file__)).read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return {
        text.value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")
        for text in call.args[:1]
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }


def test_the_texts_are_those_that_click_has() -> None:
    """A click that says something else would speak English again, unseen."""
    known = {text for module in MODULES for text in gettext_texts(module)} | {"required"}
    assert sorted(TEXTS.keys() - known) == []
    assert sorted(set(TEXTS.values()) - messages().keys()) == []


def test_help_is_in_the_language_of_whoever_asks(german: Terminal) -> None:
    said = german.run("--help").out
    assert said.startswith("Aufruf: hordekeep [OPTIONEN] BEFEHL [ARGUMENTE]…\n")
    assert "\nOptionen:\n" in said
    assert "\nBefehle:\n" in said
    assert "Zeigt diese Hilfe." in said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["ply"], "Fehler: Den Befehl „ply“ gibt es nicht.\n"),
        (
            ["play", "--difficult", "3"],
            "Fehler: Die Option „--difficult“ gibt es nicht. Meinst du „--difficulty“?\n",
        ),
        (["rules"], "Fehler: Es fehlt das Argument „GAME“.\n"),
        (["play", "--width", "3"], "Fehler: Bei „--width“ nicht möglich: 3 liegt nicht in "),
        (["serve", "--pack", "nope"], "Fehler: Bei „--pack“ nicht möglich: „nope“ fehlt.\n"),
    ],
)
def test_mistakes_are_told_in_the_language_of_whoever_types(
    german: Terminal, typed: list[str], said: str
) -> None:
    ran = german.run(*typed)
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.startswith("Aufruf: hordekeep ")
    assert "Hilfe: „hordekeep" in ran.err


def test_english_is_whole_too(terminal: Terminal) -> None:
    ran = terminal.run("play", "--colour")
    assert ran.err.startswith("Usage: hordekeep play [OPTIONS] [GAME]\n")
    assert "Error: There is no option “--colour”." in ran.err
    assert isinstance(click.UsageError("x"), click.ClickException)


# What may be typed.


@pytest.mark.parametrize("typed", ["log", "verlauf", "VERLAUF"])
def test_commands_may_be_typed_in_either_language(german: Terminal, typed: str) -> None:
    ran = german.play(typed, "schluss")
    assert "means nothing here" not in ran.out
    assert "hordekeep play --load" in ran.out


@pytest.mark.parametrize("typed", ["what market", "what lodz rynek", "what ŁÓDŹ"])
def test_things_may_be_called_in_either_language(german: Terminal, typed: str) -> None:
    """Strokes and accents may be left out."""
    assert "Łódź-Rynek" in german.play(typed).out


def test_a_choice_may_be_said_in_the_own_language(german: Terminal) -> None:
    options = (*SETUP, "--difficulty", "SCHWER")
    german.play(options=options)
    assert '"difficulty":"hard"' in german.saved().read_text(encoding="utf-8").replace(" ", "")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("example", [0, 1])
def test_what_help_gives_as_an_example_can_be_typed(
    terminal: Terminal, language: str, example: int
) -> None:
    """In languages that inflect names too: as the menu has them, and without accents."""
    words = open_words(language, game="last-bastion", hyphens=False)
    typed = re.findall("[“„«](.+?)[“”»]", words.say("cli-help-actions"))[example]
    ran = terminal.play("1", folded(typed), options=(*SETUP, "--lang", language))
    assert words.say("cli-not-understood", said=folded(typed)) not in ran.out


@pytest.mark.parametrize("typed", ["подсказка новичок", "hint novice"])
def test_the_strength_of_a_hint_may_be_said_in_either_language(
    terminal: Terminal, typed: str
) -> None:
    ran = terminal.play("1", typed, options=(*SETUP, "--lang", "ru"))
    assert "«Новичок»" in ran.out
    assert "Такого бота нет" not in ran.out


def test_soft_hyphens_are_neither_drawn_nor_typed(german: Terminal) -> None:
    ran = german.play("what rynek")
    assert "Łódź-Rynek" in ran.out
    assert "\u00ad" not in ran.out
    assert "Monster" in german.run("content", "check").out
    assert matching("bewegung", ["Bewe\u00adgung"], lambda one: [one]) == ["Bewe\u00adgung"]


def test_keys_of_a_replay_are_places_where_letters_are_not_latin() -> None:
    """The key that bears n bears т where people write Russian."""
    meant = [KEYS[letter.translate(CYRILLIC)] for letter in "тиыупдзрй"]
    assert meant == ["next", "back", "start", "end", "go", "log", "play", "help", "quit"]


# Numbers.


def test_numbers_are_written_as_the_language_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(tmp_path / "locale", monkeypatch, {"de": {}}, whole=True)
    english, german = open_words(), open_words("de")
    assert (tenths(12.34, english), tenths(12, english)) == ("12.3", "12.0")
    assert (tenths(12.34, german), tenths(12, german)) == ("12,3", "12,0")
    assert (decimal(0.5, english), decimal(0.5, german)) == ("0.50", "0,50")
    assert (at_most_tenths(3.04, english), at_most_tenths(0.44, german)) == ("3", "0,4")
    assert (signed(-1, tenths(1, german)), signed(0, tenths(0, english))) == ("−1,0", "+0.0")


def test_tables_of_the_laboratory_write_numbers_as_the_language_does(terminal: Terminal) -> None:
    """The files beside them keep the point, for programs."""
    asked = ("lab", "balance", "last-bastion", "--players", "2", "--bots", "random", "--games", "3")
    out = terminal.run(*asked, "--lang", "ru").out
    assert re.search(r"\d,\d", out)
    assert not re.search(r"\d\.\d", out)


# The drawing.


def test_no_line_is_broken_at_a_no_break_space(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(width=20, plain=True)
    screen.say("Die Chance beträgt 45\u00a0%.")
    screen.tell(Text("Одна карта лежит в\u00a0доме"), indent=2)
    screen.explain("Term", "Die Chance ist 45\u00a0%", room=5)
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert lines == [
        "Die Chance beträgt",
        "45\u00a0%.",
        "Одна карта лежит",
        "в\u00a0доме",
        "Term Die Chance ist",
        "45\u00a0%",
    ]


@pytest.mark.parametrize("language", languages())
def test_what_lies_on_a_box_is_a_letter_of_the_language(language: str) -> None:
    """Nothing that may lie there looks like another."""
    words = open_catalogue(open_sanctum(), language)
    marks: list[BoxMark] = ["stamina", "focus", "spoiled"]
    boxes = [AbilityBoxView(colour="red", mark=mark) for mark in marks]
    boxes += [
        AbilityBoxView(colour="red", mark="empty"),
        AbilityBoxView(colour="blue", mark="empty"),
        AbilityBoxView(colour="purple", mark="empty"),
    ]
    shown = AbilityView(ability="smiths-hammer.1", boxes=boxes, do="set", n=5, in_use=True)
    letters = re.findall(r"\[(.)\]", ability(shown, words).plain)
    assert letters[0] == words.say("letter-box-stamina")
    assert len(set(letters)) == len(boxes)


# What nobody speaks.


def test_a_language_that_is_not_offered_is_english_and_says_so(terminal: Terminal) -> None:
    ran = terminal.run("content", "check", "--lang", "tlh")
    assert ran.code == 0
    told = open_words().say("cli-no-language", wanted="tlh", offered=" ".join(offered()))
    assert ran.err == f"{told}\n"
    assert "monsters" in ran.out


def test_a_language_that_is_not_offered_says_so_above_the_help_too(terminal: Terminal) -> None:
    ran = terminal.run("--lang", "tlh", "--help")
    told = open_words().say("cli-no-language", wanted="tlh", offered=" ".join(offered()))
    assert ran.err == f"{told}\n"
    assert "Usage" in ran.out


def test_a_language_that_is_named_in_the_environment_for_this_program_says_so(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's own, as `LANG=fr_FR.UTF-8`, is no wish that was made for us."""
    monkeypatch.setenv("HORDEKEEP_LANG", "tlh")
    told = open_words().say("cli-no-language", wanted="tlh", offered=" ".join(offered()))
    assert terminal.run("--help").err == f"{told}\n"
    assert terminal.run("content", "check", "--lang", "de").err == ""
    monkeypatch.delenv("HORDEKEEP_LANG")
    monkeypatch.setenv("LC_ALL", "tlh_TLH.UTF-8")
    assert terminal.run("--help").err == ""

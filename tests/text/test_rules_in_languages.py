"""The rules in other languages: clause by clause beside English, and what `make check` says."""

from pathlib import Path

import pytest
from tools import rules_in_languages as check

from hordekeep import resources
from hordekeep.text.clauses import clauses_of
from hordekeep.text.folding import folded
from hordekeep.text.languages import languages
from hordekeep.text.rules_guide import guide_of
from hordekeep.text.rules_search import RulesAnswers, stems

ENGLISH = """\
# Toy: the rules

## 1. Parts
- **TY-P1** A die.
- **TY-P2** R A cup.

## 2. End
- **TY-V1** A six wins.

## Rulings made here

| id | ruling | why |
|---|---|---|
| TY-J1 | A dropped die is rolled again. | Nobody says. |
"""
GERMAN = """\
# Spielzeug: die Regeln

## 1. Teile
- **TY-P1** Ein Würfel.

## 2. Ende
- **TY-V1** Eine Sechs gewinnt.

## Eigene Regelungen

| id | Regelung | warum |
|---|---|---|
| TY-J1 | Ein gefallener Würfel wird neu geworfen. | Niemand sagt es. |
"""
ENGLISH_GUIDE = """\
# Toy: how it is played
<!-- idle: how do i the a -->

## In short
- Roll a six.

### Not what you may expect
- A cup is no hat.

## How you win
<!-- win: victory goal -->
A six wins. (TY-V1)

## The cup
<!-- cup: mug -->
Dice are shaken in it. (TY-P2)
"""
GERMAN_GUIDE = """\
# Spielzeug: so wird gespielt
<!-- idle: wie ich der die das -->

## Kurz
- Würfle eine Sechs.

### Nicht wie erwartet
- Ein Becher ist kein Hut.

## So gewinnst du
<!-- win: Sieg Ziel siegen -->
Eine Sechs gewinnt. (TY-V1)

## Der Becher
<!-- cup: Tasse -->
Darin schüttelst du die Würfel. (TY-P2)
"""

QUESTIONS = {
    "de": [
        ("last-bastion", "Wie gewinne ich?", "win"),
        ("last-bastion", "Rüstung", "tokens"),
        ("last-bastion", "Wann verlieren wir?", "lose"),
        ("last-bastion", "Was kann ich in meinem Zug tun?", "turn"),
        ("last-bastion", "Was bringt der Griff des Bösen?", "grasps"),
        ("last-bastion", "Wie viele Leben habe ich?", "life"),
        ("last-bastion", "Darf ich Marken weitergeben?", "tokens"),
        ("last-bastion", "kämpfen in der Ecke", "fighting"),
        ("sanctum", "Wann sterbe ich?", "dying"),
        ("sanctum", "Wie bekomme ich Ausdauer zurück?", "markers"),
        ("sanctum", "Wofür ist die Wut?", "rage"),
        ("sanctum", "Wie heile ich mich?", "healing"),
        ("sanctum", "Tränke kaufen", "potions"),
    ],
    "pl": [
        ("last-bastion", "Jak wygrać?", "win"),
        ("last-bastion", "zbroja", "tokens"),
        ("last-bastion", "Kiedy przegrywamy?", "lose"),
        ("last-bastion", "Co to jest Uścisk Zła?", "grasps"),
        ("last-bastion", "Ile mam żyć?", "life"),
        ("last-bastion", "Czy mogę oddać żeton?", "tokens"),
        ("last-bastion", "walka w rogu", "fighting"),
        ("last-bastion", "Gdzie mogę iść?", "moving"),
        ("sanctum", "Jak odzyskać wytrzymałość?", "markers"),
        ("sanctum", "Do czego służy szał?", "rage"),
        ("sanctum", "Jak się leczyć?", "healing"),
        ("sanctum", "kupić miksturę", "potions"),
        ("sanctum", "zdobyć umiejętność", "skills"),
    ],
    "cs": [
        ("last-bastion", "Jak vyhraju?", "win"),
        ("last-bastion", "zbroj", "tokens"),
        ("last-bastion", "Kdy prohrajeme?", "lose"),
        ("last-bastion", "Spár zla", "grasps"),
        ("last-bastion", "Kolik mám životů?", "life"),
        ("last-bastion", "Můžu dát žeton?", "tokens"),
        ("last-bastion", "boj v rohu", "fighting"),
        ("last-bastion", "Kam můžu jít?", "moving"),
        ("sanctum", "Kdy umřu?", "dying"),
        ("sanctum", "Jak získám výdrž zpět?", "markers"),
        ("sanctum", "K čemu je vztek?", "rage"),
        ("sanctum", "koupit lektvar", "potions"),
        ("sanctum", "odemknout schopnost", "skills"),
    ],
    "ru": [
        ("last-bastion", "доспехи", "tokens"),
        ("last-bastion", "Как победить?", "win"),
        ("last-bastion", "Когда мы проигрываем?", "lose"),
        ("last-bastion", "Хватка зла", "grasps"),
        ("last-bastion", "Сколько у меня жизней?", "life"),
        ("last-bastion", "Можно ли отдать жетон?", "tokens"),
        ("last-bastion", "бой в углу", "fighting"),
        ("last-bastion", "Куда можно идти?", "moving"),
        ("sanctum", "Как вернуть выносливость?", "markers"),
        ("sanctum", "Зачем ярость?", "rage"),
        ("sanctum", "Как лечиться?", "healing"),
        ("sanctum", "купить зелье", "potions"),
        ("sanctum", "разблокировать навык", "skills"),
    ],
}
"""What people may ask in the languages that ship, and the section that answers."""
SHARE = 0.8


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A toy with rules in English and German; one German clause is missing."""
    for name, text in {
        "toy.md": ENGLISH,
        "en/toy-guide.md": ENGLISH_GUIDE,
        "de/toy.md": GERMAN,
        "de/toy-guide.md": GERMAN_GUIDE,
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(resources, "rules", lambda: tmp_path)
    return tmp_path


def changed(file: Path, old: str, new: str) -> list[str]:
    """What the check says once a file reads otherwise."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    return check.problems("de")


# Reading.


@pytest.mark.usefixtures("rules")
def test_a_clause_that_a_language_lacks_is_english_in_its_place() -> None:
    """Same ids, same order, same marks; it stands in the chapter as this language calls it."""
    assert [(one.id, one.chapter, one.text, one.ruling) for one in clauses_of("toy", "de")] == [
        ("TY-P1", "Teile", "Ein Würfel.", False),
        ("TY-P2", "Teile", "A cup.", True),
        ("TY-V1", "Ende", "Eine Sechs gewinnt.", False),
        ("TY-J1", "Eigene Regelungen", "Ein gefallener Würfel wird neu geworfen.", True),
    ]


@pytest.mark.usefixtures("rules")
def test_a_language_without_rules_reads_english() -> None:
    assert clauses_of("toy", "xx") == clauses_of("toy")
    assert guide_of("toy", "xx") == guide_of("toy")


@pytest.mark.usefixtures("rules")
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Wie gewinne ich?", "So gewinnst du"),
        ("SIEG", "So gewinnst du"),
        ("siegt", "So gewinnst du"),
        ("die Tassen", "Der Becher"),
        ("goal", "So gewinnst du"),
        ("how do I win", "So gewinnst du"),
        ("mugs", "Der Becher"),
    ],
)
def test_questions_may_be_in_the_own_language_or_in_english(question: str, answer: str) -> None:
    first = RulesAnswers("toy", "de").ask(question)[0]
    assert first.section is not None
    assert first.section.title == answer


@pytest.mark.usefixtures("rules")
def test_a_clause_is_found_by_its_id_and_read_in_the_own_language() -> None:
    (found,) = RulesAnswers("toy", "de").ask("ty-v1")
    assert found.clause is not None
    assert found.clause.text == "Eine Sechs gewinnt."
    assert RulesAnswers("toy", "de").ask("Zebra") == []


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("de", "Karten", "Karte"),
        ("de", "kämpft", "Kampf"),
        ("de", "Zwergen\u00adstein\u00adbrüche", "Zwergensteinbruch"),
        ("pl", "kartami", "karta"),
        ("pl", "żetonów", "żeton"),
        ("pl", "walki", "walka"),
        ("cs", "kostkami", "kostka"),
        ("cs", "hrdinů", "hrdina"),
        ("ru", "героями", "герой"),
        ("ru", "карты", "карта"),
        ("ru", "приёмов", "приемы"),
    ],
)
def test_each_language_has_its_own_endings(language: str, one: str, other: str) -> None:
    assert stems(one, language) == stems(other, language)
    assert len(stems(one, language)[0]) > 2


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Łuk", "luk"), ("ёж", "еж"), ("STRASSE", "straße"), ("Kü\u00adche", "kuche"), ("Kůň", "kun")],
)
def test_letters_are_folded(typed: str, meant: str) -> None:
    """Stroke and accent may be left out, soft hyphens always are."""
    assert folded(typed) == folded(meant)


@pytest.mark.parametrize("language", QUESTIONS)
def test_questions_in_a_shipped_language_are_mostly_answered_within_three(language: str) -> None:
    if language not in languages():
        pytest.skip("not shipped")
    answers = {game: RulesAnswers(game, language) for game in ("last-bastion", "sanctum")}
    asked = QUESTIONS[language]
    missed = [
        question
        for game, question, answer in asked
        if answer not in [found.name for found in answers[game].ask(question, 3)]
    ]
    assert len(missed) <= (1 - SHARE) * len(asked), missed


# Checking.


def test_the_shipped_rules_are_whole_in_every_language() -> None:
    assert [fault for language in languages() for fault in check.problems(language)] == []


def test_a_missing_clause_is_named(rules: Path) -> None:
    assert (rules / "de").is_dir()
    assert check.problems("de") == ["de/toy.md: missing TY-P2"]
    whole = "Ein Würfel.\n- **TY-P2** R Ein Becher."
    assert changed(rules / "de/toy.md", "Ein Würfel.", whole) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("toy.md", "TY-V1", "TY-V2", "English has no TY-V2"),
        ("toy.md", "**TY-V1** ", "**TY-V1** R ", "TY-V1: the mark R of a ruling is not in English"),
        ("toy.md", "Ein Würfel.", "A die.", "TY-P1: as in English"),
        ("toy.md", "- **TY-P1**", "## X\n- **TY-J1** x\n## Teile\n- **TY-P1**", "twice TY-J1"),
        ("toy-guide.md", "(TY-V1)", "(TY-P1)", "win: clauses TY-P1 instead of TY-V1"),
        ("toy-guide.md", "<!-- cup:", "<!-- mug:", "missing cup"),
        ("toy-guide.md", "<!-- cup:", "<!-- win:", "win: duplicate-id"),
        ("toy-guide.md", "<!-- cup: Tasse -->\n", "", "## Der Becher: missing-name"),
        ("toy-guide.md", "- Würfle eine Sechs.\n", "", "0 points instead of 1 in its part “short”"),
        ("toy-guide.md", "<!-- idle: wie ich der die das -->\n", "", "<!-- idle: … -->"),
        ("toy-guide.md", "Eine Sechs gewinnt.", "A six wins.", "win: a paragraph as in English"),
        ("toy-guide.md", "Eine Sechs gewinnt.", "„Sechs” gewinnt.", "quotes of another language"),
        ("toy.md", "Ein Würfel.", "50 % Würfel.", "a no-break space before %"),
    ],
)
def test_a_fault_is_named_with_its_file(
    rules: Path, file: str, old: str, new: str, said: str
) -> None:
    faults = changed(rules / "de" / file, old, new)
    assert any(fault.startswith(f"de/{file}: ") and said in fault for fault in faults)


def test_missing_files_are_named(rules: Path) -> None:
    (rules / "de/toy.md").unlink()
    (rules / "de/toy-guide.md").unlink()
    assert check.problems("de") == ["de/toy.md: missing", "de/toy-guide.md: missing"]
    assert check.problems("en") == []

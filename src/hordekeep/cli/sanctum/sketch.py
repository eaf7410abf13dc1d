"""Sanctum in the terminal: the table of one seat, notes on actions, and the standings."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final, final

from rich.text import Text

from hordekeep.cli.draw.marks import QUIET
from hordekeep.cli.draw.sketch import Sketch
from hordekeep.cli.sanctum import board, in_words, road
from hordekeep.cli.sanctum.chances import all_chances, chances
from hordekeep.cli.sanctum.drawn import draw_piece
from hordekeep.cli.sanctum.notes import note
from hordekeep.cli.sanctum.pieces import naming_of
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.view.wire import ChampionView, QuestView, StandingView
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.table.table import Table
from hordekeep.text.rules_drawing import DrawnPiece

BUSY: Final = ("before-roll", "roll", "attack", "block", "levels", "rest", "fence", "suffer")
"""Steps in which the road, decks and goals would only be in the way."""


@final
class SanctumSketch(Sketch):
    """Sanctum."""

    things: ClassVar[tuple[str, ...]] = (
        "item",
        "skill",
        "demon",
        "blessing",
        "achievement",
        "hero",
        "foe",
    )

    def title(self, table: Table) -> Text:
        view: QuestView = table.view(SPECTATOR)
        words = self.words
        return Text(
            words.say(
                "draw-title",
                game=words.say("game-sanctum"),
                difficulty=words.name("difficulty", view.options.difficulty),
                phase=self._phase(view),
            ),
            "bold",
        )

    def _phase(self, view: QuestView) -> str:
        if view.phase != "journey" or view.active_seat is None:
            return self.words.say(f"draw-phase-{view.phase}", round=view.lord.rounds)
        hero = view.champions[view.active_seat].hero
        name = self.words.name("hero", hero) if hero else ""
        return self.words.say("draw-turn", turn=view.turn, hero=name)

    def table(self, table: Table, seat: Seat, *, width: int, plain: bool) -> Sequence[Text]:
        view: QuestView = table.view(seat)
        self.words.log_style.know(table.state)
        own = view.champions[max(seat, 0)] if seat < len(view.champions) else view.champions[0]
        if plain:
            return list(in_words.tell_table(view, own, self.words))
        return [*self._around(view, seat, own, width), *self._own(own, width)]

    def _around(self, view: QuestView, seat: Seat, own: ChampionView, width: int) -> Iterator[Text]:
        words = self.words
        calm = own.step not in BUSY
        if not own.row and calm:
            yield from road.draw_road(view, words, width)
            yield from road.draw_sets(view, words, width)
            yield from road.draw_chest(view, words, width)
            yield from road.draw_decks(view, words, width)
            yield from road.draw_goals(view, own.seat, words, width)
        if own.row:
            yield from road.draw_lord(view, words)
        yield from road.draw_others(view, own.seat if seat >= 0 else SPECTATOR, words, width)

    def _own(self, own: ChampionView, width: int) -> Iterator[Text]:
        if own.hero is None:
            return
        words = self.words
        yield Text(f"── {words.name('hero', own.hero)} ".ljust(width, "─"), QUIET)
        yield from board.draw_board(own, words, width)
        yield from board.draw_demons(own, words, width)
        yield from road.draw_row(own, words, width)
        yield from board.draw_clash(own, words)

    def asked(self, table: Table, seat: Seat) -> Sequence[Text]:
        """The card whose penalty or wounds are to be chosen."""
        view: QuestView = table.view(seat)
        attack = view.champions[seat].suffering
        if attack is None:
            return []
        foe = self.words.game.lexicon.value("foe", attack.foe)
        return [Text(" " + naming_of(self.words).texts.penalty(foe), "magenta")]

    def notes(self, table: Table, seat: Seat, actions: Sequence[Action]) -> Mapping[Action, str]:
        view: QuestView = table.view(seat)
        quest = table.state
        assert isinstance(quest, Quest)
        found = {action: note(action, view, seat, self.words) for action in actions}
        found |= chances(quest, seat, actions, self.words)
        return {action: text for action, text in found.items() if text}

    def odds(self, table: Table, seat: Seat) -> Sequence[str]:
        quest = table.state
        assert isinstance(quest, Quest)
        return all_chances(quest, seat, self.words)

    def actor(self, table: Table, seat: Seat) -> str:
        hero = table.view(seat).champions[seat].hero
        return super().actor(table, seat) if hero is None else self.words.name("hero", hero)

    def has_secrets(self, table: Table, seats: Sequence[Seat]) -> bool:
        """SA-H4: blessings that others may not see yet."""
        view: QuestView = table.view(SPECTATOR)
        return any(
            blessing.blessing is None
            for seat in seats
            for blessing in view.champions[seat].blessings
        )

    def score(self, table: Table) -> Sequence[Text]:
        view: QuestView = table.view(SPECTATOR)
        if view.outcome is None:
            return []
        standings = sorted(view.outcome.standings, key=lambda one: one.rank)
        result = table.result()
        won = result is not None and result.is_victory()
        return [self._standing(one, view, won=won) for one in standings]

    def _standing(self, one: StandingView, view: QuestView, *, won: bool) -> Text:
        hero = view.champions[one.seat].hero
        assert hero is not None
        assert view.outcome is not None
        text = self.words.say(
            "score-survived" if one.survived else "score-fallen",
            rank=one.rank,
            hero=self.words.name("hero", hero),
            life=one.life,
            achievements=one.achievements,
            cards=one.cards_beaten,
            hits=one.hits,
        )
        return Text(text, "bold green" if won and one.seat in view.outcome.winners else "")

    def about(self, kind: str, word: str) -> Sequence[str]:
        texts = naming_of(self.words).texts
        number = self.words.game.lexicon.value(kind, word)
        found: list[str] = []
        if kind == "item":
            found = texts.text_of_item(number)
        elif kind == "skill":
            found = texts.text_of_skill(number)
        elif kind in ("demon", "foe"):
            found = texts.text_of_foe(number)
        elif kind == "blessing":
            found = [texts.text_of_blessing(number)]
        elif kind == "achievement":
            found = [texts.text_of_achievement(number)]
        elif kind == "hero":
            found = [texts.text_of_hero(number)]
        return [self.words.say("about", name=self.words.name(kind, word), text=" ".join(found))]

    def drawn(self, piece: DrawnPiece) -> Text:
        return draw_piece(piece, self.words)

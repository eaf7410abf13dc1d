"""What a seat of Sanctum may know, as data (SA-U2)."""

from collections.abc import Sequence
from typing import Any, cast, final

from hordekeep.games.sanctum.model.box import (
    ACHIEVEMENTS,
    DIFFICULTIES,
    LEVEL_MASTERY,
    LEVELS,
    MASTERIES,
)
from hordekeep.games.sanctum.model.state import ENDINGS, NO_TILE, Quest
from hordekeep.games.sanctum.rules.achievements import GOALS, progress
from hordekeep.games.sanctum.rules.outcome import hits_on_present_card, rank, result
from hordekeep.games.sanctum.rules.phases import phase
from hordekeep.games.sanctum.view.champion import ChampionViewer
from hordekeep.games.sanctum.view.parts import Pieces
from hordekeep.games.sanctum.view.wire import (
    AchievementView,
    ActView,
    DemonDeckView,
    LordView,
    QuestEnding,
    QuestOptionsView,
    QuestOutcomeView,
    QuestPhase,
    QuestView,
    SpaceView,
    StandingView,
)
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, Lexicon


def view(lexicon: Lexicon, quest: Quest, looker: Seat) -> QuestView:
    """The table as one seat (or a spectator) sees it."""
    return view_with(lexicon, quest, own_parts(lexicon, quest, looker))


def own_parts(lexicon: Lexicon, quest: Quest, looker: Seat) -> list[Any]:
    """The blessings of each champion (SA-H4): all that not everybody sees alike."""
    pieces = Pieces(lexicon, quest)
    return [
        ChampionViewer(pieces, seat).blessings(own=seat == looker) for seat in range(quest.players)
    ]


def view_with(lexicon: Lexicon, quest: Quest, blessings: Sequence[Any]) -> QuestView:
    """The table with these blessings of each champion."""
    return Viewer(lexicon, quest).quest_view(blessings)


@final
class Viewer:
    """Puts one quest into words, as everybody sees it."""

    def __init__(self, lexicon: Lexicon, quest: Quest) -> None:
        self.pieces = Pieces(lexicon, quest)
        self.box = quest.box
        self.quest = quest

    def quest_view(self, blessings: Sequence[Any]) -> QuestView:
        quest = self.quest
        return QuestView(
            options=QuestOptionsView(
                players=quest.players,
                difficulty=DIFFICULTIES[quest.difficulty],
            ),
            phase=cast("QuestPhase", phase(quest)),
            turn=quest.turns,
            active_seat=None if quest.turn == NONE or quest.over else quest.turn,
            first_seat=None if quest.first == NONE else quest.first,
            act=self.pieces.word("act", quest.act),
            space=quest.space,
            acts=[self.act(act) for act in range(len(self.box.act_ids))],
            order=list(quest.order),
            sets=[[self.pieces.demon(demon) for demon in demons] for demons in quest.sets],
            chest=[self.pieces.item(item) for item in quest.bounty],
            decks=[self.deck(level) for level in range(LEVELS)],
            achievements=[
                self.achievement(space)
                for space in range(len(ACHIEVEMENTS))
                if space % len(MASTERIES) != LEVEL_MASTERY
                or space // len(MASTERIES) + 1 in self.box.level_mastery_rows
            ],
            champions=[
                ChampionViewer(self.pieces, seat).view(blessings[seat])
                for seat in range(quest.players)
            ],
            lord=self.lord(),
            outcome=self.outcome() if quest.over else None,
        )

    # The road.

    def act(self, act: int) -> ActView:
        box, quest = self.box, self.quest
        spaces = [box.act_first[act], *[[one] for one in box.act_later[act]]]
        return ActView(
            act=box.act_ids[act],
            played=quest.players in box.act_players[act],
            present=quest.act == act,
            spaces=[
                self.space(act, number + 1, sets, last=number + 1 == len(spaces))
                for number, sets in enumerate(spaces)
            ],
        )

    def space(self, act: int, number: int, sets: list[tuple[int, ...]], *, last: bool) -> SpaceView:
        box, quest = self.box, self.quest
        helped = quest.players in box.act_intervention_players[act]
        return SpaceView(
            number=number,
            sets=[list(levels) for levels in sets],
            chest=last and box.act_chest[act],
            intervention=helped and box.act_intervention[act] == number,
            figures=[
                seat
                for seat in quest.order
                if (quest.champions[seat].act, quest.champions[seat].space) == (act, number)
            ],
        )

    def deck(self, level: int) -> DemonDeckView:
        deck = self.quest.decks[level]
        return DemonDeckView(
            level=level + 1,
            size=deck.size(),
            top=None if deck.opened < 0 else self.pieces.demon(deck.opened),
            discards=[self.pieces.lexicon.word("demon", one) for one in self.quest.discards[level]],
        )

    # Achievements.

    def achievements(self) -> list[AchievementView]:
        return [
            self.achievement(space)
            for space in range(len(ACHIEVEMENTS))
            if space % len(MASTERIES) != LEVEL_MASTERY
            or space // len(MASTERIES) + 1 in self.box.level_mastery_rows
        ]

    def achievement(self, space: int) -> AchievementView:
        quest = self.quest
        row, mastery = divmod(space, len(MASTERIES))
        owner = quest.achievements[space]
        own_goal = mastery != LEVEL_MASTERY
        return AchievementView(
            achievement=ACHIEVEMENTS[space],
            mastery=MASTERIES[mastery],
            row=row + 1,
            goal=self.box.mastery[row * GOALS + mastery] if own_goal else None,
            empty=owner == NO_TILE,
            seat=owner if owner >= 0 else None,
            progress=[
                progress(quest, champion, mastery) if own_goal else 0
                for champion in quest.champions
            ],
        )

    # The Demon Lord and the end.

    def lord(self) -> LordView:
        quest = self.quest
        return LordView(
            breacher=None if quest.breacher == NONE else quest.breacher,
            laid=quest.laid,
            turned=[self.pieces.attack(foe) for foe in quest.turned],
            rounds=quest.rounds,
            next_roar=max(self.box.first_roar[quest.difficulty] - quest.roars, 0),
            deck=quest.lords.size(),
        )

    def outcome(self) -> QuestOutcomeView:
        quest = self.quest
        ranks = [rank(quest, seat) for seat in range(quest.players)]
        best = sorted(ranks, reverse=True)
        standings = [
            StandingView(
                seat=seat,
                rank=best.index(ranks[seat]) + 1,
                survived=bool(champion.triumphant),
                life=champion.life,
                achievements=len(champion.blessings),
                cards_beaten=champion.at,
                hits=hits_on_present_card(quest, champion),
            )
            for seat, champion in enumerate(quest.champions)
        ]
        return QuestOutcomeView(
            ending=cast("QuestEnding", ENDINGS[quest.ending]),
            winners=list(result(quest).winners),
            standings=sorted(standings, key=lambda one: (one.rank, one.seat)),
        )

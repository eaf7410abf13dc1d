# The table in the page, for any game: decision, undo, chronicle, rules, replay, end.

## Who

page-bot = { $bot }
page-open-seat = open seat
page-seat-number = Seat { $number }
page-stand-in = { $bot } plays
page-stand-in-turn = { $bot } plays this turn
page-bot-eased = the server has little time to think: plays like “{ $bot }”
page-turn-left = { $time } left
page-bot-in = bot in { $seconds } s
page-away = away
page-thinking = thinking
page-watching =
    { $count ->
        [1] One person watches.
       *[other] { $count } people watch.
    }

## The decision

page-decision-of-others = What is being decided
page-then = Then:
page-then-revealed = What follows is revealed only by doing it.
page-then-nothing = Nothing changes yet.
page-decision = Your decision
page-your-decision = Your decision: { $question }
page-decides = { $name } decides.
page-person-of = { $person } ({ $name })
page-is-asked = { $name } is asked: { $question }
page-going-on = One moment …
page-sending = Sent, one moment …
page-waits-for = Waiting for { $name }.
page-choices =
    { $count ->
        [1] one choice
       *[other] { $count } choices
    }
page-back = Back
page-undo = Undo
page-undo-title = Take back the last choice
page-undo-stops = Nothing to take back
page-why-not = Not now
page-not-done = Not done
page-not-asked = It is not your turn
page-rule = Rule { $clause }
page-title-your-turn = ● Your turn · { $name }

## Hints

page-hint = Hint
page-hint-title = What could be done, and why
page-hint-off = This table gives no hints.
page-hint-by =
    { $worlds ->
        [one] { $strength }, { $worlds } game played out
       *[other] { $strength }, { $worlds } games played out
    }
page-hint-about = The chance to win with each of them:
page-hint-steps = { $first } → { $rest }
# How far the chance to win lies behind that of the first suggestion, in points of a hundred.
page-hint-behind = −{ $points }
page-hint-do = Do number { $number }
page-hint-thinking = Thinking …
page-hint-stop = Stop

## What decided a game

page-decided = What decided it
page-decided-ask = What decided it?
page-decided-about = Luck, choices, or a danger that could be seen: three moments, each with the chance to win before and after it.
page-decided-thinking = Looking back …
page-decided-nothing = No single moment decided this game.
page-decided-watch = Watch
page-decided-watch-what = Watch in the replay: { $what }
page-decided-retry = Try again
page-decided-retry-what = Try again from here, at a new table: { $what }
# $name is who chose; $better and $done are orders: “Rest”, “Move to the Tavern, then End the turn”.
page-decided-choice = { $name }: “{ $better }” would have been better than “{ $done }”.
page-decided-luck = The dice and the cards fell like this.
page-decided-swing = The chance to win went from { $before } to { $after }.
page-review = The whole review
page-review-chance = The chance to win
page-review-by =
    { $worlds ->
        [one] from { $worlds } game that was played out, knowing only what could be known
       *[other] from { $worlds } games that were played out, knowing only what could be known
    }
page-review-rivals = What rivals did counts as luck.
page-review-costly = Choices that cost most
page-review-none = Of all choices looked at, no other one would surely have been better.
page-curve = The chance to win: { $start } in the beginning, { $lowest } at the lowest, { $highest } at the highest.

## Around the table

page-setting-up = setting up
page-turn = turn { $turn }
page-pick-hero = Choose a hero
page-die-reroll = roll again
page-tools = Tools
page-invite = Invite
page-point = Look here: point at something
page-point-now = Touch what everybody should look at.
page-points = { $name }: look here! { $thing }
page-can-choose = can be chosen
page-sayings = Said aloud
page-said = Said
page-news = What has just happened
page-say-table = Say how things stand
page-say-danger = Say the danger
page-say-news = Say what has happened since
page-say-no-danger = Nothing threatens that can be foreseen.
page-say-no-news = Nothing has happened since.
page-watcher = Somebody who watches
page-words = Quick words
page-words-about = About something: then touch it
page-words-now = “{ $words }”: touch what you mean.
page-words-mute = Hide words and pointing from
page-words-mute-all = everybody
page-words-quiet = Mute quick words
page-wheel = Quick words: { $thing }
page-wheel-about = Say something about it: everybody reads it in their own language.
quick-said = { $name }: { $text }
quick-mine = I take this
quick-mine-about = I take this: { $thing }
quick-mine-colour-red = I take red
quick-mine-colour-green = I take green
quick-mine-colour-blue = I take blue
quick-mine-colour-yellow = I take yellow
quick-yours = You take this, please
quick-yours-about = You take this, please: { $thing }
quick-help = Help me here
quick-help-about = Help me here: { $thing }
quick-careful = Watch out
quick-careful-about = Watch out: { $thing }
quick-wait = Wait a moment
quick-go-ahead = Go ahead
quick-yes = Yes
quick-no = No
quick-thanks = Thank you
quick-sorry = Sorry
quick-well-done = Well done
quick-good-luck = Good luck
page-rules = Rules
page-rules-search = Search the rules
page-rules-ask = Ask: how do I win? armour, how many dice …
page-rules-short = In short
page-rules-guide = In plain words
page-rules-clauses = Exactly
page-rules-unexpected = Not what you may expect
page-rules-example = Example
page-rules-show-me = Show me at a practice table
page-rules-exact = The exact rules:
page-rules-told = In plain words:
page-rules-none = Nothing answers these words. Try others.
page-rules-failed = The rules cannot be reached now.
page-ruling = our reading
page-ruling-title = The rulebook is silent here; this is how Hordekeep reads it.
page-chronicle = Chronicle
page-skip-decision = Skip to the decision
page-chronicle-empty = Nothing has happened yet.
page-chronicle-fork = This game goes on from a moment of another one.
page-chronicle-position = This game begins with a position.
page-chronicle-before = What happened before
page-to-moment = To this moment
page-show-rule = Show the rule
page-replay = Replay
page-table-menu = Table
page-keys = Keys
page-who-sits = Who sits here
page-look-from = Look from here
page-pace = How fast others’ steps are shown
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-once = At once
page-pace-pause = Pause
page-pace-go-on = Go on
page-pace-next = Next step
page-since = Since your turn
page-since-show = Show once more: { $what }
page-since-all = Watch all
page-since-stop = Stop
page-do = What you can do
page-export = Save the game
page-export-detail = journal as a file
page-save-position = Save this position
page-sealed = Your answer is sealed: { $action }. You can take it back until everybody has answered.
page-move-device = Move to another device
page-let-bot-play = Let a bot play for me
page-redo = Redo
page-redo-title = Do again what was taken back
page-share-position = Share this position as a link
page-seats-dialog = Seats and invitations
page-vote = Let a stand-in move
page-vote-undo = Keep waiting after all
page-votes = { $count } of { $needed }
page-kick-ask = Send { $name } away for good? A bot plays the seat until you give it to somebody else.
page-offer = Offer this seat
page-turn-is = A turn may take { $time }.
page-turn-is-any = A turn may take as long as it likes.
page-grace-is = A bot stands in for whoever is away for { $time } while others wait.
page-grace-is-never = No bot stands in for whoever is away.
page-asks-seat = { $name } asks for seat { $number } ({ $seat }).
page-asks-waits = { $name } asks for seat { $number }. A yes from { $names } is still missing.
page-asks-yes = Yes, sit down
page-asks-no = No
page-notice-took-seat = { $name } plays seat { $number } now.
page-notice-kicked = { $name } was sent away; a bot plays seat { $number }.
page-notice-time-up = Time is up: the stand-in plays this turn for { $name }.
page-notice-voted = The others have voted: the stand-in plays this turn for { $name }.
page-notice-offered = Seat { $number } is offered to somebody new.
page-notice-bot-failed = The bot { $name } on seat { $number } fails; a stand-in chooses for it.
page-way-back = A way back
page-way-back-lead = If this browser’s data is cleared, your place is lost with it. A way back brings you to your seat from any browser.
page-way-back-make = Make a way back
page-way-back-once = Keep this somewhere safe: it is shown only now, works once, and whoever has it has your seat.
page-way-back-save = Save as a file
page-webhook = Tell me elsewhere
page-webhook-lead = When it is your turn and you are not here, a message goes to this webhook: once a turn, and with nothing in it that opens your seat.
page-webhook-keep = Keep
page-webhook-kept = Kept
page-give-up = Propose to give up
page-give-up-asked = { $names } would like to give up. Do you agree?
page-give-up-waits = The game is given up when these agree too: { $names }.
page-give-up-agree = Give up
page-give-up-ask = Give up? The game ends at once, and cannot be taken up again.
page-give-up-go-on = Go on
page-bot-plays-for-you = A bot plays for you.
page-take-back-seat = Take my seat back
page-reconnecting = The connection is down. Trying again; nothing is lost.
page-closed-deleted = This table was deleted.
page-closed-moved = You have moved this seat to another device.
page-closed-banned = Whoever runs this server turns this address away.
page-table-closed = Whoever runs this server has closed this table. It can be looked at, not played on.
page-closed-kicked = The host of the table has given your seat away.
page-closed- = This table is closed.

## Keys

page-key-number = the numbered choices; in a fight, the dice
page-key-move = move, stand up
page-key-activate = use the tile under your figure
page-key-fight = fight
page-key-call = Call to Arms
page-key-power = your hero’s power
page-key-reroll = reroll
page-key-beat = beat the first card, the second, both
page-key-end = end the turn or the step
page-key-hint = a hint
page-kbd-alt-click = Alt + click
page-key-undo = take back
page-key-back = one step back, close
page-key-tab = from part to part
page-key-arrows = from thing to thing
page-key-enter = touch what has the focus
page-key-point = point at something
page-key-words = quick words
page-key-alt = point with the mouse
page-key-help = this list

## Replay

page-replay-detail = go on from any moment
page-replay-unseen = Something is dealt unseen.
page-replay-over = The game is over.
page-replay-position = Moment
page-replay-at = { $place } of { $last }
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One step forward
page-replay-last = To the end
page-continue-here = Continue from here
page-back-to-table = To the table
page-fork-running = A new table begins at this moment, with new dice. What nobody has seen yet is dealt anew.
page-fork-over = A new table begins at this moment, with new dice.
page-fork-holder = Who plays { $name }
page-fork-bot = Bot
page-fork-friend = Friend
page-fork-strength = How strong { $name } is
page-fork-go = Open the new table

## The end

page-after = After the game
page-once-more = Once more?
page-mine-once-more = You won. Once more?
page-won-once-more = Won together. Once more?
page-lost-once-more = Lost this time. Once more?
page-given-up = Given up. Once more?
page-rematch = Rematch
page-rematch-detail = same seats, new deck
page-rematch-open = the table is laid
page-verify = Verify the dice
page-verify-detail = check the published secret
page-verifying = rolling everything again …
page-verified =
    { $stretches ->
        [1] All { $answers } rolls and draws follow from the published secret.
       *[other] All { $answers } rolls and draws follow from the { $stretches } published secrets.
    }
page-verified-how = The commitment was shown before the first roll. It is the hash of the secret, and the secret together with everybody’s salts gives every roll and every card.
page-verified-open = This table was opened with a seed given by hand: whoever knew it could foresee the dice.
page-commitments = Commitments
page-salt = salt { $salt }
page-show-board = Show the board
page-show-result = Show the result
page-lobby = Lobby
page-lobby-detail = leave the table

## A game without a page of its own

page-generic-view = The game
page-generic-result = The result
page-generic-change = { $what }: { $before } → { $after }.
page-generic-nobody = Nobody won.
page-generic-winners =
    { $count ->
        [1] { $names } won.
       *[other] { $names } won together.
    }
page-yes = yes
page-no = no

## Achievements and statistics

page-book-lead = What you have done in games that were played from their beginning to their end. It is kept in this browser alone: save it as a file to take it along.
page-book-save = Save as a file
page-book-open = Add a file
page-book-added =
    { $count ->
        [0] Nothing new: all games of the file were here already.
        [1] One game was added.
       *[other] { $count } games were added.
    }
page-book-not-json = This file cannot be read: it is not JSON.
page-book-not-ours = This file holds no achievements of Hordekeep.
page-book-newer = This file was written by another version of Hordekeep.
page-book-bad-game =
    { $field ->
        [none] Nothing was added: game { $place } of the file cannot be read.
       *[other] Nothing was added: game { $place } of the file has a faulty “{ $field }”.
    }
page-book-earned = { $count } of { $all } earned
page-book-games = Games
page-book-won = Won
page-book-best = Best score of a win
page-book-streak = Longest run of wins
page-book-running = Current run
page-book-heroes = By hero
page-book-difficulties = By difficulty
page-book-is-earned = earned
page-book-not-earned = not earned yet
page-book-count = { $count } of { $goal }
page-book-new =
    { $more ->
        [0] New: { $name }
       *[other] New: { $name }, and { $more } more
    }
page-book-new-title = New achievements

# The guided first game.
page-guide = Guide
page-lessons-title = Learn { $game }
# $minutes: 0 is half a minute
page-lessons-lead =
    { $minutes ->
        [0] About half a minute in all. You can leave at any time.
        [one] About { $minutes } minute in all. You can leave at any time.
       *[other] About { $minutes } minutes in all. You can leave at any time.
    }
page-lessons-chapters = Chapters
page-lessons-done = done
# $step: the step of the chapter that one is at; $steps: how many it has
page-lessons-step = step { $step } of { $steps }
page-lessons-note = Everything works as in a real game. Try things: what you do can be taken back.
page-lessons-go = Go on
page-lessons-take-back = Take it back
page-lessons-play-on = Play on like this
page-lessons-next = Next chapter
page-lessons-skip = Skip this chapter
page-lessons-rules = The rules on one screen
page-lessons-leave = Leave, keep my place
page-lessons-show = Show the guide
page-lessons-hide = Hide the guide
page-lessons-game = Play a small game

# Notes on what happens for the first time.
page-notes = Notes
page-note-more = More
page-note-never = Don’t show notes like this
page-note-read = Read a note
page-lessons-notes = Tell me about new things in my games, too

# All cards of a game, and their sheets.
page-cards-kinds = Kinds of cards
page-cards-all = All
page-cards-search = Search names and texts
page-cards-changed = New or changed
page-cards-fresh = changed
page-cards-found =
    { $count ->
        [one] One piece
       *[other] { $count } pieces
    }
page-cards-none = Nothing found.
page-cards-no-cards = This game has no cards to show.
page-cards-turn = Turn over
page-cards-sheets = Sheets on { $paper }
page-cards-print = Print
page-cards-back = Back to the cards
page-cards-how =
    { $double ->
        [0] Pages: { $pages }. Print at 100%, on one side.
       *[other] Pages: { $pages }. Print at 100%, the first { $double } on both sides (turned on the long edge), the others on one side.
    }
page-cards-sheet = { $game } · { $kind } · sheet { $number } · { $side ->
    [back] back
   *[front] front
}
page-cards-boards = Boards
page-cards-tokens = Tokens and figures
page-cards-heroes = Heroes

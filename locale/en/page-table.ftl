# The table in the page, for any game: decision, undo, chronicle, rules, replay, end.

## Who

page-bot = { $bot }
page-open-seat = open seat
page-seat-number = Seat { $number }
page-stand-in = { $bot } plays
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
page-thinks = { $name } thinks …
page-going-on = One moment …
page-sending = Sent, one moment …
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

## Around the table

page-setting-up = setting up
page-turn = turn { $turn }
page-pick-hero = Choose a hero
page-die-reroll = roll again
page-tools = Tools
page-invite = Invite
page-point = Look here: point at something
page-point-now = Touch what everybody should look at.
page-points = { $name }: look here!
page-rules = Rules
page-rules-search = Search the rules
page-rules-none = No rule has all these words.
page-rules-failed = The rules cannot be reached now.
page-ruling = our reading
page-ruling-title = The rulebook is silent here; this is how Hordekeep reads it.
page-chronicle = Chronicle
page-chronicle-empty = Nothing has happened yet.
page-to-moment = To this moment
page-show-rule = Show the rule
page-replay = Replay
page-table-menu = Table
page-keys = Keys
page-who-sits = Who sits here
page-look-from = Look from here
page-pace = Bots take at least
page-pace-of = { $seconds } s
page-do = What you can do
page-export = Save the game
page-export-detail = journal as a file
page-move-device = Move to another device
page-let-bot-play = Let a bot play for me
page-give-up = Propose to give up
page-give-up-asked = { $names } would give up. Do you agree?
page-give-up-waits = Given up when { $names } agrees too.
page-give-up-agree = Give up
page-give-up-ask = Give up? The game ends at once, and cannot be taken up again.
page-give-up-go-on = Go on
page-bot-plays-for-you = A bot plays for you.
page-take-back-seat = Take my seat back
page-reconnecting = The line is down. Trying again; nothing is lost.
page-closed-deleted = This table was deleted.
page-closed-moved = You have taken this seat along to another device.
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
page-key-undo = take back
page-key-back = one step back, close
page-key-tab = from part to part
page-key-arrows = from thing to thing
page-key-enter = touch what has the focus
page-key-point = point at something
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
page-replay-on = One step on
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
page-verifying = rolling everything again …
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

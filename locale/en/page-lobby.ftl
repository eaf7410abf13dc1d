# The lobby, joining by a link, invitations and settings of the page.

page-home = Hordekeep, to the lobby
page-close = Close
page-loading = One moment …
page-try-again = Try again
page-to-lobby = To the lobby
page-settings = Settings
page-achievements = Achievements
page-unofficial = Unofficial and free. Not connected with the publishers of either game.
page-credits = Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0.
# $version: as 0.1.0, $build: how the rules run here
page-engine =
    { $build ->
        [compiled] Hordekeep { $version }, compiled: bots play at full strength.
       *[interpreted] Hordekeep { $version }, not compiled: bots look less far ahead.
    }

page-skip-games = Skip to the game
page-lobby-title = Pick a game, press start.
page-draining = This server will be updated soon. Running games go on; new tables can be opened later.
page-lobby-lead = No account. Play with bots now, or send friends a link to the same table.

game-last-bastion = Last Bastion
game-last-bastion-pitch = Up to four heroes hold nine tiles against four hordes. All win or all lose.
game-last-bastion-length = about 40 minutes

game-sanctum = Sanctum
game-sanctum-pitch = Two to four heroes race through demon-ridden lands to the last battle. Whoever leaves it with the most life wins.
game-sanctum-length = about 90 minutes

page-players = { $least } to { $most } players
page-seats = Seats
page-seat = Seat { $number }
page-place = Place { $number }
page-seat-me = You
page-seat-bot = { $bot }
page-seat-friend = A friend, by link
page-seat-empty = Nobody
page-choose-game = Choose { $game }
page-choose = Choose
page-more-options = More options
page-your-name = Your name
page-guest = Guest
page-start = Start
page-start-inviting = Open the table
page-start-anyway = Start, bots keep the open seats
page-invite-friends = Invite friends

option-players = Players
option-difficulty = Difficulty
option-heroes = Heroes
option-tiles = Tiles, row by row
option-boards = Horde boards, clockwise from the north
option-first = Who begins
option-starving_rounds = House rule: quiet rounds until the siege starves
option-last_battle = Last battle
option-side-by-side = Side by side, roars answered in secret
option-in-order = Strictly in order from the breacher
option-random = Random
option-choose = Chosen at the table
page-hero = Your hero
page-hero-title = Choose your hero
page-first-table = Set up for a first game: easy, with novices; you choose your hero at the table.
page-first-usual = Usual settings
option-hints = Hints and best lines
option-on = On
option-off = Off

page-my-tables = Your tables
page-my-tables-waiting = { $count ->
    [1] one waits for you
   *[other] { $count } wait for you
}
page-my-tables-all = Show all { $count }
page-my-tables-save = Save all my tables
page-my-tables-saving = Saving…
page-my-tables-not-saved = { $count ->
    [one] 1 table could not be saved: its game may not have begun.
   *[other] { $count } tables could not be saved: their games may not have begun.
  }
page-my-tables-none = None yet. The ones you play at come here.
page-table-over = Finished
page-table-gathering = Gathering
page-table-your-turn = Your turn
page-table-running = Running
page-table-continue = Continue
page-table-look-back = Look back
page-table-forget = Leave this table for good
page-table-forget-ask = Leave this table for good? Your seat goes to a bot, and you cannot come back.
page-you = You
page-here = At this screen
page-nobody-yet = nobody yet

page-join-title = Join a table
page-join-paste = Paste a link
page-join = Join
page-join-no-link = That is not the link of a table: it looks like …/t/name#secret.
page-open-file = Open a saved game or position
page-sit-down = Sit down
page-watch = Watch

# At the door of a table: the heading by what the link leads to, then what follows from it.
page-door-seat = A seat is kept for you
page-door-seat-lead = Choose a name and sit down. The seat is then bound to this browser.
page-door-table = Come to the table
page-door-table-lead = Pick a seat and a name. The seat is then bound to this browser.
page-door-watch = Watch a game
page-door-watch-lead = You see everything that is public, and decide nothing.
page-door-move = Take your seat along
page-door-move-lead = Your place at this table moves to this browser; the other one loses it.
page-door-back = Take your place back
page-door-back-lead = Your place at this table is bound to this browser from now on. This way back then stops working: make a new one at the table.
page-door-take-back = Take my place
page-door-place = You have a seat here
page-door-place-lead = Come in.
page-door-asking = You have asked for a seat
page-door-asking-lead = Waiting for a yes from: { $names }. Until then you see nothing of the game.
page-door-ask-lead = The game is running. You get a seat with a yes from: { $names }.
page-door-ask = Ask for this seat
page-door-no = They would rather go on as they are.
page-door-full = There is no free seat.
page-door-host = table of { $name }
page-door-no-host = a new table
page-door-gathering = not begun yet
page-door-playing = running
page-door-over = finished
page-door-seat-free = free
page-door-seat-ask = { $who }, to be asked for
page-door-seat-asked = asked for
page-door-seat-yours = kept for you
page-no-seat-heading = You have no seat here
page-no-seat-lead = This browser holds no place at that table. Ask for a new link, or open a table of your own.

page-gathering-heading = The table is laid
page-gathering-lead = Send your friends the link: each picks a free seat. The game begins when all have sat down, or when you start.
page-gathering-wait = The game begins when all have sat down, or when the host starts it.
page-join-link = For everybody: pick a seat
page-other-links = Links for one seat, or to watch
page-watch-link = To watch
page-kick = Send away
page-link = Link
page-copy = Copy
page-copied = Copied
page-qr = QR code
page-qr-label = The link as a QR code
page-new-link = New link
page-reach-machine = Only this computer can reach the server now. For friends in your network start it with
page-reach-lan = Friends in your local network can open these links.

# How long a table waits for its people.
page-turn-time = Time for a turn
page-turn-any = Any
page-grace = A bot stands in for whoever has left
page-grace-after = after { $time }
page-grace-never = never
page-seconds = { $count ->
    [1] one second
   *[other] { $count } seconds
}
page-minutes = { $count ->
    [1] one minute
   *[other] { $count } minutes
}
page-hours = { $count ->
    [1] one hour
   *[other] { $count } hours
}
page-days = { $count ->
    [1] one day
   *[other] { $count } days
}

page-set = Card set
page-set-version = Version { $version }
page-set-newest = Version { $version } (newest)
page-set-at-table = Card set: version { $version }.
page-pack = Cards
page-pack-none = As in the box
page-pack-at-table = Played with the pack { $pack } ({ $hash }).
page-pack-fault = Its files are broken right now; the previous edition is offered: { $fault }
page-seed = Seed
page-seed-none = random
page-seed-open = An open table: the dice follow from a seed that everybody can know.
page-shared-position = A position was shared with you.
page-shared-open = Open it

page-language = Language
page-language-browser = As the browser
page-language-refused = This page does not speak “{ $language }”; it is in English.
page-theme = Colours
page-theme-system = As the system
page-theme-dark = Night
page-theme-light = Day
page-keys-setting = Keys that press buttons
page-keys-single = The letter alone
page-keys-alt = Alt and the letter
page-keys-off = None
page-motion = Motion
page-sound = Sounds
page-sound-effects = Volume of effects
page-sound-ambience = Volume of the ambience
page-notify = Tell me when it is my turn
page-notes-setting = Notes on what happens to me for the first time

# Bots of a strength. bot-greedy and bot-random are those of older games.
bot-novice = Novice
bot-adept = Adept
bot-expert = Expert
bot-master = Master
bot-rival = { $name }, { $manner } ({ $strength })
bot-greedy = Bot, steady
bot-random = Bot, reckless
bot-unknown = Bot
# A bot that whoever runs this server has brought along; $name: its name
bot-outside = { $name } (own bot)

# The way to the guided first games.
page-learn = Learn by playing
page-learn-title = New here? Learn by playing.
page-learn-lead = No rulebook needed: a real table and a guide beside you. Leave when you like.
page-learn-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
page-learn-known = I know them
# $game: its name; $chapter: the number of the chapter
page-learn-on = { $game }: go on with chapter { $chapter }
page-learn-begin = { $game }: learn it by playing

# All cards of a game.
page-cards = All cards
page-cards-title = All cards of { $game }

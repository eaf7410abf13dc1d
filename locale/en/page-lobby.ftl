# The lobby, joining by a link, invitations and settings of the page.

page-home = Hordekeep, to the lobby
page-close = Close
page-loading = One moment …
page-try-again = Try again
page-to-lobby = To the lobby
page-settings = Settings
page-unofficial = Unofficial and free. Not connected with the publishers of either game.
page-credits = Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0.

page-lobby-title = Pick a game, press start.
page-lobby-lead = No account. Play with bots now, or send friends a link to the same table.

game-last-bastion = Last Bastion
game-last-bastion-pitch = Up to four heroes hold nine tiles against four hordes. All win or all lose.
game-last-bastion-length = about 40 minutes

game-sanctum = Sanctum
game-sanctum-pitch = Two to four heroes race through demon-ridden lands to the last battle. Who leaves it with the most life wins.
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
option-off = Off

page-my-tables = Your tables
page-my-tables-waiting = { $count ->
    [1] one waits for you
   *[other] { $count } wait for you
}
page-my-tables-all = Show all { $count }
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
page-nobody-yet = nobody yet

page-join-title = Join a table
page-join-paste = Paste a link
page-join = Join
page-join-no-link = That is not the link of a table: it looks like …/t/name#secret.
page-open-file = Open a saved game or position
page-join-heading = A seat is kept for you
page-join-lead = Choose a name and sit down. The seat is then bound to this browser.
page-sit-down = Sit down
page-watch-heading = Watch a game
page-watch-lead = You see everything that is public, and decide nothing.
page-watch = Watch
page-no-seat-heading = You have no seat here
page-no-seat-lead = This browser holds no place at that table. Ask for a new link, or open a table of your own.

page-gathering-heading = The table is laid
page-gathering-lead = Send each friend a link. The game begins when all have sat down, or when you start.
page-gathering-wait = The game begins when all have sat down, or when its maker starts it.
page-watch-link = To watch
page-link = Link
page-copy = Copy
page-copied = Copied
page-qr = QR code
page-qr-label = The link as a QR code
page-new-link = New link
page-reach-machine = Only this computer can reach the server now. For friends in your network start it with
page-reach-lan = Friends in your local network can open these links.

page-language = Language
page-language-browser = As the browser
page-language-refused = This page does not speak “{ $language }”; it is in English.
page-theme = Colours
page-theme-system = As the system
page-theme-dark = Night
page-theme-light = Day
page-motion = Motion
page-sound = Sounds
page-notify = Tell me when it is my turn

bot-greedy = Bot, steady
bot-random = Bot, reckless
bot-unknown = Bot

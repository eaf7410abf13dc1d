# Words that every game and every command uses.

# What the language calls itself, in the list of languages.
language-name = English

## Lists

list-none = nothing
list-last = { $rest } and { $last }
list-more = { $first }, { $rest }
list-or = { $first } or { $second }
list-pair = { $first } + { $second }

## Colours, difficulties, seats, endings

colour-red = red
colour-green = green
colour-blue = blue
colour-white = white

letter-red = R
letter-green = G
letter-blue = B
letter-white = W

difficulty-beginner = beginner
difficulty-normal = normal
difficulty-hard = hard
difficulty-heroic = heroic
difficulty-nightmare = nightmare
difficulty-infernal = infernal
difficulty-gentle = gentle (house rule)

seat = player { $number }
ending-abandoned = The game was given up.

## Reasons and clauses

by-clause = { $text } [{ $clause }]
refused = { $action }: { $reason }
refused-game-over = The game is over.
refused-not-your-decision = Nothing is asked of you now.
refused-not-asked = That is not what is asked now.

## Errors: what went wrong, without a full stop

error-error = Something went wrong
error-unknown-game = There is no such game
error-bad-option = That option is not possible
error-unknown-bot = There is no such bot
error-unusable-bot = This bot cannot play
error-unknown-lesson = There is no such lesson
error-unknown-word = That word means nothing here
error-not-allowed = That is not allowed
error-game-over = The game is over
error-not-your-decision = Nothing is asked of this seat now
error-stale-decision = That question is no longer open
error-illegal-action = That is not possible now
error-nothing-to-undo = There is nothing of yours to take back
error-undo-revealed = It stays: something was revealed since
error-undo-others = It stays: somebody else has played since
error-fair-dice = The dice of this table follow from a secret; nobody can dictate them
error-would-reveal = Nobody can look that far ahead: it would reveal something
error-hints-off = This table gives no hints: it was opened without them
error-still-running = The game is still running, so its secret is not published yet
error-view-only = This game can be looked at but not played on: it does not fit the rules to the end
error-dice-lost = This game can be looked at but not played on: the secret behind its dice is not here
error-no-browser = There is no browser that could print. Install Chromium or Chrome (on Debian: apt-get install chromium), or set HORDEKEEP_BROWSER to one
error-not-printed = The browser has not printed all sheets; nothing was written
error-no-postgres = PostgreSQL needs a package that is not installed: pip install hordekeep[postgres]
error-bad-file = This file cannot be used
error-bad-transcript = This cannot have been done in this lesson
error-bad-journal = This journal is broken or does not fit the rules
error-bad-position = This position is broken or impossible
error-bad-content = This content is broken
error-too-deep = This file nests too deeply to be read
error-too-long = This file is too long to be read
error-too-costly = This journal takes too long to play through
error-wrong-version = This was made for another version
error-verify-failed = The dice do not follow from the published secret
error-endless-agenda = The rules ran in a circle; this is a mistake in the game or its content

error-alone = { $what }.
error-at = { $what }: { $where }.

## Errors: where

where-next = ,{ " " }
where-file = { $value }
where-line = line { $value }
where-column = column { $value }
where-entry = entry { $value }
where-place = { $value }
where-field = field “{ $value }”
where-option = { $value }

## Errors: what was expected, what was found

detail-cause = { $cause }
detail-problem = { $value }.
detail-why = { $value }.
detail-word = Word: “{ $value }”.
detail-game = Game: { $value }.
detail-expected = Expected: { $value }.
detail-found = Found: { $value }.
detail-first = First used: { $value }.
detail-rules = Rules: { $value }.
detail-frame = Step: { $value }.

why-filenotfounderror = There is no such file
why-fileexistserror = There is already something of that name
why-isadirectoryerror = That is a folder
why-notadirectoryerror = There is no such folder
why-permissionerror = It may not be read
why-unicodedecodeerror = It is not text
why-oserror = It cannot be read
why-enospc = The disk is full
why-edquot = The disk quota is used up
why-eacces = It may not be written
why-eperm = It may not be written
why-erofs = The disk is read-only
why-eisdir = That is a folder
why-enotdir = There is no such folder
why-enoent = There is no such folder
why-eexist = There is no such folder, only a file of that name
why-commitment = The secret does not match its commitment
why-open-seed = The secret does not come from the open seed
why-no-secret = The secret of this stretch is not published

problem-broken-toml = From here on it is not TOML
problem-too-deep = It nests too deeply
problem-too-long = It is too long
problem-unknown-key = There is no such field
problem-missing-key = A field is missing
problem-wrong-type = The value is of another kind
problem-out-of-range = The value is too small or too large
problem-unknown-word = The word is not one of those possible
problem-bad-id = The id is badly formed
problem-duplicate-id = The id is used already
problem-unknown-id = There is nothing with this id
problem-unused-id = Nothing refers to this id
problem-duplicate-key = The field stands twice
problem-wrong-column = The effect cannot stand in this list
problem-wrong-step = The effect cannot happen at this moment
problem-wrong-effects = Too few or too many effects
problem-duplicate-effect = The effect stands twice in a list
problem-duplicate-power = Only one may have this power
problem-wrong-count = The number of them is wrong
problem-too-few = There are too few
problem-wrong-game = It is for another game
problem-missing-file = The file is missing
problem-missing-folder = The folder is missing
problem-unknown-file = No content has such a file
problem-unreadable = It cannot be read
problem-broken-zip = It is not a packed file, or it is broken
problem-unsafe-zip = It holds a file that may not be in there
problem-too-many = There are too many
problem-too-large = It is too large
problem-missing-words = A word is missing
problem-broken-words = From here on it is not Fluent
problem-endless-words = It leads back to itself
problem-broken-game = A game with it breaks off
problem-endless-game = A game with it does not end

## What was expected, for errors of files and options; numbers come as n1, n2

expected-header = a header
expected-hex = hexadecimal numbers
expected-text = text
expected-a-number = a number
expected-an-object = an object
expected-a-json-object = a JSON object
expected-a-known-kind-of-entry = a known kind of entry
expected-a-list = a list
expected-a-list-of-seats = a list of seats
expected-a-list-of-texts = a list of texts
expected-a-number-from-n-to-n = a number from { $n1 } to { $n2 }
expected-a-position = a position
expected-a-table = a table
expected-setup-position-or-fork = setup, position or fork
expected-text-whole-number-or-truth = text, a whole number, true or false
expected-true-or-false = true or false
expected-steps-that-fit-the-table = steps that fit the table
expected-no-step-after-the-end = no step after the end
expected-at-least-one-step = at least one step
expected-at-most-n = at most { $n1 }
expected-n-or-more = { $n1 } or more
expected-n-numbers = { $n1 } numbers
expected-at-most-n-characters = at most { $n1 } characters
expected-at-most-n-entries = at most { $n1 } entries
expected-at-most-n-levels = at most { $n1 } levels
expected-at-most-n-steps = at most { $n1 } steps
expected-at-most-n-bytes = at most { $n1 } bytes
expected-at-most-n-files = at most { $n1 } files
expected-less-memory = something that takes less memory
expected-less-work = something that takes less time
expected-n-to-n = { $n1 } to { $n2 }
expected-n-n = { $n1 } to { $n2 }
expected-a-lane-for-each-of-n-seats-once = a lane for each of { $n1 } seats, once
expected-a-list-of-numbers = a list of numbers
expected-a-list-of-up-to-n-steps = a list of up to { $n1 } steps
expected-a-step-that-fits-the-table = a step that fits the table
expected-each-of-them-once = each of them once
expected-no-such-field = no such field
expected-what-comes-after-the-lanes = what comes after the lanes
expected-what-is-at-this-table = what is at this table

## Chances

number-tenths = { NUMBER($number, minimumFractionDigits: 1) }
number-short = { NUMBER($number, maximumFractionDigits: 1) }
percent = { $number }%
percent-below = <{ $number }%
percent-above = >{ $number }%
odds-next = ,{ " " }
odds-one = { $card } { $chance }

# What a webhook is told; the address of the table follows.
alert-your-turn = Hordekeep: it is your turn.

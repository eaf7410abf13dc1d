# Words that every game and every command uses.

# What the language calls itself, in the list of languages.
language-name = Deutsch

## Lists

list-none = nichts
list-last = { $rest } und { $last }
list-more = { $first }, { $rest }
list-or = { $first } oder { $second }
list-pair = { $first } + { $second }

## Colours, difficulties, seats, endings

colour-red = rot
colour-green = grün
colour-blue = blau
colour-white = weiß

letter-red = R
letter-green = G
letter-blue = B
letter-white = W

difficulty-beginner = Einsteiger
difficulty-normal = Normal
difficulty-hard = Schwer
difficulty-heroic = Heroisch
difficulty-nightmare = Albtraum
difficulty-infernal = Infernalisch
difficulty-gentle = Sanft (Hausregel)

seat = Spieler { $number }
ending-abandoned = Das Spiel wurde aufgegeben.

## Reasons and clauses

by-clause = { $text } [{ $clause }]
refused = { $action } – { $reason }
refused-game-over = Das Spiel ist zu Ende.
refused-not-your-decision = Du hast gerade nichts zu entscheiden.
refused-not-asked = Das steht gerade nicht zur Wahl.

## Errors: what went wrong, without a full stop

error-error = Etwas ist schiefgegangen
error-unknown-game = Dieses Spiel gibt es nicht
error-bad-option = Diese Option ist nicht möglich
error-unknown-bot = Diesen Bot gibt es nicht
error-unusable-bot = Dieser Bot kann nicht spielen
error-unknown-lesson = Diese Lektion gibt es nicht
error-unknown-word = Dieses Wort bedeutet hier nichts
error-not-allowed = Das ist nicht erlaubt
error-game-over = Das Spiel ist zu Ende
error-not-your-decision = Dieser Platz hat gerade nichts zu entscheiden
error-stale-decision = Diese Frage ist nicht mehr offen
error-illegal-action = Das ist jetzt nicht möglich
error-nothing-to-undo = Von dir gibt es nichts zurückzunehmen
error-undo-revealed = Es bleibt dabei: Seitdem wurde etwas aufgedeckt
error-undo-others = Es bleibt dabei: Seitdem hat jemand anderes gespielt
error-fair-dice = Die Würfel dieses Tischs folgen aus einem Geheimnis; niemand kann sie vorgeben
error-would-reveal = So weit kann niemand vorausschauen: Es würde etwas verraten
error-hints-off = Dieser Tisch gibt keine Tipps: Er wurde ohne sie eröffnet
error-still-running = Das Spiel läuft noch, sein Geheimnis ist noch nicht veröffentlicht
error-view-only = Dieses Spiel lässt sich ansehen, aber nicht weiterspielen: Es passt nicht bis zum Ende zu den Regeln
error-dice-lost = Dieses Spiel lässt sich ansehen, aber nicht weiterspielen: Das Geheimnis seiner Würfel ist nicht hier
error-no-browser = Es gibt keinen Browser, der drucken könnte. Installiere Chromium oder Chrome (unter Debian: apt-get install chromium), oder nenne einen in HORDEKEEP_BROWSER
error-not-printed = Der Browser hat nicht alle Bögen gedruckt; es wurde nichts geschrieben
error-no-postgres = PostgreSQL braucht ein Paket, das nicht installiert ist: pip install hordekeep[postgres]
error-bad-file = Diese Datei ist nicht brauchbar
error-bad-transcript = So kann es in dieser Lektion nicht gewesen sein
error-bad-journal = Dieses Protokoll ist beschädigt oder passt nicht zu den Regeln
error-bad-position = Diese Stellung ist beschädigt oder unmöglich
error-bad-content = Dieser Inhalt ist fehlerhaft
error-too-deep = Diese Datei ist zu tief verschachtelt
error-too-long = Diese Datei ist zu lang
error-too-costly = Dieses Protokoll durchzuspielen dauert zu lange
error-wrong-version = Das stammt aus einer anderen Version
error-verify-failed = Die Würfel folgen nicht aus dem veröffentlichten Geheimnis
error-endless-agenda = Die Regeln laufen im Kreis; das ist ein Fehler im Spiel oder in seinem Inhalt

error-alone = { $what }.
error-at = { $what }: { $where }.

## Errors: where

where-next = ,{ " " }
where-file = { $value }
where-line = Zeile { $value }
where-column = Spalte { $value }
where-entry = Eintrag { $value }
where-place = { $value }
where-field = Feld „{ $value }“
where-option = { $value }

## Errors: what was expected, what was found

detail-cause = { $cause }
detail-problem = { $value }.
detail-why = { $value }.
detail-word = Wort: „{ $value }“.
detail-game = Spiel: { $value }.
detail-expected = Erwartet: { $value }.
detail-found = Gefunden: { $value }.
detail-first = Zuerst verwendet: { $value }.
detail-rules = Regeln: { $value }.
detail-frame = Schritt: { $value }.

why-filenotfounderror = Diese Datei gibt es nicht
why-fileexistserror = Etwas dieses Namens gibt es schon
why-isadirectoryerror = Das ist ein Ordner
why-notadirectoryerror = Diesen Ordner gibt es nicht
why-permissionerror = Sie darf nicht gelesen werden
why-unicodedecodeerror = Das ist kein Text
why-oserror = Sie lässt sich nicht lesen
why-enospc = Der Datenträger ist voll
why-edquot = Der zugeteilte Speicherplatz ist aufgebraucht
why-eacces = Dort darf nicht geschrieben werden
why-eperm = Dort darf nicht geschrieben werden
why-erofs = Der Datenträger ist schreibgeschützt
why-eisdir = Das ist ein Ordner
why-enotdir = Diesen Ordner gibt es nicht
why-enoent = Diesen Ordner gibt es nicht
why-eexist = Diesen Ordner gibt es nicht, aber eine Datei dieses Namens
why-commitment = Das Geheimnis passt nicht zu seiner Festlegung
why-open-seed = Das Geheimnis stammt nicht vom offenen Startwert
why-no-secret = Das Geheimnis dieses Abschnitts ist nicht veröffentlicht

problem-broken-toml = Ab hier ist es kein TOML
problem-too-deep = Es ist zu tief verschachtelt
problem-too-long = Es ist zu lang
problem-unknown-key = Dieses Feld gibt es nicht
problem-missing-key = Ein Feld fehlt
problem-wrong-type = Der Wert ist von anderer Art
problem-out-of-range = Der Wert ist zu klein oder zu groß
problem-unknown-word = Das Wort gehört nicht zu den möglichen
problem-bad-id = Die Kennung hat eine falsche Form
problem-duplicate-id = Die Kennung ist schon vergeben
problem-unknown-id = Nichts hat diese Kennung
problem-unused-id = Nichts verweist auf diese Kennung
problem-duplicate-key = Das Feld steht zweimal da
problem-wrong-column = Der Effekt darf nicht in dieser Liste stehen
problem-wrong-step = Der Effekt kann in diesem Moment nicht eintreten
problem-wrong-effects = Zu wenige oder zu viele Effekte
problem-duplicate-effect = Der Effekt steht zweimal in einer Liste
problem-duplicate-power = Nur einer darf diese Heldenkraft haben
problem-wrong-count = Es muss eine andere Anzahl sein
problem-too-few = Es sind zu wenige
problem-wrong-game = Das ist für ein anderes Spiel
problem-missing-file = Die Datei fehlt
problem-missing-folder = Der Ordner fehlt
problem-unknown-file = Ein Inhalt hat keine solche Datei
problem-unreadable = Das lässt sich nicht lesen
problem-broken-zip = Das ist keine gepackte Datei oder eine beschädigte
problem-unsafe-zip = Es enthält eine Datei, die nicht darin sein darf
problem-too-many = Es sind zu viele
problem-too-large = Es ist zu groß
problem-missing-words = Ein Wort fehlt
problem-broken-words = Ab hier ist es kein Fluent
problem-endless-words = Es verweist auf sich selbst zurück
problem-broken-game = Ein Spiel damit bricht ab
problem-endless-game = Ein Spiel damit endet nicht

## What was expected, for errors of files and options; numbers come as n1, n2

expected-header = eine Kopfzeile
expected-hex = Hexadezimalzahlen
expected-text = ein Text
expected-a-number = eine Zahl
expected-an-object = ein Objekt
expected-a-json-object = ein JSON-Objekt
expected-a-known-kind-of-entry = eine bekannte Art von Eintrag
expected-a-list = eine Liste
expected-a-list-of-seats = eine Liste von Plätzen
expected-a-list-of-texts = eine Liste von Texten
expected-a-number-from-n-to-n = eine Zahl von { $n1 } bis { $n2 }
expected-a-position = eine Stellung
expected-a-table = eine Tabelle
expected-setup-position-or-fork = setup, position oder fork
expected-text-whole-number-or-truth = ein Text, eine ganze Zahl, true oder false
expected-true-or-false = true oder false
expected-steps-that-fit-the-table = Schritte, die zum Tisch passen
expected-no-step-after-the-end = kein Schritt nach dem Ende
expected-at-least-one-step = mindestens ein Schritt
expected-at-most-n = höchstens { $n1 }
expected-n-or-more = { $n1 } oder mehr
expected-n-numbers = { $n1 } Zahlen
expected-at-most-n-characters = höchstens { $n1 } Zeichen
expected-at-most-n-entries = höchstens { $n1 } Einträge
expected-at-most-n-levels = höchstens { $n1 } Ebenen
expected-at-most-n-steps = höchstens { $n1 } Schritte
expected-at-most-n-bytes = höchstens { $n1 } Bytes
expected-at-most-n-files = höchstens { $n1 } Dateien
expected-less-memory = etwas, das weniger Speicher braucht
expected-less-work = etwas, das weniger Zeit braucht
expected-n-to-n = { $n1 } bis { $n2 }
expected-n-n = { $n1 } bis { $n2 }
expected-a-lane-for-each-of-n-seats-once = eine Bahn für jeden der { $n1 } Plätze, je einmal
expected-a-list-of-numbers = eine Liste von Zahlen
expected-a-list-of-up-to-n-steps = eine Liste von bis zu { $n1 } Schritten
expected-a-step-that-fits-the-table = ein Schritt, der zum Tisch passt
expected-each-of-them-once = jedes davon einmal
expected-no-such-field = kein solches Feld
expected-what-comes-after-the-lanes = was nach den Bahnen kommt
expected-what-is-at-this-table = was es an diesem Tisch gibt

## Chances

number-tenths = { NUMBER($number, minimumFractionDigits: 1) }
number-short = { NUMBER($number, maximumFractionDigits: 1) }
percent = { $number } %
percent-below = <{ $number } %
percent-above = >{ $number } %
odds-next = ,{ " " }
odds-one = { $card } { $chance }

# What a webhook is told; the address of the table follows.
alert-your-turn = Hordekeep: Du bist am Zug.

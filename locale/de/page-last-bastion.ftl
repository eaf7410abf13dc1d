# Last Bastion in the page: short words for its boards, cards and fights.

page-heroes = Helden
page-board = Die Bastion und ihre Horden

## Moments, in a few words

page-opening-line = Neun Orte, vier Horden, eine Nacht. Haltet aus, bis der letzte Kriegsherr gefallen ist.
page-moment-beaten = { $card } fällt
page-moment-grasp = Der Griff des Bösen erfasst { $tile_acc }
page-moment-shadow = Der Griff des Bösen fällt auf { $hero }
page-moment-warlord = { $card } tritt auf
page-moment-fall = { $hero_nom } ist außer Gefecht
page-moment-death = { $hero_nom } stirbt
page-moment-return = { $hero_nom } ist zurück
page-moment-won = Der letzte Schlag
page-moment-lost = Die Bastion fällt

## Danger

page-calm = In der Bastion ist es ruhig
page-holding = Die Bastion hält
page-grasped-of = Orte in der Gewalt des Bösen: { $count } von { $most }, bei { $most } verloren.
page-falls-in =
    { $turns ->
        [0] Die Bastion fällt in diesem Zug
        [1] Die Bastion fällt im nächsten Zug
       *[other] Die Bastion fällt in { $turns } Zügen
    }
page-may-fall-in =
    { $turns ->
        [0] Die Bastion kann in diesem Zug fallen
        [1] Die Bastion kann im nächsten Zug fallen
       *[other] Die Bastion kann in { $turns } Zügen fallen
    }
page-hurts-in =
    { $turns ->
        [0] Ein Held ist jetzt in Gefahr
        [1] Ein Held ist im nächsten Zug in Gefahr
       *[other] Ein Held ist in { $turns } Zügen in Gefahr
    }
page-dangers-all =
    { $count ->
        [1] Die Gefahr im Einzelnen
       *[other] Alle { $count } Gefahren
    }
page-dangers-title = Gefahren der nächsten zwei Runden
page-danger-certain = Sicher, wenn ihr nichts dagegen tut.
page-danger-possible = Möglich: Würfel und Karten entscheiden.
page-omen-in =
    { $turns ->
        [0] Jetzt: { $omen }
        [1] Im nächsten Zug: { $omen }
       *[other] In { $turns } Zügen: { $omen }
    }
page-coming-up = Was bevorsteht
page-nothing-foretold = Nichts, was sich vorhersagen ließe.
page-more-omens = … und noch { $count }

## What an action would lead to

page-then-stands = { $hero }: { $tile_at }.
page-then-up = { $hero }: steht wieder.
page-then-lies = { $hero }: liegt.
page-then-life = { $hero }: Leben { $change }.
page-then-tokens = { $hero }: { $tokens }.
page-then-token = { $change } { $token }
page-then-condition =
    { $condition ->
        [dead] { $hero }: tot.
        [out] { $hero }: außer Gefecht.
        [wounded] { $hero }: verwundet.
       *[other] { $hero }: wieder im Spiel.
    }
page-then-shadowed = { $hero }: Ein Griff des Bösen sperrt die Heldenkraft.
page-then-unshadowed = { $hero }: Die Heldenkraft ist wieder frei.
page-then-grasped = In der Gewalt des Bösen: { $tile }.
page-then-freed = Wieder frei: { $tile }.
page-then-leaves = { $card } ist weg.
page-then-lies-at = { $card } liegt { $slot_at }.
page-then-needs = { $card } braucht { $count }.
page-then-needs-more =
    { $count ->
        [0] { $card } fällt.
       *[other] { $card } braucht noch { $count }.
    }
page-then-haunted = Ein Griff des Bösen liegt auf { $card }.
page-then-unhaunted = Der Griff des Bösen auf { $card } ist weg.
page-then-netted = Das Netz bedeckt: { $effect }.
page-then-trap = Die Falle liegt { $slot_at }.
page-use-tile = Diesen Ort nutzen
page-ruin = { $chance }: Bastion fällt

## Boards, slots, deck

page-your-board = Dein Tableau
page-neutral = Neutral
page-neutral-now = jetzt neutral
page-neutral-board = Neutral: { $board }
page-board-full = voll: { $deed }
page-full-board-when = Sind alle drei Felder belegt, geschieht das in seinem Zug, statt dass eine Karte gezogen wird.
page-slot = Feld { $number }
page-slot-free = { $slot }, frei
page-slot-trap = { $slot }, die Falle liegt aus
page-slot-faces = Daneben: { $tile }.
page-trap-set = Falle liegt aus
page-trap-text = Das nächste Monster, das hierhin gelegt wird, wird ohne jeden Effekt abgeworfen.
page-deck = Deck
page-discard = Ablage
page-discard-label =
    { $count ->
        [1] Ablagestapel, eine Karte
       *[other] Ablagestapel, { $count } Karten
    }
page-discard-title = Ablagestapel: { $count }
page-discard-empty = Noch wurde nichts abgeworfen.
page-unseen =
    { $count ->
        [1] Ein Monster wurde noch nicht gesehen.
       *[other] { $count } Monster wurden noch nicht gesehen.
    }
page-warlord-in =
    { $count ->
        [0] Kriegsherr: die nächste Karte
        [1] Kriegsherr: nach 1 Karte
       *[other] Kriegsherr: nach { $count } Karten
    }
page-warlord-here = Der Kriegsherr ist da
page-no-warlord-left = Kein Kriegsherr im Deck
page-supply = Vorrat
page-supply-of = { $count } × { $token } im Vorrat
page-pieces = Teile
page-pieces-home = Alle daheim
page-piece-net = das Netz
page-piece-trap = die Falle
page-piece-standard = die Standarte
page-piece-charm = der Zauber
page-banner-less = { $banner }: −1
page-dice-locked =
    { $count ->
        [1] 1 Würfel gesperrt
       *[other] { $count } Würfel gesperrt
    }
page-equipment-barred = Keine Marker im Kampf
page-last-roll = Letzter Wurf
page-no-roll = noch keiner
page-life = { $count } Leben
page-calls =
    { $count ->
        [one] { $count } Ruf zu den Waffen
       *[other] { $count } Rufe zu den Waffen
    }
page-grasps =
    { $count ->
        [one] { $count } Griff des Bösen im Vorrat
       *[other] { $count } Griffe des Bösen im Vorrat
    }
page-grasp = Griff des Bösen
page-grasp-coming = Ein Griff des Bösen kommt
page-resistance = { $colour }, Widerstand { $value }
page-face = Seite: { $face }
page-corruption-die = Verderbniswürfel

## Tiles in a few words

page-tile-net = Netz auf einen Monstereffekt
page-tile-tower = 2 Karten versetzen, tauschen
page-tile-market = 2 Würfel werfen, Marker nehmen
page-tile-tavern = Ein Held: 1 Leben, 1 Bewegung
page-tile-banner = Eine Farbe: −1 Widerstand
page-tile-fountain = Bis zu 2 Griffe entfernen
page-tile-dispensary = Marker geben oder Held beleben
page-tile-tomb = 1 Leben: Monster vernichten
page-tile-trap = Falle: freies eigenes Feld
page-tile-label =
    { $grasped ->
        [yes] { $heroes_count ->
            [0] { $tile }, in der Gewalt des Bösen
           *[other] { $tile }, in der Gewalt des Bösen, hier: { $heroes }
        }
       *[no] { $heroes_count ->
            [0] { $tile }
           *[other] { $tile }, hier: { $heroes }
        }
    }

## Heroes

page-no-hero-yet = noch kein Held
page-tile-place-1 = Nordwestecke
page-tile-place-2 = Nordseite
page-tile-place-3 = Nordostecke
page-tile-place-4 = Westseite
page-tile-place-5 = Mitte
page-tile-place-6 = Ostseite
page-tile-place-7 = Südwestecke
page-tile-place-8 = Südseite
page-tile-place-9 = Südostecke
page-tile-faces =
    { $cards_count ->
        [0] keine Karte gegenüber
       *[other] gegenüber: { $cards }
    }
page-tile-coming = ein Griff des Bösen kommt hierher
page-faces-tile = { $tile_at }
page-is-warlord = Kriegsherr
page-is-haunted = mit einem Griff des Bösen
page-grasps-next = mit einem Griff des Bösen, der als Nächstes { $tile_acc } erreicht
page-stands-at = { $tile_at }
page-acts-now = ist jetzt am Zug
page-acts-in =
    { $turns ->
        [1] ist als Nächstes am Zug
       *[other] ist in { $turns } Zügen am Zug
    }
page-has = { $count } × { $token }
page-has-nothing = keine Marker
page-say-hero = { $hero }: { $tokens }.
page-say-card = { $card } ({ $colour }, Widerstand { $resistance }) { $tile_at }
page-say-board =
    { $full ->
        [yes] { $side ->
            [north] Norden, { $board }, voll: { $cards }.
            [east] Osten, { $board }, voll: { $cards }.
            [south] Süden, { $board }, voll: { $cards }.
           *[west] Westen, { $board }, voll: { $cards }.
        }
       *[no] { $side ->
            [north] Norden, { $board }: { $cards }.
            [east] Osten, { $board }: { $cards }.
            [south] Süden, { $board }: { $cards }.
           *[west] Westen, { $board }: { $cards }.
        }
    }
page-say-grasped = In der Gewalt des Bösen: { $tiles }.
page-say-deck = Karten im Deck: { $count }. { $warlord }.
page-hero-label = { $hero }, { $who }, { $life } Leben
page-now = Jetzt
page-next = Gleich
page-in-turns = In { $turns }
page-out = außer Gefecht
page-dead = tot
page-wounded = verwundet
page-lies = liegt
page-lying = { $hero }, liegt
page-power-extra-move = Zweite Bewegung, auch für andere.
page-power-charm = Zauber: eine Hordenkarte −1 Widerstand.
page-power-falcon = Nimmt jeden Zug 1 Marker nach Wahl.
page-power-valour = Darf einen Ort nutzen und kämpfen.
page-power-prayer = Verzichtet auf die Bewegung, entfernt einen Griff.
page-power-reroll = Wirft einmal pro Zug beliebige Würfel neu.
page-power-grey-die = Grauer Würfel im Kampf; keine schlechten Abgänge.
page-power-crossbows = Kämpft entlang Reihe und Spalte.
page-power-off-shadowed = Heldenkraft gesperrt, bis dieser Griff entfernt ist
page-power-off-wounded = Verwundet: Heldenkraft endgültig verloren
page-power-off-out = Außer Gefecht
page-power-off-dead = Tot

## Cards

page-card-label = { $card }, { $colour }, Widerstand { $resistance }, { $slot }
page-drawn = gerade gezogen
page-charmed = verzaubert: 1 Widerstand weniger
page-bannered = Banner: 1 Widerstand weniger
page-one-less = 1 Widerstand weniger
page-die-locked = ein Würfel liegt hier
page-netted = Unter dem Netz: wirkt nicht.
page-netted-effect = { $effect }, unter dem Netz
page-column-effect = { $column }: { $deed }
page-no-effects = Keine Effekte.
page-reaches = Ihr Griff des Bösen wandert als Nächstes { $tile_to }.
page-haunted = Ein Griff des Bösen liegt darauf.
page-column-entrance = Einmal, sobald die Karte liegt.
page-column-recurring = In jeder Hordenphase ihres Tableaus.
page-column-continuous = Die ganze Zeit, für alle.
page-column-exit = Einmal, wenn sie im Kampf besiegt wird.

## Deciding

page-tiles-lit =
    { $count ->
        [1] ein Ort leuchtet
       *[other] { $count } Orte leuchten
    }
page-calls-left = jeder Ort, noch { $count }
page-deck-count = { $count } im Deck
page-discard-count = { $count } abgeworfen
page-supply-and-pieces = Vorrat, Teile
page-call-spent =
    { $count ->
        [1] Das verbraucht deinen letzten Ruf zu den Waffen.
       *[other] Das verbraucht 1 deiner { $count } Rufe zu den Waffen.
    }
page-next-is = Danach: { $hero }
page-next-neutral = Danach: { $board }, neutral
page-both = Beide
page-odds-here = Kampf von hier:
page-odds-there = Kampf von dort:
page-odds-both = beide

## Fights

page-fight = Kampf
page-fight-from = Kampf { $tile_from } aus
page-fight-one = { $hero_nom } besiegt die Karte oder verzichtet. Was unbesiegt bleibt, bleibt liegen.
page-fight-two = { $hero_nom } besiegt eine Karte, beide oder keine. Was unbesiegt bleibt, bleibt liegen.
page-foe-label = { $card }: { $hits } von { $need } Treffern
page-hits-of =
    { $need ->
        [1] { $hits } von 1 Treffer
       *[other] { $hits } von { $need } Treffern
    }
page-falls-by-itself = Fällt ohne Treffer
page-would-fall = genug: kann fallen
page-white-does-not-count = Weiß zählt hier nicht
page-no-exit = Nichts geschieht, wenn die Karte fällt.
page-dice = Würfel
page-rolling = die Würfel rollen …
page-die-on = auf { $card }
page-die-any = jede Farbe
page-die-free = auf eine von beiden
page-die-miss = passt nicht
page-die-surplus = nicht nötig
page-die-keep = behalten
page-tokens-here = Marker der Helden hier
page-token-counts = +1 { $colour }
page-token-idle = passt nicht
page-token-surplus = nicht nötig
page-token-too-few = reicht nicht
page-no-tokens-here = Keine Marker auf diesem Ort.
page-where-this-can-go = Was daraus werden kann
page-exact = genau
page-line-reroll = { $cards }, nach neuem Wurf von { $dice }
page-line-decline = Darauf verzichten
page-line-decline-text = nichts ausgegeben
page-line-tokens =
    { $count ->
        [1] Mit einem Marker mehr.
       *[other] Mit { $count } Markern mehr.
    }
page-line-dice = Würfel und gelegte Marker reichen.
page-line-hopeless = Nicht mit diesem Wurf.
page-beat = Besiegen: { $cards }
page-finish = Erledigen: { $cards }
page-beat-both = Beide besiegen
page-finish-both = Beide erledigen
page-spend = Ausgeben: { $token }
page-spend-on = { $hero }, für { $card }
page-with-tokens =
    { $count ->
        [0] reicht schon so
        [1] legt einen Marker
       *[other] legt { $count } Marker
    }

## The end

page-end-won = Die Bastion steht.
page-end-lost = Die Bastion ist gefallen.
page-end-abandoned = Die Wacht wurde aufgegeben.
page-last-blow = { $hero_nom } besiegt { $card } in Zug { $turn }.
page-cards-left =
    { $count ->
        [0] Im Deck war keine Karte mehr.
        [1] Im Deck war noch eine Karte.
       *[other] Im Deck waren noch { $count } Karten.
    }
page-score = Wertung
page-ledger-life = { $count } Leben
page-ledger-calls =
    { $count ->
        [0] Kein Ruf zu den Waffen
        [1] 1 Ruf zu den Waffen
       *[other] { $count } Rufe zu den Waffen
    }
page-ledger-dead =
    { $count ->
        [0] Kein toter Held
        [1] 1 toter Held
       *[other] { $count } tote Helden
    }
page-ledger-grasped-tiles =
    { $count ->
        [0] Kein Ort in der Gewalt des Bösen
        [1] 1 Ort in der Gewalt des Bösen
       *[other] { $count } Orte in der Gewalt des Bösen
    }
page-warlords =
    { $count ->
        [1] ein Kriegsherr
       *[other] { $count } Kriegsherren
    }
page-each =
    { $points ->
        [-1] je 1 Punkt weniger
        [1] je 1 Punkt
        [2] je 2 Punkte
        [-3] je 3 Punkte weniger
        [-4] je 4 Punkte weniger
       *[other] je { $points } Punkte
    }
page-together = Zusammen
page-score-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-reached = Wie weit es ging
page-warlords-beaten = Besiegte Kriegsherren
page-tiles-grasped = Orte in der Gewalt des Bösen
page-heroes-standing = Helden im Spiel
page-deck-left = Karten noch im Deck
page-of = { $count } von { $most }
page-who-did-what = Wer was getan hat
page-turns =
    { $count ->
        [1] ein Zug
       *[other] { $count } Züge
    }
page-deed-beaten = Karten besiegt
page-deed-tokens = Marker ausgegeben
page-deed-tiles = Orte genutzt
page-deed-grasps = Griffe entfernt
page-deed-lost = Leben verloren
page-left-with = Am Ende übrig
page-most = am meisten
page-best-kind =
    { $players ->
        [1] allein, { $difficulty }
       *[other] { $players } Helden, { $difficulty }
    }
page-best-first = Dein erster Sieg dieser Art ({ $kind }) in diesem Browser.
page-best-new = Dein bestes Ergebnis bisher ({ $kind }); davor waren es { $best }.
page-best-old = Dein bestes Ergebnis ({ $kind }): { $best }.
page-luck =
    { $sign ->
        [more] { $hits } von { $dice } Würfeln trafen, { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } mehr als erwartet: mehr Glück als in { $percent } von 100 solchen Spielen.
        [fewer] { $hits } von { $dice } Würfeln trafen, { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } weniger als erwartet: mehr Glück als in { $percent } von 100 solchen Spielen.
       *[same] { $hits } von { $dice } Würfeln trafen, wie erwartet.
    }
page-how-close = Wie knapp es war
page-grasped-by-turn = Orte in der Gewalt des Bösen, Zug um Zug
page-chart-label = Orte in der Gewalt des Bösen in { $turns } Zügen, nie mehr als { $most }
page-tiles-lost = { $count } Orte: verloren
page-turn-one = Zug 1
page-hero-falls = { $hero_nom } fällt
page-close-text =
    { $highest ->
        [0] Kein Ort war je in der Gewalt des Bösen.
       *[other] { $turns ->
            [1] Im schlimmsten Moment { $highest } von { $most } Orten, einen Zug lang.
           *[other] Im schlimmsten Moment { $highest } von { $most } Orten, { $turns } Züge lang.
        }
    }

# Notes on what happens for the first time.
page-note-last-bastion-corruption = Du hast den Verderbniswürfel geworfen. Die meisten Seiten schaden: Leben, ein Marker, eine Karte, ein Griff. Manche Karten und das volle gelbe Tableau verlangen ihn.
page-note-last-bastion-last-life = Du hast noch ein Leben. Wer das letzte verliert, ist außer Gefecht. Das Lazarett belebt diesen Helden wieder, aber ohne Heldenkraft.
page-note-last-bastion-shadowed = Auf deinem Heldentableau liegt ein Griff: Deine Heldenkraft ist gesperrt, bis ihn jemand entfernt.
page-note-last-bastion-tile-grasped = Ein Ort ist in der Gewalt des Bösen: Wer dort steht, kann ihn nicht nutzen. Bei drei solchen Orten ist das Spiel verloren.
page-note-last-bastion-warlord = Ein Kriegsherr liegt auf einem Tableau. Besiegt alle Kriegsherren, und ihr habt gewonnen.
page-note-last-bastion-full-board = Dein Tableau ist voll. In jedem seiner Züge geschieht etwas Schlimmes, statt dass eine Karte gezogen wird. Besiege eine seiner Karten.
page-note-last-bastion-haunted = Eine Karte auf deinem Tableau trägt einen Griff. Im nächsten Zug ihres Tableaus geht er auf den Ort davor. Besiege sie vorher.
page-note-last-bastion-lying = Du liegst: Mit deiner nächsten Bewegung stehst du nur auf. Deine Aktion hast du trotzdem.
page-note-last-bastion-token = Du hast einen Marker bekommen. Nach einem Wurf gibt er einen Treffer gegen eine Karte seiner Farbe. Warte ab, wie die Würfel fallen.
page-note-last-bastion-may-move = Deine Aktion ist getan, bewegen darfst du dich noch. Die Reihenfolge ist frei.
page-note-last-bastion-call = Du darfst auch einen Ruf zu den Waffen nutzen: jeden Ort von hier aus, zusätzlich zu Bewegung und Aktion.

# All cards of the box.
page-cards-monsters = Monster
page-cards-warlords = Kriegsherren
page-cards-dice = Würfelseiten
page-cards-tiles = Bastionsplättchen

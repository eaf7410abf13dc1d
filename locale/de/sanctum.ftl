# Sanctum: what is asked, what can be done, what happened, and why not.

## Things. `nom` and `pro` begin a sentence: the hero with an article, and the pronoun.

demon-lord = Dämonenlord
    .nom = Der Dämonenlord
    .acc = den Dämonenlord
    .gen = des Dämonenlords
foe-boxed = { $foe } [{ $boxes }]
    .nom = { $foe_nom } [{ $boxes }]
    .acc = { $foe_acc } [{ $boxes }]
    .gen = { $foe_gen } [{ $boxes }]
foe-any = { $name }
    .nom = { $name }
    .acc = { $name }
    .gen = von { $name }
marker-stamina = Ausdauer
marker-focus = Fokus
die-any = { $name }
    .acc = die { $name }
    .dat = der { $name }
potion-red = roter Trank
    .acc = einen roten Trank
    .dat = einem roten Trank
potion-blue = blauer Trank
    .acc = einen blauen Trank
    .dat = einem blauen Trank
potion-any = { $name }
    .acc = einen Trank ({ $name })
    .dat = einem Trank ({ $name })
gem-red = rotes Juwel
    .acc = ein rotes Juwel
gem-green = grünes Juwel
    .acc = ein grünes Juwel
gem-blue = blaues Juwel
    .acc = ein blaues Juwel
gem-white = weißes Juwel
    .acc = ein weißes Juwel
gem-any = { $name }
    .acc = ein Juwel ({ $name })
gem-on-chart =
    { $to ->
        [pool] { $gem } von { $from } in den Vorrat
       *[other] { $gem } von { $from } auf { $to }
    }
    .acc =
    { $to ->
        [pool] { $gem_acc } von { $from } in den Vorrat
       *[other] { $gem_acc } von { $from } auf { $to }
    }
gem-on-chart-white =
    { $to ->
        [pool] { $gem } ({ $column }) von { $from } in den Vorrat
       *[other] { $gem } ({ $column }) von { $from } auf { $to }
    }
    .acc =
    { $to ->
        [pool] { $gem_acc } ({ $column }) von { $from } in den Vorrat
       *[other] { $gem_acc } ({ $column }) von { $from } auf { $to }
    }
level-red = roter Level
    .acc = einen roten Level
    .title = Ein roter Level
level-green = grüner Level
    .acc = einen grünen Level
    .title = Ein grüner Level
level-blue = blauer Level
    .acc = einen blauen Level
    .title = Ein blauer Level
level-any = { $name }
    .acc = einen Level ({ $name })
    .title = Ein Level ({ $name })
box-red = rotes Feld
    .acc = ein rotes Feld
box-blue = blaues Feld
    .acc = ein blaues Feld
box-purple = violettes Feld
    .acc = ein violettes Feld
box-any = { $name }
    .acc = ein Feld ({ $name })
hero-any = { $name }
    .nom = { $name }
    .acc = { $name }
    .gen = von { $name }
    .pro = { $name }

## What is asked

ask-pick-hero = Wähle deinen Helden.
ask-turn = Du bist am Zug: eine Aktion.
    .theirs = { $name } ist am Zug: eine Aktion.
ask-taking-set = Mit welchen Dämonen nimmst du es auf?
ask-picking-item = Welchen Gegenstand nimmst du aus der Truhe?
ask-before-roll = Vor dem Wurf: Trank nutzen, Begabung nutzen oder würfeln.
ask-recovering = Welche Fähigkeit gibt einen { $marker }marker zurück?
ask-after-roll = Willst du Würfel neu werfen?
ask-attack = Ändere Würfel und lege sie auf Trefferfelder.
ask-attack-hit = Lege Würfel auf Trefferfelder oder beende den Angriff.
ask-attack-change = Ändere Würfel oder beende den Angriff.
ask-attack-end = Es bleibt nichts zu treffen oder zu ändern: Beende den Angriff.
ask-overkilling = Welcher Würfel wird was und trifft wen?
ask-turn-die = Welcher Würfel wird was?
ask-striking = Welches Feld wird ohne Würfel getroffen?
ask-block = Offener Schaden: { $damage }. Willst du blocken?
ask-spoils = Mehrere Dämonen sind tot: Welcher kommt zuerst?
ask-level = { $level_title }: Welches Juwel rückt nach oben?
ask-fencing = Einen Gegenstand für einen Level abwerfen?
ask-resting = Rüste Gegenstände aus, tausche sie gegen Tränke und beende die Rast.
ask-suffer = { $foe } trifft dich: Nimmst du die Strafe oder die Verletzungen?
ask-pay-penalty =
    { $deed ->
        [lose-blessing] Welche Segnung verlierst du?
        [lose-die] Welchen Würfel verlierst du für diesen Kampf?
        [lose-potion] Welchen Trank nutzt du, und welcher Marker geht verloren?
        [pay-box] Für welches Feld zahlst du vergebens?
        [spoil-box] Welches Feld ist für immer verdorben?
       *[other] Welchen Marker verlierst du?
    }

## What can be done: in full, as the head of a group, as one of a group

do-choose = Wählen: { $hero }
    .menu = Wählen
    .item = { $hero }
    .counted = Einen Helden wählen
do-move = Bewegen, bis ganz nach vorn
    .menu = Bewegen
do-fight = Gegen deine Dämonen kämpfen
    .menu = Kämpfen
do-rest = Rasten
    .menu = Rasten
do-breach = Die Mauer durchbrechen
    .menu = Mauer brechen
do-answer = Dem Aufruf zum Kampf folgen
    .menu = Aufruf folgen
do-take = Es aufnehmen mit: { $demons }
    .menu = Aufnehmen
    .item = { $demons }
    .counted = Es mit einem Satz Dämonen aufnehmen
do-pick = Nehmen: { $item }
    .menu = Nehmen
    .item = { $item }
    .counted = Einen Gegenstand nehmen
do-give-up = Aufgeben: { $potion }
    .menu = Aufgeben
    .item = { $potion }
    .counted = Einen Trank aufgeben
do-drink = Trank nutzen: { $potion } für { $ability }
    .menu = Trank nutzen
    .item = { $potion }: { $ability }
    .counted = Einen Trank für einen Marker nutzen
do-skill = Begabung nutzen: { $skill }
    .menu = Begabung
    .item = { $skill }
    .counted = Eine Begabung nutzen
do-recover = Marker wiederherstellen: { $ability }
    .menu = Zurück von
    .item = { $ability }
    .counted = Einen Marker wiederherstellen
do-roll = Würfeln
    .menu = Würfeln
do-reroll = Neu werfen: { $dice }
    .menu = Neu werfen
    .item = { $dice }
    .counted = Würfel neu werfen
do-hit = Würfel legen: { $die } auf { $foe_boxed }
    .menu = Würfel legen
    .item = { $die } auf { $foe_boxed }
    .counted = Einen Würfel auf ein Trefferfeld legen
do-use = Nutzen: { $ability } ({ $pay })
    .menu = Nutzen
    .item = { $ability } ({ $pay })
    .counted = Eine Fähigkeit nutzen
do-rage = Wut für einen Würfel einsetzen
    .menu = Wut
do-bless = Segnung nutzen: { $blessing }
    .menu = Segnung
    .item = { $blessing }
    .counted = Eine Segnung nutzen
do-turn = Würfel drehen: { $die } auf { $face }
    .menu = Drehen
    .item = { $die } auf { $face }
    .counted = Einen Würfel auf eine andere Seite drehen
do-strike = Treffen: die { $face } { $foe_boxed_gen }
    .menu = Treffen
    .item = die { $face } { $foe_boxed_gen }
    .counted = Ein Trefferfeld ohne Würfel treffen
do-overkill = Durchschlag: { $die } auf { $face } drehen, auf { $foe_boxed } legen
    .menu = Durchschlag
    .item = { $die } als { $face } auf { $foe_boxed }
    .counted = Einen Würfel drehen und gleich legen
do-loot = Zuerst: { $demon }
    .menu = Zuerst
    .item = { $demon }
    .counted = Den getöteten Dämon wählen, der zuerst kommt
do-raise = Nach oben versetzen: { $gem }
    .menu = Nach oben
    .item = { $gem }
    .counted = Ein Juwel nach oben versetzen
do-equip = Ausrüsten: { $item } für { $gems }, { $slot }
    .menu = Ausrüsten
    .item = { $item }, { $slot }: { $gems }
    .counted = Einen Gegenstand ausrüsten
do-unequip = Ablegen: { $slot }
    .menu = Ablegen
    .item = { $slot }
    .counted = Einen Gegenstand ablegen
do-buy = Tauschen: { $item } gegen { $potion_acc }
    .menu = Tauschen
    .item = { $item } gegen { $potion_acc }
    .counted = Einen Gegenstand gegen einen Trank tauschen
do-throw = Wegwerfen: { $potion }
    .menu = Wegwerfen
    .item = { $potion }
    .counted = Einen Trank wegwerfen
do-sell = Abwerfen: { $item } für { $level_acc }
    .menu = Abwerfen
    .item = { $item } für { $level_acc }
    .counted = Einen Gegenstand für einen Level abwerfen
do-penalty = Strafe nehmen
    .menu = Strafe
do-wounds = Verletzungen nehmen
    .menu = Verletzungen
do-lose = Verlieren: 1 { $marker }
    .menu = Verlieren
    .item = { $marker }
    .counted = Einen Marker verlieren
do-forfeit = Verlieren: { $blessing }
    .menu = Verlieren
    .item = { $blessing }
    .counted = Eine Segnung verlieren
do-spoil = Verderben: { $box }, { $ability }
    .menu = Verderben
    .item = { $box }: { $ability }
    .counted = Ein Fähigkeitsfeld verderben
do-spill = Vergeuden: { $potion } und Marker auf { $ability }
    .menu = Vergeuden
    .item = { $potion }: { $ability }
    .counted = Einen Trank und einen Marker vergeuden
do-pay = Zahlen: { $marker } auf { $box_acc }, { $ability }
    .menu = Zahlen
    .item = { $marker }: { $box }, { $ability }
    .counted = Ein Fähigkeitsfeld mit einem Marker bezahlen
do-drop = Verlieren: { $die }
    .menu = Verlieren
    .item = { $die }
    .counted = Einen Würfel verlieren
do-decline = Darauf verzichten
    .menu = Verzichten
    .counted = Auf ein Angebot verzichten
do-done = Fertig
    .menu = Fertig
    .counted = Einen Schritt beenden

## Why not

refused-hero-taken = Diesen Helden hat schon jemand.
refused-first-is-move = Die erste Aktion ist für alle eine Bewegung.
refused-no-demons = Auf deinem Kampftableau liegt kein Dämon.
refused-at-the-walls = Die Mauern stehen im Weg: Von hier bewegt sich niemand weiter.
refused-not-at-the-walls = Du bist nicht an den Mauern.
refused-demons-left = Auf deinem Kampftableau liegen noch Dämonen.
refused-already-breached = Die Mauer ist schon durchbrochen.
refused-not-breached = Noch hat niemand die Mauer durchbrochen: Es gibt noch keinen Aufruf.
refused-break-up-set = Ein Satz bleibt zusammen: Nimm ihn ganz.
refused-no-such-potion = Einen solchen Trank hast du nicht.
refused-frees-a-marker = Er kann einen Marker befreien: Nutze ihn dafür.
refused-nothing-to-free = Dort liegt kein solcher Marker.
refused-skill-not-gained = Diese Begabung hast du nicht erworben.
refused-skill-used = Diese Begabung ist schon genutzt.
refused-wrong-step = In diesem Schritt nützt das nichts.
refused-box-occupied = Eines der Felder ist belegt.
refused-no-marker = In deinem Vorrat fehlen die Marker dafür.
refused-no-die-to-change = Es könnte keinen deiner Würfel ändern.
refused-rage-inactive = Deine Wut schläft.
refused-no-unplaced-die = Alle deine Würfel sind zugewiesen.
refused-no-box-of-face = Es gibt kein offenes Feld mit dieser Zahl.
refused-only-changed-hit = Diese Karte treffen nur modifizierte Würfel.
refused-not-the-present-card = Nur die Karte unter deiner Figur lässt sich treffen.
refused-already-felled = Sie ist schon gefallen.
refused-nothing-to-hit = Es gibt nichts, was es treffen könnte.
refused-blessing-spent = Diese Segnung ist verbraucht.
refused-wrong-result = Darauf lässt sich der Würfel nicht drehen.
refused-wrong-gem = Der Level versetzt Juwelen seiner eigenen Farbe und weiße.
refused-wrong-slot = Dorthin gehört eine andere Art von Gegenstand.
refused-not-enough-gems = In deinem Vorrat fehlen diese Juwelen.
refused-slot-free = Dort ist nichts ausgerüstet.
refused-no-potion-slot = Alle deine Trankplätze sind voll.
refused-room-left = Tränke werden nur weggeworfen, um Platz zu schaffen.
refused-penalty-impossible = Die Strafe lässt sich jetzt nicht nehmen.
refused-no-such-box = Ein solches leeres Feld gibt es nicht.
refused-not-just-placed = Das folgt direkt, nachdem du einen Würfel gelegt hast.
refused-too-many-dice = So viele Würfel lassen sich nicht neu werfen.
refused-not-its-colour = Der Gegenstand hat kein Juwel dieser Farbe.
refused-no-level-to-gain = Kein Juwel könnte dafür nach oben rücken.

## What happened

event-hero-chosen = Spieler { $seat_number } wählt { $hero_acc }.
event-hero-seated = Spieler { $seat_number } spielt { $hero_acc }.
event-began = { $seat_nom } beginnt.
event-space-without-tile = Bleibt leer: { $achievement }.
event-start-potion = { $seat_nom } beginnt mit { $potion_dat }.
event-start-card = { $seat_nom } zieht eine Startbonus-Karte: { $card }.
event-deck-shows =
    Das Deck { $level ->
        [1] I
        [2] II
       *[other] III
    } zeigt { $demon }.
event-deck-refilled =
    Das Deck { $level ->
        [1] I
        [2] II
       *[other] III
    } wird aus seinen abgeworfenen Karten neu gemischt.
event-turn-began = Zug { $turn }: { $seat }
event-moved =
    { $space ->
        [1] { $seat_nom } erreicht { $act_acc }.
       *[other] { $seat_nom } geht auf Feld { $space }.
    }
event-intervention = Göttliche Intervention: Alle erhalten einen Würfel.
event-die-gained = { $seat_nom } erhält einen Würfel und hat jetzt { $dice }.
    .then = { $seat_pro } erhält einen Würfel und hat jetzt { $dice }.
event-set-laid = Neu auf dem Spielplan: { $demons }.
event-set-taken = { $seat_nom } nimmt es mit { $demons } auf.
    .then = { $seat_pro } nimmt es mit { $demons } auf.
event-chest-opened =
    { $items_count ->
        [0] Die Schatztruhe ist leer.
       *[other] Eine Schatztruhe öffnet sich: { $items }.
    }
event-item-picked = { $seat_nom } nimmt: { $item }.
event-chest-left = Bleibt zurück: { $items }.
event-fought = { $seat_nom } kämpft.
event-potion-given-up = { $seat_nom } gibt { $potion_acc } auf, ohne einen Marker zu befreien.
event-potion-drunk = { $seat_nom } nutzt { $potion_acc }.
    .then = { $seat_pro } nutzt { $potion_acc }.
event-marker-freed = { $seat_nom } erhält 1 { $marker } zurück ({ $ability_of }).
    .then = { $seat_pro } erhält 1 { $marker } zurück ({ $ability_of }).
event-skill-used = { $seat_nom } nutzt die Begabung { $skill }.
    .then = { $seat_pro } nutzt die Begabung { $skill }.
event-dice-rolled =
    { $faces_count ->
        [0] { $seat_nom } hat keine Würfel zu werfen.
       *[other] { $seat_nom } würfelt { $faces }.
    }
    .then =
    { $faces_count ->
        [0] { $seat_pro } hat keine Würfel zu werfen.
       *[other] { $seat_pro } würfelt { $faces }.
    }
event-silver-rolled = { $seat_nom } würfelt mit dem silbernen Würfel eine { $face }.
    .then = Der silberne Würfel zeigt eine { $face }.
event-dice-rerolled = { $seat_nom } wirft neu: { $faces }.
    .then = { $seat_pro } wirft neu: { $faces }.
event-ability-used = { $seat_nom } nutzt eine Fähigkeit ({ $ability }).
    .then = { $seat_pro } nutzt eine Fähigkeit ({ $ability }).
event-rage-spent = { $seat_nom } setzt die Wut ein.
    .then = { $seat_pro } setzt die Wut ein.
event-blessing-used = { $seat_nom } nutzt die Segnung { $blessing }.
    .then = { $seat_pro } nutzt die Segnung { $blessing }.
event-die-turned = { $seat_nom } dreht { $die_face_acc } auf { $face }.
    .then = { $seat_pro } dreht { $die_face_acc } auf { $face }.
event-die-placed = { $seat_nom } trifft { $foe_front_acc } mit { $die_face_dat }.
    .then = { $seat_pro } trifft { $foe_front_acc } mit { $die_face_dat }.
event-die-back = { $seat_nom } nimmt { $die_face_acc } zurück.
    .then = { $seat_pro } nimmt { $die_face_acc } zurück.
event-box-hit = { $seat_nom } trifft die { $face } { $foe_front_gen }.
    .then = { $seat_pro } trifft die { $face } { $foe_front_gen }.
event-demon-killed = { $seat_nom } tötet { $foe_front_acc }.
    .then = { $seat_pro } tötet { $foe_front_acc }.
event-card-beaten = { $seat_nom } besiegt { $foe_front_acc }.
    .then = { $seat_pro } besiegt { $foe_front_acc }.
event-attack-ended = { $seat_nom } beendet den Angriff.
    .then = { $seat_pro } beendet den Angriff.
event-rage-woke = Die Wut erwacht.
event-shields-raised =
    { $shields ->
        [one] { $seat_nom } setzt { $shields } Schild ein.
       *[other] { $seat_nom } setzt { $shields } Schilde ein.
    }
    .then =
    { $shields ->
        [one] { $seat_pro } setzt { $shields } Schild ein.
       *[other] { $seat_pro } setzt { $shields } Schilde ein.
    }
event-wounded =
    { $wounds ->
        [one] { $seat_nom } erleidet { $wounds } Verletzung; Leben { $left }.
       *[other] { $seat_nom } erleidet { $wounds } Verletzungen; Leben { $left }.
    }
    .then =
    { $wounds ->
        [one] { $seat_pro } erleidet { $wounds } Verletzung; Leben { $left }.
       *[other] { $seat_pro } erleidet { $wounds } Verletzungen; Leben { $left }.
    }
event-unharmed = { $seat_nom } bleibt unverletzt.
    .then = { $seat_pro } bleibt unverletzt.
event-died = { $seat_nom } stirbt.
event-gem-raised = { $seat_nom } versetzt { $gem_acc }.
    .then = { $seat_pro } versetzt { $gem_acc }.
event-level-lost = { $seat_nom } lässt { $level_acc } verfallen.
    .then = { $seat_pro } lässt { $level_acc } verfallen.
event-skill-gained = { $seat_nom } erwirbt die Begabung { $skill }.
    .then = { $seat_pro } erwirbt die Begabung { $skill }.
event-rage-gained = { $seat_nom } hat ein Wutplättchen mehr.
    .then = { $seat_pro } hat ein Wutplättchen mehr.
event-potion-taken = { $seat_nom } nimmt { $potion_acc }.
    .then = { $seat_pro } nimmt { $potion_acc }.
event-item-won = { $seat_nom } findet: { $item }.
    .then = { $seat_pro } findet: { $item }.
event-rested = { $seat_nom } rastet.
event-restored = { $seat_nom } stellt alle Marker wieder her.
event-equipped = { $seat_nom } rüstet aus: { $item } für { $gems }.
    .then = { $seat_pro } rüstet aus: { $item } für { $gems }.
event-unequipped = { $seat_nom } legt ab: { $item }.
    .then = { $seat_pro } legt ab: { $item }.
event-potion-bought = { $seat_nom } tauscht { $item } gegen { $potion_acc }.
    .then = { $seat_pro } tauscht { $item } gegen { $potion_acc }.
event-potion-thrown = { $seat_nom } wirft { $potion_acc } weg.
    .then = { $seat_pro } wirft { $potion_acc } weg.
event-item-sold = { $seat_nom } wirft { $item } für { $level_acc } ab.
    .then = { $seat_pro } wirft { $item } für { $level_acc } ab.
event-achievement-gained = { $seat_nom } erringt den Erfolg { $achievement }.
event-blessing-seen = Segnung { $seat_gen }: { $blessing }.
event-walls-breached = { $seat_nom } durchbricht die Mauer und betritt die Kathedrale. Dort liegen zwei Karten des Dämonenlords, und der Aufruf zum Kampf ertönt.
event-lord-card-laid = Der Dämonenlord legt Karte { $laid }.
event-call-answered =
    { $laid ->
        [one] { $seat_nom } folgt dem Aufruf: { $laid } Karte wird zuschlagen.
       *[other] { $seat_nom } folgt dem Aufruf: { $laid } Karten werden zuschlagen.
    }
event-act-five-ended = Die Tore schließen sich: die letzte Rast
event-last-rest-over = { $seat_nom } ist bereit.
event-blessings-shown = { $seat_nom } zeigt: { $blessings }.
event-lord-answers = Der Dämonenlord antwortet: { $foe }.
event-row-laid = { $seat_nom } steht vor einer Reihe von neun Karten.
event-round-began = Die finale Schlacht, Runde { $round }
event-fury-turned = { $foe } wird aufgedeckt.
event-penalty-taken = { $seat_nom } nimmt die Strafe an.
event-wounds-taken =
    { $wounds ->
        [one] { $seat_nom } wählt { $wounds } Verletzung.
       *[other] { $seat_nom } wählt { $wounds } Verletzungen.
    }
event-marker-lost = { $seat_nom } verliert 1 { $marker }.
    .then = { $seat_pro } verliert 1 { $marker }.
event-blessing-lost = { $seat_nom } verliert die Segnung { $blessing }.
    .then = { $seat_pro } verliert die Segnung { $blessing }.
event-box-spoiled = { $seat_nom } verdirbt { $box_acc }: { $ability }.
    .then = { $seat_pro } verdirbt { $box_acc }: { $ability }.
event-dice-missing = { $seat_nom } wirft im nächsten Kampf { $dice } Würfel weniger.
    .then = Im nächsten Kampf: { $dice } Würfel weniger.
event-damage-ahead = { $seat_nom } muss im nächsten Kampf mit { $damage } Schaden mehr rechnen.
    .then = Im nächsten Kampf: { $damage } Schaden mehr.
event-life-shortened = { $seat_nom } stirbt von jetzt an bei Leben { $grave }.
    .then = Leben { $grave } bedeutet von jetzt an den Tod.
event-healed = { $seat_nom } heilt sich; Leben { $left }.
    .then = { $seat_pro } heilt sich; Leben { $left }.
event-potion-spilled = { $seat_nom } vergeudet { $potion_acc } und 1 { $marker }.
    .then = { $seat_pro } vergeudet { $potion_acc } und 1 { $marker }.
event-box-paid = { $seat_nom } zahlt vergebens 1 { $marker } ({ $ability_of }).
    .then = { $seat_pro } zahlt vergebens 1 { $marker } ({ $ability_of }).
event-die-dropped = { $seat_nom } verliert { $die_face_acc }.
    .then = { $seat_pro } verliert { $die_face_acc }.
event-only-changed = { $foe_front }: Jetzt treffen nur modifizierte Würfel.
event-lord-roars =
    { $cards ->
        [one] Der Dämonenlord brüllt: { $cards } Karte.
       *[other] Der Dämonenlord brüllt: { $cards } Karten.
    }
event-roar-card = { $foe } trifft alle, die noch kämpfen.
event-lords-reshuffled = Die besiegten Karten des Dämonenlords kommen zurück.
event-triumphed = { $seat_nom } besiegt die letzte Karte; Leben { $left }.
event-ended = { $ending }
quiet-turn = Nichts geschieht.

## What happened in a row, in one sentence

event-moved-set-taken =
    { $space ->
        [1] { $seat_nom } erreicht { $act_acc } und nimmt es mit { $demons } auf.
       *[other] { $seat_nom } geht auf Feld { $space } und nimmt es mit { $demons } auf.
    }
event-start-card-gem-raised = { $seat_nom } zieht eine Startbonus-Karte und versetzt { $gem_acc }.
event-gem-raised-skill-gained = { $seat_nom } versetzt { $gem_acc } und erwirbt die Begabung { $skill }.
    .then = { $seat_pro } versetzt { $gem_acc } und erwirbt die Begabung { $skill }.
event-fought-dice-rolled =
    { $faces_count ->
        [0] { $seat_nom } kämpft ganz ohne Würfel.
       *[other] { $seat_nom } kämpft und würfelt { $faces }.
    }
event-fought-dice-rolled-silver-rolled = { $seat_nom } kämpft und würfelt { $faces }, dazu eine { $face } mit dem silbernen Würfel.
event-potion-drunk-marker-freed = { $seat_nom } nutzt { $potion_acc }: 1 { $marker } zurück ({ $ability_of }).
    .then = { $seat_pro } nutzt { $potion_acc }: 1 { $marker } zurück ({ $ability_of }).
event-skill-used-marker-freed = { $skill }: { $seat_nom } erhält 1 { $marker } zurück ({ $ability_of }).
    .then = { $skill }: 1 { $marker } zurück ({ $ability_of }).
event-skill-used-dice-rerolled = { $seat_nom } nutzt die Begabung { $skill } und wirft neu: { $faces }.
    .then = { $seat_pro } nutzt die Begabung { $skill } und wirft neu: { $faces }.
event-ability-used-die-turned = { $seat_nom } dreht { $die_face_acc } auf { $face } ({ $ability_of }).
    .then = { $seat_pro } dreht { $die_face_acc } auf { $face } ({ $ability_of }).
event-ability-used-die-back = { $seat_nom } nimmt { $die_face_acc } zurück ({ $ability_of }).
    .then = { $seat_pro } nimmt { $die_face_acc } zurück ({ $ability_of }).
event-ability-used-box-hit = { $seat_nom } trifft die { $face } { $foe_front_gen } ({ $ability_of }).
    .then = { $seat_pro } trifft die { $face } { $foe_front_gen } ({ $ability_of }).
event-ability-used-box-hit-demon-killed = { $seat_nom } tötet { $foe_front_acc } ({ $ability_of }).
    .then = { $seat_pro } tötet { $foe_front_acc } ({ $ability_of }).
event-ability-used-box-hit-card-beaten = { $seat_nom } besiegt { $foe_front_acc } ({ $ability_of }).
    .then = { $seat_pro } besiegt { $foe_front_acc } ({ $ability_of }).
event-ability-used-shields-raised = { $seat_nom } blockt { $shields } ({ $ability_of }).
    .then = { $seat_pro } blockt { $shields } ({ $ability_of }).
event-blessing-used-shields-raised = { $seat_nom } blockt { $shields } ({ $blessing }).
    .then = { $seat_pro } blockt { $shields } ({ $blessing }).
event-rage-spent-die-turned = { $seat_nom } setzt die Wut ein und dreht { $die_face_acc } auf { $face }.
    .then = { $seat_pro } setzt die Wut ein und dreht { $die_face_acc } auf { $face }.
event-skill-used-die-turned = { $seat_nom } dreht { $die_face_acc } auf { $face } ({ $skill }).
    .then = { $seat_pro } dreht { $die_face_acc } auf { $face } ({ $skill }).
event-blessing-used-die-turned = { $seat_nom } dreht { $die_face_acc } auf { $face } ({ $blessing }).
    .then = { $seat_pro } dreht { $die_face_acc } auf { $face } ({ $blessing }).
event-die-placed-demon-killed = { $seat_nom } tötet { $foe_front_acc } mit { $die_face_dat }.
    .then = { $seat_pro } tötet { $foe_front_acc } mit { $die_face_dat }.
event-die-placed-card-beaten = { $seat_nom } besiegt { $foe_front_acc } mit { $die_face_dat }.
    .then = { $seat_pro } besiegt { $foe_front_acc } mit { $die_face_dat }.
event-box-hit-demon-killed = { $seat_nom } trifft die { $face } und tötet { $foe_front_acc }.
    .then = { $seat_pro } trifft die { $face } und tötet { $foe_front_acc }.
event-box-hit-card-beaten = { $seat_nom } trifft die { $face } und besiegt { $foe_front_acc }.
    .then = { $seat_pro } trifft die { $face } und besiegt { $foe_front_acc }.
event-wounded-died =
    { $wounds ->
        [one] { $seat_nom } erleidet { $wounds } Verletzung und stirbt.
       *[other] { $seat_nom } erleidet { $wounds } Verletzungen und stirbt.
    }
    .then =
    { $wounds ->
        [one] { $seat_pro } erleidet { $wounds } Verletzung und stirbt.
       *[other] { $seat_pro } erleidet { $wounds } Verletzungen und stirbt.
    }
event-wounds-taken-wounded =
    { $wounds ->
        [one] { $seat_nom } erleidet { $wounds } Verletzung; Leben { $left }.
       *[other] { $seat_nom } erleidet { $wounds } Verletzungen; Leben { $left }.
    }
event-wounds-taken-wounded-died =
    { $wounds ->
        [one] { $seat_nom } erleidet { $wounds } Verletzung und stirbt.
       *[other] { $seat_nom } erleidet { $wounds } Verletzungen und stirbt.
    }
event-life-shortened-died = { $seat_nom } stirbt, denn Leben { $grave } bedeutet jetzt den Tod.
event-penalty-taken-marker-lost = { $seat_nom } verliert 1 { $marker }.
event-penalty-taken-blessing-lost = { $seat_nom } verliert die Segnung { $blessing }.
event-penalty-taken-box-spoiled = { $seat_nom } verdirbt { $box_acc }: { $ability }.
event-penalty-taken-dice-missing = { $seat_nom } wirft im nächsten Kampf { $dice } Würfel weniger.
event-penalty-taken-damage-ahead = { $seat_nom } muss im nächsten Kampf mit { $damage } Schaden mehr rechnen.
event-penalty-taken-life-shortened = { $seat_nom } stirbt von jetzt an bei Leben { $grave }.
event-penalty-taken-potion-spilled = { $seat_nom } vergeudet { $potion_acc } und 1 { $marker }.
event-penalty-taken-box-paid = { $seat_nom } zahlt vergebens 1 { $marker } ({ $ability_of }).
event-penalty-taken-die-dropped = { $seat_nom } verliert { $die_face_acc }.
event-penalty-taken-rage-spent = { $seat_nom } verbraucht die Wut.
event-penalty-taken-dice-rerolled = { $seat_nom } muss neu werfen: { $faces }.
event-equipped-die-gained = { $seat_nom } rüstet { $item } für { $gems } aus und erhält einen Würfel: jetzt { $dice }.
    .then = { $seat_pro } rüstet { $item } für { $gems } aus und erhält einen Würfel: jetzt { $dice }.
event-achievement-gained-blessing-seen = { $seat_nom } erringt den Erfolg { $achievement } und die Segnung { $blessing }.

# Sanctum in the terminal: letters and short words of the drawing, and the table in words.

## The drawing in the terminal

draw-title = { $game } · { $difficulty } · { $phase }
draw-turn = Zug { $turn } · { $hero }
draw-phase-setup = Aufbau
draw-phase-journey = unterwegs
draw-phase-last-rest = die letzte Rast
draw-phase-answer = der Dämonenlord antwortet
draw-phase-last-battle =
    { $round ->
        [0] die finale Schlacht
       *[other] die finale Schlacht, Runde { $round }
    }
draw-phase-over = das Ende
draw-none = –
draw-printed = gedruckt
draw-skill = Begabung
draw-slot-helmet = Helm
draw-slot-armour = Rüstung
draw-slot-gloves = Hände
draw-slot-boots = Stiefel
draw-slot-weapon-1 = Waffe
draw-slot-weapon-2 = Waffe
letter-box-red = r
letter-box-blue = b
letter-box-purple = v
letter-box-stamina = A
letter-box-focus = F
draw-grave = tot bei { $grave }
draw-dice-count = Würfel { $dice }
draw-rage = Wut
draw-pools = Ausdauer { $stamina }/{ $all_stamina }  Fokus { $focus }/{ $all_focus }
draw-potions = Tränke R{ $red } B{ $blue } von { $slots }
draw-gems = Juwelen
draw-more-damage = { $damage } Schaden mehr im nächsten Kampf
draw-blessings = Segnungen
draw-closed = ?
draw-pouch = Tasche:
draw-rolled = Würfel
draw-clash = Schaden { $damage }, Schilde { $shields }: Verletzungen { $wounds }
draw-only-changed = nur modifizierte Würfel
draw-act =
    Etappe { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
draw-laid = Karten an der Kathedrale: { $laid }
draw-decks = Decks
draw-goals = Erfolge
draw-mastery-skill = Begabungen
draw-mastery-gem = Juwelen
draw-mastery-equipment = Ausrüstung
draw-mastery-level = Level
draw-dead = tot
draw-triumphant = hat den Dämonenlord besiegt
draw-counts = A{ $stamina } F{ $focus } Tränke { $potions } Begabungen { $skills } Gegenstände { $items }
draw-fury = Raserei
draw-lord = Lord
draw-lord-ahead =
    { $cards ->
        [0] Der Dämonenlord brüllt nicht mehr.
        [one] Nächstes Gebrüll: { $cards } Karte. Deck: { $deck }.
       *[other] Nächstes Gebrüll: { $cards } Karten. Deck: { $deck }.
    }
about = { $name }: { $text }
note-fells = fällt
note-gains = erwirbt { $skill }
note-leaves = weg von { $skill }
note-wounds = { $wounds } von Leben { $left }
note-penalty =
    { $steps ->
        [1] wie oben
       *[other] alles davon
    }
score-survived =
    { $rank }. { $hero }: Leben { $life }, { $achievements ->
        [one] { $achievements } Erfolg
       *[other] { $achievements } Erfolge
    }
score-fallen =
    { $rank }. { $hero }: gefallen, { $cards ->
        [one] { $cards } Karte besiegt
       *[other] { $cards } Karten besiegt
    }, { $hits } Treffer auf der nächsten

cli-welcome = Willkommen auf dem Weg nach Sanctum. Die Eingabetaste nimmt, was in Klammern steht.
cli-ask-players = Wie viele Helden, { $answers }? [{ $default }]
cli-no-odds = Gerade lassen sich keine Chancen nennen.
odds-before = Die Chance, jeden zu töten, wenn alles auf ihn allein geht: { $foes }
odds-rolled = Mit den Würfeln auf dem Tisch könntest du, jeden für sich, noch töten: { $foes }
odds-all = alle
odds-rolled-none = Mit den Würfeln auf dem Tisch lässt sich nichts mehr töten.
cli-help-actions = Tippe eine Nummer oder die Aktion selbst: „kämpfen“, „ausrüsten geweih“; Wortanfänge genügen. Die Eingabetaste zeigt das Menü noch einmal.
cli-help-marks = Zeichen: [2] Trefferfeld, [×] getroffen oder verdorben, × verbraucht, ⚔ Schaden, [{ letter-box-red }] [{ letter-box-blue }] [{ letter-box-purple }] rotes, blaues, violettes Fähigkeitsfeld, [{ letter-box-stamina }] [{ letter-box-focus }] Ausdauer oder Fokus darauf, ●○ Wut wach oder schlafend, ✓ erworben oder besiegt, * modifizierter Würfel, (4) zugewiesener Würfel, ° silberner Würfel, ▣ Truhe, ✚ göttliche Intervention.

## The table in words

tell-road = { $act }, Feld { $space }.
tell-set = Auf dem Spielplan: { $demons }.
tell-foe = { $foe }, { $levels }, offen { $boxes }, Schaden { $damage }, Gegenstand { $item }
tell-foe-beaten = { $foe }, { $levels }, alle Felder getroffen, Gegenstand { $item }
tell-dead = { $hero } ist tot.
tell-champion = { $hero }: Leben { $life }, Würfel { $dice }, Wut { $rage }, Ausdauer { $stamina }, Fokus { $focus }, rote Tränke { $red }, blaue Tränke { $blue }, Dämonen { $demons }, besiegte Karten { $beaten }.
tell-slot = { $slot }: { $item }; { $abilities }.
tell-ability = { $deed }
tell-blocked = { $deed } (belegt)
tell-skills = Erworbene Begabungen: { $skills }.
tell-column = Juwelen auf Begabungen ({ $colour }): I { $first }, II { $second }, III { $third }.
tell-gems = Juwelenvorrat: rot { $red }, grün { $green }, blau { $blue }, weiß { $white }.
tell-pouch = Tasche: { $items }.
tell-blessings = Segnungen: { $blessings }.
tell-demon = Dein Dämon: { $demon }.
tell-card = Karte { $place } deiner Reihe: offen { $boxes }, Schaden { $damage }.
tell-clash = Würfel: { $dice }. Schaden { $damage }, Schilde { $shields }.

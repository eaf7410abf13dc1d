# The page's own words for Sanctum.

page-sa-any = beliebig
page-sa-sign-raise = +bel.
page-sa-sign-lower = −bel.
page-sa-or = oder
page-sa-all = gesamt
page-sa-hero = Held
page-sa-damage = { $n } Schaden
page-sa-leaves = hinterlässt einen Gegenstand: { $type }
page-sa-slain = getötet
page-sa-round = Runde { $round }
page-sa-turn = Zug { $turn }
page-sa-your-game = Deine Partie
page-sa-moments = Noch einen Blick wert
page-sa-seed = Das wurde vor dem ersten Wurf gezeigt; das Geheimnis dahinter ist jetzt offen:
page-sa-seed-given = Der Startwert wurde von Hand vorgegeben; sein Hash:

## Moments, in a few words

page-opening-line = Der Weg zur Kathedrale ist voller Dämonen. Nimm, was sie bei sich haben: Du wirst alles brauchen.
page-lord-line = Neun seiner Karten stehen vor jedem von euch. Was euch jetzt fehlt, wird euch weiter fehlen.
page-moment-beaten = { $foe_front } fällt
page-moment-item = Gefunden: { $item }
page-moment-fall = { $seat } fällt
page-moment-breach = { $seat } durchbricht die Mauer
page-moment-lord = Der Dämonenlord erhebt sich
page-moment-roar = Der Dämonenlord brüllt
page-moment-won = Der letzte Schlag: { $seat }
page-moment-lost = Niemand ist mehr da

## Boxes, dice, abilities

page-sa-box-open = { $face }
page-sa-box-hit = { $face }, getroffen
page-sa-box-quiet = { $foe }: Feld { $face }
page-sa-box-lit = { $foe }: die { $face } treffen
page-sa-box-reach = { $foe }: den Würfel in der Hand ändern und die { $face } treffen
page-sa-ability =
    { $ability }{ $state ->
        [used] , belegt
        [lit] , nutzbar
       *[other] { "" }
    }
page-sa-abilities = Fähigkeiten
page-sa-die =
    { $kind ->
        [silver] Silberner Würfel
       *[gold] Würfel
    } { $face }{ $state ->
        [lost] , verloren
        [placed] , zugewiesen
        [changed] , modifiziert
       *[free] { "" }
    }
page-sa-die-lost = verloren
page-sa-die-placed = gelegt
page-sa-your-dice = Würfel
page-sa-no-dice-yet = Die Würfel sind noch nicht geworfen.
page-sa-take-die = Nimm einen Würfel, dann ein Feld; oder zuerst eine leuchtende Fähigkeit.
page-sa-block-hint = Die Würfel haben ihren Teil getan: Setze leuchtende Schilde gegen den Schaden ein.
page-sa-block-none = Die Würfel haben ihren Teil getan, und kein Schild ist mehr übrig.
page-sa-die-hits = Die { $face } trifft so, wie sie ist: { $foes }.
page-sa-die-idle = Die { $face } trifft so nichts; Felder, die mit einer Änderung erreichbar sind, sind gestrichelt.
page-sa-turn-which = Welcher Würfel wird gedreht?
page-sa-turn-to = Drehen auf …
page-sa-turn-face = Auf { $face } drehen
page-sa-chance =
    { $which ->
        [all] { $chance }, sie alle zu töten
       *[single] { $chance }, ihn zu töten, wenn alles auf ihn allein geht
    }
page-sa-can-fall =
    { $which ->
        [all] alle können in diesem Angriff noch fallen
       *[single] kann in diesem Angriff noch fallen, wenn alles auf ihn allein geht
    }
page-sa-cannot-fall =
    { $which ->
        [all] nicht mehr alle können in diesem Angriff fallen
       *[single] kann in diesem Angriff nicht mehr fallen
    }
page-sa-all-of-them = Alle
page-sa-reroll-hint = Markiere die Würfel, die du neu werfen willst.
page-sa-reroll = Markierte neu werfen
page-sa-keep-roll = Wurf behalten

## The board

page-sa-own-board = Dein Tableau
page-sa-board = Tableau
page-sa-rivals = Wessen Tableau
page-sa-who =
    { $state ->
        [dead] { $name }, ausgeschieden
        [won] { $name }, außer Reichweite
        [turn] { $name }, am Zug
        [take-set] { $name }, unterwegs
        [chest] { $name }, an der Truhe
        [before-roll] { $name }, im Kampf
        [roll] { $name }, im Kampf
        [attack] { $name }, im Angriff
        [block] { $name }, beim Blocken
        [levels] { $name }, mit neuen Leveln
        [rest] { $name }, bei der Rast
        [fence] { $name }, bei der Rast
        [suffer] { $name }, unter Angriff
       *[other] { $name }
    }
page-sa-life =
    Leben { $life }{ $grave ->
        [0] { "" }
       *[other] , Tod bei { $grave }
    }{ $wounds ->
        [0] { "" }
        [one] , { $wounds } Verletzung droht
       *[other] , { $wounds } Verletzungen drohen
    }
page-sa-life-word = Leben
page-sa-stamina = Ausdauer
page-sa-focus = Fokus
page-sa-from-start = Von Anfang an
page-sa-later = Später
page-sa-potions = Tränke
page-sa-dice = Würfel
page-sa-gems = Juwelen
page-sa-pouch = Tasche
page-sa-rage = Wut
page-sa-rage-asleep = schläft
page-sa-rage-use = Wut einsetzen
page-sa-slot-free = leerer Platz
page-sa-own-seats = Deine Plätze
page-sa-own-seat = { $name }, ist gefragt
page-sa-slots = Gegenstands­plätze
page-sa-equip = Als { $slot }: { $gems }
page-sa-equip-with = Für { $gems }
page-sa-replaces = ersetzt { $item }
page-sa-replaces-either = ersetzt { $item } oder { $other }
page-sa-to-pouch = kommt zurück in die Tasche
page-sa-fits =
    { $state ->
        [free] Platz ist frei
        [covers] verdeckt die Fähigkeit des Platzes
       *[short] Juwelen fehlen
    }
page-sa-trade = Gegen { $potion_acc }
page-sa-skill =
    { $skill }, { $state ->
        [gained] erworben
        [used] genutzt
       *[other] nicht erworben
    }{ $gems ->
        [0] { "" }
        [one] , { $gems } Juwel
       *[other] , { $gems } Juwelen
    }
page-sa-raise = Nach oben: { $gem }
page-sa-blessings = Segnungen
page-sa-blessing =
    { $blessing }{ $state ->
        [spent] , verbraucht
       *[other] { "" }
    }
page-sa-blessing-closed = Eine Segnung, verdeckt

## The road

page-sa-road = Der Weg
page-sa-act = Etappe { $act }
page-sa-act-battle = Etappe VI
page-sa-road-and-masteries = Weg und Erfolge
page-sa-walls = Mauern
page-sa-cathedral = Kathedrale
page-sa-laid =
    { $n ->
        [one] { $n } Karte des Dämonenlords
       *[other] { $n } Karten des Dämonenlords
    }
page-sa-laid-text = Karten, die liegen, wenn du dem Aufruf folgst, treffen dich nach der letzten Rast.
page-sa-no-breach = Die Mauern stehen.
page-sa-behind = { $name }, auf dem Weg
page-sa-behind-caption = dahinter
page-sa-brings-die = ein Würfel für alle
page-sa-brings-sets = { $n } Sätze
page-sa-brings =
    { $n ->
        [1] einer { $level }
       *[other] Paar { $level }
    }
page-sa-chest = Schatztruhe
page-sa-chest-caption = Truhe
page-sa-chest-title = Die Truhe ist offen: ein Gegenstand für jeden
page-sa-intervention = Göttliche Intervention
page-sa-no-sets = Auf dem Weg liegen keine Dämonen.
page-sa-ahead = Bevor du es mit Dämonen aufnimmst
page-sa-if-set = Wenn du Satz { $n } nimmst
page-sa-compare = Um sie alle in einem Kampf zu töten
page-sa-now = jetzt
page-sa-rested = nach einer Rast
page-sa-slay-now = ihn jetzt zu töten, wenn alles auf ihn allein geht
page-sa-slay-rested = { $chance } nach einer Rast
page-sa-slain-next =
    { $n ->
        [1] im nächsten Kampf getötet
        [2] beide im nächsten Kampf getötet
       *[other] alle im nächsten Kampf getötet
    }
page-sa-slain-rested = nach einer Rast davor
page-sa-wounds-expected = erwartete Verletzungen
page-sa-in-reach = In Reichweite: { $skills }
page-sa-take = Aufnehmen: { $demons }
page-sa-decks = Dämonendecks
page-sa-deck = Deck { $level }, { $n } Dämonen
page-sa-deck-empty = leer
page-sa-hunting-you = Jagen dich
page-sa-battle-board = Kampftableau
page-sa-nobody-hunts = Kein Dämon ist dir auf den Fersen.
page-sa-open-damage = offener Schaden, Kampf um Kampf, bis sie tot sind
page-sa-where = Etappe { $act }, Feld { $space }
page-sa-not-yet = noch nicht auf dem Weg
page-sa-dead = tot
page-sa-open-board = Tableau { $seat_gen } öffnen: Leben { $life }, { $damage } Schaden
page-sa-say-demon = { $foe } ({ $levels }, Felder: { $faces }, Schaden: { $damage }, hinterlässt: { $type }, { $gems })
page-sa-set-label = Satz { $n }: { $demons }. Schaden: { $from }, dann { $to }.
page-sa-set-chance = { $foe }: jetzt getötet { $now }, nach einer Rast { $rested }.
page-sa-say-no-gems = ohne Juwelen
page-sa-say-nothing = nichts
page-sa-say-dead = { $hero }, { $name }: tot.
page-sa-say-champion =
    { $answered ->
        [yes] { $hero }, { $name }: in der Kathedrale. Leben { $life } von { $full }, Würfel: { $dice }, Ausdauer: { $stamina } von { $all_stamina }, Fokus: { $focus } von { $all_focus }, Tränke: { $red } rot, { $blue } blau. Besiegte Karten: { $beaten }.
       *[no] { $hero }, { $name }: auf Feld { $space }. Leben { $life } von { $full }, Würfel: { $dice }, Ausdauer: { $stamina } von { $all_stamina }, Fokus: { $focus } von { $all_focus }, Tränke: { $red } rot, { $blue } blau. Dämonen: { $demons }, Schaden: { $damage }.
    }
page-sa-say-road = { $act }, Feld { $space }.
page-sa-say-battle = Die finale Schlacht. Das nächste Gebrüll: { $n }.
page-sa-say-own = Ausgerüstet: { $items }. Begabungen: { $skills }. Juwelen: { $gems }.
page-sa-say-hunts = Jagt dich: { $demon }.
page-sa-say-slain = Getötet: { $demon }.
page-sa-say-set = Satz { $n } auf dem Weg: { $demons }.
page-sa-say-life = Leben: { $life }. So viele Verletzungen sind tödlich: { $left }.
page-sa-say-fatal = Der Schaden ist jetzt tödlich: { $damage } Schaden, blockbar: { $block }, Verletzungen: { $wounds }.
page-sa-say-wounds = In diesem Kampf: { $damage } Schaden, blockbar: { $block }, Verletzungen: { $wounds }.
page-sa-say-open = Die Dämonen auf deinen Fersen bringen { $n } Schaden, Kampf um Kampf.
page-sa-say-suffering =
    { $n ->
        [one] { $foe } schlägt zu: die Strafe oder { $n } Verletzung.
       *[other] { $foe } schlägt zu: die Strafe oder { $n } Verletzungen.
    }
page-sa-rival =
    { $rage ->
        [yes] { $name }, { $where }, Würfel: { $dice }, Ausdauer: { $stamina } von { $all_stamina }, Fokus: { $focus } von { $all_focus }, Tränke: { $potions }, Wut aktiv, Gegenstände: { $items }, Begabungen: { $skills }
       *[no] { $name }, { $where }, Würfel: { $dice }, Ausdauer: { $stamina } von { $all_stamina }, Fokus: { $focus } von { $all_focus }, Tränke: { $potions }, Gegenstände: { $items }, Begabungen: { $skills }
    }
page-sa-costs =
    { $payable ->
        [yes] Kostet { $gems }; das kannst du bezahlen.
        [no] Kostet { $gems }; das kannst du nicht bezahlen.
       *[unknown] Kostet { $gems }.
    }
page-sa-brings-stamina = bringt { $n } Ausdauer
page-sa-brings-focus = bringt { $n } Fokus
page-sa-of-all = von { $n }
page-sa-dice-count =
    { $silver ->
        [yes] Goldene Würfel: { $n }; dazu ein silberner
       *[no] Goldene Würfel: { $n }
    }
page-sa-deck-top = Als Nächstes: { $demon }, { $levels }, Felder: { $faces }, Schaden: { $damage }
page-sa-row-present = jetzt im Kampf
page-sa-achievements = Erfolge
page-sa-yours = deine: { $n }
page-sa-mastery-skill = Bega­bungen
page-sa-mastery-gem = Ju­welen
page-sa-mastery-equipment = Aus­rüstung
page-sa-mastery-level = Zuerst
page-sa-any-row = bel. { $row }
page-sa-achievement =
    { $state ->
        [empty] { $achievement }: kein Plättchen
        [brought] { $achievement }: { $owner }, brachte { $blessing }
        [taken] { $achievement }: { $owner }
        [open] { $achievement }: { $progress } von { $goal }
       *[level] { $achievement }: offen
    }

## Fights

page-sa-demons = Dämonen
page-sa-step-before-roll = Tränke
page-sa-step-roll = Wurf
page-sa-step-attack = Angriff
page-sa-step-block = Blocken
page-sa-step-levels = Level und Gegenstände
page-sa-damage-title = Offener Schaden
page-sa-damage-now = wenn du den Angriff jetzt beendest
page-sa-damage-now-other = wenn der Angriff jetzt endet
page-sa-damage-block = trifft jetzt
page-sa-damage-more = { $cards } von den Karten, { $more } zusätzlich
page-sa-can-block = Du kannst blocken
page-sa-can-block-other = Blockbar sind
page-sa-shields = Geblockt
page-sa-wounds = Verletzungen
page-sa-more-damage = Mehr Schaden
page-sa-printed = auf der Karte
page-sa-life-falls =
    { $wounds ->
        [0] Leben bleibt bei { $from }.
       *[other] Leben sinkt von { $from } auf { $to }.
    }
page-sa-would-kill = Das ist der Tod.
page-sa-end-attack = Angriff beenden
page-sa-end-block =
    { $n ->
        [0] Fertig
        [one] { $n } Verletzung nehmen
       *[other] { $n } Verletzungen nehmen
    }
page-sa-undo-all = Zurück zum Wurf
page-sa-skip-level = Level verfallen lassen
page-sa-slain-here = Getötet
page-sa-turns-over = dann wird er umgedreht:
page-sa-found-last = zuletzt gefunden
page-sa-levels-title = Level
page-sa-level-lead =
    { $n ->
        [1] { $level_title }: Versetze ein Juwel dieser Farbe oder ein weißes nach oben.
        [one] { $level_title }: Versetze ein Juwel dieser Farbe oder ein weißes nach oben; noch { $n } Level.
       *[other] { $level_title }: Versetze ein Juwel dieser Farbe oder ein weißes nach oben; noch { $n } Level.
    }
page-sa-gems-left =
    { $n ->
        [one] dann noch { $n } Juwel
       *[other] dann noch { $n } Juwelen
    }
page-sa-raise-from =
    { $to ->
        [pool] { $from } in den Vorrat
       *[other] { $from } auf { $to }
    }{ $gains ->
        [yes] , damit erworben
       *[no] { "" }
    }

## The best line

page-sa-line = Deine beste Abfolge
page-sa-line-found = Die beste gefundene Abfolge
page-sa-line-thinking = Denkt nach …
page-sa-line-off = Dieser Tisch gibt keine Tipps.
page-sa-line-fells = tötet { $foes }
page-sa-line-all = tötet alle
page-sa-line-hits =
    { $n ->
        [0] trifft nichts
        [one] trifft { $n } Feld
       *[other] trifft { $n } Felder
    }
page-sa-line-wounds =
    { $n ->
        [0] keine Verletzung
        [one] { $n } Verletzung
       *[other] { $n } Verletzungen
    }
page-sa-line-dead = du stirbst
page-sa-line-costs = kostet
page-sa-line-free = kostet nichts
page-sa-line-once = einmal pro Kampf
page-sa-line-end = Mehr ist den Preis nicht wert.
page-sa-line-do = Schritt 1 tun
page-sa-line-do-all = Alle { $n }
page-sa-line-stop = Abbrechen
page-sa-line-show = Zeigen
page-sa-line-best = Die beste Abfolge:
page-sa-line-keep =
    { $what ->
        [rage] Die Wut aufheben:
       *[blessing] Die Segnungen aufheben:
    }
page-sa-becomes = Wird zu
page-sa-become = Auf { $face } drehen: { $price }
page-sa-price =
    { $source ->
        [ability] { $stamina ->
            [0] { "" }
            [one] { $stamina } Ausdauer
           *[other] { $stamina } Ausdauer
        }{ $both ->
            [yes] { " " }und{ " " }
           *[no] { "" }
        }{ $focus ->
            [0] { "" }
            [one] { $focus } Fokus
           *[other] { $focus } Fokus
        }
        [rage] die Wut
        [skill] eine Begabung, einmal pro Kampf
       *[blessing] eine Segnung
    }
page-sa-step-mark = Schritt { $n }

## Rest

page-sa-pouch-title =
    { $n ->
        [one] Tasche, { $n } Gegenstand
       *[other] Tasche, { $n } Gegenstände
    }
page-sa-pouch-empty = Die Tasche ist leer.
page-sa-gem-pool = Juwelenvorrat
page-sa-item-kind = { $type }, Level { $level }
page-sa-demons-wait = Während du rastest, tun Dämonen nichts.
page-sa-potion-red = holt Ausdauer zurück
page-sa-potion-blue = holt Fokus zurück
page-sa-stall-hint =
    Wähle einen Gegenstand, dann einen Platz oder einen Trank. { $free ->
        [0] Alle Trankplätze sind voll.
        [1] Ein Trankplatz ist frei.
       *[other] { $free } Trankplätze sind frei.
    }
page-sa-sell-hint = Zuerst lässt sich ein Gegenstand für einen Level abgeben.
page-sa-end-rest = Rast beenden
page-sa-last-rest = Die letzte Rast: Was jetzt nicht ausgerüstet wird, ist verloren.
page-sa-third-die = Der erste Gegenstand, den du ausrüstest, bringt deinen dritten Würfel.
page-sa-slots-left = Es sind noch Plätze leer, die ein Gegenstand von dir füllen könnte.
page-sa-slots-left-text = Leer: { $slots }. Was in der Tasche bleibt, ist verloren. Noch einmal „{ $done }“ beendet die Rast trotzdem.

## Turns

page-sa-move-detail = und Dämonen aufnehmen
page-sa-fight-detail =
    { $demons ->
        [1] ein Dämon, { $n } Schaden
       *[other] { $demons } Dämonen, { $n } Schaden
    }
page-sa-rest-detail =
    { $markers ->
        [0] { $items ->
            [0] { "" }
            [one] { $items } Gegenstand in der Tasche
           *[other] { $items } Gegenstände in der Tasche
        }
        [one] { $markers } Marker zurück{ $items ->
            [0] { "" }
            [one] , { $items } Gegenstand
           *[other] , { $items } Gegenstände
        }
       *[other] { $markers } Marker zurück{ $items ->
            [0] { "" }
            [one] , { $items } Gegenstand
           *[other] , { $items } Gegenstände
        }
    }
page-sa-breach-detail = und zum Kampf aufrufen
page-sa-answer-detail = Dämonen bleiben zurück

## Watching others

page-sa-watch = Während andere spielen
page-sa-watch-whom = Wem zuschauen
page-sa-follow = Dem aktiven Spieler folgen
page-sa-doing =
    { $step ->
        [before-roll] { $hero } kämpft
        [roll] { $hero } kämpft
        [attack] { $hero } kämpft
        [block] { $hero } blockt
        [levels] { $hero } erhält Level
        [rest] { $hero } rastet
        [fence] { $hero } rastet
        [take-set] { $hero } nimmt es mit Dämonen auf
        [chest] { $hero } öffnet die Truhe
       *[other] { $hero } ist am Zug
    }
page-sa-deeds = Geändert und bezahlt
page-sa-deeds-none = Noch nichts.
page-sa-deed-rolled = geworfen
page-sa-deed-hits = { $foe } getroffen
page-sa-deed-fells = { $foe } getötet

## The last battle

page-sa-row = Die neun Karten
page-sa-lord = Dämonenlord
page-sa-fury = Raserei
page-sa-closed = verdeckt
page-sa-beaten = besiegt
page-sa-next-roar =
    Runde { $round }. { $n ->
        [0] Er brüllt nicht mehr.
        [1] Nach dieser Runde brüllt er mit einer Karte.
       *[other] Nach dieser Runde brüllt er mit { $n } Karten.
    }
page-sa-only-changed = Diese Karte treffen nur modifizierte Würfel.
page-sa-battle-dead = Du bist gefallen.
page-sa-battle-won = Du hast den Kampf gewonnen und bist außer Reichweite.
page-sa-battle-waits = Die anderen kämpfen noch.
page-sa-lord-strikes = Der Dämonenlord schlägt zu
page-sa-fury-turned = Eine Rasereikarte wird aufgedeckt
page-sa-all-fights = Alle Kämpfe
page-sa-life-damage = Leben, offener Schaden
page-sa-row-of = { $hero }: neun Karten
page-sa-lane-state =
    { $state ->
        [dead] ausgeschieden
        [won] hat den Kampf gewonnen
        [before-roll] vor dem Wurf
        [roll] würfelt
        [attack] greift an
        [block] blockt
        [suffer] wählt
        [rest] rastet
       *[other] fertig
    }
page-sa-lane-block = kann { $n } blocken
page-sa-lane =
    { $state ->
        [dead] { $name }, ausgeschieden
        [won] { $name }, hat den Kampf gewonnen
        [before-roll] { $name }, vor dem Wurf
        [roll] { $name }, würfelt
        [attack] { $name }, greift an
        [block] { $name }, blockt
        [suffer] { $name }, wählt
        [rest] { $name }, rastet
       *[other] { $name }, ist fertig
    }
page-sa-cards-beaten = { $n } von neun besiegt

## Previews

page-sa-then-life = Leben { $change }.
page-sa-then-stamina = Ausdauer { $change }.
page-sa-then-focus = Fokus { $change }.
page-sa-then-dice = { $n } Würfel.
page-sa-then-skill = Du erwirbst { $skill }.
page-sa-then-felled = { $foe } stirbt.
page-sa-then-beaten = Die Karte fällt.
page-sa-then-threat = Offener Schaden { $from } → { $to }.
page-sa-then-wounds = Drohende Verletzungen { $from } → { $to }.

## Keys

page-sa-key-number = die nummerierten Dinge: Dämonen, Würfel, Juwelen, Gegenstände
page-sa-key-move = bewegen
page-sa-key-fight = kämpfen
page-sa-key-rest = rasten; vor dem Wurf: würfeln
page-sa-key-walls = die Mauer durchbrechen, dem Aufruf folgen
page-sa-key-rage = die Wut einsetzen
page-sa-key-suffer = die Strafe nehmen, die Verletzungen nehmen
page-sa-key-roll = alles zurück bis zum Wurf
page-sa-key-end = den Schritt beenden

## Several people at one screen, small screens

page-sa-hand-over = Weitergeben an: { $seat }
page-sa-hand-over-text = Der nächste Bildschirm zeigt Segnungen, die nur dieser Spieler sehen darf.
page-sa-hand-over-ready = Ich bin bereit
page-sa-tabs = Teile des Tischs
page-sa-tab-stage = Spiel
page-sa-tab-board = Tableau
page-sa-tab-road = Weg
page-sa-tab-log = Chronik

## The end

page-end-abandoned = Die Reise wurde aufgegeben.
page-sa-end-you = Du gewinnst.
page-sa-end-other = { $heroes_nom } gewinnt.
page-sa-end-survived =
    { $rank ->
        [2] Zweiter Platz
        [3] Dritter Platz
       *[other] Vierter Platz
    }{ $short ->
        [0] , nur wegen der Erfolge.
        [one] , es fehlt ein einziges Leben.
       *[other] , es fehlen { $short } Leben.
    }
page-sa-end-fell =
    { $cards ->
        [one] Du bist gefallen, eine Karte vor dem Ziel.
       *[other] Du bist gefallen, { $cards } Karten vor dem Ziel.
    }
page-sa-end-fell-early = Du bist vor der finalen Schlacht gefallen.
page-sa-life-line = Dein Leben durch die Etappen, das der anderen blass
page-sa-end-shared = Der Sieg wird geteilt: { $heroes }.
page-sa-end-nobody = Niemand hat den Dämonenlord erreicht.
page-shared-all-fallen = Alle sind gefallen und kamen gleich weit. Noch einmal?
page-shared-all-fallen-early = Alle sind unterwegs gefallen. Noch einmal?
page-sa-rank =
    { $rank ->
        [1] 1. Platz
        [2] 2. Platz
        [3] 3. Platz
       *[4] 4. Platz
    }
page-sa-standing =
    { $state ->
        [won] hat die finale Schlacht gewonnen
       *[fell] gefallen, { $cards } von neun besiegt
    }
page-sa-looking-back = Rückblick …
page-sa-wounds-title = Verletzungen pro Etappe
page-sa-luck-title = Würfelglück
page-sa-luck-what = Treffer, die allein die Würfe brachten oder kosteten
page-sa-luck = { $dice } Würfel, { $hits } passten gleich auf ein Feld; { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } waren zu erwarten. Mehr Glück als in { $share } von 100 solchen Spielen.

# Notes on what happens for the first time.
page-note-sanctum-last-rest = Das ist die letzte Rast. Was du danach nicht trägst, ist weg, ebenso Begabungen, die du nicht erworben hast.
page-note-sanctum-breach = Die Mauern sind durchbrochen. Je länger du wartest, desto mehr Karten des Dämonenlords treffen dich.
page-note-sanctum-low-life = Du hast nur noch wenig Leben, und Rasten heilt nicht. Blocke, was du kannst.
page-note-sanctum-wounded = Du wurdest verletzt. Jeder Dämon, der nach deinem Angriff noch steht, macht seinen ganzen Schaden. Schilde halten ihn auf, für Ausdauer oder Fokus.
page-note-sanctum-achievement = Du warst zuerst am Ziel: Der Erfolg gehört dir. Darunter liegt eine Segnung: Sieh sie dir an und nutze sie einmal in der finalen Schlacht.
page-note-sanctum-skill = Auf einer Begabung liegt kein Juwel mehr: Jetzt gehört sie dir. Öffne sie und lies, was sie bewirkt.
page-note-sanctum-rage = Deine Wut ist wach: Sie dreht einen Würfel auf eine beliebige Zahl. Sie ist erwacht, weil ein Würfel übrig war.
page-note-sanctum-spent = Ein Marker auf einer Fähigkeit bleibt dort, bis du rastest oder einen Trank nutzt. So lange lässt sie sich nicht nutzen.
page-note-sanctum-equip = Du hast Gegenstände zum Ausrüsten. Jedes Juwelenzeichen will ein Juwel seiner Farbe oder ein weißes. Der allererste Gegenstand bringt einen dritten Würfel.
page-note-sanctum-tired = Alle deine Marker sind ausgegeben. Eine Rast bringt sie zurück; Dämonen warten so lange.
page-note-sanctum-unspent = Deine ganze Ausdauer ist da. Nach dem Wurf bezahlst du damit geänderte Würfel und Schilde: Gib sie aus, eine Rast bringt sie zurück.

# All cards of the box.
page-cards-demons = Dämonen und Gegenstände
page-cards-lord = Der Dämonenlord
page-cards-fury = Raserei
page-cards-blessings = Segnungen
page-cards-skills = Begabungen
page-cards-life-tracks = Lebensanzeigen
page-cards-start = Startboni
page-cards-start-card = Startbonus

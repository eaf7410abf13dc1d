# Last Bastion: what is asked, what can be done, what happened, and why not.

## Things

slot = { $board }, Feld { $number }
    .on = auf Feld { $number } { $board_gen }
    .to = auf Feld { $number } { $board_gen }
    .at = auf Feld { $number } { $board_gen }
slot-any = { $name }
    .on = auf { $name }
    .to = auf { $name }
    .at = auf { $name }
token-red = roter Marker
    .acc = einen roten Marker
token-green = grüner Marker
    .acc = einen grünen Marker
token-blue = blauer Marker
    .acc = einen blauen Marker
token-yellow = gelber Marker
    .acc = einen gelben Marker
token-black = schwarzer Marker
    .acc = einen schwarzen Marker
token-call = Ruf zu den Waffen
    .acc = einen Ruf zu den Waffen
token-any = { $name }
    .acc = folgenden Marker: { $name }
board-red = rotes Tableau
    .acc = das rote Tableau
    .gen = des roten Tableaus
    .along = am roten Tableau
    .on = auf dem roten Tableau
board-green = grünes Tableau
    .acc = das grüne Tableau
    .gen = des grünen Tableaus
    .along = am grünen Tableau
    .on = auf dem grünen Tableau
board-blue = blaues Tableau
    .acc = das blaue Tableau
    .gen = des blauen Tableaus
    .along = am blauen Tableau
    .on = auf dem blauen Tableau
board-yellow = gelbes Tableau
    .acc = das gelbe Tableau
    .gen = des gelben Tableaus
    .along = am gelben Tableau
    .on = auf dem gelben Tableau
board-any = { $name }
    .acc = das Tableau { $name }
    .gen = des Tableaus { $name }
    .along = am Tableau { $name }
    .on = auf dem Tableau { $name }
full-board-red = Volles Tableau (rot)
full-board-green = Volles Tableau (grün)
full-board-blue = Volles Tableau (blau)
full-board-yellow = Volles Tableau (gelb)
banner-red = rotes Banner
    .acc = das rote Banner
banner-green = grünes Banner
    .acc = das grüne Banner
banner-blue = blaues Banner
    .acc = das blaue Banner
banner-yellow = gelbes Banner
    .acc = das gelbe Banner
banner-black = schwarzes Banner
    .acc = das schwarze Banner
banner-any = { $name }
    .acc = das Banner { $name }
face-red = Rot
face-green = Grün
face-blue = Blau
face-yellow = Gelb
face-black = Schwarz
face-white = Weiß
gift-life-and-call = 1 Leben und einen Ruf zu den Waffen
gift-life = 1 Leben
gift-call = einen Ruf zu den Waffen
no-dice = gar keine Würfel
die-numbered = Würfel { $numbers }
dice-numbered = Würfel { $numbers }

source-entrance = { $source }: Auftritt, { $deed }
source-recurring = { $source }: jede Runde, { $deed }
source-continuous = { $source }: dauerhaft, { $deed }
source-exit = { $source }: Abgang, { $deed }
source-board = { $source }: { $deed }

grasp-on-tile = { $tile }
grasp-on-card = { $card }
grasp-on-hero = Tableau { $hero_gen }

card-effect = { $column }: { $text }
monster-card = Monster, { $colour }, Widerstand { $resistance }.
warlord-card = Kriegsherr, { $colour }, Widerstand { $resistance }.

## What is asked

ask-pick-hero = Wähle deinen Helden.
ask-place-card = Wohin kommt { $card }?
ask-in-order = Mehrere Effekte warten: Welcher kommt als Nächster?
ask-suffer = Wen trifft es? { $effect }.
ask-grasp-along = Auf welchen Ort fällt der Griff des Bösen?
ask-may-reroll-corruption = Der Verderbniswürfel zeigt: { $corruption }. Behalten oder neu werfen?
ask-return-token = Welchen Marker gibst du ab?
ask-take-equipment = Welchen Ausrüstungsmarker nimmst du?
ask-take-spoils = Du darfst 1 Leben und einen Ruf zu den Waffen nehmen. Was nimmst du?
ask-cleansing =
    { $most ->
        [1] Welchen Griff des Bösen entfernst du?
       *[other] Welche Griffe des Bösen entfernst du? Bis zu { $most }.
    }
ask-granted-move = Du darfst dich jetzt einmal bewegen.
ask-hero-phase = Bewege dich und handle, in beliebiger Reihenfolge.
ask-hero-phase-rise = Steh auf und handle, in beliebiger Reihenfolge.
ask-hero-phase-only-move = Bewege dich oder beende den Zug.
ask-hero-phase-only-rise = Steh auf oder beende den Zug.
ask-hero-phase-only-act = Handle oder beende den Zug.
ask-hero-phase-only-call = Nutze einen Ruf zu den Waffen oder beende den Zug.
ask-hero-phase-only-power = Nutze deine Heldenkraft oder beende den Zug.
ask-hero-phase-call-or-power = Nutze einen Ruf zu den Waffen oder deine Heldenkraft, oder beende den Zug.
ask-hero-phase-only-end = Es bleibt nichts zu tun: Beende den Zug.
ask-casting-net = Welchen Effekt bedeckt das Netz?
ask-commanding =
    { $left ->
        [1] Versetze noch eine Karte oder lass es dabei.
       *[other] Versetze bis zu { $left } Karten oder lass zwei die Plätze tauschen.
    }
ask-treating = Wen bewirtet die Schenke?
ask-raising = Welches Banner hisst du?
ask-dispensing = Gib jemandem einen Marker oder belebe einen Helden wieder.
ask-dispensing-give = Gib jemandem einen Marker.
ask-dispensing-revive = Belebe einen Helden wieder.
ask-destroying = Welches Monster nimmt die Gruft für 1 deiner Leben?
ask-trapping = Wo legst du die Falle aus?
ask-may-reroll = Behältst du diesen Wurf, oder wirfst du Würfel neu?
ask-aiming = Nimm eine oder zwei Karten ins Visier, bevor du würfelst.
ask-assault =
    { $second ->
        [none] Die Würfel sind gefallen: Gib Marker für { $first } aus, besiege die Karte oder verzichte.
       *[other] Die Würfel sind gefallen: Gib Marker aus und besiege { $first }, { $second } oder beide, oder verzichte.
    }
ask-assault-beat =
    { $second ->
        [none] Die Würfel sind gefallen: Besiege { $first } oder verzichte.
       *[other] Die Würfel sind gefallen: Besiege, was sie erreichen, { $first } oder { $second }, oder verzichte.
    }
ask-assault-spend =
    { $second ->
        [none] Die Würfel sind gefallen: Gib Marker für { $first } aus oder verzichte.
       *[other] Die Würfel sind gefallen: Gib Marker für { $first } oder { $second } aus oder verzichte.
    }
ask-assault-decline =
    { $second ->
        [none] Die Würfel sind gefallen, und nichts besiegt { $first }: Verzichte darauf.
       *[other] Die Würfel sind gefallen, und nichts besiegt { $first } oder { $second }: Verzichte darauf.
    }
ask-assault-beat-or-more =
    { $second ->
        [none] Die Marker liegen: Besiege { $first } oder gib mehr aus.
       *[other] Die Marker liegen: Besiege { $first }, { $second } oder beide, oder gib mehr aus.
    }
ask-assault-must-beat =
    { $second ->
        [none] Die Marker liegen: Besiege { $first }.
       *[other] Die Marker liegen: Besiege { $first }, { $second } oder beide.
    }
ask-assault-more =
    { $second ->
        [none] Gib die Marker aus, die für { $first } noch fehlen.
       *[other] Gib die Marker aus, die für { $first } oder { $second } noch fehlen.
    }
ask-fallen = Beide fallen: Wessen Abgang kommt zuerst?
ask-fallen-idle = Beide fallen, und keine Karte hat einen Abgang: Die Reihenfolge ist gleichgültig.

## What can be done: in full, as the head of a group, as one of a group

do-choose = Wählen: { $hero }
    .menu = Wählen
    .item = { $hero }
    .counted = Einen Helden wählen
do-apply = Ausführen: { $effect }
    .menu = Ausführen
    .item = { $effect }
    .counted = Den nächsten Effekt wählen
do-name = Wen es trifft: { $hero }
    .menu = Wen es trifft
    .item = { $hero }
    .counted = Bestimmen, wen ein Effekt trifft
do-place = { $card } legen: { $slot }
    .menu = Legen auf
    .item = { $slot }
    .counted = Eine Hordenkarte legen
do-return = Abgeben: { $token }
    .menu = Abgeben
    .item = { $token }
    .counted = Einen Marker abgeben
do-grasp = Griff des Bösen fällt { $tile_on }
    .menu = Griff auf
    .item = { $tile }
do-move = Gehen: { $tile }
    .menu = Gehen
    .item = { $tile }
    .counted = Zu einem Ort gehen
do-stand-up = Aufstehen
    .menu = Aufstehen
do-stay = Hierbleiben
    .menu = Hierbleiben
do-activate = Ort nutzen: { $tile }
    .menu = Ort nutzen
    .item = { $tile }
    .counted = Einen Ort nutzen
do-call = Ruf zu den Waffen: { $tile }
    .menu = Ruf zu den Waffen
    .item = { $tile }
    .counted = Einen Ort durch einen Ruf zu den Waffen nutzen
do-fight = Kämpfen
    .menu = Kämpfen
do-end-turn = Zug beenden
    .menu = Zug beenden
do-lend-move = Zusätzliche Bewegung überlassen: { $hero }
    .menu = Bewegung abgeben
    .item = { $hero }
do-charm = Verzaubern: { $card }
    .menu = Verzaubern
    .item = { $card }
    .counted = Eine Karte verzaubern
do-fetch = Falke holt: { $token }
    .menu = Falke holt
    .item = { $colour }
do-pray = Auf die Bewegung verzichten und den Griff des Bösen wegbeten: { $grasp }
    .menu = Beten für
    .item = { $grasp }
do-aim = Ins Visier nehmen: { $cards }
    .menu = Ins Visier
    .item = { $cards }
    .counted = Die Karten für einen Kampf wählen
do-reroll = Neu werfen: { $dice }
    .menu = Neu werfen
    .item = { $dice }
    .counted = Würfel neu werfen
do-keep = Wurf behalten
    .menu = Wurf behalten
do-spend = Ausgeben: { $card_token } { $hero_gen } für { $card }
    .menu = Ausgeben
    .item = { $card_token } { $hero_gen } für { $card }
    .counted = Einen Marker für eine Karte ausgeben
do-beat = Besiegen: { $cards }
    .menu = Besiegen
    .item = { $cards }
    .counted = Karten besiegen
do-decline = Darauf verzichten
    .menu = Verzichten
    .counted = Auf ein Angebot verzichten
do-first = Zuerst: { $card }
    .menu = Zuerst
    .item = { $card }
    .counted = Die besiegte Karte wählen, die zuerst kommt
do-net = Netz werfen auf: { $effect }
    .menu = Netz
    .item = { $effect_from } { $effect_sign }{ $effect_brief }
do-shift = { $card } versetzen: { $slot }
    .menu = Versetzen
    .item = { $card } { $slot_to }
    .counted = Eine Hordenkarte versetzen
do-swap = Tauschen: { $card } und { $other }
    .menu = Tauschen
    .item = { $card } und { $other }
    .counted = Zwei Hordenkarten tauschen
do-take = Nehmen: { $token }
    .menu = Nehmen
    .item = { $colour }
    .counted = Einen Marker nehmen
do-treat = Bewirten: { $hero }
    .menu = Bewirten
    .item = { $hero }
    .counted = Einen Helden bewirten
do-raise = Hissen: { $banner }
    .menu = Hissen
    .item = { $colour }
    .counted = Ein Banner hissen
do-cleanse = Griff des Bösen entfernen: { $grasp }
    .menu = Griff entfernen
    .item = { $grasp }
do-give = Geben: { $token } für { $hero }
    .menu = Geben
    .item = { $colour }: { $hero }
    .counted = Einem Helden einen Marker geben
do-revive = Wiederbeleben: { $hero }
    .menu = Wiederbeleben
    .item = { $hero }
    .counted = Einen Helden wiederbeleben
do-destroy = 1 Leben zahlen und vernichten: { $card }
    .menu = Vernichten
    .item = { $card }
do-trap = Falle auslegen: { $slot }
    .menu = Falle auf
    .item = { $slot }
do-accept = Nehmen: { $gift }
    .menu = Nehmen
    .item = { $gift }
    .counted = 1 Leben, einen Ruf zu den Waffen oder beides nehmen
do-done = Fertig
    .menu = Fertig
    .counted = Einen Schritt beenden

## Why not

refused-already-moved = Die Bewegung dieses Zugs ist verbraucht.
refused-lying = Die Figur liegt: Mit der Bewegung kann sie nur aufstehen.
refused-not-adjacent = Dieser Ort grenzt nicht an deinen.
refused-standing = Die Figur steht schon.
refused-already-acted = Die Aktion dieses Zugs ist verbraucht.
refused-not-standing-here = Nutzen lässt sich nur der Ort unter deiner Figur.
refused-tile-grasped = Der Ort ist in der Gewalt des Bösen; nur ein Ruf zu den Waffen erreicht ihn.
refused-nothing-to-do = Das würde jetzt gar nichts bewirken.
refused-no-free-slot = Dein Tableau hat kein freies Feld für die Falle.
refused-no-call = Du hast keinen Ruf zu den Waffen.
refused-nothing-in-reach = Keine Hordenkarte ist in Reichweite.
refused-card-not-in-reach = Diese Karte ist nicht in Reichweite: Ein Held kämpft nur gegen Karten, die an seinem Ort liegen.
refused-split-by-move = Die Bewegung liegt zwischen den beiden Aktionen.
refused-power-off = Ein Griff des Bösen auf deinem Heldentableau sperrt diese Heldenkraft.
refused-power-lost = Der Held ist verwundet: Diese Heldenkraft ist endgültig verloren.
refused-power-spent = Diese Heldenkraft ist für diesen Zug verbraucht.
refused-no-such-power = Dein Held hat diese Heldenkraft nicht.
refused-supply-empty = Im Vorrat ist keiner mehr.
refused-not-in-action = Dieser Held ist außer Gefecht.
refused-no-grasp-there = Dort liegt kein Griff des Bösen.
refused-slot-taken = Dort liegt schon eine Karte.
refused-wrong-board = Das Tableau dieser Karte hat noch ein freies Feld.
refused-no-such-token = Ein solcher Marker ist nicht da.
refused-is-warlord = Kriegsherren lassen sich so nicht erreichen.
refused-already-there = Es ist schon dort.
refused-equipment-barred = Eine Karte im Spiel verbietet jede Ausrüstung.
refused-not-on-your-tile = Nur Helden auf deinem eigenen Ort können helfen.
refused-enough-tokens = Es liegen schon so viele Marker darauf, wie die Karte Widerstand hat.
refused-cannot-be-beaten = Würfel und Marker reichen nicht.
refused-tokens-lie-elsewhere = Wer Marker auf eine Karte legt, muss sie auch besiegen.
refused-not-your-board = Die Falle kommt nur auf dein eigenes Tableau.
refused-not-out-of-action = Dieser Held ist nicht außer Gefecht.
refused-dead-for-good = Dieser Held ist tot und lässt sich nicht wiederbeleben.
refused-cannot-apply = Das kann diesen Helden nicht treffen.
refused-hero-taken = Diesen Helden hat schon jemand.
refused-not-along-board = Dieser Ort liegt nicht an diesem Tableau.
refused-already-grasped = Dort liegt schon ein Griff des Bösen.
refused-move-made = Die erste der beiden Karten ist versetzt: Die zweite muss eine andere sein, und getauscht wird nicht mehr.
refused-only-others = Die Gabe ist für einen anderen Helden.

## What happened

event-tiles-laid = Die Bastion, Reihe für Reihe: { $tiles }.
event-boards-laid = Die Tableaus, im Uhrzeigersinn ab Norden: { $boards }.
event-hero-chosen = Wahl von { $seat }: { $hero }.
event-hero-seated = { $hero_nom } übernimmt { $board_acc }.
event-began = { $hero_nom } beginnt.
event-turn-began = Zug { $turn }: { $board }
event-turn-began-hosted = Zug { $turn }: { $hero }, { $board }
quiet-turn = Nichts rührt sich.
event-effect-applied = { $effect }.
event-effect-named = { $effect }. Es trifft { $hero }.
event-effect-idle = { $effect }. Es kann niemanden treffen.
event-card-drawn = { $hero_nom } zieht { $card }.
    .then = { $hero_pro } zieht { $card }.
event-card-placed = { $card } kommt { $slot_on }.
event-card-trapped = Die Falle { $slot_at } fängt { $card }.
event-trap-sent-home = { $card } tritt die Falle beiseite; diese kehrt zurück.
event-nothing-drawn = Alle Felder sind belegt: { $hero_nom } kann nichts ziehen.
event-board-struck = { $full_board }.
event-bottom-discarded = Abgeworfen, von unten aus dem Deck: { $card }.
event-bottom-missing = Das Deck ist leer: Es gibt nichts abzuwerfen.
event-corruption-rolled = { $hero_nom } wirft den Verderbniswürfel: { $corruption }.
    .then = { $hero_pro } wirft den Verderbniswürfel: { $corruption }.
event-corruption-rerolled = { $hero_nom } dreht den Augenblick zurück.
event-life-lost = { $hero_nom } verliert 1 Leben; noch { $left }.
    .then = { $hero_pro } verliert 1 Leben; noch { $left }.
event-life-gained = { $hero_nom } erhält 1 Leben; jetzt { $left }.
    .then = { $hero_pro } erhält 1 Leben; jetzt { $left }.
event-spoils-left = { $hero_nom } nimmt weder Leben noch Ruf zu den Waffen.
    .then = { $hero_pro } nimmt weder Leben noch Ruf zu den Waffen.
event-call-gained = { $hero_nom } erhält einen Ruf zu den Waffen.
    .then = { $hero_pro } erhält einen Ruf zu den Waffen.
event-equipment-gained = { $hero_nom } erhält Ausrüstung: { $colour }.
    .then = { $hero_pro } erhält Ausrüstung: { $colour }.
event-token-returned = { $hero_nom } gibt { $token_acc } ab.
    .then = { $hero_pro } gibt { $token_acc } ab.
event-laid-down = Am Boden: { $hero }; die nächste Bewegung dient nur zum Aufstehen.
event-stood-up = { $hero_nom } steht auf.
event-went-out = { $hero_nom } ist außer Gefecht.
event-died = { $hero_nom } stirbt.
event-revived = { $hero_nom } wird wiederbelebt und steht verwundet im Lazarett.
event-hero-shadowed =
    { $hero_count ->
        [1] Ein Griff des Bösen auf dem Tableau { $hero_gen }: Die Heldenkraft ist gesperrt.
       *[other] Griffe des Bösen auf den Tableaus { $hero_gen }: Die Heldenkräfte sind gesperrt.
    }
event-tile-grasped = Der Griff des Bösen erfasst { $tile_acc }.
event-card-haunted = Ein Griff des Bösen kommt auf { $card }.
event-haunting-moved = Der Griff des Bösen wandert von { $card } { $tile_to }.
event-grasp-missing = Im Vorrat ist kein Griff des Bösen mehr.
event-grasp-removed =
    { $grasp_count ->
        [1] Griff des Bösen entfernt: { $grasp }.
       *[other] Griffe des Bösen entfernt: { $grasp }.
    }
event-banner-fell = Gefallen: { $banner }.
event-moved = { $hero_nom } geht { $tile_to }.
event-stayed = { $hero_nom } bleibt.
event-tile-activated = { $hero_nom } nutzt { $tile_acc }.
event-called = { $hero_nom } nutzt { $tile_acc } mit einem Ruf zu den Waffen.
event-lent-move = { $hero_nom } überlässt { $to } die zusätzliche Bewegung.
event-charm-put = { $hero_nom } verzaubert { $card }.
event-prayed = { $hero_nom } verzichtet auf die Bewegung und betet.
event-fought = { $hero_nom } zieht in den Kampf.
event-aimed = { $hero_nom } nimmt { $cards } ins Visier.
event-dice-rolled = { $hero_nom } würfelt { $faces }.
    .then = { $hero_pro } würfelt { $faces }.
event-dice-rerolled = { $hero_nom } wirft neu: { $dice }.
event-token-spent = { $hero_nom } gibt { $card_token_acc } für { $card } aus.
    .then = { $hero_pro } gibt { $card_token_acc } für { $card } aus.
event-card-beaten = { $hero_nom } besiegt { $card }.
    .then = { $hero_pro } besiegt { $card }.
event-fight-declined = { $hero_nom } besiegt nichts.
    .then = { $hero_pro } besiegt nichts.
event-exit-shrugged = { $hero_nom } schüttelt es ab: { $effect }.
event-card-left = { $card } verlässt das Spiel.
event-net-cast = { $hero_nom } wirft das Netz. Bedeckt: { $effect }.
    .then = Das Netz bedeckt: { $effect }.
event-net-home = Das Netz kehrt zurück.
event-charm-home = Der Zauber kehrt zurück.
event-card-shifted = { $card } rückt { $slot_to }.
event-cards-swapped = { $card } und { $other } tauschen die Plätze.
event-banner-raised = { $hero_nom } hisst { $banner_acc }.
    .then = { $hero_pro } hisst { $banner_acc }.
event-card-destroyed = { $hero_nom } zahlt der Gruft mit Blut und vernichtet { $card }.
event-trap-set = { $hero_nom } legt die Falle { $slot_on } aus.
    .then = { $hero_pro } legt die Falle { $slot_on } aus.
event-turn-ended = { $hero_nom } beendet den Zug.
event-ended = { $ending }

## What happened in a row, in one sentence

event-card-drawn-card-placed = { $hero_nom } zieht { $card } und legt die Karte { $slot_on }.
    .then = { $hero_pro } zieht { $card } und legt die Karte { $slot_on }.
event-card-drawn-card-trapped = { $hero_nom } zieht { $card }, und die Falle { $slot_at } schnappt zu.
    .then = { $hero_pro } zieht { $card }, und die Falle { $slot_at } schnappt zu.
event-effect-applied-card-drawn = { $effect_from } ruft eine Karte: { $hero_nom } zieht { $card }.
event-effect-applied-card-drawn-card-placed = { $effect_from } ruft eine Karte: { $hero_nom } zieht { $card } und legt die Karte { $slot_on }.
event-effect-applied-card-drawn-card-trapped = { $effect_from } ruft eine Karte: { $hero_nom } zieht { $card }, und die Falle { $slot_at } schnappt zu.
event-card-shifted-card-placed = { $card } rückt { $slot_to }.
event-card-shifted-card-trapped = { $card } rückt { $slot_to } und geht in die Falle.
event-nothing-drawn-life-lost = Alle Felder sind belegt: Statt zu ziehen, verliert { $hero_nom } 1 Leben; noch { $left }.
event-effect-applied-card-haunted = { $card } ruft einen Griff des Bösen.
event-effect-applied-haunting-moved-tile-grasped = { $card } schickt den eigenen Griff des Bösen { $tile_to }.
event-effect-applied-life-lost = { $effect_from }: { $hero_nom } verliert 1 Leben; noch { $left }.
event-effect-applied-token-returned = { $effect_from }: { $hero_nom } gibt { $token_acc } ab.
event-effect-applied-corruption-rolled = { $effect_from }: { $hero_nom } wirft den Verderbniswürfel ({ $corruption }).
event-effect-applied-hero-shadowed =
    { $hero_count ->
        [1] { $effect_from }: Ein Griff des Bösen liegt auf dem Tableau { $hero_gen }; die Heldenkraft ist gesperrt.
       *[other] { $effect_from }: Griffe des Bösen liegen auf den Tableaus { $hero_gen }; die Heldenkräfte sind gesperrt.
    }
event-effect-named-life-lost = { $effect_from }: { $hero_nom } verliert 1 Leben; noch { $left }.
event-effect-named-token-returned = { $effect_from }: { $hero_nom } gibt { $token_acc } ab.
event-effect-named-corruption-rolled = { $effect_from }: { $hero_nom } wirft den Verderbniswürfel ({ $corruption }).
event-effect-named-hero-shadowed = { $effect_from }: Ein Griff des Bösen liegt auf dem Tableau { $hero_gen }; die Heldenkraft ist gesperrt.
event-effect-applied-laid-down = { $effect_from }. Am Boden: { $hero }; die nächste Bewegung dient nur zum Aufstehen.
event-effect-named-laid-down = { $effect_from }. Am Boden: { $hero }; die nächste Bewegung dient nur zum Aufstehen.
event-effect-applied-life-gained = { $effect_from }: { $hero_nom } erhält 1 Leben; jetzt { $left }.
event-effect-applied-call-gained = { $effect_from }: { $hero_nom } erhält einen Ruf zu den Waffen.
event-effect-applied-life-gained-call-gained = { $effect_from }: { $hero_nom } erhält 1 Leben, jetzt { $left }, und einen Ruf zu den Waffen.
event-effect-applied-equipment-gained = { $effect_from }: { $hero_nom } erhält { $token_acc }.
event-effect-applied-grasp-removed =
    { $grasp_count ->
        [1] { $effect_from }: Griff des Bösen entfernt: { $grasp }.
       *[other] { $effect_from }: Griffe des Bösen entfernt: { $grasp }.
    }
event-board-struck-effect-applied = { $full_board }: { $effect_deed }.
event-board-struck-effect-named = { $full_board }: { $effect_deed }. Es trifft { $hero }.
event-board-struck-effect-idle = { $full_board }: { $effect_deed }. Es kann niemanden treffen.
event-board-struck-effect-applied-bottom-discarded = { $full_board }: Von unten aus dem Deck fällt { $card }.
event-board-struck-effect-applied-life-lost = { $full_board }: { $hero_nom } verliert 1 Leben; noch { $left }.
event-board-struck-effect-applied-laid-down = { $full_board }. Am Boden: { $hero }; die nächste Bewegung dient nur zum Aufstehen.
event-board-struck-effect-applied-corruption-rolled = { $full_board }: { $hero_nom } wirft den Verderbniswürfel ({ $corruption }).
event-board-struck-effect-named-life-lost = { $full_board }: { $hero_nom } verliert 1 Leben; noch { $left }.
event-board-struck-effect-named-laid-down = { $full_board }. Am Boden: { $hero }; die nächste Bewegung dient nur zum Aufstehen.
event-board-struck-effect-named-corruption-rolled = { $full_board }: { $hero_nom } wirft den Verderbniswürfel ({ $corruption }).
event-corruption-rerolled-corruption-rolled = { $hero_nom } dreht den Augenblick zurück und wirft neu: { $corruption }.
    .then = { $hero_pro } dreht den Augenblick zurück und wirft neu: { $corruption }.
event-fought-dice-rolled = { $hero_nom } kämpft und würfelt { $faces }.
event-fought-aimed-dice-rolled = { $hero_nom } nimmt { $cards } ins Visier und würfelt { $faces }.
event-dice-rerolled-dice-rolled = { $hero_nom } wirft neu ({ $dice }): { $faces }.
    .then = { $hero_pro } wirft neu ({ $dice }): { $faces }.
event-card-beaten-card-left = { $card } fällt.
event-card-destroyed-card-left-life-lost = { $hero_nom } zahlt der Gruft 1 Leben, noch { $left }, und vernichtet { $card }.
    .then = { $hero_pro } zahlt 1 Leben, noch { $left }, und vernichtet { $card }.
event-prayed-grasp-removed = { $hero_nom } verzichtet auf die Bewegung und betet. Griff des Bösen entfernt: { $grasp }.

## What a position or an option expected; numbers come as n1, n2

expected-n-in-all = { $n1 } insgesamt
expected-a-hero-in-action = ein Held, der im Spiel ist
expected-a-hero-that-nobody-else-has = ein Held, den sonst niemand hat
expected-a-table-for-each-player = eine Tabelle für jeden Spieler
expected-fewer-than-n-tiles = weniger als { $n1 } Orte
expected-nothing-left-to-a-hero-out-of-action = nichts mehr bei einem Helden außer Gefecht
expected-n-heroes = { $n1 } Helden
expected-n-players = { $n1 } Spieler
expected-a-card-in-play = eine Karte im Spiel
expected-cards-in-play = Karten im Spiel
expected-a-free-slot = ein freies Feld
expected-an-effect-of-a-card-in-play = ein Effekt einer Karte im Spiel
expected-tile = ein Ort
expected-card = eine Karte
expected-hero = ein Held
expected-slot = ein Feld
expected-colour = eine Farbe
expected-face = eine Würfelseite
expected-effect = ein Effekt
expected-different-heroes = verschiedene Helden
expected-every-board-once = jedes Tableau einmal
expected-every-tile-once = jeder Ort einmal
expected-every-card-once-in-a-slot-discarded-or-unseen = jede Karte einmal: auf einem Feld, abgeworfen oder ungesehen
expected-lines-like-n-monsters = Zeilen wie „42 monsters“
expected-no-more-cards-than-are-unseen = nicht mehr Karten, als ungesehen sind
expected-out-or-dead-just-when-there-is-no-life-and-no-tile = out oder dead genau dann, wenn es kein Leben und keinen Ort gibt
expected-a-warlord-left-or-the-game-would-be-won = noch ein Kriegsherr, sonst wäre das Spiel gewonnen
expected-a-board-just-when-boards-are-laid = ein Tableau genau dann, wenn Tableaus ausliegen
expected-n-as-many-as-are-discarded = { $n1 }, so viele wie abgeworfen sind
expected-n-warlords-in-slots-and-deck = { $n1 } Kriegsherren auf Feldern und im Deck
expected-an-effect-of-a-monster = ein Effekt eines Monsters
expected-n-before-the-first-turn = { $n1 } vor dem ersten Zug
expected-no-lanes-in-this-game = keine Bahnen in diesem Spiel
expected-no-setup-as-something-is-put-out = kein Aufbau, da schon etwas ausliegt
expected-the-board-whose-turn-it-is-from-turn-n-on = das Tableau, das am Zug ist, ab Zug { $n1 }
expected-the-dice-that-may-be-rerolled = die Würfel, die neu geworfen werden dürfen
expected-up-to-n-faces-of-combat-dice = bis zu { $n1 } Seiten von Kampfwürfeln

## The drawing in the terminal: letters, codes and short words

letter-yellow = E
letter-black = S

code-haunt = S
code-draw-horde = Z
code-lose-life = L
code-return-token = M
code-roll-corruption = V
code-grasp-own-board = G
code-all-return-token = MM
code-grasp-all-boards = GG
code-all-lose-move = BB
code-gain-equipment = +A
code-gain-life = +L
code-gain-call = +R
code-remove-grasp = −G
code-gain-life-and-call = +LR
code-white-immune = W
code-lock-die = X
code-no-equipment = −A
code-discard-bottom = U
code-lose-own-move = B
code-grasp-tile = O

brief-haunt = Spuk
brief-draw-horde = ziehen
brief-lose-life = −Leben
brief-return-token = −Marker
brief-roll-corruption = Verderbnis
brief-grasp-own-board = Griff Tableau
brief-all-return-token = alle −Marker
brief-grasp-all-boards = Griff auf alle
brief-all-lose-move = alle stürzen
brief-gain-equipment = +Marker
brief-gain-life = +Leben
brief-gain-call = +Ruf
brief-remove-grasp = −Griff
brief-gain-life-and-call = +Leben +Ruf
brief-white-immune = kein Weiß
brief-lock-die = −1 Würfel
brief-no-equipment = keine Marker
brief-discard-bottom = unterste weg
brief-lose-own-move = stürzt
brief-grasp-tile = Griff auf Ort

sign-entrance = »
sign-recurring = ↻
sign-continuous = ∞
sign-exit = †

legend-entrance = Auftritt
legend-recurring = jede Runde
legend-continuous = dauerhaft
legend-exit = Abgang

draw-title = { $game } · { $difficulty } · { $turn }
draw-turn = Zug { $turn } · { $board }: { $hero }
draw-setup = Aufbau
draw-neutral = neutral
draw-full = VOLL
draw-no-hero = noch kein Held
draw-trap = Falle
draw-deck = Deck { $size } · ab { $discard }
draw-warlord =
    { $cards ->
        [0] Kriegsherr folgt!
        [one] nach { $cards } Karte
       *[other] nach { $cards } Karten
    }
draw-no-warlord = keiner im Deck
draw-no-banner = kein Banner
draw-barred = keine Ausrüstung!
draw-locked =
    { $dice ->
        [one] { $dice } Würfel gesperrt
       *[other] { $dice } Würfel gesperrt
    }
draw-grasped = { $count } von { $most } Orten

list-bastion = Die Bastion, Reihe für Reihe
list-tile = { $tile } ({ $here })
list-free = frei
list-effect = { $when }: { $deed }
list-netted = { $effect } (unter dem Netz)

tell-deck = Deck: { $size } Karten; abgeworfen: { $discard }.
tell-warlord =
    { $cards ->
        [0] Die nächste Karte ist der Kriegsherr.
        [one] Der Kriegsherr kommt nach { $cards } Karte.
       *[other] Der Kriegsherr kommt nach { $cards } Karten.
    }
tell-supply = Vorrat: Ausrüstung { $tokens }; Leben { $life }; Rufe zu den Waffen { $calls }; Griffe des Bösen { $grasps }.
tell-banner = Auf der Standarte weht, für 1 Widerstand weniger: { $banner }.
tell-dice = Würfel: { $faces }.
tell-tokens = { $count } { $colour }
tell-state = { $told } { $state }.
tell-hero = { $hero }, { $colour }: Leben { $life }, Rufe zu den Waffen { $calls }, Ausrüstung { $tokens }.

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

state-out = außer Gefecht
state-wounded = verwundet
state-dead = tot
state-lying = liegt
state-shadowed = Heldenkraft gesperrt
state-grasped = in der Gewalt des Bösen
state-haunted = Spuk
state-charmed = verzaubert

draw-target =
    { $tokens ->
        [0] { $card }: Widerstand { $resistance }, zählende Würfel: { $hits }.
        [one] { $card }: Widerstand { $resistance }, zählende Würfel: { $hits }, { $tokens } Marker liegt.
       *[other] { $card }: Widerstand { $resistance }, zählende Würfel: { $hits }, { $tokens } Marker liegen.
    }
about = { $name }: { $text }

## Chances

note-faces = { $tile_at }
odds-two = { $first } { $first_chance }, { $second } { $second_chance }, mindestens eine { $either }, beide { $both }
odds-pair = eine { $either }, beide { $both }
odds-here = Hier: { $fight }
odds-from = { $tile }: { $fight }

## The score

score-difficulty = für den Sieg
score-life = Leben
score-calls = Rufe zu den Waffen
score-dead = tote Helden
score-grasped-tiles = Orte in der Gewalt des Bösen
score-line = { $points } { $item } ({ $count } × { $each })
score-total =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## In the terminal

cli-welcome = Willkommen in der Bastion. Die Eingabetaste nimmt, was in Klammern steht.
cli-ask-players = Wie viele Helden, { $answers }? [{ $default }]
cli-help-marks = Zeichen: ♥ Leben, ✦ Ruf zu den Waffen, Ψ Griff des Bösen, # Netz, × Falle, ¶ Standarte, ♪ Zauber, ♛ Kriegsherr, ⚔ Siegchance. R2/3: rot, Widerstand jetzt 2, aufgedruckt 3; E ist gelb, S schwarz.

# Why a bot did what it did: it says so itself, in one sentence.
why-fight = Ich kämpfe gegen { $card }: Die Chance ist { $percent } %.
why-go-fight = Ich gehe { $tile_to } und kämpfe gegen { $card }: Die Chance ist { $percent } %.
why-leave = { $hero_nom } hat auf { $card } gezeigt, also lasse ich die Karte liegen.
why-go = Ich gehe { $tile_to }, dort werde ich als Nächstes gebraucht.
why-treat = Ich will { $tile_acc } nutzen: { $hero_nom } hat { $life ->
    [one] nur noch { $life } Leben
   *[other] noch { $life } Leben
}.
why-destroy = Ich zahle { $tile_dat } ein Leben und bin ein Monster endgültig los; von { $life } Leben bleibt mir genug.
why-cleanse = Ich nutze { $tile_acc }: { $count ->
    [0] Noch ist kein Ort in der Gewalt des Bösen, und so soll es bleiben.
    [one] { $count } Ort ist in der Gewalt des Bösen.
   *[other] { $count } Orte sind in der Gewalt des Bösen.
}
why-use = Ich nutze { $tile_acc }: Das hilft uns jetzt am meisten.
why-end = Ich beende meinen Zug: Alles andere kostet mehr, als es bringt.

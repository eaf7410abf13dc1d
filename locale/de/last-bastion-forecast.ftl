# What is ahead in Last Bastion: one sentence an omen, by the keys of games/last_bastion/omens.py.
# $card, $tile, $hero and $colour are names; $count is a number.

## Haunting and Grasps of Evil

omen-haunted = Ein Griff des Bösen kommt auf { $card }.
omen-haunts-tile = { $card } schickt den eigenen Griff des Bösen { $tile_to }; dann { $count ->
    [one] ist { $count } Ort in der Gewalt des Bösen
   *[other] sind { $count } Orte in der Gewalt des Bösen
}.
omen-haunts-last-tile = { $card } schickt den eigenen Griff des Bösen { $tile_to }: Das ist der { $count }. Ort in der Gewalt des Bösen, und die Bastion fällt.
omen-haunts-last-tile-several =
    { $count ->
        [one] { $count } Karte { $board_on } schickt ihren Griff des Bösen nach innen, und die Bastion fällt.
       *[other] { $count } Karten { $board_on } schicken ihre Griffe des Bösen nach innen, und die Bastion fällt.
    }
omen-grasped = Ein Griff des Bösen erfasst { $tile_acc }; dann { $count ->
    [one] ist { $count } Ort in der Gewalt des Bösen
   *[other] sind { $count } Orte in der Gewalt des Bösen
}.
omen-grasped-last = Ein Griff des Bösen erfasst { $tile_acc }: Das ist der { $count }. Ort in der Gewalt des Bösen, und die Bastion fällt.
omen-banner-falls = Die Standarte ist in der Gewalt des Bösen. Es fällt: { $banner }.
omen-shadowed-card = { $card } legt einen Griff des Bösen auf das Tableau { $hero_gen }: Die Heldenkraft ist gesperrt.
omen-someone-shadowed-card = { $card } legt einen Griff des Bösen auf das Tableau eines Helden eurer Wahl.

## Life

omen-loses-life = { $hero_nom } verliert 1 Leben.
omen-loses-life-card = { $card }: { $hero_nom } verliert 1 Leben.
omen-loses-life-board = { $full_board }: { $hero_nom } verliert 1 Leben.
omen-loses-life-full = Alle Felder sind belegt, und { $hero_nom } verliert 1 Leben, statt zu ziehen.
omen-falls-out = { $hero_nom } verliert das letzte Leben und ist außer Gefecht.
omen-falls-out-card = { $card }: { $hero_nom } verliert das letzte Leben und ist außer Gefecht.
omen-falls-out-board = { $full_board }: { $hero_nom } verliert das letzte Leben und ist außer Gefecht.
omen-falls-out-full = Alle Felder sind belegt, und { $hero_nom } verliert das letzte Leben, statt zu ziehen, und ist außer Gefecht.
omen-dies = { $hero_nom } verliert zum zweiten Mal das letzte Leben und stirbt.
omen-dies-card = { $card }: { $hero_nom } verliert zum zweiten Mal das letzte Leben und stirbt.
omen-dies-board = { $full_board }: { $hero_nom } verliert zum zweiten Mal das letzte Leben und stirbt.
omen-dies-full = Alle Felder sind belegt, und { $hero_nom } verliert zum zweiten Mal das letzte Leben, statt zu ziehen, und stirbt.
omen-heroes-out = Der letzte Held verliert das letzte Leben, und die Bastion fällt.
omen-heroes-out-card = { $card }: Der letzte Held verliert das letzte Leben, und die Bastion fällt.
omen-heroes-out-board = { $full_board }: Der letzte Held verliert das letzte Leben, und die Bastion fällt.
omen-heroes-out-full = Alle Felder sind belegt, und der letzte Held verliert das letzte Leben, statt zu ziehen: Die Bastion fällt.
omen-someone-loses-life-card = { $card }: Ein Held eurer Wahl verliert 1 Leben.
omen-someone-loses-life-board = { $full_board }: Ein Held eurer Wahl verliert 1 Leben.
omen-someone-loses-life-full = Alle Felder sind belegt, und ein Held eurer Wahl verliert 1 Leben, statt zu ziehen.
omen-someone-falls-out = Einer der Helden verliert das letzte Leben, wen ihr auch bestimmt.
omen-someone-falls-out-card = { $card }: Ein Held verliert das letzte Leben, wen ihr auch bestimmt.
omen-someone-falls-out-board = { $full_board }: Ein Held verliert das letzte Leben, wen ihr auch bestimmt.
omen-someone-falls-out-full = Alle Felder sind belegt, und ein Held verliert das letzte Leben, statt zu ziehen, wen ihr auch bestimmt.

## Tokens and moves

omen-returns-token = { $hero_nom } gibt einen runden Marker ab.
omen-returns-token-card = { $card }: { $hero_nom } gibt einen runden Marker ab.
omen-someone-returns-token-card = { $card }: Ein Held eurer Wahl gibt einen runden Marker ab.
omen-lies-down-card = { $card }: { $hero_nom } verliert die nächste Bewegung.
omen-lies-down-board = { $full_board }: { $hero_nom } verliert die nächste Bewegung.
omen-someone-lies-down-board = { $full_board }: Ein Held eurer Wahl verliert die nächste Bewegung.

## The corruption die, and what it may do

omen-rolls-card = { $card }: { $hero_nom } wirft den Verderbniswürfel.
omen-rolls-board = { $full_board }: { $hero_nom } wirft den Verderbniswürfel.
omen-someone-rolls-card = { $card }: Ein Held eurer Wahl wirft den Verderbniswürfel.
omen-someone-rolls-board = { $full_board }: Ein Held eurer Wahl wirft den Verderbniswürfel.
omen-may-draw = Verderbniswürfel: { $hero_nom } muss vielleicht eine Karte ziehen.
omen-may-deck-empty = Verderbniswürfel: { $hero_nom } muss vielleicht vom leeren Deck ziehen, und alles wäre verloren.
omen-may-return-token = Verderbniswürfel: { $hero_nom } muss vielleicht einen runden Marker abgeben.
omen-may-lose-life = Verderbniswürfel: { $hero_nom } verliert vielleicht 1 Leben.
omen-may-fall-out = Verderbniswürfel: { $hero_nom } verliert vielleicht das letzte Leben.
omen-may-die = Verderbniswürfel: { $hero_nom } verliert vielleicht zum zweiten Mal das letzte Leben.
omen-may-heroes-out = Verderbniswürfel: { $hero_nom }, der letzte Held, verliert vielleicht das letzte Leben.
omen-may-grasp = Der Verderbniswürfel legt vielleicht einen Griff des Bösen { $tile_on }; dann { $count ->
    [one] wäre { $count } Ort in der Gewalt des Bösen
   *[other] wären { $count } Orte in der Gewalt des Bösen
}.
omen-may-grasp-last = Der Verderbniswürfel legt vielleicht einen Griff des Bösen { $tile_on }: Das wäre der { $count }. Ort in der Gewalt des Bösen, und die Bastion fiele.
omen-may-grasp-along = Der Verderbniswürfel legt vielleicht einen Griff des Bösen auf einen Ort { $board_along }; dann { $count ->
    [one] wäre { $count } Ort in der Gewalt des Bösen
   *[other] wären { $count } Orte in der Gewalt des Bösen
}.
omen-may-grasp-along-last = Der Verderbniswürfel legt vielleicht einen Griff des Bösen auf einen Ort { $board_along }: Das wäre der { $count }. Ort in der Gewalt des Bösen, und die Bastion fiele.

## Draws and the deck

omen-draws = { $hero_nom } zieht eine Karte.
omen-draws-card = { $card }: { $hero_nom } zieht eine Karte.
omen-draws-or-strikes = { $hero_nom } zieht eine Karte, außer { $board_acc } ist bis dahin voll und schlägt zu.
omen-draws-warlord = { $hero_nom } zieht einen Kriegsherrn.
omen-draws-warlord-card = { $card }: { $hero_nom } zieht einen Kriegsherrn.
omen-someone-draws-card = { $card }: Ein Held eurer Wahl zieht eine Karte.
omen-deck-empty = Eine Karte ist zu ziehen, aber das Deck ist leer: Die Bastion fällt.
omen-bottom-card = { $full_board }: Die unterste Karte des Decks wird abgeworfen; { $count ->
    [one] { $count } Karte bleibt
   *[other] { $count } Karten bleiben
}.
omen-bottom-warlord = { $full_board }: Der Kriegsherr ganz unten im Deck wird abgeworfen, und die Bastion fällt.
omen-starves = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}, ohne dass eine Karte kommt oder geht: Die Bastion wird ausgehungert.

## What holds something back

omen-netted = Das Netz hält { $card } zurück.
omen-trap-set = Die Falle wartet { $board_on }.

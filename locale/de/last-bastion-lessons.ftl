# The guided first game: chapter by chapter, a title, what it is about, and what the guide says.
# A step is lesson-<chapter>-<step>; what is said after another choice ends with that choice's name.
# No more than 30 words each, in words that a child of twelve knows.

lessons-title = Die erste Nacht
lessons-about = Lerne Last Bastion beim Spielen: sechs kurze Kapitel, etwa 6 Minuten.

lesson-move-and-act = Bewegen und handeln
lesson-move-and-act-about = Eine Bewegung und eine Aktion pro Zug.
lesson-move-and-act-goal = Neun Orte sind deine Bastion. Vier Horden stehen um sie herum. In dem Deck dort steckt ein Kriegsherr. Besiegt ihn, und ihr alle gewinnt.
lesson-move-and-act-move = Du bist { hero-kazgin }. In jedem Zug darfst du einen Ort weit gehen, auch schräg. Geh { tile-market.to }.
lesson-move-and-act-move-elsewhere = Dorthin kannst du gehen. Fürs Erste zeigt der Markt mehr: Dort gibt es Marker.
lesson-move-and-act-market = Du darfst auch einmal handeln: deinen Ort nutzen oder kämpfen. Nutze { tile-market.acc }. Dort wirfst du zwei Würfel.
lesson-move-and-act-market-fight = Du könntest jetzt kämpfen. Das kommt als Nächstes. Hol dir zuerst etwas für den Kampf.
lesson-move-and-act-red = Rot gab dir einen roten Marker. Weiß steht für jede Farbe. Nimm noch einmal Rot, denn { card-butcher } ist rot.
lesson-move-and-act-red-other = Ein schöner Marker, aber gegen { card-butcher } zählen nur rote.
lesson-move-and-act-end = Bewegt und gehandelt: Das war dein Zug. Beende ihn.
lesson-move-and-act-end-call = Das gibt es zusätzlich, und es ist kostbar. Heb es dir auf: Kapitel drei handelt davon.

lesson-first-fight = Dein erster Kampf
lesson-first-fight-about = Würfel in der Farbe der Karte zählen, und Weiß zählt als jede.
lesson-first-fight-fight = { card-butcher } fällt bei 2 roten Treffern. Du wirfst drei Würfel und den grauen von { hero-kazgin }. Rote und weiße Seiten zählen. Kämpfe.
lesson-first-fight-fight-market = Du hast einen grünen und einen gelben Marker bekommen. Gegen eine rote Karte helfen sie nicht, und deine Aktion ist verbraucht.
lesson-first-fight-beat = Einmal Rot, und der graue Würfel zeigt Weiß: Das macht 2. Die anderen Würfel zählen nicht. Besiege { card-butcher }.
lesson-first-fight-beat-decline = Das darfst du, und nichts geht verloren. Aber { card-butcher } bleibt. Hier kannst du einen Wurf zurücknehmen, an einem echten Tisch nicht.
lesson-first-fight-heart = Ein Herz: { card-butcher } gab dir 1 Leben. Weiße Zeichen sind gut. Violette tun weh, aber { hero-kazgin } schüttelt sie ab.
lesson-first-fight-on = Du darfst dich noch bewegen. Geh { tile-tavern.to } und beende dann den Zug.
lesson-first-fight-on-stay = Du darfst bleiben. Aber der nächste Kampf ist in der Ecke, von hier zu weit für eine Bewegung.
lesson-first-fight-corner = Dein nächster Zug. An einer Ecke liegen zwei Karten. Geh { tile-dispensary.to }.
lesson-first-fight-corner-tavern = Ein Leben ist nie falsch. Aber dort warten zwei Karten, die du auf einmal besiegen könntest.
lesson-first-fight-both = Die eine braucht Blau, die andere Gelb. Wirf einmal für beide und besiege beide.
lesson-first-fight-both-one = Ein Würfel für jede reichte: Blau für { card-hollow-summoner }, Weiß als Gelb für { card-grave-ringer }.

lesson-equipment-and-calls = Marker und Rufe
lesson-equipment-and-calls-about = Marker helfen nach dem Wurf; ein Ruf nutzt einen Ort aus der Ferne.
lesson-equipment-and-calls-fight = { card-incubus } verlangt 2-mal Rot. Wirf zuerst. Mit Markern zahlst du erst nach dem Wurf, so verschwendest du keinen.
lesson-equipment-and-calls-token = Einmal Rot reicht nicht. Ein roter Marker zählt als ein weiteres Mal. Gib deinen aus.
lesson-equipment-and-calls-token-hers = Das geht auch: Marker von Helden auf deinem Ort zählen. Frag, bevor du sie nimmst.
lesson-equipment-and-calls-skull = Wenn diese Karte fällt, müssen andere den Würfel mit dem Schädel werfen. { hero-kazgin } muss das nicht. Besiege sie.
lesson-equipment-and-calls-call = Ein Ruf zu den Waffen nutzt jeden Ort aus der Ferne, zusätzlich zu Bewegung und Aktion. Nutze so { tile-tavern.acc } für { hero-mylfaar }.
lesson-equipment-and-calls-call-end = Du darfst ihn behalten. Am Ende ist ein Ruf Punkte wert. Vorher kann er ein Leben retten.
lesson-equipment-and-calls-talk = Sie bekam ein Leben und durfte sofort gehen. Darum redet ihr, bevor ihr handelt. Beende den Zug.

lesson-horde-and-grasps = Die Horde und ihre Griffe
lesson-horde-and-grasps-about = Zuerst handelt die Horde, dann du.
lesson-horde-and-grasps-haunt = Dein Zug beginnt mit der Horde. { card-void-wisp } hat einen Griff des Bösen zu sich gerufen.
lesson-horde-and-grasps-place = Jetzt kommt eine Karte. Farbige kommen auf ihr Tableau, schwarze auf deines. Leg { card-nefarious-cannon } nach links.
lesson-horde-and-grasps-place-right = Auch gut. Schau, an welchem Ort sie liegt: Von dort kannst du sie bekämpfen.
lesson-horde-and-grasps-walks = Im nächsten Zug wandert der Griff auf den Ort davor. Drei Orte in der Gewalt des Bösen, und ihr verliert. Einer ist es schon.
lesson-horde-and-grasps-stop = Halte ihn auf. Geh { tile-dwarven-quarry.to } und kämpfe.
lesson-horde-and-grasps-stop-fountain = Auch gut: Er entfernt zwei Griffe. Aber { card-void-wisp } bleibt und ruft den nächsten.
lesson-horde-and-grasps-beaten = Besiege die Karte, und ihr Griff ist auch weg. Dann beende den Zug.
lesson-horde-and-grasps-neutral = Dieses Tableau gehört niemandem: Es zieht keine Karte. Seine Zeichen wirken trotzdem, und du bestimmst, wen sie treffen.

lesson-tiles-and-team = Orte und Zusammenspiel
lesson-tiles-and-team-about = Macht die große Karte gemeinsam klein.
lesson-tiles-and-team-banner = { card-slag-colossus } braucht 4-mal Rot: zu viel für heute. Die Standarte macht alle Karten einer Farbe um 1 leichter. Wähle Rot.
lesson-tiles-and-team-banner-fight = Einmal Rot von vier. Nur deine Aktion ist verloren. Erst kommt die Hilfe, dann der Kampf.
lesson-tiles-and-team-charm = { hero-mylfaar } kam zu deinem Ort und verzauberte die Karte: noch einmal 1 weniger. Die Zahl darauf ist jetzt 2.
lesson-tiles-and-team-together = Zweimal Rot, und ihr roter Marker ist auf deinem Ort. Kämpfe, gib ihn aus und besiege die Karte.
lesson-tiles-and-team-together-move = Dann ist ihr Marker außer Reichweite: Nur Helden auf demselben Ort teilen.
lesson-tiles-and-team-gifts = Du bekommst einen Marker nach Wahl, und ein Griff verschwindet. Nimm Schwarz und befreie { tile-tomb.acc }.

lesson-the-warlord = Der Kriegsherr
lesson-the-warlord-about = Wie ihr gewinnt, wie ihr verliert und wie ihr es kommen seht.
lesson-the-warlord-strip = Schau auf die Leiste: zwei Schädel von drei. Sie sagt, woran ihr verlieren würdet und wann.
lesson-the-warlord-lose = Ihr verliert auch, wenn alle Helden außer Gefecht sind. Oder wenn ihr ziehen müsst und das Deck leer ist.
lesson-the-warlord-place = Der Kriegsherr! Er ist rot, also kommt er auf das rote Tableau. Leg ihn nach links, vor dich.
lesson-the-warlord-place-farther = Dann musst du zuerst gehen. Links läge er vor deinem Ort.
lesson-the-warlord-fight = Rot 4, und das Banner macht 3 daraus. Zwei Marker und einmal Rot genügen. Kämpfe, gib beide aus und besiege ihn.
lesson-the-warlord-fight-call = Vorsichtig gespielt: Zwei Orte sind wieder frei, und kämpfen darfst du noch. Aber Rufe zählen am Ende als Punkte.
lesson-the-warlord-won = Der letzte Kriegsherr fällt: Ihr alle gewinnt. Punkte gibt es für Leben, Rufe und freie Orte.

lesson-the-ash-hound = Der Aschenhund
lesson-the-ash-hound-about = Eine neue Bestie vor der Mauer und was sie zurücklässt.
lesson-the-ash-hound-bites = Neu hier: { card-ash-hound }. Er beißt und nimmt in jedem Zug 1 Leben, bis er fällt.
lesson-the-ash-hound-fight = 2 rote Treffer genügen, wie bei vielen roten Karten. Kämpfe und besiege ihn.
lesson-the-ash-hound-fight-market = Du hast Marker bekommen, aber deine Aktion ist verbraucht. Der Hund beißt, bevor du kämpfen kannst.
lesson-the-ash-hound-token = Er lässt einen Marker deiner Wahl zurück. Nimm einen roten: Es kommen noch mehr rote Karten.
lesson-the-ash-hound-wall = Auch ein Kriegsherr ist neu: { card-grumgar-wallbreaker } braucht 6 Treffer, und jeder von euch verliert in jedem Zug einen Marker. Beende den Zug.

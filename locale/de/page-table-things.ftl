# What explains itself at the table of every game.

page-look-around = Erklären, was auf dem Tisch liegt
page-key-look = umsehen: Pfeile gehen von Zeichen zu Zeichen, Enter öffnet die Regel
thing-question = Was gefragt ist
    .effect = Die offene Frage, in einem Satz.
    .when = Bis sie beantwortet ist; die möglichen Antworten stehen daneben.
thing-answer = Eine Antwort
    .effect = Etwas, das die Regeln hier erlauben.
    .when = Jetzt. Verweile darauf oder halte sie, um zu sehen, was folgen würde.
thing-seat = Platz
    .effect = Wer diesen Helden spielt: ein Mensch oder ein Bot.
    .when = Das ganze Spiel; für wen, der fort ist, kann ein Bot einspringen.
thing-foreseen = Was sich ändern würde
    .effect = Die Zahl, wie sie dann wäre.
    .when = Solange du eine Antwort ansiehst: Noch ist nichts getan.
thing-odds = Aussicht
    .effect = So oft gelingt es, jeden Wurf mitgezählt.
    .when = Für den nächsten Wurf, mit dem, was jetzt da ist.

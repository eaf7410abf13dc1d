# What explains itself at the table of every game.

page-look-around = Vysvětlit, co je na stole
page-key-look = rozhlédnout se: šipky vedou od znaku ke znaku, Enter otevře pravidlo
thing-question = O čem se rozhoduje
    .effect = Otevřená otázka, jednou větou.
    .when = Dokud není odpověď; možné odpovědi stojí vedle.
thing-answer = Odpověď
    .effect = Jedna z věcí, které tu pravidla dovolují.
    .when = Teď. Najeď na ni nebo ji podrž a uvidíš, co by následovalo.
thing-seat = Místo
    .effect = Kdo za tohoto hrdinu hraje: člověk, nebo bot.
    .when = Po celou hru; za toho, kdo odešel, může zaskočit bot.
thing-foreseen = Co by se změnilo
    .effect = Číslo, jaké by pak bylo.
    .when = Když se díváš na odpověď: ještě se nic nestalo.
thing-odds = Šance
    .effect = Tak často se to podaří, počítáno přes všechny hody.
    .when = Pro příští hod, s tím, co je teď.

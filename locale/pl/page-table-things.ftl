# What explains itself at the table of every game.

page-look-around = Wyjaśnij, co jest na stole
page-key-look = rozejrzyj się: strzałki prowadzą od znaku do znaku, Enter otwiera zasadę
thing-question = O co chodzi
    .effect = Otwarte pytanie, w jednym zdaniu.
    .when = Dopóki nie padnie odpowiedź; możliwe odpowiedzi są obok.
thing-answer = Odpowiedź
    .effect = Jedna z rzeczy, na które zasady tu pozwalają.
    .when = Teraz. Najedź na nią lub ją przytrzymaj, by zobaczyć, co z niej wyniknie.
thing-seat = Miejsce
    .effect = Kto gra tym bohaterem: osoba czy bot.
    .when = Przez całą grę; nieobecnego może zastąpić bot.
thing-foreseen = Co by się zmieniło
    .effect = Liczba, jaka byłaby potem.
    .when = Gdy patrzysz na odpowiedź: nic się jeszcze nie stało.
thing-odds = Szansa
    .effect = Tak często to się udaje, licząc wszystkie możliwe rzuty.
    .when = Dla następnego rzutu, z tym, co jest teraz.

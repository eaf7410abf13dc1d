# hordekeep content: component sets and packs, checked, packed and printed.
cli-content = Pracuj z zestawami elementów i pakietami: sprawdzaj je, udostępniaj jako jeden plik, drukuj.
    .short = Sprawdź, spakuj i wydrukuj zestawy i pakiety.
cli-check = Sprawdź całą dostarczoną zawartość albo pakiet lub zawartość w DIR, albo pakiet lub pozycję w FILE. W pakiecie szuka się też brakujących słów: angielskie muszą być, brakujące w innych językach są tylko wymienione.
    .short = Sprawdź całą zawartość, jeden pakiet albo pozycję.
cli-check-smoked = Zagraj też 10 szybkich gier z pakietem i 10 bez niego, z tymi samymi ziarnami, i podaj, jak często kończą się zwycięstwem.
# $language: its code; $keys: keys of messages
cli-check-lacking = W „{ $language }” brakuje słów, pokazują się angielskie: { $keys }
# $games: a number; $pack, $base: shares; $between: an interval
cli-check-played = Po { $games } szybkich gier z tymi samymi ziarnami: wygrane { $pack }% z pakietem (przedział 95%: { $between }), { $base }% bez niego.
cli-pack = Zrób z pakietu w DIR jeden plik do udostępnienia; każda opcja „--pack” przyjmuje także jego. Ten sam pakiet daje wszędzie te same bajty.
    .short = Zrób z pakietu jeden plik do udostępnienia.
cli-pack-output = Gdzie go zapisać; jeśli nic nie podano, identyfikator pakietu z rozszerzeniem .zip.
# $file: a path; $pack: an id; $hash: that of journals, $sum: that of the file
cli-pack-done = { $file }: pakiet { $pack } ({ $hash }), bajty: { $bytes }, SHA-256 { $sum }
cli-print = Wydrukuj wszystkie karty, kafelki i bohaterów gry, z pakietami lub bez, w rzeczywistym rozmiarze na arkuszach z liniami cięcia: PDF, który tworzy Chromium lub Chrome na tym komputerze.
    .short = Wydrukuj karty gry lub pakietu do PDF.
cli-print-paper = Papier.
cli-print-changed = Tylko to, co pakiety dodają lub zmieniają.
cli-print-target = Gdzie zapisać PDF.
cli-print-changed-needs-pack = --changed wymaga pakietu.
# $file: a path; $pages: a number
cli-print-done = { $file }: { $pages ->
    [one] { $pages } strona
    [few] { $pages } strony
   *[other] { $pages } stron
}

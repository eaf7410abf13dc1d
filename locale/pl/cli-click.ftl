# What the command line says of its own accord: usage, options, mistakes in what was typed.

click-usage = Użycie:
click-any-options = [OPCJE]
click-any-command = POLECENIE [ARGUMENTY]…
click-options = Opcje
click-commands = Polecenia
click-help = Pokaż tę pomoc i zakończ.
click-default = domyślnie: { $default }
click-required = wymagane

click-error = Błąd: { $message }
click-try = Pomoc: „{ $command } { $option }”.
click-did-you-mean =
    { $count ->
        [1] Czy chodzi o { $possibility }?
       *[other] Czy chodzi o jedno z tych: { $possibilities }?
    }
click-no-such-option = Nie ma opcji „{ $name }”.
click-no-such-command = Nie ma polecenia „{ $name }”.
click-missing-command = Brakuje polecenia.
click-missing-argument = Brakuje argumentu
click-missing-option = Brakuje opcji
click-invalid-value = Niemożliwe: { $message }
click-invalid-value-for = Niemożliwe, { $param_hint }: { $message }
click-no-value-taken = Opcja „{ $name }” nie przyjmuje wartości.
click-value-needed =
    { $count ->
        [1] Opcja „{ $name }” wymaga wartości.
       *[other] Opcja „{ $name }” wymaga wartości, razem: { $count }.
    }
click-unexpected-argument = Nieoczekiwane: { $args }
click-choose-from = Do wyboru: { $choices }
click-not-one-of = „{ $value }” nie jest żadnym z tych: { $choices }.
click-not-in-range = { $value } nie mieści się w zakresie { $range }.
click-no-number = „{ $value }” nie jest pasującą tu liczbą.
click-is-a-file = „{ $filename }” to plik, a potrzebny jest folder.
click-does-not-exist = „{ $filename }” nie istnieje.
click-not-readable = „{ $filename }”: brak prawa do odczytu.
# Names of options and choices, where click quotes them
click-quoted = „{ $text }”

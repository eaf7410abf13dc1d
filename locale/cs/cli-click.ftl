# What the command line says of its own accord: usage, options, mistakes in what was typed.

click-usage = Použití:
click-any-options = [VOLBY]
click-any-command = PŘÍKAZ [ARGUMENTY]…
click-options = Volby
click-commands = Příkazy
click-help = Ukázat tuto nápovědu a skončit.
click-default = výchozí: { $default }
click-required = povinné

click-error = Chyba: { $message }
click-try = Nápovědu ukáže „{ $command } { $option }“.
click-did-you-mean =
    { $count ->
        [1] Nemělo to být { $possibility }?
       *[other] Nemělo to být něco z tohoto: { $possibilities }?
    }
click-no-such-option = Volba „{ $name }“ neexistuje.
click-no-such-command = Příkaz „{ $name }“ neexistuje.
click-missing-command = Chybí příkaz.
click-missing-argument = Chybí argument
click-missing-option = Chybí volba
click-invalid-value = To nejde: { $message }
click-invalid-value-for = To u { $param_hint } nejde: { $message }
click-no-value-taken = Volba „{ $name }“ nebere hodnotu.
click-value-needed =
    { $count ->
        [1] Volba „{ $name }“ potřebuje hodnotu.
        [one] Volba „{ $name }“ potřebuje { $count } hodnotu.
        [few] Volba „{ $name }“ potřebuje { $count } hodnoty.
       *[other] Volba „{ $name }“ potřebuje { $count } hodnot.
    }
click-unexpected-argument = Tady se nečeká: { $args }
click-choose-from = Jedno z: { $choices }
click-not-one-of = „{ $value }“ nepatří mezi tyto: { $choices }.
click-not-in-range = { $value } není v rozsahu { $range }.
click-no-number = „{ $value }“ není číslo, které by se sem hodilo.
click-is-a-file = „{ $filename }“ je soubor, a má to být složka.
click-does-not-exist = „{ $filename }“ neexistuje.
click-not-readable = „{ $filename }“ nelze číst, chybí oprávnění.
# Names of options and choices, where click quotes them
click-quoted = „{ $text }“

# What the command line says of its own accord: usage, options, mistakes in what was typed.

click-usage = Aufruf:
click-any-options = [OPTIONEN]
click-any-command = BEFEHL [ARGUMENTE]…
click-options = Optionen
click-commands = Befehle
click-help = Diese Hilfe anzeigen und beenden.
click-default = Vorgabe: { $default }
click-required = erforderlich

click-error = Fehler: { $message }
click-try = Hilfe gibt „{ $command } { $option }“.
click-did-you-mean =
    { $count ->
        [1] Meintest du { $possibility }?
       *[other] Meintest du etwas davon: { $possibilities }?
    }
click-no-such-option = Eine Option „{ $name }“ gibt es nicht.
click-no-such-command = Einen Befehl „{ $name }“ gibt es nicht.
click-missing-command = Der Befehl fehlt.
click-missing-argument = Argument fehlt:
click-missing-option = Option fehlt:
click-invalid-value = Nicht möglich: { $message }
click-invalid-value-for = Nicht möglich für { $param_hint }: { $message }
click-no-value-taken = Die Option „{ $name }“ nimmt keinen Wert.
click-value-needed =
    { $count ->
        [1] Die Option „{ $name }“ braucht einen Wert.
       *[other] Die Option „{ $name }“ braucht { $count } Werte.
    }
click-unexpected-argument = Hier nicht erwartet: { $args }
click-choose-from = Eines von: { $choices }
click-not-one-of = „{ $value }“ ist keines davon: { $choices }.
click-not-in-range = { $value } liegt nicht im Bereich { $range }.
click-no-number = „{ $value }“ ist keine Zahl, die hier passt.
click-is-a-file = „{ $filename }“ ist eine Datei, gebraucht wird ein Ordner.
click-does-not-exist = „{ $filename }“ gibt es nicht.
click-not-readable = „{ $filename }“ darf nicht gelesen werden.
# Names of options and choices, where click quotes them
click-quoted = „{ $text }“

# What the command line says of its own accord: usage, options, mistakes in what was typed.

click-usage = Usage:
click-any-options = [OPTIONS]
click-any-command = COMMAND [ARGS]…
click-options = Options
click-commands = Commands
click-help = Show this message and exit.
click-default = default: { $default }
click-required = required

click-error = Error: { $message }
click-try = Try “{ $command } { $option }” for help.
click-did-you-mean =
    { $count ->
        [1] Did you mean { $possibility }?
       *[other] Did you mean one of these: { $possibilities }?
    }
click-no-such-option = There is no option “{ $name }”.
click-no-such-command = There is no command “{ $name }”.
click-missing-command = The command is missing.
click-missing-argument = Missing argument
click-missing-option = Missing option
click-invalid-value = Not possible: { $message }
click-invalid-value-for = Not possible for { $param_hint }: { $message }
click-no-value-taken = The option “{ $name }” takes no value.
click-value-needed =
    { $count ->
        [1] The option “{ $name }” needs a value.
       *[other] The option “{ $name }” needs { $count } values.
    }
click-unexpected-argument = Not expected here: { $args }
click-choose-from = One of: { $choices }
click-not-one-of = “{ $value }” is none of these: { $choices }.
click-not-in-range = { $value } is not in the range { $range }.
click-no-number = “{ $value }” is not a number that fits here.
click-is-a-file = “{ $filename }” is a file, and a folder is wanted.
click-does-not-exist = “{ $filename }” does not exist.
click-not-readable = “{ $filename }” may not be read.
# Names of options and choices, where click quotes them
click-quoted = “{ $text }”

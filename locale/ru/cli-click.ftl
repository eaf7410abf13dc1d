# What the command line says of its own accord: usage, options, mistakes in what was typed.

click-usage = Использование:
click-any-options = [ПАРАМЕТРЫ]
click-any-command = КОМАНДА [АРГУМЕНТЫ]…
click-options = Параметры
click-commands = Команды
click-help = Показать эту справку и выйти.
click-default = по умолчанию: { $default }
click-required = обязательно

click-error = Ошибка: { $message }
click-try = Справка: «{ $command } { $option }».
click-did-you-mean =
    { $count ->
        [1] Возможно, имелось в виду { $possibility }?
       *[other] Возможно, имелось в виду одно из этого: { $possibilities }?
    }
click-no-such-option = Параметра «{ $name }» нет.
click-no-such-command = Команды «{ $name }» нет.
click-missing-command = Не хватает команды.
click-missing-argument = Не хватает аргумента
click-missing-option = Не хватает параметра
click-invalid-value = Невозможно: { $message }
click-invalid-value-for = Невозможно для { $param_hint }: { $message }
click-no-value-taken = Параметр «{ $name }» не принимает значения.
click-value-needed =
    { $count ->
        [1] Параметру «{ $name }» нужно значение.
        [one] Параметру «{ $name }» нужно { $count } значение.
        [few] Параметру «{ $name }» нужно { $count } значения.
       *[other] Параметру «{ $name }» нужно { $count } значений.
    }
click-unexpected-argument = Лишнее: { $args }
click-choose-from = Одно из: { $choices }
click-not-one-of = «{ $value }» нет среди вариантов: { $choices }.
click-not-in-range = { $value } вне диапазона { $range }.
click-no-number = «{ $value }» — не то число, которое здесь нужно.
click-is-a-file = «{ $filename }» — это файл, а нужна папка.
click-does-not-exist = «{ $filename }» не существует.
click-not-readable = «{ $filename }»: нет права на чтение.
# Names of options and choices, where click quotes them
click-quoted = «{ $text }»

# Sanctum in the lobby: how games ended, and who else plays.

ending-not-ended = Поход продолжается.
ending-lord-beaten = Повелитель Демонов побеждён.
ending-all-fallen = Все погибли в последней битве.
ending-all-fallen-early = Все погибли до последней битвы.

# The bots' names, and what each is like: told after the name, as in "Irmela, careful".
rival-careful = Ирмела
manner-careful = осторожная
rival-jeweller = Казимир
manner-jeweller = жаждет кристаллов
rival-racer = Свантье
manner-racer = рвётся вперёд
rival-collector = Балдуин
manner-collector = собирает снаряжение
rival-shieldbearer = Хедда
manner-shieldbearer = прячется за щитами
rival-furious = Рагнар
manner-furious = неистовый
rival-pious = Бенедикта
manner-pious = бережёт благословения
rival-reveller = Флориан
manner-reveller = берёт на себя много демонов

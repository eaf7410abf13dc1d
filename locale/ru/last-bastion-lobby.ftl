# Last Bastion in the lobby: how games ended, and who else plays.

ending-not-ended = Осада продолжается.
ending-won = Бастион выстоял: последний полководец повержен.
ending-heroes-out = Бастион пал: в строю не осталось ни одного героя.
ending-tiles-grasped = Бастион пал: слишком много тайлов во власти зла.
ending-deck-empty = Бастион пал: нужно было взять карту орды, а колода пуста.
ending-warlord-discarded = Бастион пал: полководец ускользнул с низа колоды.
ending-starved = Бастион пал: осада взяла его измором.

# The bots' names, and what each is like: told after the name, as in "Maren, careful".
rival-careful = Марен
manner-careful = осторожная
rival-bold = Торвин
manner-bold = отважный
rival-thrifty = Одда
manner-thrifty = бережливая
rival-lavish = Лиоба
manner-lavish = щедрая
rival-warden = Буркхарт
manner-warden = охраняет тайлы
rival-hunter = Изольда
manner-hunter = охотится на полководцев
rival-tinkerer = Квент
manner-tinkerer = любит ловушки и торг
rival-restless = Руна
manner-restless = всегда там, где хуже всего

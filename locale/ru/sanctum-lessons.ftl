# The guided first game: chapter by chapter, a title, what it is about, and what the guide says.
# A step is lesson-<chapter>-<step>; what is said after another choice ends with that choice's name.
# No more than 30 words each, in words that a child of twelve knows.

lessons-title = Дорога в город
lessons-about = Учитесь «Санктуму» в игре: семь коротких глав, около 5 минут.

lesson-the-road = Дорога и её демоны
lesson-the-road-about = Каждый ход одно дело: продвинуться, сразиться или отдохнуть.
lesson-the-road-race = Вы спешите в город. Там ждёт Повелитель Демонов. Кто выйдет оттуда с большим здоровьем, тот победит.
lesson-the-road-move = Ваш первый ход — продвижение: вы встаёте впереди { hero-outlaw.gen }.
lesson-the-road-take = Теперь возьмите пару демонов. На каждом кубики, в которые надо попасть. Возьмите { demon-cinderling.acc } 6 и { demon-rotling.acc } 4.
lesson-the-road-take-other = Ничуть не хуже. Но кубики этого урока лучше подходят к другой паре.
lesson-the-road-stay = Они остаются с вами, пока вы их не уничтожите. В следующий ход вы сразитесь.

lesson-first-fight = Ваше первое сражение
lesson-first-fight-about = Кубик попадает в своё число, а способности меняют кубики.
lesson-first-fight-roll = Сразитесь: вы бросаете все свои кубики. Пока их два.
lesson-first-fight-four = Кубик 4 сразу подходит: { demon-rotling } ждёт именно его. Выставьте его туда.
lesson-first-fight-four-changed = Он подходил и так. За изменения надо платить: сначала ищите бесплатные попадания.
lesson-first-fight-gloves = Кубику 5 не хватает единицы. Ваши перчатки сдвигают кубик на один вверх или вниз. Это стоит 1 ед. энергии; отдых её вернёт.
lesson-first-fight-gloves-rage = Ярость даёт любое число. Она сильна, берегите её: перчатки сделают это за 1 ед. энергии.
lesson-first-fight-six = Теперь он подходит против { demon-cinderling.gen }. Выставьте кубик и завершите атаку. Нет демонов — нет урона.
lesson-first-fight-six-end = Один демон ещё стоит и нанесёт вам 1 ед. урона.
lesson-first-fight-level = Каждый уничтоженный демон учит вас: это уровень. Потом он превращается в предмет, на будущее. Дважды переместите вверх любой подсвеченный кристалл.

lesson-damage-and-shields = Урон и щиты
lesson-damage-and-shields-about = Кто остался, тот бьёт; щиты стоят выносливости.
lesson-damage-and-shields-roll = Обоим демонам нужна 6. Сразитесь с ними.
lesson-damage-and-shields-rage = Ни одной 6. Время для ярости: она ставит кубик на любое число. Поверните кубик 3 на 6 и попадите им.
lesson-damage-and-shields-rage-gloves = Одного шага мало: из 3 выйдет 4.
lesson-damage-and-shields-end = Кубик 1 туда не дотянется. Завершите атаку. Фиолетовое поле говорит, чего это будет стоить.
lesson-damage-and-shields-angry = Кубик остался, а демон жив. Это вас злит: ваша ярость снова готова.
lesson-damage-and-shields-block = Идёт 1 ед. урона. Ваш доспех даёт 2 щита за 2 ед. выносливости. Заблокируйте.
lesson-damage-and-shields-block-wound = Одно повреждение: здоровье 9. В конце решает здоровье, но выносливость может понадобиться раньше.

lesson-levels-and-skills = Уровни и навыки
lesson-levels-and-skills-about = Кристаллы поднимаются, а пустой навык — ваш.
lesson-levels-and-skills-first = Два демона уничтожены. Начните с красного: его уровень поднимет красный кристалл.
lesson-levels-and-skills-first-blue = Порядок не важен. Этот урок начинает с красного.
lesson-levels-and-skills-snare = Последний кристалл уходит с навыка «{ skill-huntress-red-1 }», и навык ваш. Переместите его вверх.
lesson-levels-and-skills-snare-lower = Этот кристалл поднимется на шаг. Но навык «{ skill-huntress-red-1 }» стал бы вашим сразу.
lesson-levels-and-skills-pool = Теперь кристалл в вашем резерве. Кристаллами платят за предметы.
lesson-levels-and-skills-sight = Синий уровень. Навык «{ skill-huntress-blue-3 }» даст 2 ед. энергии, когда уйдут оба его кристалла. Переместите один.
lesson-levels-and-skills-sight-nearer = Тоже хорошо. Так ближе другой навык.

lesson-rest-and-gear = Отдых и снаряжение
lesson-rest-and-gear-about = Маркеры возвращаются, предметы можно надеть.
lesson-rest-and-gear-rest = Отдохните: все использованные маркеры вернутся.
lesson-rest-and-gear-boots = Обуви нужен красный кристалл, и он у вас есть. Первый предмет даёт третий кубик, навсегда.
lesson-rest-and-gear-boots-white = Так можно: белый — это любой цвет. Но тогда для капюшона кристалла не будет.
lesson-rest-and-gear-hood = Капюшону нужен зелёный. Ваш белый кристалл заменит любой цвет.
lesson-rest-and-gear-hood-sold = За него вы получите зелье. А надетый, он менял бы кубики в каждом сражении.
lesson-rest-and-gear-done = За предметы, которые вы не наденете, покупают зелья. У вас таких нет, поэтому всё готово.

lesson-goals-and-blessings = Цели и благословения
lesson-goals-and-blessings-about = Забирает тот, кто пришёл первым.
lesson-goals-and-blessings-goal = Три навыка: первый герой, у которого они есть, забирает эту цель. Переместите кристалл.
lesson-goals-and-blessings-goal-lower = Так можно. Но цель ждёт вашего третьего навыка.
lesson-goals-and-blessings-blessing = Под целью лежало благословение, его видите только вы. Оно действует с последней битвы.

lesson-the-demon-lord = Повелитель Демонов
lesson-the-demon-lord-about = Стены, последний отдых и то, ради чего была дорога.
lesson-the-demon-lord-breach = Вы у стен, и никто вас не преследует. Взбирайтесь. Кто медлит, на того обрушится больше гнева Повелителя Демонов.
lesson-the-demon-lord-breach-rest = Так можно. Но тогда первым может стать { hero-outlaw }.
lesson-the-demon-lord-gear = Последний отдых. Что не надето сейчас, пропадёт. Наденьте предмет «{ item-silk-slippers }» и завершите отдых.
lesson-the-demon-lord-gear-empty = Поместился бы ещё один предмет. После этого он пропадёт.
lesson-the-demon-lord-hit = Попасть можно только в карту под вашей фигуркой. Кубики 1 и 3 её побеждают.
lesson-the-demon-lord-on = Вы сразу шагаете дальше с оставшимися кубиками. Кубик 4 подходит, а перчатки сделают из 5 ещё одну 4.
lesson-the-demon-lord-on-end = Последняя карта осталась бы и нанесла вам 3 ед. урона.
lesson-the-demon-lord-won = Последняя карта повержена. У вас 9 здоровья, у соперника 7. Победа за вами!

# The guided first game: chapter by chapter, a title, what it is about, and what the guide says.
# A step is lesson-<chapter>-<step>; what is said after another choice ends with that choice's name.
# No more than 30 words each, in words that a child of twelve knows.

lessons-title = Первая ночь
lessons-about = Учитесь «Последнему бастиону» в игре: шесть коротких глав, около 6 минут.

lesson-move-and-act = Передвижение и действие
lesson-move-and-act-about = Каждый ход одно передвижение и одно действие.
lesson-move-and-act-goal = Девять тайлов — ваш бастион. Вокруг стоят четыре орды. В колоде прячется полководец. Победите его, и вы все выиграете.
lesson-move-and-act-move = Вы — { hero-kazgin }. Каждый ход можно перейти на соседний тайл, и по диагонали тоже. Идите { tile-market.to }.
lesson-move-and-act-move-elsewhere = Туда пройти можно. Но сейчас { tile-market } покажет больше: он даёт жетоны.
lesson-move-and-act-market = Ещё у вас есть одно действие: активировать свой тайл или сразиться. Активируйте { tile-market.acc }. На нём бросают два кубика.
lesson-move-and-act-market-fight = Сразиться можно уже сейчас. Но бой подождёт. Сначала добудьте, чем сражаться.
lesson-move-and-act-red = Красная грань дала вам красный жетон. Белая — это любой цвет. Возьмите снова красный: { card-butcher } красный.
lesson-move-and-act-red-other = Жетон хорош, но против карты «{ card-butcher }» считаются только красные.
lesson-move-and-act-end = Передвижение и действие позади: это и есть ваш ход. Завершите ход.
lesson-move-and-act-end-call = Это сверх хода и очень ценно. Приберегите: об этом третья глава.

lesson-first-fight = Ваш первый бой
lesson-first-fight-about = Считаются грани цвета карты, а белая подходит к любому.
lesson-first-fight-fight = Чтобы победить карту «{ card-butcher }», нужно 2 красных попадания. Вы бросаете три кубика и серый кубик { hero-kazgin.gen }. Красные и белые грани считаются. Сразитесь.
lesson-first-fight-fight-market = Вам достались зелёный и жёлтый жетоны. Против красной карты они не помогут, а действие потрачено.
lesson-first-fight-beat = Одна красная грань, а на сером кубике белая: всего 2. Остальные кубики не в счёт. Победите карту «{ card-butcher }».
lesson-first-fight-beat-decline = Так можно, и ничего не потеряно. Но { card-butcher } останется. Здесь бросок можно отменить, а за настоящим столом нет.
lesson-first-fight-heart = Сердце: { card-butcher } дал вам 1 жетон жизни. Белые знаки полезны. Фиолетовые вредят, но { hero-kazgin } их не замечает.
lesson-first-fight-on = Вы ещё можете передвинуться. Идите { tile-tavern.to } и завершите ход.
lesson-first-fight-on-stay = Можно и остаться. Но следующий бой в углу, отсюда одним передвижением не дойти.
lesson-first-fight-corner = Ваш следующий ход. К угловому тайлу прилегают две карты. Идите { tile-dispensary.to }.
lesson-first-fight-corner-tavern = Жетон жизни никогда не лишний. Но ждут две карты, которые можно победить сразу.
lesson-first-fight-both = Одной нужен синий, другой жёлтый. Бросьте один раз за обе и победите обе.
lesson-first-fight-both-one = Хватало по одному кубику: синий на карту «{ card-hollow-summoner }», белый вместо жёлтого на карту «{ card-grave-ringer }».

lesson-equipment-and-calls = Жетоны и призывы
lesson-equipment-and-calls-about = Жетоны помогают после броска; призыв активирует тайл издалека.
lesson-equipment-and-calls-fight = { card-incubus } требует 2 красных. Сначала бросьте. Жетонами вы платите после кубиков и не тратите их зря.
lesson-equipment-and-calls-token = Одной красной мало. Красный жетон добавит ещё одну. Потратьте свой.
lesson-equipment-and-calls-token-hers = И так можно: жетоны героев на вашем тайле считаются. Спрашивайте, прежде чем брать чужие.
lesson-equipment-and-calls-skull = Когда он повержен, другие бросают кубик с черепом. { hero-kazgin } этого не делает. Победите его.
lesson-equipment-and-calls-call = «Призыв к оружию» активирует любой тайл издалека, сверх передвижения и действия. Потратьте его на { tile-tavern.acc } для { hero-mylfaar.gen }.
lesson-equipment-and-calls-call-end = Можно и приберечь. В конце призыв принесёт очки. А до того может спасти жизнь.
lesson-equipment-and-calls-talk = { hero-mylfaar } получает жетон жизни и сразу передвигается. Поэтому сначала говорите, потом действуйте. Завершите ход.

lesson-horde-and-grasps = Орда и Власть зла
lesson-horde-and-grasps-about = Сначала ходит орда, потом вы.
lesson-horde-and-grasps-haunt = Ваш ход начинается с орды. { card-void-wisp } призывает на себя Власть зла.
lesson-horde-and-grasps-place = Теперь приходит карта. Цветные ложатся на свой планшет, чёрные на ваш. Положите карту «{ card-nefarious-cannon }» слева.
lesson-horde-and-grasps-place-right = Тоже хорошо. Смотрите, к какому тайлу она прилегает: оттуда с ней можно сразиться.
lesson-horde-and-grasps-walks = В следующий ход Власть зла перейдёт на тайл перед картой. Три тайла во власти зла — поражение. Один уже захвачен.
lesson-horde-and-grasps-stop = Остановите её. Идите { tile-dwarven-quarry.to } и сразитесь.
lesson-horde-and-grasps-stop-fountain = Тоже хорошо: фонтан убирает две фигурки Власти зла. Но { card-void-wisp } останется и призовёт новую.
lesson-horde-and-grasps-beaten = Победите эту карту, и её Власть зла исчезнет. Затем завершите ход.
lesson-horde-and-grasps-neutral = Этот планшет ничей: карту он не берёт. Но его знаки действуют, и вы выбираете, на кого.

lesson-tiles-and-team = Тайлы и команда
lesson-tiles-and-team-about = Вместе сделайте большую карту маленькой.
lesson-tiles-and-team-banner = { card-slag-colossus }: нужно 4 красных, сегодня это слишком много. { tile-standard } снижает сопротивление всех карт одного цвета на 1. Выберите красный.
lesson-tiles-and-team-banner-fight = Одна красная из четырёх. Потеряно только действие. Сначала нужна была помощь.
lesson-tiles-and-team-charm = { hero-mylfaar } приходит на ваш тайл и околдовывает карту: ещё на 1 меньше. Теперь на карте число 2.
lesson-tiles-and-team-together = Две красные, и красный жетон { hero-mylfaar.gen } на вашем тайле. Сразитесь, потратьте его и победите карту.
lesson-tiles-and-team-together-move = Тогда до этого жетона не дотянуться: делятся только герои на одном тайле.
lesson-tiles-and-team-gifts = Карта оставляет вам жетон на выбор и убирает Власть зла. Возьмите чёрный и освободите { tile-tomb.acc }.

lesson-the-warlord = Полководец
lesson-the-warlord-about = Как выиграть, как проиграть и как это предвидеть.
lesson-the-warlord-strip = Посмотрите на полосу: два черепа из трёх. Она говорит, что грозит поражением и когда.
lesson-the-warlord-lose = Вы проиграете и тогда, когда все герои вне строя. Или когда нужно взять карту, а колода пуста.
lesson-the-warlord-place = Полководец! Он красный и идёт на красный планшет. Положите его слева, перед собой.
lesson-the-warlord-place-farther = Тогда сначала придётся идти. Слева он стоит перед вашим тайлом.
lesson-the-warlord-fight = Нужно 4 красных, а со знаменем — 3. Хватит двух жетонов и одной красной грани. Сразитесь, потратьте оба и победите его.
lesson-the-warlord-fight-call = Осторожная игра: два тайла снова свободны, и сразиться ещё можно. Но призывы в конце приносят очки.
lesson-the-warlord-won = Последний полководец повержен: вы все победили. Очки дают жизни, призывы и чистые тайлы.

pack-breached-wall = Пролом в стене
card-ash-hound = Пепельный пёс
    .flavour = Он идёт за дымом, а дым идёт за тобой.

card-grumgar-wallbreaker = Грумгар Стенолом

lesson-the-ash-hound = Пепельный пёс
lesson-the-ash-hound-about = Новый зверь у стены и то, что он оставляет.
lesson-the-ash-hound-bites = { card-ash-hound } — новый зверь. Он кусает: каждый ход отнимает 1 жизнь, пока не падёт.
lesson-the-ash-hound-fight = Хватит 2 красных попаданий, как на многие красные карты. Сразитесь с ним и победите.
lesson-the-ash-hound-fight-market = Жетоны у вас, но действие потрачено. Пёс укусит раньше, чем вы сможете сразиться.
lesson-the-ash-hound-token = Он оставляет жетон на выбор. Возьмите красный: красных карт придёт ещё много.
lesson-the-ash-hound-wall = Новый и один полководец: { card-grumgar-wallbreaker } выдержит 5 попаданий, но не 6, и каждый ход каждый из вас теряет жетон. Завершите ход.

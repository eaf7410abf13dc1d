# What the guide says in every lesson.
lesson-elsewhere = Так можно. Но это уводит от урока. Отмените или играйте дальше, а я пойду следом.
lesson-quiet = До конца этой главы наставник молчит.
lesson-over = Глава пройдена.
lesson-all-over = Теперь вы знаете игру. Сыграйте свою небольшую партию.
lesson-chapter = Глава { $chapter } из { $chapters }
# $minutes: 0 is half a minute
lesson-minutes = { $minutes ->
    [0] полминуты
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}

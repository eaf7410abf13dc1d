# What the guide says in every lesson.
lesson-elsewhere = Możesz tak zrobić, ale to odchodzi od lekcji. Cofnij to albo graj dalej, a ja pójdę z tobą.
lesson-quiet = Przewodnik milczy do końca tego rozdziału.
lesson-over = Rozdział ukończony.
lesson-all-over = Znasz już grę. Pora na małą własną rozgrywkę.
lesson-chapter = Rozdział { $chapter } z { $chapters }
# $minutes: 0 is half a minute
lesson-minutes = { $minutes ->
    [0] pół minuty
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}

# What the guide says in every lesson.
lesson-elsewhere = Můžeš. Vede to ale mimo tuto lekci. Vezmi to zpět, nebo hraj dál a já půjdu s tebou.
lesson-quiet = Průvodce do konce této kapitoly mlčí.
lesson-over = To byla celá kapitola.
lesson-all-over = Hru už znáš. Teď si zahraj malou vlastní.
lesson-chapter = Kapitola { $chapter }/{ $chapters }
# $minutes: 0 is half a minute
lesson-minutes = { $minutes ->
    [0] půl minuty
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}

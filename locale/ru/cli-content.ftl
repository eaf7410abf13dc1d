# hordekeep content: component sets and packs, checked, packed and printed.
cli-content = Работать с наборами компонентов и дополнениями: проверять, передавать одним файлом, печатать.
    .short = Проверять, упаковывать и печатать наборы и дополнения.
cli-check = Проверить весь поставляемый контент, или дополнение либо контент в DIR, или дополнение либо позицию в FILE. В дополнении ищутся и недостающие слова: английские должны быть, для других языков они только перечисляются.
    .short = Проверить весь контент, одно дополнение или позицию.
cli-check-smoked = Ещё сыграть 10 быстрых партий с дополнением и 10 без него, с теми же зёрнами, и сказать, как часто они выигрываются.
# $language: its code; $keys: keys of messages
cli-check-lacking = В «{ $language }» не хватает слов, показываются английские: { $keys }
# $games: a number; $pack, $base: shares; $between: an interval
cli-check-played = Быстрые партии с теми же зёрнами, по { $games }: выиграно { $pack } % с дополнением (интервал 95 %: { $between }), { $base } % без него.
cli-pack = Сделать из дополнения в DIR один файл, чтобы передать его; каждый параметр «--pack» примет и его. Одно и то же дополнение везде даёт одни и те же байты.
    .short = Сделать из дополнения один файл.
cli-pack-output = Куда записать; если не указано, имя дополнения с расширением .zip.
# $file: a path; $pack: an id; $hash: that of journals, $sum: that of the file
cli-pack-done = { $file }: дополнение { $pack } ({ $hash }), байтов: { $bytes }, SHA-256 { $sum }
cli-print = Напечатать все карты, тайлы и героев игры, с дополнениями или без них, в настоящем размере на листах с линиями реза: PDF, который делает Chromium или Chrome этого компьютера.
    .short = Напечатать карты игры или дополнения в PDF.
cli-print-paper = Бумага.
cli-print-changed = Только то, что дополнения добавляют или меняют.
cli-print-target = Куда записать PDF.
cli-print-changed-needs-pack = Для --changed нужно дополнение.
# $file: a path; $pages: a number
cli-print-done = { $file }: { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
   *[other] { $pages } страниц
}

# hordekeep content: component sets and packs, checked, packed and printed.
cli-content = Work with component sets and packs: check them, share them as one file, print them.
    .short = Check, pack and print component sets and packs.
cli-check = Check all shipped contents, or the pack or content in DIR, or the pack or position in FILE. A pack is also checked for the words that it lacks: English ones must be there, of other languages they are only listed.
    .short = Check all shipped contents, one pack or a position.
cli-check-smoked = Also play 10 quick games with the pack and 10 without, on the same seeds, and say how often they are won.
# $language: its code; $keys: keys of messages
cli-check-lacking = “{ $language }” lacks words, and shows English ones: { $keys }
# $games: a number; $pack, $base: shares; $between: an interval
cli-check-played = { $games } quick games each, on the same seeds: won { $pack }% with the pack (95% interval { $between }), { $base }% without it.
cli-pack = Make one file of the pack in DIR, to be shared: every option “--pack” takes it as well. The same pack gives the same bytes everywhere.
    .short = Make one file of a pack, to be shared.
cli-pack-output = Where to write it; if nothing is said, the pack’s id with .zip.
# $file: a path; $pack: an id; $hash: that of journals, $sum: that of the file
cli-pack-done = { $file }: pack { $pack } ({ $hash }), { $bytes } bytes, SHA-256 { $sum }
cli-print = Print every card, tile and hero of a game, with packs or without, on sheets with cut lines and in real size: a PDF, made by the Chromium or Chrome of this machine.
    .short = Print the cards of a game or pack as a PDF.
cli-print-paper = The paper.
cli-print-changed = Only what the packs add or change.
cli-print-target = Where to write the PDF.
cli-print-changed-needs-pack = --changed needs a pack.
# $file: a path; $pages: a number
cli-print-done = { $file }: { $pages ->
    [one] one page
   *[other] { $pages } pages
}

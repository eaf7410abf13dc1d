/** Parts of faces, drawn by us on a field of 512: shapes are paths, and what is cut out of a head lets the ground show. */

/** Draws the left half's shape and its mirror image. */
const both = (draw: (x: (value: number) => number) => string): string => draw((value) => 256 - value) + draw((value) => 256 + value);

const ring = (x: number, y: number, rx: number, ry = rx): string => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

const shape = (...points: readonly (readonly [number, number])[]): string => `M${points.map((point) => point.join(" ")).join("L")}Z`;

/** What looks out of a face; `y` is the line of its eyes. */
export const EYES: readonly ((y: number) => string)[] = [
  (y) => both((x) => ring(x(70), y, 30)),
  (y) => both((x) => shape([x(28), y + 22], [x(118), y - 34], [x(104), y + 30])),
  (y) => both((x) => shape([x(30), y], [x(72), y - 16], [x(116), y], [x(72), y + 16])),
  (y) => ring(256, y, 54, 44),
  (y) => both((x) => ring(x(66), y, 17, 38)),
  (y) => ring(256, y - 42, 22) + both((x) => ring(x(74), y + 12, 26)),
  (y) => both((x) => shape([x(36), y - 26], [x(100), y - 26], [x(100), y + 26], [x(36), y + 26])),
  (y) => both((x) => ring(x(50), y + 16, 20) + ring(x(102), y - 20, 15)),
  (y) => ring(186, y, 34) + shape([296, y - 8], [366, y - 18], [366, y - 2], [296, y + 10]),
  (y) => both((x) => shape([x(70), y - 40], [x(104), y], [x(70), y + 40], [x(36), y])),
  (y) => both((x) => shape([x(24), y - 30], [x(124), y + 4], [x(118), y + 24], [x(30), y + 6])),
  (y) => shape([206, y - 46], [306, y - 46], [286, y + 34], [226, y + 34]),
];

const teeth = (y: number, half: number, deep: number, count: number): string => {
  const step = (2 * half) / count;
  const zigzag = Array.from({ length: count + 1 }, (_, place): [number, number] => [256 - half + place * step, place % 2 ? y + deep : y]);
  return shape(...zigzag, [256 + half, y + deep + 16], [256 - half, y + deep + 16]);
};

/** Mouths below the line `y`. */
export const MOUTHS: readonly ((y: number) => string)[] = [
  (y) => teeth(y, 84, 22, 8),
  (y) => ring(256, y + 16, 30, 36),
  (y) => shape([180, y], [332, y], [312, y + 14], [292, y + 54], [276, y + 14], [236, y + 14], [220, y + 54], [200, y + 14]),
  (y) => shape([176, y + 12], [336, y - 2], [336, y + 14], [176, y + 28]),
  (y) => shape([166, y + 34], [206, y], [306, y], [346, y + 34], [306, y + 22], [206, y + 22]),
  (y) => shape([176, y - 6], [256, y + 26], [336, y - 6], [320, y + 34], [256, y + 58], [192, y + 34]),
  (y) => ring(256, y + 20, 66, 40) + shape([216, y - 8], [236, y + 18], [256, y - 12], [276, y + 18], [296, y - 8], [286, y + 44], [226, y + 44]),
];

/** What grows on a head, behind it. */
export const CROWNS: readonly string[] = [
  both((x) => shape([x(60), 150], [x(140), 60], [x(130), 190])),
  both((x) => `M${x(90)} 190C${x(190)} 190 ${x(230)} 110 ${x(170)} 20C${x(180)} 90 ${x(140)} 120 ${x(70)} 130Z`),
  both((x) => shape([x(120), 240], [x(236), 130], [x(170), 320])),
  shape([216, 160], [256, 6], [296, 160]),
  both((x) => shape([x(20), 140], [x(50), 30], [x(80), 130], [x(130), 50], [x(130), 170], [x(200), 120], [x(150), 240])),
  both((x) => `M${x(60)} 150L${x(110)} 20L${x(126)} 80L${x(180)} 50L${x(150)} 110L${x(210)} 120L${x(120)} 200Z`),
  both((x) => `M${x(70)} 160C${x(240)} 60 ${x(280)} 220 ${x(190)} 260C${x(230)} 200 ${x(190)} 140 ${x(110)} 230Z`),
  `M120 190C110 110 150 120 150 40C190 70 190 110 210 120C220 60 250 40 256 0C262 40 292 60 302 120C322 110 322 70 362 40C362 120 402 110 392 190Z`,
  shape([60, 210], [150, 50], [190, 190]) + shape([330, 170], [352, 120], [374, 180]),
  `${both((x) => ring(x(150), 150, 52))}${both((x) => ring(x(60), 100, 40))}`,
  shape([130, 180], [130, 60], [190, 120], [256, 40], [322, 120], [382, 60], [382, 180]),
];

/** A demon's head by its tribe and level, with the lines of eyes and mouth. */
export interface Head {
  outline: string;
  eyes: number;
  mouth: number;
}

export const HEADS: Readonly<Record<string, Head>> = {
  red1: { outline: "M256 92C332 172 404 236 404 336a148 148 0 0 1-296 0C108 236 180 172 256 92Z", eyes: 296, mouth: 376 },
  red2: { outline: "M138 128H374L412 270L352 462H160L100 270Z", eyes: 234, mouth: 346 },
  red3: { outline: "M92 176L182 116L256 150L330 116L420 176L438 316L330 486H182L74 316Z", eyes: 262, mouth: 372 },
  green1: { outline: "M256 116C366 116 424 190 424 290C424 396 350 462 256 462S88 396 88 290C88 190 146 116 256 116Z", eyes: 262, mouth: 364 },
  green2: { outline: "M104 88L190 152H322L408 88L428 262L346 356L310 482H202L166 356L84 262Z", eyes: 242, mouth: 376 },
  green3: { outline: "M44 270C62 170 150 118 256 118S450 170 468 270C468 394 386 474 256 474S44 394 44 270Z", eyes: 232, mouth: 350 },
  blue1: { outline: "M256 84C364 84 428 156 428 252C428 316 396 346 372 368V462H140V368C116 346 84 316 84 252C84 156 148 84 256 84Z", eyes: 256, mouth: 382 },
  blue2: { outline: "M256 62C372 112 428 216 414 342L346 474H166L98 342C84 216 140 112 256 62Z", eyes: 264, mouth: 370 },
  blue3: { outline: "M128 178L160 74L212 138L256 54L300 138L352 74L384 178V330L316 490H196L128 330Z", eyes: 272, mouth: 388 },
  lord: { outline: "M110 140C170 96 342 96 402 140C440 220 426 300 392 350L340 470L256 500L172 470L120 350C86 300 72 220 110 140Z", eyes: 248, mouth: 366 },
  fury: { outline: "M36 300C110 180 180 150 256 150S402 180 476 300C402 420 332 450 256 450S110 420 36 300Z", eyes: 274, mouth: 362 },
};

/** Hair, hats and hoods of people, behind the face. */
export const HAIR: readonly string[] = [
  "M96 250C90 120 170 60 256 60S422 120 416 250L440 470H340L330 200H182L172 470H72Z",
  "M110 240C100 130 180 84 256 84S412 130 402 240L380 190H132Z",
  "M256 20C400 60 450 220 430 480H82C62 220 112 60 256 20Z",
  "M84 210L256 40L428 210L400 240H112Z",
  "M120 250C80 130 160 50 256 90C352 50 432 130 392 250L350 170H162Z M400 220C470 260 470 380 420 470C420 380 400 320 380 280Z",
  "M120 200H392V150C392 100 340 70 256 70S120 100 120 150Z M60 200H452V232H60Z",
  "M116 240L130 120L180 150L200 70L256 130L312 70L332 150L382 120L396 240Z",
  "M150 150a106 60 0 1 1 212 0Z M220 96a36 36 0 1 1 72 0Z",
];

/** Beards and collars, below. */
export const CHINS: readonly string[] = [
  "",
  "M170 360H342L320 440L256 486L192 440Z",
  "M130 330C150 480 220 500 256 500S362 480 382 330L330 400H182Z",
  "M96 500C110 440 170 420 256 420S402 440 416 500Z",
];

export const FACE: Head = { outline: "M256 120C350 120 384 190 376 290C368 380 310 434 256 434S144 380 136 290C128 190 162 120 256 120Z", eyes: 266, mouth: 362 };

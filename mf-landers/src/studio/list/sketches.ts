interface Sketch {
  /** The whole picture is 48 wide and 36 high. */
  readonly height: number
  /** Paths: one in the colour of text, the other in the brand's. */
  readonly ink: string
  readonly accent: string
}

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** The same shape at each of these places. */
const each = (places: readonly number[], shape: (place: number) => string) => places.map(shape).join('')

const COLUMNS = [4, 18.5, 33]
const ROWS = [3, 14, 25]

/** How each type of block looks at a glance. A test compares them with all types. */
export const sketches: Readonly<Record<string, Sketch>> = {
  feed: {
    height: 36,
    ink: each(ROWS, (y) => dot(9, y + 4, 4) + box(17, y + 1, 27, 2.5) + box(17, y + 5, 18, 2)),
    accent: each(ROWS, (y) => dot(42, y + 7, 1.5)),
  },
  film: { height: 36, ink: box(4, 5, 40, 26), accent: 'M20 12v12l10-6z' },
  'home-faces': { height: 9, ink: each([7, 15.5, 24, 32.5, 41], (x) => dot(x, 4.5, 3)), accent: '' },
  'home-hero': {
    height: 18,
    ink: box(4, 3, 18, 3) + box(4, 8, 14, 2) + box(27, 2, 8, 10) + box(36, 6, 8, 10),
    accent: box(4, 12, 11, 4),
  },
  'home-promises': { height: 9, ink: box(9, 2, 26, 2) + box(9, 5, 20, 2), accent: dot(6, 4.5, 1.5) },
  'home-steps': {
    height: 9,
    ink: each(COLUMNS, (x) => box(x + 4, 3, 7, 3)),
    accent: each(COLUMNS, (x) => dot(x + 1.5, 4.5, 1.5)),
  },
  'icon-steps': {
    height: 36,
    ink: box(12, 5, 24, 3) + each(COLUMNS, (x) => box(x, 13, 11, 15)),
    accent: each(COLUMNS, (x) => dot(x + 5.5, 19, 3)),
  },
  'member-chat': {
    height: 36,
    ink: dot(9, 7, 3) + box(14, 5.5, 14, 3) + box(18, 13, 12, 9) + box(12, 24, 24, 2.5),
    accent: box(14, 29, 20, 4),
  },
  'member-letter': {
    height: 36,
    ink: box(4, 3, 19, 30) + box(27, 6, 17, 3) + box(27, 12, 17, 11),
    accent: box(27, 26, 17, 4),
  },
  'member-question': {
    height: 36,
    ink: `${box(4, 7, 20, 3)}${box(4, 12, 15, 3)}${box(4, 19, 20, 5)}M29 33V14a7.5 7.5 0 0 1 15 0v19z`,
    accent: box(4, 27, 20, 4),
  },
  'night-scene': {
    height: 36,
    ink:
      box(2, 18, 8, 18) + box(11, 12, 7, 24) + box(19, 21, 8, 15) + box(28, 9, 7, 27) + box(36, 17, 10, 19),
    accent:
      dot(41, 7, 3) + box(13, 15, 2.5, 3) + box(31, 13, 2.5, 3) + box(31, 20, 2.5, 3) + box(21, 25, 2.5, 3),
  },
  'photo-collage': {
    height: 36,
    ink: `M4 6l9-2 2 11-9 2zM35 4l9 2-2 11-9-2zM4 21l9 2-2 11-9-2zM37 23l9-2 2 11-9 2z${box(17, 13, 14, 3)}`,
    accent: box(18, 19, 12, 4),
  },
  'photo-gallery': {
    height: 27,
    ink: each(COLUMNS, (x) => box(x, 3, 11, 11) + box(x, 16, 11, 11)),
    accent: '',
  },
  'region-map': {
    height: 36,
    ink:
      each([20, 25, 30], (x) => dot(x, 5, 1.5)) +
      each([15, 20, 25, 30, 35], (x) => dot(x, 11, 1.5) + dot(x, 17, 1.5) + dot(x, 23, 1.5)) +
      each([15, 20, 25], (x) => dot(x, 29, 1.5)),
    accent: 'M28 8a6 6 0 0 1 6 6c0 4-6 11-6 11s-6-7-6-11a6 6 0 0 1 6-6z',
  },
  'scroll-film': {
    height: 36,
    ink: each(ROWS, (y) => box(4, y, 18, 9) + box(26, y + 2, 18, 2) + box(26, y + 5.5, 12, 2)),
    accent: each(ROWS, (y) => `M11 ${y + 2}v5l4.5-2.5z`),
  },
  'signup-bar': { height: 9, ink: box(4, 3.5, 22, 2.5), accent: box(32, 2.5, 12, 5) },
  'swipe-cards': {
    height: 36,
    ink: `M14 6l-5 2 5 18 2-1zM34 6l5 2-5 18-2-1z${box(16, 4, 16, 21)}`,
    accent: dot(19, 31, 3) + dot(29, 31, 3),
  },
  text: {
    height: 36,
    ink: box(4, 5, 22, 3) + each([12, 16, 20, 27, 31], (y) => box(4, y, y === 20 ? 26 : 40, 2)),
    accent: '',
  },
}

const OTHER: Sketch = {
  height: 18,
  ink: box(4, 2, 24, 3) + box(4, 7, 40, 2),
  accent: box(4, 12, 12, 4),
}

/** A title, a line and a button stand for a type that is newer than this version of the studio. */
export function sketchOf(type: string): Sketch {
  return sketches[type] ?? OTHER
}

import type { Random } from '../random.ts'
import { area, line, shade, stroke } from './paint.ts'
import type { Sitter } from './sitter.ts'

const COLOURS = [
  '#c9573f',
  '#d98f4e',
  '#e0b54c',
  '#6f8f6a',
  '#4f7f86',
  '#476a93',
  '#7a6a9b',
  '#a85f78',
  '#39475c',
  '#e9e2d6',
  '#8c5a4a',
  '#5c6b5e',
] as const

/** Outlines of shoulders and chest below the neck, and of one further away, in the units of the style's heads. */
const BODIES = {
  bust: 'M262 838 C200 890 70 905 8 985 C-40 1060 -60 1180 -70 1300 L1050 1300 C1040 1180 1015 1050 960 965 C905 890 760 880 690 820 Z',
  figure:
    'M262 838 C210 886 120 896 76 970 C40 1060 130 1250 160 1420 L140 1900 L840 1900 L815 1400 C850 1250 930 1060 896 960 C864 892 760 880 690 820 Z',
}
const LINE = line()

const COLLAR = 'M256 840 C292 965 650 995 706 816'

interface Dressed {
  readonly colour: string
  readonly skin: string
  /** Filled with the colour. */
  readonly body: string
  readonly random: Random
}

type Cloth = (about: Dressed) => string

/** A pattern on the body. */
const on = (body: string, pattern: string) => `${body}<g clip-path="url(#body)">${pattern}</g>`

const tee: Cloth = ({ colour, body }) => body + band(shade(colour))

const kinds: readonly Cloth[] = [
  tee,
  ({ body, colour, random }) => {
    const other = random.pick(['#f3ece0', '#2f3a4a', '#f0d9b5'])
    const stripes = [930, 1010, 1090, 1170, 1250, 1330, 1410, 1490].map((y) =>
      stroke(`M-90 ${y + 26} Q480 ${y + 96} 1070 ${y}`, 26, other),
    )
    return on(body, stripes.join('')) + band(shade(colour, 1.2))
  },
  ({ body, skin }) => body + area('M244 842 Q300 980 480 1095 Q680 960 724 812 Z', skin, LINE),
  ({ body, colour }) => {
    return `${body}${stroke('M470 930 L476 1900')}${area('M246 850 L330 1030 L470 940 Z', shade(colour), LINE)}
      ${area('M706 826 L640 1010 L470 940 Z', shade(colour), LINE)}`
  },
  ({ body, skin, random }) => {
    const inner = random.pick(['#f3ece0', '#2f3a4a', '#b9604a', '#dfe4e6'])
    return `${body}${area('M250 845 L400 1300 L400 1900 L600 1900 L600 1300 L702 826 Z', inner, LINE)}
      ${area(`${COLLAR} L262 838 Z`, skin)}${stroke(COLLAR)}
      ${stroke('M250 845 L180 1000 L250 1030 L400 1300 M702 826 L790 980 L720 1015 L600 1300')}`
  },
  ({ body, colour }) =>
    body +
    area('M230 850 C250 1010 420 1060 480 1060 C580 1050 720 960 716 824 Z', shade(colour), LINE) +
    stroke('M400 1040 L392 1190 M560 1036 L572 1180'),
  // A roll neck.
  ({ body, colour }) =>
    body +
    area(
      'M290 770 C400 850 560 850 640 760 C660 800 690 830 706 850 C600 960 380 970 262 862 C276 830 284 800 290 770 Z',
      shade(colour, 1.1),
      LINE,
    ) +
    stroke('M360 842 L352 900 M450 866 V926 M540 858 L548 918 M620 820 L640 872', 6, shade(colour, 0.7)),
  // A scarf.
  ({ body, random }) => {
    const wool = random.pick(['#b9604a', '#d9a75a', '#3f5f7a', '#8f3f52', '#e9e2d6'])
    return (
      body +
      area('M560 900 L640 1250 L760 1230 L690 880 Z', shade(wool, 0.88), LINE) +
      area(
        'M240 820 C330 740 620 720 716 790 C760 860 720 930 640 950 C500 990 330 970 260 920 C220 890 220 850 240 820 Z',
        wool,
        LINE,
      ) +
      stroke('M300 860 Q480 920 690 840 M330 920 Q500 950 660 900', 6, shade(wool, 0.76))
    )
  },
]
/** Straps over bare shoulders. */
const straps: Cloth = ({ colour, skin, body }) =>
  on(
    body,
    area('M-100 700 H1100 V1010 Q900 1090 760 1060 Q480 1180 210 1070 Q60 1090 -100 1030 Z', skin) +
      stroke('M210 1070 Q480 1180 760 1060', 9) +
      stroke('M236 1080 L270 850 M742 1066 L700 830', 34, colour),
  ) + stroke('M236 1080 L270 850 M742 1066 L700 830', 4, shade(colour, 0.6))

interface Wearer {
  readonly gender: Sitter['gender']
  readonly skin: string
  readonly body: keyof typeof BODIES
}

/** Draws the clothes, which are behind the head, in the units of the style's heads; and says which colour the sleeves have. */
export function clothes({ gender, skin, body }: Wearer, random: Random) {
  const kind = random.pick(gender === 'female' && body === 'bust' ? [...kinds, straps, straps] : kinds)
  const colour = random.pick(COLOURS)
  const outline = BODIES[body]
  const drawn = kind({ colour, skin, random, body: area(outline, colour) })
  return {
    sleeve: colour,
    drawn: `<clipPath id="body"><path d="${outline}"/></clipPath>${drawn}${stroke(outline)}`,
  }
}

function band(colour: string): string {
  return stroke(COLLAR, 52) + stroke(COLLAR, 36, colour)
}

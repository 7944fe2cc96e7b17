import type { Random } from '../random.ts'
import { INK } from './face.ts'

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

/** Outline of shoulders and chest below the neck, in the units of the style's heads. */
const BODY =
  'M262 838 C200 890 70 905 8 985 C-40 1060 -60 1180 -70 1300 L1050 1300 C1040 1180 1015 1050 960 965 C905 890 760 880 690 820 Z'
const LINE = `stroke="${INK}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"`

const COLLAR = 'M256 840 C292 965 650 995 706 816'
const V_NECK = 'M244 842 Q300 980 480 1095 Q680 960 724 812 Z'

type Cloth = (colour: string, skin: string, random: Random) => string

const kinds: Readonly<Record<string, Cloth>> = {
  tee: (colour) => body(colour) + band(shade(colour)),
  striped(colour, _skin, random) {
    const other = random.pick(['#f3ece0', '#2f3a4a', '#f0d9b5'])
    const stripes = [930, 1010, 1090, 1170].map(
      (y) => `<path d="M-90 ${y + 26} Q480 ${y + 96} 1070 ${y}" stroke="${other}" stroke-width="26"/>`,
    )
    return `${body(colour)}<g clip-path="url(#body)">${stripes.join('')}</g>${outline}${band(other)}`
  },
  vNeck: (colour, skin) => `${body(colour)}<path d="${V_NECK}" fill="${skin}" ${LINE}/>`,
  shirt(colour) {
    const flap = `fill="${shade(colour)}" ${LINE}`
    return `${body(colour)}<path d="M470 930 L470 1300" ${LINE}/><path d="M246 850 L330 1030 L470 940 Z" ${flap}/>
      <path d="M706 826 L640 1010 L470 940 Z" ${flap}/>`
  },
  jacket(colour, skin, random) {
    const inner = random.pick(['#f3ece0', '#2f3a4a', '#b9604a', '#dfe4e6'])
    return `${body(colour)}<path d="M250 845 L400 1300 L600 1300 L702 826 Z" fill="${inner}" ${LINE}/>
      <path d="${COLLAR} L262 838 Z" fill="${skin}"/><path d="${COLLAR}" ${LINE}/>
      <path d="M250 845 L180 1000 L250 1030 L400 1300" ${LINE}/><path d="M702 826 L790 980 L720 1015 L600 1300" ${LINE}/>`
  },
  hoodie: (colour) =>
    `${body(colour)}<path d="M230 850 C250 1010 420 1060 480 1060 C580 1050 720 960 716 824 Z" fill="${shade(colour)}" ${LINE}/>
      <path d="M400 1040 L392 1190 M560 1036 L572 1180" ${LINE}/>`,
}

/** Draws the clothes, which are behind the head, in the units of the style's heads. */
export function clothes(skin: string, random: Random): string {
  const kind = kinds[random.pick(Object.keys(kinds))]
  const colour = random.pick(COLOURS)
  return `<clipPath id="body"><path d="${BODY}"/></clipPath>${kind?.(colour, skin, random) ?? ''}`
}

const outline = `<path d="${BODY}" ${LINE}/>`

function body(colour: string): string {
  return `<path d="${BODY}" fill="${colour}" ${LINE}/>`
}

function band(colour: string): string {
  return `<path d="${COLLAR}" stroke="${INK}" stroke-width="52"/><path d="${COLLAR}" stroke="${colour}" stroke-width="36"/>`
}

/** The same colour, a little darker. */
function shade(colour: string): string {
  const part = (from: number) => Math.round(Number.parseInt(colour.slice(from, from + 2), 16) * 0.84)
  return `#${[part(1), part(3), part(5)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

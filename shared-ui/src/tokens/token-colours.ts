/** Red, green, blue in linear light, 0 to 1. */
export type Colour = readonly [number, number, number]
export type Scheme = 'light' | 'dark'

const linear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const luminance = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** The WCAG contrast ratio, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

type Matrix = readonly [Colour, Colour, Colour]
const times = (matrix: Matrix, [x, y, z]: Colour): Colour => {
  const row = ([a, b, c]: Colour) => a * x + b * y + c * z
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}
const each = ([x, y, z]: Colour, change: (part: number) => number): Colour => [
  change(x),
  change(y),
  change(z),
]

// CSS Color 4: linear sRGB to LMS, LMS to Oklab, and back.
const TO_CONES: Matrix = [
  [0.412_221_47, 0.536_332_54, 0.051_445_99],
  [0.211_903_5, 0.680_699_55, 0.107_396_96],
  [0.088_302_46, 0.281_718_84, 0.629_978_7],
]
const TO_OKLAB: Matrix = [
  [0.210_454_26, 0.793_617_79, -0.004_072_05],
  [1.977_998_5, -2.428_592_21, 0.450_593_71],
  [0.025_904_04, 0.782_771_77, -0.808_675_77],
]
const FROM_OKLAB: Matrix = [
  [1, 0.396_337_78, 0.215_803_76],
  [1, -0.105_561_35, -0.063_854_17],
  [1, -0.089_484_18, -1.291_485_55],
]
const FROM_CONES: Matrix = [
  [4.076_741_66, -3.307_711_59, 0.230_969_93],
  [-1.268_438, 2.609_757_4, -0.341_319_4],
  [-0.004_196_09, -0.703_418_61, 1.707_614_7],
]
const toOklab = (colour: Colour) => times(TO_OKLAB, each(times(TO_CONES, colour), Math.cbrt))
const fromOklab = (colour: Colour) =>
  each(
    times(
      FROM_CONES,
      each(times(FROM_OKLAB, colour), (part) => part ** 3),
    ),
    (part) => Math.min(1, Math.max(0, part)),
  )

function mixed(one: Colour, share: number, other: Colour): Colour {
  const [a, b] = [toOklab(one), toOklab(other)]
  const part = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share)
  return fromOklab([part(0), part(1), part(2)])
}

/** Splits `a, b(c, d)` at its top-level comma. */
function atTheComma(text: string): [string, string] {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
    else if (text[at] === ',' && depth === 0) return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
  }
  throw new Error(`No second part: ${text}`)
}

const inside = (value: string, name: string) =>
  value.startsWith(`${name}(`) && value.endsWith(')') ? value.slice(name.length + 1, -1).trim() : undefined

/** Computes the colours of these sheets as a browser would; the later of two declarations of a token wins. */
export function tokenColours(sheets: readonly string[], scheme: Scheme): (token: string) => Colour {
  const declared = new Map(
    Array.from(sheets.join('\n').matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value]),
  )
  const token = (name: string): Colour => {
    const value = declared.get(name)
    if (value === undefined) throw new Error(`${name} is not declared.`)
    return colour(value.replaceAll(/\s+/g, ' ').trim())
  }
  function colour(value: string): Colour {
    const name = inside(value, 'var')
    if (name) return token(name)
    const pair = inside(value, 'light-dark')
    if (pair) return colour(atTheComma(pair)[scheme === 'light' ? 0 : 1])
    const mix = inside(value, 'color-mix')
    if (mix) {
      const [one, other] = atTheComma(atTheComma(mix)[1])
      const [, base = '', share] = /^(.*) ([\d.]+)%$/.exec(one) ?? []
      return mixed(colour(base), Number(share) / 100, colour(other))
    }
    const digits = /^#([\da-f]{3}|[\da-f]{6})$/.exec(value)?.[1]
    if (!digits) throw new Error(`Not a colour that is known here: ${value}`)
    const pairs = digits.match(digits.length === 3 ? /./g : /../g) ?? []
    const [red = 0, green = 0, blue = 0] = pairs.map((pair) =>
      linear(Number.parseInt(pair.padEnd(2, pair), 16) / 255),
    )
    return [red, green, blue]
  }
  return token
}

import lorelei from '@dicebear/styles/lorelei.json' with { type: 'json' }

/** Lorelei by Lisa Wischofsky, CC0 1.0: its heads, haircuts and small parts, as outlines of 980 by 980 units. */
const components: Readonly<Record<string, Component>> = lorelei.components

interface Component {
  readonly variants: Readonly<Record<string, { readonly elements: readonly Element[] }>>
}

interface Element {
  readonly name: string
  readonly attributes: object
}

/** Where each part is. */
const places = {
  head: [207, 171],
  hair: [76, 3],
  eyebrows: [371, 297],
  nose: [566, 445],
  glasses: [359, 368],
  earrings: [207, 509],
  freckles: [348, 514],
} as const

type Part = keyof typeof places

/** The outlines of a part's variant, the lowest first. */
export function outlines(part: Part, variant: number): string[] {
  return elementsOf(part, variant).flatMap(({ attributes }) =>
    'd' in attributes ? [String(attributes.d)] : [],
  )
}

/** The outlines of a haircut behind the head, and of those in front of it. */
export function haircut(variant: number): { readonly back: string[]; readonly front: string[] } {
  const elements = elementsOf('hair', variant)
  const head = elements.findIndex(({ name }) => name === 'head')
  const paths = elements.map(({ attributes }) => ('d' in attributes ? String(attributes.d) : ''))
  return { back: paths.slice(0, head), front: paths.slice(head + 1) }
}

/** Moves what is drawn to its part's place. */
export function at(part: Part, drawn: string): string {
  return `<g transform="translate(${places[part].join(' ')})">${drawn}</g>`
}

/** Draws a part in one colour. */
export function drawPart(part: Part, variant: number, fill: string): string {
  return at(
    part,
    outlines(part, variant)
      .map((d) => `<path d="${d}" fill="${fill}"/>`)
      .join(''),
  )
}

function elementsOf(part: Part, variant: number): readonly Element[] {
  const found = components[part]?.variants[`variant${String(variant).padStart(2, '0')}`]
  if (!found) throw new RangeError(`The style has no ${part} ${variant}.`)
  return found.elements
}

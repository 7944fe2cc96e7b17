/** Colour of all lines: dark brown, which is softer than black. */
export const INK = '#3a2a26'

export const WHITE = '#fffaf4'

/** The attributes of a line of this width. */
export function line(width = 9, colour = INK): string {
  return `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
}

/** An area of this outline. */
export function area(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

/** A line along this path. */
export function stroke(d: string, width?: number, colour?: string, more = ''): string {
  return `<path d="${d}" ${line(width, colour)} ${more}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
}

/** The same colour, darker below 1, lighter above. */
export function shade(colour: string, by = 0.84): string {
  const part = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16)
    return Math.round(by < 1 ? value * by : value + (255 - value) * (by - 1))
  }
  return `#${[part(1), part(3), part(5)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

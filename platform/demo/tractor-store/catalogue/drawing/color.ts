/** The parts of a colour such as `#5b8c3a`: red, green and blue. */
export function partsOf(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

/** A colour between two others; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = partsOf(to)
  const mixed = partsOf(from).map((part, index) =>
    Math.round(part + ((target[index] ?? part) - part) * share),
  )
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** An ellipse as a path, so that drawings consist of paths only. */
export const ring = (x: number, y: number, width: number, height = width) =>
  `M${x - width} ${y}a${width} ${height} 0 1 0 ${2 * width} 0a${width} ${height} 0 1 0 ${-2 * width} 0`

/** A heart with its tip at x, y and a width of twice `half`. */
export function heart(x: number, y: number, half: number): string {
  const part = (share: number) => Number((half * share).toFixed(2))
  const lobe = `${part(0.525)} ${part(0.525)} 0 0 1 ${part(1)}`
  return (
    `M${x} ${y}c${part(-0.65)} ${part(-0.43)} ${part(-1)} ${part(-0.78)} ${part(-1)} ${part(-1.18)}` +
    `a${lobe} ${part(-0.27)}a${lobe} ${part(0.27)}` +
    `c0 ${part(0.4)} ${part(-0.35)} ${part(0.75)} ${part(-1)} ${part(1.18)}Z`
  )
}

/** A dot: a line of zero length with round caps. */
export const dot = (x: number, y: number) => `M${x} ${y}h.01`

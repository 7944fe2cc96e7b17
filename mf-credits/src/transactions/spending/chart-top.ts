const STEPS = [1, 2, 5, 10]

/** The round amount at the top of a chart, at least as high as everything in it. Amounts are in minor units. */
export function chartTop(highest: number): number {
  const least = Math.max(highest, 1_000)
  const power = 10 ** Math.floor(Math.log10(least))
  return (STEPS.find((step) => step * power >= least) ?? 10) * power
}

/** §9: path prefix of a niche brand's landers. */
export const nichePrefixes = {
  1: '',
  2: 'she',
  3: 'bdsm',
  4: 'bbw',
  5: 'gilf',
  6: 'milf',
  7: 'gay',
} as const

export type Niche = keyof typeof nichePrefixes

/** Whether a brand has both women and men, so that there is something to choose. */
export function hasBothGenders(niche: Niche): boolean {
  return niche !== 7
}

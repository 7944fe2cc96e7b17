/** §2: countries whose visitors see the entry warning in every layout; elsewhere only the default layout shows it. */
const warnedInEveryLayout: readonly string[] = ['NL', 'DE']

/** §2: whether a page in this layout has room for the entry warning. */
export function mayWarnIn(layout: string, country: string | null): boolean {
  return layout === 'default' || warnedInEveryLayout.includes(country ?? '')
}

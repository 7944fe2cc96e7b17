import { paths } from 'contracts'

/** §2: countries whose visitors see the entry warning in every layout; elsewhere only the default layout shows it. */
const warnedInEveryLayout: readonly string[] = ['NL', 'DE']

/** Pages about rules, rights and keeping children out: anyone may read them, at any age. */
const openToAll: readonly string[] = [
  paths['pages-terms'],
  paths['pages-privacy'],
  paths['pages-cookies'],
  paths['pages-ban'],
  paths.complaints,
]

interface WarnedPage {
  readonly layout: string
  /** The path of its route. */
  readonly path: string | undefined
}

/** §2: whether a page has room for the entry warning. */
export function mayWarnIn({ layout, path = '' }: WarnedPage, country: string | null): boolean {
  if (openToAll.includes(path)) return false
  return layout === 'default' || warnedInEveryLayout.includes(country ?? '')
}

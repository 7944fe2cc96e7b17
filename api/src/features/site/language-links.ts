import { LOCALE_PARAM, localesOf, type Settings } from 'contracts'

interface PageAddress {
  /** The page's own path: of several that lead to it, the one for search engines. */
  readonly path: string
  readonly origin: string
  readonly query: URLSearchParams
}

/** §9: the address of a public page in each language of the brand's countries, for search engines. */
export function languageLinks(
  { path, origin, query }: PageAddress,
  { countries }: Pick<Settings, 'countries'>,
): { readonly canonical: string; readonly alternates: Readonly<Record<string, string>> } {
  const plain = origin + path
  const inLanguage = (locale: string) => `${plain}?${LOCALE_PARAM}=${locale}`
  const alternates = Object.fromEntries(localesOf(countries).map((locale) => [locale, inLanguage(locale)]))
  const named = query.get(LOCALE_PARAM) ?? ''
  const canonical = Object.hasOwn(alternates, named) ? inLanguage(named) : plain
  return { canonical, alternates: { ...alternates, 'x-default': plain } }
}

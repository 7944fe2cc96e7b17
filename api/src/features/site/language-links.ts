import { LOCALE_PARAM, localesOf, type Settings } from 'contracts'

const PUBLIC = ['any', 'visitor']

interface Page {
  readonly route: { readonly access: string }
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * §9: the address of a visitor's page in each language of the brand's countries, for search engines. Pages about members,
 * and those that a token opens, are for nobody to find.
 */
export function languageLinks(
  page: Page | undefined,
  url: URL,
  { countries }: Pick<Settings, 'countries'>,
): { readonly canonical?: string; readonly alternates?: Readonly<Record<string, string>> } {
  if (!page || !PUBLIC.includes(page.route.access) || Object.keys(page.params).length > 0) return {}
  const plain = url.origin + url.pathname
  const inLanguage = (locale: string) => `${plain}?${LOCALE_PARAM}=${locale}`
  const alternates = Object.fromEntries(localesOf(countries).map((locale) => [locale, inLanguage(locale)]))
  const named = url.searchParams.get(LOCALE_PARAM) ?? ''
  const canonical = Object.hasOwn(alternates, named) ? inLanguage(named) : plain
  return { canonical, alternates: { ...alternates, 'x-default': plain } }
}

import type { Locale } from 'contracts'

const IS_SERVER = typeof document === 'undefined'

/**
 * The page's language as the reader's region writes it: for a British browser, “14 Nov” instead of “Nov 14”.
 * A server knows no region, although Node has a navigator too.
 */
export function regionalLocale(locale: Locale): string {
  if (IS_SERVER) return locale
  return navigator.languages.find((tag) => tag.split('-')[0] === locale) ?? locale
}

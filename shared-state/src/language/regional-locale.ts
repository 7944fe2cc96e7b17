import type { Locale } from 'contracts'

/** The page's language as the reader's region writes it: for a British browser, “14 Nov” instead of “Nov 14”. */
export function regionalLocale(locale: Locale): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === locale) ?? locale
}

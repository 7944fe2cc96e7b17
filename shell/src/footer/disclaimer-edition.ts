import type { Locale } from 'contracts'

/** §1: the English disclaimer has an edition of its own for the United States. */
export function disclaimerEdition(locale: Locale, country: string | null): 'general' | 'us' {
  return locale === 'en' && country === 'US' ? 'us' : 'general'
}

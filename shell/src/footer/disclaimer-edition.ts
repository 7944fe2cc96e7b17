import type { Locale } from 'contracts'

/** §1: for English there is an edition of the disclaimer for the United States. */
export function disclaimerEdition(locale: Locale, country: string | null): 'general' | 'us' {
  return locale === 'en' && country === 'US' ? 'us' : 'general'
}

import type { Locale } from 'contracts'

/** The name that a member has from the removal of their own until they choose another, by their language. */
export const placeholderNames: Readonly<Record<Locale, string>> = {
  da: 'Medlem',
  de: 'Mitglied',
  en: 'Member',
  es: 'Alguien',
  fi: 'Jäsen',
  fr: 'Membre',
  it: 'Profilo',
  nb: 'Medlem',
  nl: 'Iemand',
  pl: 'Ktoś',
  sv: 'Medlem',
}

export const locales = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const

export type Locale = (typeof locales)[number]

/** Each language by its own name, so that whoever looks for it can read it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fi: 'Suomi',
  fr: 'Français',
  it: 'Italiano',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
}

export const DEFAULT_LOCALE: Locale = 'en'
export const LOCALE_COOKIE = 'locale'
export const LOCALE_COOKIE_DAYS = 365

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value)
}

/** The first language of the visitor's list that the site speaks: `fr-CA` is French, Norwegian is Bokmål. */
export function chooseLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]
    const spoken = language === 'no' || language === 'nn' ? 'nb' : language
    if (isLocale(spoken)) return spoken
  }
  return DEFAULT_LOCALE
}

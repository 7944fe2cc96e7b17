export const locales = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const

export type Locale = (typeof locales)[number]

/** Each language by its own name, so that its speakers can find it. */
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
/** The query parameter that fixes the language of a URL, for sharing and for search engines. */
export const LOCALE_PARAM = 'lang'

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value)
}

/** The visitor's first language that the site supports: `fr-CA` is French, Norwegian is Bokmål. */
export function chooseLocale(languages: readonly string[]): Locale {
  for (const tag of languages) {
    const language = tag.toLowerCase().split('-')[0]
    const locale = language === 'no' || language === 'nn' ? 'nb' : language
    if (isLocale(locale)) return locale
  }
  return DEFAULT_LOCALE
}

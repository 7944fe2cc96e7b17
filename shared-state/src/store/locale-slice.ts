import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, type Locale } from 'contracts'
import type { StateCreator } from 'zustand'

export interface LocaleSlice {
  readonly locale: Locale
  readonly setLocale: (locale: Locale) => void
}

function localeOfPage(): Locale {
  const lang = typeof document === 'undefined' ? undefined : document.documentElement.lang
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

/** The server chose the language of the HTML, by cookie, browser or default; from then on it is the visitor's. */
export const localeSlice: StateCreator<LocaleSlice> = (set) => ({
  locale: localeOfPage(),
  setLocale(locale) {
    const maxAge = LOCALE_COOKIE_DAYS * 24 * 60 * 60
    document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${maxAge}; samesite=lax`
    document.documentElement.lang = locale
    set({ locale })
  },
})

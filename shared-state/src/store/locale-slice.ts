import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, type Locale } from 'contracts'
import type { StateCreator } from 'zustand'
import { writeCookie } from './browser-cookie.ts'

export interface LocaleSlice {
  readonly locale: Locale
  readonly setLocale: (locale: Locale) => void
}

/** The server chose the language of the HTML: by cookie, by the browser's languages, or the default. */
export function readLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

export const localeSlice: StateCreator<LocaleSlice, [], [], Omit<LocaleSlice, 'locale'>> = (set) => ({
  setLocale(locale) {
    writeCookie(LOCALE_COOKIE, locale, LOCALE_COOKIE_DAYS)
    document.documentElement.lang = locale
    set({ locale })
  },
})

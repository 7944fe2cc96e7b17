import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  LOCALE_PARAM,
  type Locale,
} from 'contracts'
import type { StateCreator } from 'zustand'
import { writeCookie } from './browser-cookie.ts'

export interface LocaleSlice {
  readonly locale: Locale
  /** Whether the reader's English is American, in the words and in the page's `lang`. */
  readonly isAmerican: boolean
  readonly setLocale: (locale: Locale) => void
}

/** The language of the HTML, which the server chose by URL, cookie, browser or default. */
export function readLocale(): Locale {
  const [lang] = document.documentElement.lang.split('-')
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

/** Says the page's language in its HTML, with the region whose spelling it has. */
export function markLanguage(locale: Locale, isAmerican: boolean) {
  document.documentElement.lang = isAmerican && locale === 'en' ? 'en-US' : locale
}

export const localeSlice: StateCreator<LocaleSlice, [], [], Pick<LocaleSlice, 'setLocale'>> = (set, get) => ({
  setLocale(locale) {
    writeCookie(LOCALE_COOKIE, locale, LOCALE_COOKIE_DAYS)
    markLanguage(locale, get().isAmerican)
    leaveLanguageOfUrl()
    set({ locale })
  },
})

/** The visitor has chosen a language; the one of the URL would come back when the page is loaded again. */
function leaveLanguageOfUrl() {
  const url = new URL(location.href)
  if (!url.searchParams.has(LOCALE_PARAM)) return
  url.searchParams.delete(LOCALE_PARAM)
  history.replaceState(history.state, '', url)
}

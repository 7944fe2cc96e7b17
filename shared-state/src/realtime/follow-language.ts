import { LOCALE_COOKIE, type Locale } from 'contracts'
import { changeLocale } from '../i18n.ts'
import { useStore } from '../store/store.ts'

/** What was chosen in another tab of this browser is read here too; other browsers keep their own language. */
export async function followLanguage(language: Locale) {
  const isOfBrowser = document.cookie.split('; ').includes(`${LOCALE_COOKIE}=${language}`)
  if (isOfBrowser && useStore.getState().locale !== language) await changeLocale(language)
}

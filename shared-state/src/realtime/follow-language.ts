import { LOCALE_COOKIE, type Locale } from 'contracts'
import { changeLocale } from '../i18n.ts'
import { useStore } from '../store/store.ts'

/** What was chosen in another tab of this browser is read here too; other browsers keep their own language. */
export async function followLanguage(language: Locale) {
  const isOfBrowser = document.cookie.split('; ').includes(`${LOCALE_COOKIE}=${language}`)
  if (!isOfBrowser || useStore.getState().locale === language) return
  try {
    await changeLocale(language)
  } catch {
    // The words did not come; until they do, the page speaks the language that it has.
    addEventListener('online', () => void followLanguage(language), { once: true })
  }
}

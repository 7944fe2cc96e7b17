import { LOCALE_COOKIE, type Locale } from 'contracts'
import { changeLocale } from '../language/i18n.ts'
import { useStore } from '../state/store.ts'

/** Switches with another tab of this browser; a choice in another browser changes nothing here. */
export async function followLanguage(language: Locale) {
  const isOwnBrowser = document.cookie.split('; ').includes(`${LOCALE_COOKIE}=${language}`)
  if (!isOwnBrowser || useStore.getState().locale === language) return
  try {
    await changeLocale(language)
  } catch {
    // The words failed to load: keep the current language until they can.
    addEventListener('online', () => void followLanguage(language), { once: true })
  }
}

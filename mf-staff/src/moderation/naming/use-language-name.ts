import type { Locale } from 'contracts'
import { useStore } from 'shared-state/store'

/** The name of a language in that of the page. */
export function useLanguageName() {
  const { locale } = useStore.getState()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (language: Locale) => names.of(language) ?? language
}

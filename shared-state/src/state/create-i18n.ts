import { isolated, type Locale } from 'contracts'
import { createInstance, type i18n } from 'i18next'

/** The bundle of the words that all others share. */
export const COMMON_WORDS = 'common'

/** Without words: each bundle adds its own as it arrives. */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance()
  // With resources there is nothing to wait for: the instance is ready when this returns.
  void instance.init({
    lng: locale,
    resources: {},
    keySeparator: '.',
    fallbackNS: COMMON_WORDS,
    // Not HTML, since React escapes that.
    interpolation: { escapeValue: true, escape: isolated },
  })
  return instance
}

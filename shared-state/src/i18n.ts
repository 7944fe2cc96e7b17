import type { Locale } from 'contracts'
import { createInstance } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { rememberLanguage } from './remember-language.ts'
import { useStore } from './store/store.ts'

type Dictionary = { readonly [key: string]: string | Dictionary }
type WordsLoader = (locale: Locale) => Promise<unknown>

const i18n = createInstance()
const loaders = new Set<WordsLoader>()

/** Begins with the language of the page; words come from each bundle as it arrives. */
export async function startI18n() {
  await i18n.use(initReactI18next).init({
    lng: useStore.getState().locale,
    resources: {},
    keySeparator: '.',
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
}

/** One namespace a bundle, named like it. */
export function addWords(bundle: string, locale: string, words: Dictionary) {
  i18n.addResourceBundle(locale, bundle, words, true, true)
}

/** Who has words in the page says how they are had in another language. Answers with what ends it. */
export function onLocaleChange(loader: WordsLoader): () => void {
  loaders.add(loader)
  return () => void loaders.delete(loader)
}

/** The language changes on the whole page at once, when all its words are there. */
export async function changeLocale(locale: Locale) {
  await Promise.all([...loaders].map((load) => load(locale)))
  await i18n.changeLanguage(locale)
  useStore.getState().setLocale(locale)
  void rememberLanguage(locale)
}

type Keys<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? PluralBase<Key> : `${Key}.${Keys<Words[Key]>}`
}[keyof Words & string]
type PluralBase<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key

/**
 * A bundle's own words: `export const useWords = wordsOf<typeof en>('mf-chat')`. The keys are typed from English.
 */
export function wordsOf<English>(bundle: string) {
  return function useWords() {
    const { t } = useTranslation(bundle, { i18n })
    // i18next would type the keys of one global dictionary; each bundle has its own, typed right here.
    const translate = t as unknown as (key: string, values: object) => string
    return (key: Keys<English>, values: Record<string, string | number> = {}) => translate(key, values)
  }
}

/** For what is not drawn by a component, such as the document's title. */
export function word(bundle: string, key: string): string | undefined {
  return i18n.exists(key, { ns: bundle }) ? i18n.t(key, { ns: bundle }) : undefined
}

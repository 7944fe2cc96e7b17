import { inAmerican, type Locale } from 'contracts'
import { useSyncExternalStore } from 'react'
import { state } from '../state/state.ts'
import { markLanguage } from '../store/locale-slice.ts'
import { rememberLanguage } from './remember-language.ts'
import type common from './words/en.json'

export type Dictionary = { readonly [key: string]: string | Dictionary }

/** Replaces the words in the bundle's own namespace: another version may have fewer. */
export function addWords(bundle: string, locale: string, words: Dictionary) {
  state.i18n.removeResourceBundle(locale, bundle)
  const isAmerican = locale === 'en' && state.store.getState().isAmerican
  state.i18n.addResourceBundle(locale, bundle, isAmerican ? americanised(words) : words)
}

function americanised(words: Dictionary): Dictionary {
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === 'string' ? inAmerican(text) : americanised(text),
    ]),
  )
}

/** Registers how a bundle loads its words in another language; returns what unregisters it. */
export function onLocaleChange(loader: (locale: Locale) => Promise<unknown>): () => void {
  const { wordsLoaders } = state
  wordsLoaders.add(loader)
  return () => void wordsLoaders.delete(loader)
}

/** Switches the whole page at once, when all words have arrived. */
export async function changeLocale(locale: Locale) {
  await changeWords(locale)
  state.store.getState().setLocale(locale)
  void rememberLanguage(locale)
}

/** Shows this window in a language that neither the browser nor the server remembers. */
export async function showInLocale(locale: Locale) {
  await changeWords(locale)
  markLanguage(locale, state.store.getState().isAmerican)
  state.store.setState({ locale })
}

async function changeWords(locale: Locale) {
  await Promise.all([...state.wordsLoaders].map((load) => load(locale)))
  await state.i18n.changeLanguage(locale)
}

type Keys<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? PluralBase<Key> : `${Key}.${Keys<Words[Key]>}`
}[keyof Words & string]
type PluralBase<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key

type WordsOf<English> = (
  key: Keys<English> | Keys<typeof common>,
  values?: Record<string, string | number>,
) => string

const subscribe = (onChange: () => void) => state.translations.subscribe(onChange)

/**
 * A bundle's typed translations: `export const useWords = wordsOf<typeof en>('mf-chat')`. English types the
 * keys; those that it lacks are among the words that all bundles share. The function stays the same until the
 * language or the words change.
 */
export function wordsOf<English>(bundle: string) {
  const current = (): WordsOf<English> => state.translations.of(bundle)
  return function useWords() {
    return useSyncExternalStore(subscribe, current, current)
  }
}

/** For text outside of components, such as the document's title. */
export function word(
  bundle: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string | undefined {
  const { i18n } = state
  return i18n.exists(key, { ns: bundle }) ? i18n.t(key, { ns: bundle, ...values }) : undefined
}

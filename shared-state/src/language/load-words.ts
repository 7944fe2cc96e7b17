import type { Locale } from 'contracts'
import { COMMON_WORDS } from '../state/create-i18n.ts'
import { state } from '../state/state.ts'
import { addWords, type Dictionary, onLocaleChange } from './i18n.ts'

/** Loads words that several bundles read, in the page's language now and in another one when that changes. */
export function wordsLoader(
  bundle: string,
  importWords: (locale: Locale) => Promise<{ default: Dictionary }>,
) {
  async function load(locale: Locale) {
    if (state.i18n.hasResourceBundle(locale, bundle)) return
    addWords(bundle, locale, (await importWords(locale)).default)
  }
  return async () => {
    onLocaleChange(load)
    await load(state.store.getState().locale)
  }
}

/** For the shell, before it draws: the words that all bundles share, in one file with its own. */
export const loadCommonWords = wordsLoader(
  COMMON_WORDS,
  (locale) => import(/* webpackChunkName: "words-[request]" */ `./words/${locale}.json`),
)

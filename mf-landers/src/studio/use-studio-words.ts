import type { Locale } from 'contracts'
import { addWords, onLocaleChange, wordsOf } from 'shared-state/i18n'
import { useStore } from 'shared-state/store'
import type en from './words/en.json'

export const STUDIO_WORDS = 'mf-landers-studio'

/** The studio's words, apart from those of other pages, so that visitors don't load them. */
export const useStudioWords = wordsOf<typeof en>(STUDIO_WORDS)

/** For a page's `preload`; from then on, a change of language loads them too. */
export async function loadStudioWords() {
  onLocaleChange(load)
  await load(useStore.getState().locale)
}

async function load(locale: Locale) {
  const { default: words } = (await import(`./words/${locale}.json`)) as { default: typeof en }
  addWords(STUDIO_WORDS, locale, words)
}

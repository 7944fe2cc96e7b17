import { loadCommonWords } from 'shared-state/common-words'
import { addWords } from 'shared-state/i18n'
import { startInstalling } from 'shared-state/install'
import { createState, readPage, startState } from 'shared-state/state'
import { useStore } from 'shared-state/store'

// Everything else in the page reads the state, so it starts before any of that runs.
startState(createState(readPage()))
// The browser may offer to install the site at any time from now on.
startInstalling()

/** In one file with the words that all bundles share, which are named alike. */
export const loadShellWords = (locale: string) =>
  import(/* webpackChunkName: "words-[request]" */ `./words/${locale}.json`)

/** Resolves once the words of the page's language are loaded, which rendering needs. */
export const prepared = prepare()

async function prepare() {
  const { locale } = useStore.getState()
  const [words] = await Promise.all([loadShellWords(locale), loadCommonWords()])
  addWords('shell', locale, words.default)
}

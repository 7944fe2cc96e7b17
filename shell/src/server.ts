import { defineServerShell } from 'platform/plugins/server-rendering/shell'
import { loadCommonWords } from 'shared-state/common-words'
import { addWords } from 'shared-state/i18n'
import { createState, hasLoaded, loadedData, readRequest, startState } from 'shared-state/state'
import { useStore } from 'shared-state/store'
import { Root } from './frame/root.tsx'
import { admits, guards } from './session/guards.ts'
import { Wrap } from './wrap.tsx'

/** The server half, which renders the first view of a page. */
export const shell = defineServerShell({
  Root,
  wrap: Wrap,
  guards,
  admits,
  locale: () => useStore.getState().locale,
  addWords,
  async start({ locale, state }) {
    startState(createState(readRequest(locale, state)))
    const [words] = await Promise.all([import(`./words/${locale}.json`), loadCommonWords()])
    addWords('shell', locale, words.default)
  },
  hasLoaded,
  data: loadedData,
})

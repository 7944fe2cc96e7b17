import { defineServerShell } from 'platform/runtime/server'
import { addWords } from 'shared-state/i18n'
import { createState, hasLoaded, loadedData, readRequest, startState } from 'shared-state/state'
import { useStore } from 'shared-state/store'
import { Root } from './frame/root.tsx'
import { admits, guards } from './session/guards.ts'
import { Wrap } from './wrap.tsx'

/** The half that renders the first view on a server. */
export const shell = defineServerShell({
  Root,
  wrap: Wrap,
  guards,
  admits,
  locale: () => useStore.getState().locale,
  addWords,
  async start({ locale, state }) {
    startState(createState(readRequest(locale, state)))
    addWords('shell', locale, (await import(`./words/${locale}.json`)).default)
  },
  hasLoaded,
  data: loadedData,
})

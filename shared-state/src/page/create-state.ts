import { QueryClient } from '@tanstack/react-query'
import { DEFAULT_LOCALE, dismissals, type SiteState } from 'contracts'
import { fillCache, followUser, keepFresh, removeUser } from '../session/session-cache.ts'
import { createI18n } from '../state/create-i18n.ts'
import type { State } from '../state/state.ts'
import { createTranslations } from '../state/translations.ts'
import { createStore, type StoreInput } from '../store/create-store.ts'
import { followTimeBonus } from '../time-bonus/follow-time-bonus.ts'
import { fillLoaded, type LoadedData } from './loaded-data.ts'

export { startState } from '../state/state.ts'
export { hasLoaded, loadedData } from './loaded-data.ts'
export { readPage } from './read-page.ts'
export { readRequest } from './read-request.ts'

export interface StateInput extends Partial<Omit<StoreInput, 'role'>> {
  /** The state in the HTML; only tests leave it out. */
  readonly site?: SiteState | null
  /** Data that the server has loaded for the page. */
  readonly loaded?: LoadedData | undefined
}

/** Makes the state of one page. Nothing outside of it changes: `startState` puts it in use. */
export function createState({ site = null, loaded, ...input }: StateInput = {}): State {
  const { locale = DEFAULT_LOCALE, ...stored } = input
  const queryClient = new QueryClient({
    defaultOptions: {
      // The API client retries by the rules of the product.
      queries: { retry: false, staleTime: 30_000 },
      // Offline, a button fails at once and says so instead of waiting in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  // The server has no time of the dismissal, and nobody asks for this one's.
  const dismissed = site?.is_past_warning ? { [dismissals.entryWarning]: '' } : {}
  const store = createStore({
    locale,
    role: site?.user?.role ?? 'visitor',
    isAmerican: site?.is_american ?? false,
    hasHomeDocument: site?.has_home_document ?? false,
    memberDocuments: site?.member_documents ?? [],
    dismissed,
  })
  // Not an initial value: a page from the server is hydrated with those, and the server doesn't know these.
  store.setState({ ...stored, dismissed: { ...dismissed, ...stored.dismissed } })
  const i18n = createI18n(locale)
  const state: State = {
    store,
    queryClient,
    i18n,
    translations: createTranslations(i18n),
    renderedAt: loaded?.renderedAt ?? Date.now(),
    wordsLoaders: new Set(),
    sessionListeners: new Set(),
    api: {
      positions: new Map(),
      earliest: undefined,
      revise: undefined,
      underWay: new Set(),
      logout: undefined,
      onLoggedOut: () => removeUser(queryClient),
    },
  }
  keepFresh(queryClient)
  followUser(state)
  followTimeBonus(state)
  if (site) fillCache(state, site)
  if (loaded) fillLoaded(queryClient, loaded)
  return state
}

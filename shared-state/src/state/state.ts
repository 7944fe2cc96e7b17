import type { QueryClient } from '@tanstack/react-query'
import type { Locale } from 'contracts'
import type { i18n } from 'i18next'
import type { StoreApi } from 'zustand'
import type { Store } from '../store/create-store.ts'
import type { Translations } from './translations.ts'

/** Everything that exists once per page. */
export interface State {
  /** The state that the browser owns. */
  readonly store: StoreApi<Store>
  /** The state that the server owns. */
  readonly queryClient: QueryClient
  readonly i18n: i18n
  readonly translations: Translations
  /** When the server rendered the page, by its clock; in a page that the browser draws, when that started. */
  readonly renderedAt: number
  /** Fetch the words of whatever is in the page, in another language. */
  readonly wordsLoaders: Set<(locale: Locale) => Promise<unknown>>
  /** Components that show the user or the settings. */
  readonly sessionListeners: Set<() => void>
  readonly api: ApiState
}

interface ApiState {
  /** Path → the member's last event that the latest response from there includes, if it says so. */
  readonly positions: Map<string, number>
  /** The least of all these positions so far, from which the page is to follow the stream; unset while it does. */
  earliest: number | undefined
  /** Brings a response up to date with the events since; set while the page follows the stream. */
  revise: ((path: string, answer: unknown, position: number) => unknown) | undefined
  /** Requests that the server has not answered yet. */
  readonly underWay: Set<Promise<unknown>>
  /** Set while the user logs out; settles once that is decided. */
  logout: Promise<void> | undefined
  /** Called when the server no longer knows who is logged in. */
  readonly onLoggedOut: () => void
}

/** The state of the page, set by `startState`. A live binding, so that reading it costs nothing. */
export let state: State
export let queryClient: QueryClient

/** Makes this the state of the page. A server that renders one page at a time starts a fresh one for each. */
export function startState(next: State) {
  state = next
  queryClient = next.queryClient
}

/** A value that modules keep for as long as the page: `make` runs when the page first needs it. */
export function perPage<Value extends object>(make: () => Value): () => Value {
  const values = new WeakMap<State, Value>()
  return () => {
    const value = values.get(state) ?? make()
    values.set(state, value)
    return value
  }
}

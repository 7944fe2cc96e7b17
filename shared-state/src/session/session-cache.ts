import type { QueryClient } from '@tanstack/react-query'
import { getChats, getLikes, getSettings, getUser, type SiteState, type User } from 'contracts'
import { endpointQuery } from '../query.ts'
import type { State } from '../state/state.ts'

export const userQuery = endpointQuery(getUser)
export const settingsQuery = endpointQuery(getSettings)

/** Reads that survive a logout. */
const PUBLIC: readonly unknown[] = [getUser.path, getSettings.path]

export const isPrivate = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
  !PUBLIC.includes(queryKey[0])

/** The user and the settings come with the HTML; polling and the stream refresh them, not components. */
export function keepFresh(queryClient: QueryClient) {
  for (const { queryKey } of [userQuery, settingsQuery]) {
    queryClient.setQueryDefaults(queryKey, {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    })
  }
}

export function fillCache(
  { queryClient, api }: State,
  { settings, user, chats, likes, position }: SiteState,
) {
  if (position !== undefined) {
    for (const { path } of [getUser, getChats, getLikes]) api.positions.set(path, position)
    api.earliest = position
  }
  queryClient.setQueryData(settingsQuery.queryKey, { settings })
  if (chats) queryClient.setQueryData(endpointQuery(getChats).queryKey, chats)
  if (likes) queryClient.setQueryData(endpointQuery(getLikes).queryKey, likes)
  queryClient.setQueryData(userQuery.queryKey, { user })
}

export function cachedUser(queryClient: QueryClient): User | null {
  return queryClient.getQueryData(userQuery.queryKey)?.user ?? null
}

export function removeUser(queryClient: QueryClient) {
  // A response on its way would bring the user back.
  void queryClient.cancelQueries({ queryKey: userQuery.queryKey }, { revert: false, silent: true })
  queryClient.setQueryData(userQuery.queryKey, { user: null })
}

/** The role follows the user, whatever changes the user: a login, a purchase, the polling, the stream. */
export function followUser(state: State) {
  state.queryClient.getQueryCache().subscribe(({ type, query }) => {
    const [path] = query.queryKey
    if (type !== 'updated' || !PUBLIC.includes(path)) return
    if (path === getUser.path) updateRole(state)
    for (const onChange of state.sessionListeners) onChange()
  })
}

function updateRole({ queryClient, store, api }: State) {
  const user = cachedUser(queryClient)
  const role = user?.role ?? 'visitor'
  const { role: before, setRole, rememberSearch, signOut } = store.getState()
  if (role === before) return
  setRole(role)
  // A member's first search begins with who suits them, not with what they looked at as a visitor; the steps after a signup
  // still offer that.
  if (before === 'visitor' && user?.signup_step === null) rememberSearch('')
  if (role !== 'visitor') return
  // Nothing that the member saw may stay.
  queryClient.removeQueries({ predicate: isPrivate })
  api.positions.clear()
  api.earliest = undefined
  signOut()
}

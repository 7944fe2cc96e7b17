import {
  getChats,
  getLikes,
  getSettings,
  getUser,
  type Role,
  type Settings,
  type SiteState,
  type User,
} from 'contracts'
import { useSyncExternalStore } from 'react'
import { onLoggedOut } from './api/call.ts'
import { positions } from './api/positions.ts'
import { endpointQuery, queryClient } from './query.ts'
import { readSiteState } from './site-state.ts'
import { useStore } from './store/store.ts'

const userQuery = endpointQuery(getUser)
const settingsQuery = endpointQuery(getSettings)
const KEPT: readonly unknown[] = [getUser.path, getSettings.path]

for (const { queryKey } of [userQuery, settingsQuery]) {
  // They came with the HTML, and what they are refreshed by is no page that looks at them.
  queryClient.setQueryDefaults(queryKey, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

const isPrivate = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => !KEPT.includes(queryKey[0])

/** Fills the cache with what the page begins with. */
export function beginSession({ settings, user, chats, likes, position }: SiteState) {
  if (position !== undefined) {
    for (const { path } of [getUser, getChats, getLikes]) positions.set(path, position)
  }
  queryClient.setQueryData(settingsQuery.queryKey, { settings })
  if (chats) queryClient.setQueryData(endpointQuery(getChats).queryKey, chats)
  if (likes) queryClient.setQueryData(endpointQuery(getLikes).queryKey, likes)
  queryClient.setQueryData(userQuery.queryKey, { user })
}

export function currentUser(): User | null {
  return queryClient.getQueryData(userQuery.queryKey)?.user ?? null
}

export function currentRole(): Role {
  return useStore.getState().role
}

export function currentSettings(): Settings {
  return known(queryClient.getQueryData(settingsQuery.queryKey))
}

const followers = new Set<() => void>()

/** Nearly every component asks who looks and at which brand; an observer of the cache for each would cost more than they do. */
function follow(onChange: () => void): () => void {
  followers.add(onChange)
  return () => void followers.delete(onChange)
}

export function useUser(): User | null {
  return useSyncExternalStore(follow, currentUser, currentUser)
}

export function useRole(): Role {
  return useStore(({ role }) => role)
}

export function useSettings(): Settings {
  return useSyncExternalStore(follow, currentSettings, currentSettings)
}

function known(data: { readonly settings: Settings } | undefined): Settings {
  if (!data) throw new Error('The page does not say which brand it is of: its HTML carries no state.')
  return data.settings
}

/** After a login: what was seen as a visitor is asked for anew. */
export function enter(user: User) {
  queryClient.setQueryData(userQuery.queryKey, { user })
  void queryClient.invalidateQueries({ predicate: isPrivate })
}

/** After a logout, in this page alone. */
export function leave() {
  // An answer that is on its way would bring the user back.
  void queryClient.cancelQueries({ queryKey: userQuery.queryKey }, { revert: false, silent: true })
  queryClient.setQueryData(userQuery.queryKey, { user: null })
}

/** The role follows the user, whoever changes the user: a login, a purchase, the polling. */
function followUser() {
  const role = currentUser()?.role ?? 'visitor'
  const { role: before, setRole, signOut, stopCountdown } = useStore.getState()
  if (role === before) return
  setRole(role)
  // §4: the time bonus is for those who have not paid.
  if (role !== 'free') stopCountdown()
  if (role !== 'visitor') return
  // Nothing that was shown to the member stays.
  queryClient.removeQueries({ predicate: isPrivate })
  positions.clear()
  signOut()
}

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || !KEPT.includes(query.queryKey[0])) return
  if (query.queryKey[0] === getUser.path) followUser()
  for (const onChange of followers) onChange()
})
onLoggedOut(leave)
const begun = readSiteState()
if (begun) beginSession(begun)

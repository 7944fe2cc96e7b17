import type { Role, Settings, User } from 'contracts'
import { useSyncExternalStore } from 'react'
import { queryClient, state } from '../state/state.ts'
import { useStore } from '../state/store.ts'
import { hearTabs, tellTabs } from '../store/tabs.ts'
import { cachedUser, isPrivate, removeUser, settingsQuery, userQuery } from './session-cache.ts'

const CHANNEL = 'session'

export function currentUser(): User | null {
  return cachedUser(queryClient)
}

export function currentRole(): Role {
  return useStore.getState().role
}

export function currentSettings(): Settings {
  const data = queryClient.getQueryData(settingsQuery.queryKey)
  if (!data) throw new Error('The HTML of this page carries no state, so the brand is unknown.')
  return data.settings
}

/** Nearly every component reads the user or the settings; a query observer in each would cost more. */
function subscribe(onChange: () => void): () => void {
  const { sessionListeners } = state
  sessionListeners.add(onChange)
  return () => void sessionListeners.delete(onChange)
}

export function useUser(): User | null {
  return useSyncExternalStore(subscribe, currentUser, currentUser)
}

export function useRole(): Role {
  return useStore(({ role }) => role)
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings, currentSettings)
}

/** Whether the last logout was the member's own in this page, rather than the server's. */
export function hasLeft(): boolean {
  return useStore.getState().hasLeft
}

/** After a login: what the visitor saw is stale. The other tabs follow. */
export function enter(user: User) {
  begin(user)
  tellTabs(CHANNEL, 'login')
}

/** For a visitor's tab, which has no event stream: enters with another tab's login. Returns what stops it. */
export function followLogins(): () => void {
  return hearTabs(CHANNEL, () => void followLogin())
}

async function followLogin() {
  if (currentUser()) return
  // Without a network, the next page load learns of it.
  const answer = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined)
  if (answer?.user) begin(answer.user)
}

function begin(user: User) {
  useStore.getState().setHasLeft(false)
  queryClient.setQueryData(userQuery.queryKey, { user })
  void queryClient.invalidateQueries({ predicate: isPrivate })
}

/** After a logout: ends the session in this page; it does not call the server. */
export function leave() {
  useStore.getState().setHasLeft(true)
  removeUser(queryClient)
}

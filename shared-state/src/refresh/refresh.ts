import {
  getChats,
  getLikes,
  getUser,
  USER_REFRESH,
  USER_REFRESH_FIRST,
  USER_REFRESH_WITH_PUSH,
} from 'contracts'
import { endpointQuery, queryClient } from '../query.ts'
import { state } from '../state/state.ts'
import { useStore } from '../state/store.ts'

/** §7: refetches the user, the chats and the likes now. A failure waits for the next round. */
export async function refreshNow() {
  await Promise.all([
    queryClient.prefetchQuery({ ...endpointQuery(getUser), staleTime: 0 }),
    queryClient.prefetchQuery({ ...endpointQuery(getChats), staleTime: 0 }),
    queryClient.prefetchQuery({ ...endpointQuery(getLikes), staleTime: 0 }),
  ])
}

/** §7: polls while someone is logged in and the page is visible; returns what stops it. */
export function startRefreshing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isResting = false
  const isLoggedIn = () => useStore.getState().role !== 'visitor'

  function tick() {
    isResting = document.hidden
    if (isResting) return
    void refreshNow()
    const { status } = useStore.getState().push
    timer = setTimeout(tick, status === 'subscribed' ? USER_REFRESH_WITH_PUSH : USER_REFRESH)
  }

  function wake() {
    if (isResting && !document.hidden) tick()
  }

  function begin() {
    clearTimeout(timer)
    isResting = false
    if (isLoggedIn()) timer = setTimeout(tick, USER_REFRESH_FIRST)
  }

  const unsubscribe = state.store.subscribe(({ role }, before) => {
    if ((role === 'visitor') !== (before.role === 'visitor')) begin()
  })
  document.addEventListener('visibilitychange', wake)
  begin()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
    unsubscribe()
  }
}

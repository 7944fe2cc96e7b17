import { getChats, getLikes, type WorkerMessage } from 'contracts'
import { endpointQuery, queryClient } from '../query.ts'
import { currentSettings } from '../session/session.ts'
import { useStore } from '../state/store.ts'
import { watchPush } from './other-tabs.ts'
import { syncPush } from './sync-push.ts'
import { registerWorker, removeWorker } from './worker-registration.ts'

/**
 * Registers the service worker and follows push for whoever is logged in; returns the function that stops it.
 * `open` opens a path in this page, when the member presses a notification.
 */
export function startPush(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const ended = new AbortController()
  const { signal } = ended
  let isReady = false

  // One after the other: each reads what the one before has written.
  let last = Promise.resolve()
  const sync = () => {
    last = last.then(() => (signal.aborted || !isReady ? undefined : syncPush())).catch(() => {})
  }

  function receive({ data, ports }: MessageEvent<WorkerMessage>) {
    if (data.kind === 'push') {
      useStore.getState().setPush({ lastMessage: data.message })
      reloadChatsAndLikes()
      return
    }
    ports[0]?.postMessage('opening')
    open(data.path)
  }

  async function begin() {
    if (!currentSettings().push_worker) await removeWorker()
    else await registerWorker()
    isReady = true
    sync()
  }

  navigator.serviceWorker.addEventListener('message', receive, { signal })
  const unwatch = watchPush(sync)
  void begin().catch(() => {})
  return () => {
    ended.abort()
    unwatch()
  }
}

/** §7: both are reloaded on a push message. */
function reloadChatsAndLikes() {
  void queryClient.prefetchQuery({ ...endpointQuery(getChats), staleTime: 0 })
  void queryClient.prefetchQuery({ ...endpointQuery(getLikes), staleTime: 0 })
}

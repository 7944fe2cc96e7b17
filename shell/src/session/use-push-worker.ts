import { useNavigate } from 'platform/runtime/router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useRole, useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { useWords } from '../use-words.ts'

/**
 * For members: the service worker with push and the page without a connection, once the first page is drawn and the browser
 * has nothing else to do. Visitors load none of it. After a logout the browser gets no more messages.
 */
export function usePushWorker() {
  const t = useWords()
  const navigate = useNavigate()
  const { name: siteName, push_worker: hasWorker } = useSettings()
  const locale = useStore((store) => store.locale)
  const isLoggedIn = useRole() !== 'visitor'
  const wasLoggedIn = useRef(false)
  const open = useEffectEvent((path: string) => void navigate(path))
  const words = useEffectEvent(() => ({
    locale,
    siteName,
    title: t('offlinePage.title'),
    text: t('offlinePage.text'),
    retry: t('retry'),
  }))

  useEffect(() => {
    const hasLeft = wasLoggedIn.current && !isLoggedIn
    wasLoggedIn.current = isLoggedIn
    if (hasLeft) void import('shared-state/push').then(({ forgetPush }) => forgetPush())
    if (!isLoggedIn) return
    let stop = () => {}
    const cancel = whenLoaded(async () => {
      const { startPush } = await import('shared-state/push')
      stop = startPush((path) => open(path))
    })
    return () => {
      cancel()
      stop()
    }
  }, [isLoggedIn])

  useEffect(() => {
    if (!isLoggedIn || !hasWorker || !('caches' in window)) return
    return whenLoaded(async () => {
      const { keepForWorker } = await import('../offline-page/keep-for-worker.ts')
      await keepForWorker(words())
    })
  }, [isLoggedIn, hasWorker, locale])
}

/**
 * Calls back once the page with all its files has loaded and the browser has nothing else to do; returns the function that
 * cancels it. A failure is no error of the page: the next one tries again.
 */
function whenLoaded(callback: () => Promise<void>): () => void {
  const ended = new AbortController()
  const { signal } = ended

  function begin() {
    // Safari has no requestIdleCallback.
    const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000))
    idle(() => {
      if (!signal.aborted) callback().catch(() => {})
    })
  }

  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true, signal })
  return () => ended.abort()
}

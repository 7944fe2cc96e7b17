import type { createBrowserRouter } from 'react-router'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'getBlocker' | 'deleteBlocker' | 'subscribe'>

const LEAVE = 'leave'

/**
 * Pages that would lose something when left: asked before every navigation and before the tab closes. Nothing is in
 * the way of either while there are none.
 */
export function leaveGuards(router: () => Router, confirmLeaving: (message: string) => boolean) {
  const guards = new Map<() => boolean, string>()
  let stop: (() => void) | undefined

  /** What to ask the visitor, if anything is to be asked. */
  function question(): string | undefined {
    for (const [isBusy, message] of guards) if (isBusy()) return message
    return undefined
  }

  function start() {
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (question() !== undefined) event.preventDefault()
    }
    addEventListener('beforeunload', beforeUnload)
    router().getBlocker(LEAVE, () => {
      const message = question()
      return message !== undefined && !confirmLeaving(message)
    })
    const unsubscribe = router().subscribe(({ blockers }) => {
      // The visitor has answered already: stay.
      const blocker = blockers.get(LEAVE)
      if (blocker?.state === 'blocked') blocker.reset()
    })
    return () => {
      removeEventListener('beforeunload', beforeUnload)
      unsubscribe()
      router().deleteBlocker(LEAVE)
    }
  }

  return function guardLeaving(isBusy: () => boolean, message: string) {
    guards.set(isBusy, message)
    stop ??= start()
    return () => {
      guards.delete(isBusy)
      if (guards.size > 0) return
      stop?.()
      stop = undefined
    }
  }
}

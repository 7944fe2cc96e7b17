import type { createBrowserRouter } from 'react-router'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'getBlocker' | 'deleteBlocker' | 'subscribe'>

const LEAVE = 'leave'

/**
 * Guards of pages that would lose unsaved input: checked before every navigation and before the tab closes. While there
 * are no guards, nothing is installed that could interfere with either.
 */
export function leaveGuards(router: () => Router, confirmLeaving: (message: string) => boolean) {
  const guards = new Map<() => boolean, string>()
  let stop: (() => void) | undefined

  /** The question for the visitor, if any guard is busy. */
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
      // The visitor has chosen to stay.
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

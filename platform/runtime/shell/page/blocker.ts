import type { createBrowserRouter, NavigationType } from 'react-router'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'getBlocker' | 'deleteBlocker' | 'subscribe'>

/** Decides about a navigation: blocks it if it returns a function, which runs then. */
export type Check = (action: `${NavigationType}`) => (() => void) | undefined

const KEY = 'page'
/** An overlay closes before a page asks whether the visitor wants to leave it. */
const ORDER = ['overlay', 'guard'] as const

/**
 * Sets or removes a check of navigations. The router supports one blocker only, so the checks share it. Without checks
 * nothing is installed that could interfere with a navigation.
 */
export function navigationBlocker(router: () => Router) {
  const checks = new Map<(typeof ORDER)[number], Check>()
  let stop: (() => void) | undefined
  let onBlocked: ReturnType<Check>

  function check(action: `${NavigationType}`) {
    for (const name of ORDER) {
      const blocked = checks.get(name)?.(action)
      if (blocked) return blocked
    }
    return undefined
  }

  function start() {
    router().getBlocker(KEY, ({ historyAction }) => {
      onBlocked = check(historyAction)
      return onBlocked !== undefined
    })
    const unsubscribe = router().subscribe(({ blockers }) => {
      const blocker = blockers.get(KEY)
      if (blocker?.state !== 'blocked') return
      blocker.reset()
      onBlocked?.()
    })
    return () => {
      unsubscribe()
      router().deleteBlocker(KEY)
    }
  }

  return function setCheck(name: (typeof ORDER)[number], next: Check | undefined) {
    if (next) checks.set(name, next)
    else checks.delete(name)
    if (checks.size > 0) return void (stop ??= start())
    stop?.()
    stop = undefined
  }
}

export type SetCheck = ReturnType<typeof navigationBlocker>

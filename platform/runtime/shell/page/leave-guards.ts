import type { SetCheck } from './blocker.ts'

/** Guards of pages that would lose unsaved input: checked before every navigation and before the tab closes. */
export function leaveGuards(setCheck: SetCheck, confirmLeaving: (message: string) => boolean) {
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
    setCheck('guard', () => {
      const message = question()
      return message === undefined || confirmLeaving(message) ? undefined : () => {}
    })
    return () => {
      removeEventListener('beforeunload', beforeUnload)
      setCheck('guard', undefined)
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

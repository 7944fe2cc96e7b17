import * as timers from 'node:timers'

type Callback = (...values: unknown[]) => void

export type PageTimers = ReturnType<typeof pageTimers>

/** Timers of one page, which can be stopped together, so that none goes on after it. Their numbers follow the last one. */
export function pageTimers(numbers: { last: number }) {
  const stops = new Map<number, () => void>()
  let isOver = false
  return {
    start<Timer>(start: () => Timer, stop: (timer: Timer) => void): number {
      // Code of the page that some other code has woken is too late for a timer.
      if (isOver) return 0
      numbers.last += 1
      const timer = start()
      stops.set(numbers.last, () => stop(timer))
      return numbers.last
    },
    clear(id: number) {
      stops.get(id)?.()
      stops.delete(id)
    },
    stop() {
      isOver = true
      for (const stop of stops.values()) stop()
      stops.clear()
    },
  }
}

/**
 * The functions for timers, which are those of the page whose code calls. As in a browser they are numbers: Node's own are
 * objects that lead to each other.
 */
export function timerFunctions(own: () => PageTimers | undefined) {
  const clear = (id: number) => own()?.clear(id)
  return {
    setTimeout: (call: Callback, ms?: number, ...values: unknown[]) =>
      own()?.start(() => timers.setTimeout(() => call(...values), ms), timers.clearTimeout) ?? 0,
    setInterval: (call: Callback, ms?: number, ...values: unknown[]) =>
      own()?.start(() => timers.setInterval(() => call(...values), ms), timers.clearInterval) ?? 0,
    setImmediate: (call: Callback, ...values: unknown[]) =>
      own()?.start(() => timers.setImmediate(() => call(...values)), timers.clearImmediate) ?? 0,
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  }
}

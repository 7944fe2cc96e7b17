import * as timers from 'node:timers'

type Callback = (...values: unknown[]) => void

/**
 * Timers that can be stopped together, so that none goes on after its page. As in a browser they are numbers: Node's own are
 * objects that lead to each other.
 */
export function pageTimers() {
  const stops = new Map<number, () => void>()
  let count = 0
  function keep<Timer>(timer: Timer, stop: (timer: Timer) => void): number {
    count += 1
    stops.set(count, () => stop(timer))
    return count
  }
  function clear(id: number) {
    stops.get(id)?.()
    stops.delete(id)
  }
  return {
    functions: {
      setTimeout: (call: Callback, ms?: number, ...values: unknown[]) =>
        keep(
          timers.setTimeout(() => call(...values), ms),
          timers.clearTimeout,
        ),
      setInterval: (call: Callback, ms?: number, ...values: unknown[]) =>
        keep(
          timers.setInterval(() => call(...values), ms),
          timers.clearInterval,
        ),
      setImmediate: (call: Callback, ...values: unknown[]) =>
        keep(
          timers.setImmediate(() => call(...values)),
          timers.clearImmediate,
        ),
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: clear,
    },
    clear() {
      for (const stop of stops.values()) stop()
      stops.clear()
    },
  }
}

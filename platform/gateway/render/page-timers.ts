/** Timers that can be stopped together, so that none goes on after its page. */
export function pageTimers() {
  const stops = new Set<() => void>()
  const tracked =
    <Values extends unknown[], Timer>(start: (...values: Values) => Timer, stop: (timer: Timer) => void) =>
    (...values: Values) => {
      const timer = start(...values)
      stops.add(() => stop(timer))
      return timer
    }
  return {
    functions: {
      setTimeout: tracked(setTimeout, clearTimeout),
      setInterval: tracked(setInterval, clearInterval),
      setImmediate: tracked(setImmediate, clearImmediate),
    },
    clear() {
      for (const stop of stops) stop()
      stops.clear()
    },
  }
}

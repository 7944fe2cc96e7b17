/** Collects clean-up functions, and runs them in reverse order on Ctrl+C, on a signal, or when `end` is called. */
export function lifetime() {
  const ends: (() => Promise<unknown>)[] = []

  async function end() {
    for (const cleanUp of ends.splice(0).toReversed()) await cleanUp()
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Only once: a second signal ends the process immediately.
    process.once(signal, () => void end().finally(() => process.exit(0)))
  }
  return { atEnd: (...more: readonly (() => Promise<unknown>)[]) => void ends.push(...more), end }
}

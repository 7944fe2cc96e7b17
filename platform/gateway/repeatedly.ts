import type { FastifyBaseLogger } from 'fastify'

/** Runs work at an interval, never concurrently. Logs only the first of a series of failures, and the recovery. */
export function repeatedly(
  intervalMs: number,
  work: () => Promise<void>,
  { log, failure }: { log: FastifyBaseLogger; failure: string },
) {
  let running: Promise<void> | undefined
  let isFailing = false

  async function once() {
    try {
      await work()
      if (isFailing) log.warn(`recovered: ${failure}`)
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error(error, failure)
      isFailing = true
    }
  }

  function start() {
    running ??= once().finally(() => {
      running = undefined
    })
    return running
  }

  const timer = setInterval(start, intervalMs)

  return {
    /** Stops the timer and waits for a run in progress. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

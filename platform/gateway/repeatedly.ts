import type { FastifyBaseLogger } from 'fastify'

/** Does a piece of work again and again, never twice at once. Of a series of failures the log tells the first and the end. */
export function repeatedly(
  every: number,
  work: () => Promise<void>,
  { log, failure }: { log: FastifyBaseLogger; failure: string },
) {
  let running: Promise<void> | undefined
  let isFailing = false

  async function once() {
    try {
      await work()
      if (isFailing) log.warn(`over: ${failure}`)
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

  const timer = setInterval(start, every)

  return {
    /** After this nothing runs any more. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

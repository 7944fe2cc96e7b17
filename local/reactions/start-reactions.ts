import type { Log } from '../../api/src/db/log.ts'
import { SECOND_MS } from '../../api/src/time.ts'
import { readPools } from '../demo-world/pools.ts'
import { type Reactor, react } from './react.ts'

const EVERY_MS = 3 * SECOND_MS

/** Has the invented members react to the real ones every few seconds, until stopped. */
export function startReactions({ log, ...parts }: Omit<Reactor, 'pools'> & { readonly log: Log }) {
  const reactor = { ...parts, pools: readPools() }
  let isRunning = false
  let isStopped = false
  let running = Promise.resolve()
  const timer = setInterval(() => {
    // On a slow machine, nothing piles up.
    if (isRunning) return
    isRunning = true
    running = react(reactor, new Date())
      .catch((error: unknown) => {
        if (!isStopped) log.warn(`Invented members could not react: ${String(error)}`)
      })
      .finally(() => {
        isRunning = false
      })
  }, EVERY_MS)
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

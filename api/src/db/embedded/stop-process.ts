import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './running-server.ts'

/** Fast shutdown, then, each after a while, immediate shutdown (read again at the next start) and force. */
const STEPS = [
  { signal: 'SIGINT', milliseconds: 15_000 },
  { signal: 'SIGQUIT', milliseconds: 5_000 },
  { signal: 'SIGKILL', milliseconds: 2_000 },
] as const

/** Ends a PostgreSQL: a child of ours, or, by its number, one that another process left. */
export async function quit(
  target: { readonly kill: (signal: NodeJS.Signals) => boolean },
  ended: Promise<unknown>,
) {
  for (const { signal, milliseconds } of STEPS) {
    if (!target.kill(signal)) return
    const timeout = new AbortController()
    const late = sleep(milliseconds, false, { signal: timeout.signal }).catch(() => true)
    const isDone = await Promise.race([ended.then(() => true), late])
    timeout.abort()
    if (isDone) return
  }
}

export async function quitOrphan(pid: number) {
  const timeout = new AbortController()
  await quit({ kill: (signal) => isAlive(pid) && process.kill(pid, signal) }, gone(pid, timeout.signal))
  timeout.abort()
}

async function gone(pid: number, signal: AbortSignal) {
  while (!signal.aborted && isAlive(pid)) await sleep(20)
}

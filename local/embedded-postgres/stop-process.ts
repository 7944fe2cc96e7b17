import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './running-server.ts'

/** Fast shutdown; then, after a timeout each, immediate shutdown (WAL replay at the next start) and kill. */
const SIGNALS = [
  { signal: 'SIGINT', milliseconds: 15_000 },
  { signal: 'SIGQUIT', milliseconds: 5_000 },
  { signal: 'SIGKILL', milliseconds: 2_000 },
] as const

/** Stops a PostgreSQL: a child process, or anything else that takes signals. */
export async function stopProcess(
  target: { readonly kill: (signal: NodeJS.Signals) => boolean },
  ended: Promise<unknown>,
) {
  for (const { signal, milliseconds } of SIGNALS) {
    if (!target.kill(signal)) return
    const timeout = new AbortController()
    const late = sleep(milliseconds, false, { signal: timeout.signal }).catch(() => true)
    const isDone = await Promise.race([ended.then(() => true), late])
    timeout.abort()
    if (isDone) return
  }
}

export async function stopOrphan(pid: number) {
  const timeout = new AbortController()
  await stopProcess(
    { kill: (signal) => isAlive(pid) && process.kill(pid, signal) },
    waitUntilGone(pid, timeout.signal),
  )
  timeout.abort()
}

async function waitUntilGone(pid: number, signal: AbortSignal) {
  while (!signal.aborted && isAlive(pid)) await sleep(20)
}

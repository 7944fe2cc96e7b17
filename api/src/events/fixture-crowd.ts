import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

interface Report {
  /** The last event that each page received, in the order in which the pages were opened. */
  readonly positions: readonly number[]
  /** Milliseconds from publishing to receiving, for every event since the last report. */
  readonly latencies: readonly number[]
  readonly faults: readonly string[]
}

/** Many listening pages in a process of their own, which is killed when the test ends. */
export function startCrowd() {
  const child = fork(join(import.meta.dirname, 'fixtures/crowd.ts'))
  onTestFinished(() => void child.kill('SIGKILL'))
  const ask = async (command: object): Promise<unknown> => {
    child.send(command)
    const [answer] = (await once(child, 'message')) as [unknown]
    return answer
  }
  return {
    /** Opens new pages, and reopens all that left. Returns the milliseconds until all were connected. */
    async open(url: string, options: { readonly cookies?: readonly string[]; readonly within?: number }) {
      return ((await ask({ kind: 'open', url, ...options })) as { ms: number }).ms
    },
    leave: () => ask({ kind: 'leave' }),
    report: () => ask({ kind: 'report' }) as Promise<Report>,
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

interface Report {
  /** Of each page, in the order in which they came: the last event that it heard. */
  readonly positions: readonly number[]
  /** Milliseconds from telling to hearing, of every event since the last report. */
  readonly latencies: readonly number[]
  readonly faults: readonly string[]
}

/** Many pages that listen, in a process of their own; gone when the test ends. */
export function startCrowd() {
  const child = fork(join(import.meta.dirname, 'fixtures/crowd.ts'))
  onTestFinished(() => void child.kill('SIGKILL'))
  const ask = async (command: object): Promise<unknown> => {
    child.send(command)
    const [answer] = (await once(child, 'message')) as [unknown]
    return answer
  }
  return {
    /** New pages, or all that left; answers with the milliseconds until the last one was let in. */
    async open(url: string, options: { readonly cookies?: readonly string[]; readonly within?: number }) {
      return ((await ask({ kind: 'open', url, ...options })) as { ms: number }).ms
    },
    leave: () => ask({ kind: 'leave' }),
    report: () => ask({ kind: 'report' }) as Promise<Report>,
  }
}

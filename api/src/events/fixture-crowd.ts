import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

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

/** Waits until every page has received all its events, and resolves with the latency of each. */
export async function receivedBy(
  crowd: ReturnType<typeof startCrowd>,
  published: readonly number[],
  timeout = 15_000,
) {
  const latencies: number[] = []
  await expect
    .poll(
      async () => {
        const { positions, faults, ...report } = await crowd.report()
        expect(faults).toEqual([])
        latencies.push(...report.latencies)
        return positions.every((position, at) => position === published[at])
      },
      { timeout },
    )
    .toBe(true)
  return latencies
}

export const sum = (one: readonly number[], other: readonly number[]) =>
  one.map((count, at) => count + (other[at] ?? 0))

export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

import { setTimeout as sleep } from 'node:timers/promises'
import { refuse } from '../../../registry/index.ts'

export interface Pace {
  readonly bytesPerSecond: number
  /** Time that an upload may take beyond that, for a line that stalls. */
  readonly graceMs: number
}

const PACE: Pace = { bytesPerSecond: 50_000, graceMs: 5_000 }

/** Passes a stream on, and throws `Refused` once it arrives too slowly. Counts only time that is spent waiting for it. */
export async function* steady(
  stream: AsyncIterable<Uint8Array>,
  { bytesPerSecond, graceMs }: Pace = PACE,
): AsyncGenerator<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]()
  for (let leftMs = graceMs; ; ) {
    const from = performance.now()
    const { done, value } = await within(leftMs, chunks.next(), bytesPerSecond)
    if (done) return
    leftMs += (value.length / bytesPerSecond) * 1000 - (performance.now() - from)
    yield value
  }
}

async function within<T>(ms: number, promise: Promise<T>, bytesPerSecond: number): Promise<T> {
  const stop = new AbortController()
  const timeout = sleep(Math.max(0, ms), undefined, { signal: stop.signal }).catch(() => undefined)
  try {
    return (await Promise.race([promise, timeout])) ?? tooSlow(bytesPerSecond)
  } finally {
    stop.abort()
  }
}

function tooSlow(bytesPerSecond: number): never {
  return refuse(
    'upload-too-slow',
    `The upload is slower than ${bytesPerSecond / 1000} kB a second. Repeat the command on a faster line.`,
  )
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { publishEvents } from './publish-events.ts'

interface Audience {
  readonly brandId: string
  readonly memberIds: readonly string[]
}

/**
 * Publishes events to random members at this rate, each with the time at which it was published. Returns the
 * number of events per member, in the order of their ids, and the milliseconds that each publication took.
 */
export async function publishAtRandom(
  database: Database,
  { brandId, memberIds }: Audience,
  { seconds, perSecond }: { readonly seconds: number; readonly perSecond: number },
): Promise<{ readonly published: readonly number[]; readonly took: readonly number[] }> {
  const published = memberIds.map(() => 0)
  const durations: Promise<number>[] = []
  const start = performance.now()
  for (let count = 0; count < seconds * perSecond; count += 1) {
    await sleep(Math.max(0, start + (count * 1_000) / perSecond - performance.now()))
    const index = Math.floor(Math.random() * memberIds.length)
    const memberId = memberIds[index] ?? ''
    published[index] = (published[index] ?? 0) + 1
    const begin = performance.now()
    const event = { kind: 'balance', credits: performance.timeOrigin + begin } as const
    const publishing = database.inTransaction((tx) => publishEvents(tx, { brandId, memberId, event }))
    durations.push(publishing.then(() => performance.now() - begin))
  }
  return { published, took: await Promise.all(durations) }
}

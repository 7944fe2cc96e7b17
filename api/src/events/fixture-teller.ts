import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { publishEvents } from './publish-events.ts'

interface Audience {
  readonly brandId: string
  readonly memberIds: readonly string[]
}

/**
 * Tells members at random for so long, each event with the time at which it was told. Answers with how often each was
 * told, in the order of their ids, and with the milliseconds that telling itself took.
 */
export async function tellAtRandom(
  database: Database,
  { brandId, memberIds }: Audience,
  { seconds, aSecond }: { readonly seconds: number; readonly aSecond: number },
): Promise<{ readonly told: readonly number[]; readonly took: readonly number[] }> {
  const told = memberIds.map(() => 0)
  const all: Promise<number>[] = []
  const began = performance.now()
  for (let count = 0; count < seconds * aSecond; count += 1) {
    await sleep(Math.max(0, began + (count * 1_000) / aSecond - performance.now()))
    const at = Math.floor(Math.random() * memberIds.length)
    const memberId = memberIds[at] ?? ''
    told[at] = (told[at] ?? 0) + 1
    const begin = performance.now()
    const event = { kind: 'balance', credits: performance.timeOrigin + begin } as const
    const telling = database.inTransaction((tx) => publishEvents(tx, { brandId, memberId, event }))
    all.push(telling.then(() => performance.now() - begin))
  }
  return { told, took: await Promise.all(all) }
}

import type { Database } from '../../db/database.ts'
import { drawPortrait } from './draw-portrait.ts'
import { findPortraitOrders, type PortraitOrder } from './portrait-orders.ts'

interface Owner {
  readonly brandId: string
  readonly memberId: string
  readonly isPrivate: boolean
}

/** Stores a portrait as a photo of this member, the first one as the main photo. */
export type AddPortrait = (owner: Owner, picture: Buffer) => Promise<void>

interface PaintOptions {
  readonly database: Pick<Database, 'db' | 'pool'>
  readonly addPortrait: AddPortrait
  readonly now: Date
}

/** Two at a time: one is drawn while another is stored. */
const CONCURRENCY = 2

/** Advisory lock key; any number that no other lock uses. */
const LOCK = 2_611_021

/** Draws portraits of all demo members who have none, unless another process is doing so. Returns their number. */
export async function paintPortraits({ database, addPortrait, now }: PaintOptions): Promise<number> {
  const client = await database.pool.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (!rows[0]?.mine) return 0
    try {
      return await paintAll(await findPortraitOrders(database.db, now), addPortrait)
    } finally {
      // Closing the connection releases the lock too, but too late for an immediate retry.
      await client.query('select pg_advisory_unlock($1)', [LOCK])
    }
  } finally {
    client.release(true)
  }
}

async function paintAll(sitters: readonly PortraitOrder[], addPortrait: AddPortrait) {
  // Both painters share one queue.
  const queue = sitters.values()
  const painters = Array.from({ length: CONCURRENCY }, () => paintFrom(queue, addPortrait))
  const failed = (await Promise.allSettled(painters)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return sitters.length
}

async function paintFrom(queue: Iterable<PortraitOrder>, addPortrait: AddPortrait) {
  for (const sitter of queue) {
    const { brandId, memberId, portraits } = sitter
    for (let number = 0; number < portraits; number += 1) {
      // A member with several portraits has a private one, the last.
      const isPrivate = number > 0 && number === portraits - 1
      await addPortrait({ brandId, memberId, isPrivate }, await drawPortrait(sitter, number))
    }
  }
}

import type { Database } from '../../db/database.ts'
import { drawPortrait } from './draw-portrait.ts'
import { type Sitting, sittersLeft } from './sitters.ts'

interface Owner {
  readonly brandId: string
  readonly memberId: string
  readonly isPrivate: boolean
}

/** Keeps a portrait as a photo of this member, the first one as the main one. */
export type AddPortrait = (owner: Owner, picture: Buffer) => Promise<void>

interface Painting {
  readonly database: Pick<Database, 'db' | 'pool'>
  readonly addPortrait: AddPortrait
  readonly now: Date
}

/** While one is drawn, another is stored. */
const AT_ONCE = 2

/** Any number that no other lock has. */
const LOCK = 2_611_021

/** Draws a portrait of every demo member who has none, unless another process is at it; how many there were to draw. */
export async function paintPortraits({ database, addPortrait, now }: Painting): Promise<number> {
  const client = await database.pool.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (!rows[0]?.mine) return 0
    try {
      return await paintAll(await sittersLeft(database.db, now), addPortrait)
    } finally {
      // Ending the connection frees it too, but later than whoever tries again at once.
      await client.query('select pg_advisory_unlock($1)', [LOCK])
    }
  } finally {
    client.release(true)
  }
}

async function paintAll(sitters: readonly Sitting[], addPortrait: AddPortrait) {
  // All take from the same queue.
  const queue = sitters.values()
  const painters = Array.from({ length: AT_ONCE }, () => paintFrom(queue, addPortrait))
  const failed = (await Promise.allSettled(painters)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return sitters.length
}

async function paintFrom(queue: Iterable<Sitting>, addPortrait: AddPortrait) {
  for (const sitter of queue) {
    const { brandId, memberId, portraits } = sitter
    for (let number = 0; number < portraits; number += 1) {
      // Whoever shows several keeps the last one for those who pay.
      const isPrivate = number > 0 && number === portraits - 1
      await addPortrait({ brandId, memberId, isPrivate }, await drawPortrait(sitter, number))
    }
  }
}

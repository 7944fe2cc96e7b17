import type { Database } from '../../../api/src/db/database.ts'
import { findUnpaintedMains } from './find-unpainted.ts'
import { type PaintParts, paintPicture } from './paint-picture.ts'

interface PaintOptions extends PaintParts {
  readonly database: Pick<Database, 'db' | 'pool'>
  /** Resolves when the site is not answering requests. */
  readonly whenQuiet: () => Promise<void>
}

/** Two at a time: one is drawn while another is stored. */
const CONCURRENCY = 2

/** Advisory lock key; any number that no other lock uses. */
const LOCK = 2_611_021

/** Paints the main photos of all demo members, unless another process is doing so. Returns their number. */
export async function paintPortraits({ database, storage, whenQuiet }: PaintOptions): Promise<number> {
  const client = await database.pool.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (!rows[0]?.mine) return 0
    try {
      const ids = await findUnpaintedMains(database.db)
      await paintAll(ids, async (id) => {
        await whenQuiet()
        await paintPicture({ database, storage }, id)
      })
      return ids.length
    } finally {
      // Closing the connection releases the lock too, but too late for an immediate retry.
      await client.query('select pg_advisory_unlock($1)', [LOCK])
    }
  } finally {
    client.release(true)
  }
}

async function paintAll(ids: readonly string[], paint: (id: string) => Promise<void>) {
  // Both painters share one queue.
  const queue = ids.values()
  const painters = Array.from({ length: CONCURRENCY }, async () => {
    for (const id of queue) await paint(id)
  })
  const failed = (await Promise.allSettled(painters)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

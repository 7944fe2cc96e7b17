import { and, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../../db/database.ts'
import { fileNames } from '../../../pictures/save-picture.ts'
import type { Storage } from '../../../storage/storage.ts'
import { chatPhoto, message } from '../../../tables/chat.ts'
import { HOUR_MS } from '../../../time.ts'
import { findEvidenceFiles } from '../reports/report-evidence.ts'

/** Milliseconds that a member has to send a photo. */
const LIFETIME = 2 * HOUR_MS
const AT_ONCE = 500

interface Parts {
  readonly database: Database
  readonly storage: Pick<Storage, 'remove'>
}

/**
 * Deletes the chat photos, older than two hours, that no message shows: they were never sent, or their
 * conversations have been deleted. Evidence of an open report stays. Returns how many it deleted.
 */
export async function removeUnsentPhotos({ database, storage }: Parts, now: Date): Promise<number> {
  const before = new Date(now.getTime() - LIFETIME)
  for (let removed = 0; ; ) {
    const names = await database.inTransaction((tx) => deleteSome(tx, before))
    if (names.length === 0) return removed
    // If this fails, the files are orphans for the sweep.
    await storage.remove(names.flat())
    removed += names.length
  }
}

/** Returns the file names of each deleted photo. */
async function deleteSome(tx: Queryable, before: Date): Promise<string[][]> {
  const evidence = await findEvidenceFiles(tx)
  const isUnsent = and(
    lt(chatPhoto.createdAt, before),
    sql`not exists (select from ${message} where ${message.photoId} = ${chatPhoto.id})`,
    evidence.size > 0 ? notInArray(chatPhoto.filename, [...evidence]) : undefined,
  )
  // Once a row is locked, no message can be sent with it; the second query sees those sent until then.
  const locked = await tx
    .select({ id: chatPhoto.id })
    .from(chatPhoto)
    .where(isUnsent)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  if (locked.length === 0) return []
  const ids = locked.map(({ id }) => id)
  const deleted = await tx
    .delete(chatPhoto)
    .where(and(isUnsent, inArray(chatPhoto.id, ids)))
    .returning()
  return deleted.map(fileNames)
}

import type { ErrorCode } from 'contracts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { Refusal, refuse } from '../../../http/refusal.ts'
import { fileNames } from '../../../pictures/save-picture.ts'
import type { Storage } from '../../../storage/storage.ts'
import { member } from '../../../tables/account.ts'
import { chatPhoto, message } from '../../../tables/chat.ts'
import type { MemberKey } from '../../../tables/member-key.ts'

/** How many photos that no message shows a member may have. */
const MOST_UNSENT = 10

/** Refuses an upload before it costs any work: by a member without a confirmed address, or at the limit. */
export async function refuseUpload(db: Queryable, owner: MemberKey): Promise<void> {
  const [found] = await db.select({ status: member.status }).from(member).where(eq(member.id, owner.memberId))
  if (found?.status !== 'confirmed') refuse('confirmation_required')
  await refuseAtLimit(db, owner, 'too_many_requests')
}

export async function refuseAtLimit(db: Queryable, owner: MemberKey, code: ErrorCode): Promise<void> {
  if ((await countUnsent(db, owner)) >= MOST_UNSENT) refuse(code)
}

function countUnsent(db: Queryable, { brandId, memberId }: MemberKey): Promise<number> {
  const isUnsent = and(
    eq(chatPhoto.ownerId, memberId),
    eq(chatPhoto.brandId, brandId),
    sql`not exists (select from ${message} where ${message.photoId} = ${chatPhoto.id})`,
  )
  return db.$count(chatPhoto, isUnsent)
}

interface Parts {
  readonly database: Pick<Database, 'inTransaction'>
  readonly storage: Pick<Storage, 'remove'>
}

/**
 * Inserts a photo whose files are stored, or does nothing if it exists already or may no longer be inserted.
 * Refuses with the code if the member has too many; a lock keeps simultaneous calls from exceeding the limit.
 */
export async function insertUnsent(
  { database, storage }: Parts,
  row: typeof chatPhoto.$inferInsert,
  code: ErrorCode,
  mayInsert: (tx: Transaction) => Promise<boolean> = async () => true,
): Promise<void> {
  const owner = { brandId: row.brandId, memberId: row.ownerId }
  try {
    const isNew = await database.inTransaction(async (tx) => {
      await tx.select({ id: member.id }).from(member).where(eq(member.id, row.ownerId)).for('no key update')
      if (!(await mayInsert(tx))) return false
      const { rowCount } = await tx.insert(chatPhoto).values(row).onConflictDoNothing()
      if (rowCount === 0) return false
      if ((await countUnsent(tx, owner)) > MOST_UNSENT) refuse(code)
      return true
    })
    if (!isNew) await storage.remove(fileNames(row))
  } catch (error) {
    // After any other error the row may have been committed; the sweep removes the files if it was not.
    if (error instanceof Refusal) await storage.remove(fileNames(row))
    throw error
  }
}

import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { photo, profile } from '../../../tables/members.ts'
import { imageOf } from './image-columns.ts'
import { mainOf } from './photo-rules.ts'

export type Owner = MemberKey
export type Photo = typeof photo.$inferSelect

/** A member's photos in their order, with pending and rejected ones but without deleted ones. */
export function findPhotos(db: Queryable, { brandId, memberId }: Owner): Promise<Photo[]> {
  return db
    .select()
    .from(photo)
    .where(and(eq(photo.memberId, memberId), eq(photo.brandId, brandId), ne(photo.status, 'deleted')))
    .orderBy(asc(photo.position), asc(photo.id))
}

/** Changes a member's photos under a lock, corrects the main photo, and publishes its change. */
export function changeGallery<T>(
  database: Pick<Database, 'inTransaction'>,
  owner: Owner,
  change: (tx: Transaction, photos: readonly Photo[]) => Promise<T>,
): Promise<T> {
  return database.inTransaction(async (tx) => {
    await tx
      .select({ id: profile.memberId })
      .from(profile)
      .where(eq(profile.memberId, owner.memberId))
      .for('update')
    const before = await findPhotos(tx, owner)
    const result = await change(tx, before)
    await correctMain(tx, owner, before)
    return result
  })
}

async function correctMain(tx: Transaction, owner: Owner, before: readonly Photo[]) {
  const after = await findPhotos(tx, owner)
  const main = mainOf(after)
  const marked = after.find(({ isMain }) => isMain)
  if (marked && marked.id !== main?.id) await setMain(tx, marked.id, false)
  if (main && !main.isMain) await setMain(tx, main.id, true)
  const previous = before.find(({ isMain }) => isMain)
  if (previous?.id === main?.id && previous?.status === main?.status) return
  await publishEvents(tx, { ...owner, event: { kind: 'main_image', main_image: imageOf(main ?? null) } })
}

async function setMain(tx: Transaction, id: string, isMain: boolean) {
  await tx.update(photo).set({ isMain }).where(eq(photo.id, id))
}

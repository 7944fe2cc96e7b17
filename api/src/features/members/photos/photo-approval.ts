import type { rejectionReasons } from 'contracts'
import { and, asc, eq, ne } from 'drizzle-orm'
import { closeCase } from '../../../cases/close-case.ts'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { chatPhoto } from '../../../tables/chat.ts'
import { photo, profile } from '../../../tables/members.ts'
import { changeGallery, type Owner } from './gallery.ts'
import { noteRejection } from './picture-hashes.ts'

const MOST = 100

/** Why a photo is not shown, as its owner reads it beside the photo. */
export type Rejection = (typeof rejectionReasons)[number]

/** The photos that wait for approval, the oldest first. */
export function pendingPhotos(db: Queryable, brandId: string) {
  return db
    .select({
      id: photo.id,
      memberId: photo.memberId,
      name: profile.name,
      filename: photo.filename,
      isPrivate: photo.isPrivate,
      createdAt: photo.createdAt,
    })
    .from(photo)
    .innerJoin(profile, eq(profile.memberId, photo.memberId))
    .where(and(eq(photo.brandId, brandId), eq(photo.status, 'pending')))
    .orderBy(asc(photo.createdAt))
    .limit(MOST)
}

/** Shows the photo to others, and mails an owner who waited, once a day. False if there is none. */
export async function approvePhoto(
  tx: Transaction,
  { brandId, id }: { readonly brandId: string; readonly id: string },
  now: Date,
): Promise<boolean> {
  const columns = { brandId: photo.brandId, memberId: photo.memberId, status: photo.status }
  const [found] = await tx.select(columns).from(photo).where(isPhoto(brandId, id))
  if (!found) return false
  const { memberId, status } = found
  return changeGallery(within(tx), found, async () => {
    if (!(await setStatus(tx, brandId, id, { status: 'active', rejection: null }))) return false
    await closeCase(tx, { brandId, kind: 'photo', subjectId: id }, 'done', now)
    if (status === 'pending') {
      const dedupeKey = `photo-approved ${memberId} ${now.toISOString().slice(0, 10)}`
      await enqueue(tx, { brandId, memberId, channel: 'mail', kind: 'photo-approved', data: {}, dedupeKey })
    }
    return true
  })
}

/** Hides a photo by a decision of staff, whose reason its owner sees, or shows it again. */
export async function setRejection(
  tx: Transaction,
  { id, ...owner }: Owner & { readonly id: string },
  rejection: Rejection | null,
  now: Date,
): Promise<void> {
  const change = rejection
    ? ({ status: 'rejected', rejection, isMain: false } as const)
    : ({ status: 'active', rejection } as const)
  await changeGallery(within(tx), owner, () => setStatus(tx, owner.brandId, id, change))
  await noteRejection(tx, { ...owner, id }, rejection, now)
  await closeCase(tx, { brandId: owner.brandId, kind: 'photo', subjectId: id }, 'done', now)
}

/** For functions that begin a transaction, when one has begun. */
const within = (tx: Transaction) => ({
  inTransaction: <T>(work: (tx: Transaction) => Promise<T>) => work(tx),
})

type Change = Partial<typeof photo.$inferInsert> & { readonly status: 'active' | 'rejected' }

async function setStatus(tx: Transaction, brandId: string, id: string, change: Change): Promise<boolean> {
  const { rowCount } = await tx.update(photo).set(change).where(isPhoto(brandId, id))
  if (rowCount !== 1) return false
  // The copy that conversations show has the same id.
  await tx
    .update(chatPhoto)
    .set({ isRejected: change.status === 'rejected' })
    .where(eq(chatPhoto.id, id))
  return true
}

function isPhoto(brandId: string, id: string) {
  return and(eq(photo.id, id), eq(photo.brandId, brandId), ne(photo.status, 'deleted'))
}

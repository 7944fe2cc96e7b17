import type { OwnPhoto } from 'contracts'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { chatPhoto } from '../../../tables/chat.ts'
import { photo, profile } from '../../../tables/members.ts'
import { changeGallery, type Owner } from './gallery.ts'

const MOST = 100

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
export function approvePhoto(
  database: Database,
  { brandId, id }: { readonly brandId: string; readonly id: string },
  now: Date,
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10)
  return decide(database, { brandId, id }, { status: 'active', rejection: null }, async (tx, owner) => {
    if (owner.status !== 'pending') return
    const { memberId } = owner
    const dedupeKey = `photo-approved ${memberId} ${day}`
    await enqueue(tx, { brandId, memberId, channel: 'mail', kind: 'photo-approved', data: {}, dedupeKey })
  })
}

/** Hides the photo from all but its owner, who gets a mail and sees the reason. */
export function rejectPhoto(
  database: Database,
  brandId: string,
  id: string,
  rejection: NonNullable<OwnPhoto['rejection']>,
): Promise<boolean> {
  return decide(
    database,
    { brandId, id },
    { status: 'rejected', rejection, isMain: false },
    (tx, { memberId }) =>
      enqueue(tx, {
        brandId,
        memberId,
        channel: 'mail',
        kind: 'photo-rejected',
        data: {},
        dedupeKey: `photo-rejected ${id}`,
      }),
  )
}

/** Hides a photo after a decision of staff that is mailed to its owner, or shows it again. */
export async function setPhotoHidden(
  tx: Transaction,
  { id, ...owner }: Owner & { readonly id: string },
  isHidden: boolean,
): Promise<void> {
  const change = isHidden
    ? ({ status: 'rejected', rejection: 'against-the-rules', isMain: false } as const)
    : ({ status: 'active', rejection: null } as const)
  await changeGallery({ inTransaction: (work) => work(tx) }, owner, () =>
    setStatus(tx, owner.brandId, id, change),
  )
}

type Decision = Partial<typeof photo.$inferInsert> & { readonly status: 'active' | 'rejected' }

async function decide(
  database: Database,
  { brandId, id }: { readonly brandId: string; readonly id: string },
  decision: Decision,
  alsoDo: (tx: Transaction, owner: Owner & { readonly status: string }) => Promise<void>,
): Promise<boolean> {
  const isIt = isPhoto(brandId, id)
  const columns = { brandId: photo.brandId, memberId: photo.memberId, status: photo.status }
  const [found] = await database.db.select(columns).from(photo).where(isIt)
  if (!found) return false
  return changeGallery(database, found, async (tx) => {
    if (!(await setStatus(tx, brandId, id, decision))) return false
    await alsoDo(tx, found)
    return true
  })
}

async function setStatus(tx: Transaction, brandId: string, id: string, decision: Decision): Promise<boolean> {
  const { rowCount } = await tx.update(photo).set(decision).where(isPhoto(brandId, id))
  if (rowCount !== 1) return false
  // The copy that conversations show has the same id.
  await tx
    .update(chatPhoto)
    .set({ isRejected: decision.status === 'rejected' })
    .where(eq(chatPhoto.id, id))
  return true
}

function isPhoto(brandId: string, id: string) {
  return and(eq(photo.id, id), eq(photo.brandId, brandId), ne(photo.status, 'deleted'))
}

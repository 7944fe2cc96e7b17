import type { AnswerOf, changePhoto as changeEndpoint, InputOf, UserRole } from 'contracts'
import { and, eq } from 'drizzle-orm'
import { closeCase } from '../../../cases/close-case.ts'
import { openCase } from '../../../cases/open-case.ts'
import type { Database, Queryable, Transaction } from '../../../db/database.ts'
import { Refusal, refuse } from '../../../http/refusal.ts'
import type { PreparedPicture } from '../../../pictures/prepared-picture.ts'
import { fileNames, newFileNames, savePicture } from '../../../pictures/save-picture.ts'
import type { Storage } from '../../../storage/storage.ts'
import { chatPhoto } from '../../../tables/chat.ts'
import { photo } from '../../../tables/members.ts'
import { changeGallery, findPhotos, type Owner, type Photo } from './gallery.ts'
import { imageOf } from './image-columns.ts'
import { mayBeMain, mostPhotos, photoLimitProblem } from './photo-rules.ts'
import { findLikeRejected } from './picture-hashes.ts'

interface OwnerWithRole extends Owner {
  readonly role: UserRole
}

/** All photos of a member, as their owner sees them. */
export async function findOwnPhotos(
  db: Queryable,
  owner: OwnerWithRole,
): Promise<AnswerOf<typeof changeEndpoint>> {
  const found = await findPhotos(db, owner)
  const photos = found.flatMap((row) => {
    const image = imageOf(row)
    const { id, isMain: is_main, isPrivate: is_private, rejection } = row
    return image ? [{ ...image, id, is_main, is_private, rejection }] : []
  })
  return { photos, most: mostPhotos(owner.role) }
}

/** Refuses a member at the limit before an upload costs any work. */
export async function refuseAtLimit(db: Queryable, owner: OwnerWithRole): Promise<void> {
  checkLimit(owner, await findPhotos(db, owner))
}

function checkLimit({ role }: OwnerWithRole, photos: readonly Photo[]) {
  const problem = photoLimitProblem(role, photos.length)
  if (problem) refuse(problem)
}

interface NewPhoto {
  readonly status: 'active' | 'pending'
  readonly isPrivate: boolean
  readonly createdAt: Date
}

/** Appends a photo to the member's gallery; it becomes the main photo if there is none. */
export async function addPhoto(
  { database, storage }: { readonly database: Pick<Database, 'inTransaction'>; readonly storage: Storage },
  owner: OwnerWithRole,
  prepared: PreparedPicture,
  about: NewPhoto,
): Promise<void> {
  const { brandId, memberId } = owner
  const files = await savePicture(storage, prepared)
  try {
    await changeGallery(database, owner, async (tx, photos) => {
      checkLimit(owner, photos)
      const position = 1 + Math.max(-1, ...photos.map((one) => one.position))
      await tx.insert(photo).values({ ...files, brandId, memberId, position, ...about })
      if (about.status === 'pending')
        await openPhotoCase(tx, { ...files, brandId, memberId }, about.createdAt)
    })
  } catch (error) {
    // After any other error the row may have been committed; the sweep removes the files if it was not.
    if (error instanceof Refusal) await storage.remove(fileNames(files))
    throw error
  }
}

/** Has a photo that waits for approval wait in the queue of staff, sooner if one that looks like it was rejected. */
export async function openPhotoCase(
  tx: Transaction,
  { id, brandId, memberId, dhash }: Owner & Pick<Photo, 'id' | 'dhash'>,
  now: Date,
): Promise<void> {
  const severity = (await findLikeRejected(tx, { brandId, dhash })) ? 'high' : 'normal'
  const subject = { kind: 'photo', id } as const
  await openCase(tx, { brandId, memberId, kind: 'photo', subject, severity }, now)
}

type Change = InputOf<typeof changeEndpoint>['body']

/** Moves one of the member's photos, chooses it as the main one, or makes it private or public. */
export function changePhoto(database: Database, owner: Owner, change: Change): Promise<void> {
  const { photo: id, position, is_main: isMain, is_private: isPrivate } = change
  return changeGallery(database, owner, async (tx, photos) => {
    const found = photos.find((one) => one.id === id) ?? refuse('not_found')
    const changed = { ...found, isPrivate: isPrivate ?? found.isPrivate }
    if (isMain) {
      const all = photos.map((one) => (one === found ? changed : one))
      if (!mayBeMain(changed, all)) refuse('invalid_input', { fields: { is_main: 'invalid_input' } })
      await unmark(tx, owner)
    }
    // A private photo cannot stay the main one.
    const isStillMain = isMain ?? (found.isMain && !changed.isPrivate)
    const set = { isPrivate: changed.isPrivate, isMain: isStillMain }
    await tx.update(photo).set(set).where(eq(photo.id, id))
    if (position !== undefined) await move(tx, photos, found, position)
  })
}

async function unmark(tx: Transaction, { memberId }: Owner) {
  await tx.update(photo).set({ isMain: false }).where(eq(photo.memberId, memberId))
}

async function move(tx: Transaction, photos: readonly Photo[], moved: Photo, to: number) {
  const order = photos.filter((one) => one !== moved).toSpliced(to, 0, moved)
  for (const [position, one] of order.entries()) {
    if (one.position !== position) await tx.update(photo).set({ position }).where(eq(photo.id, one.id))
  }
}

/** Hides a photo from everyone at once. Returns the names of its files, which the caller removes. */
export function markDeleted(database: Database, owner: Owner, id: string, now: Date): Promise<string[]> {
  return changeGallery(database, owner, async (tx, photos) => {
    const found = photos.find((one) => one.id === id)
    if (!found) return (await isDeleted(tx, owner, id)) ? [] : refuse('not_found')
    // The copy in conversations loses its files too, unless an open report holds them as evidence.
    if (found.status === 'rejected') {
      await tx.update(chatPhoto).set(newFileNames(id)).where(eq(chatPhoto.id, id))
    }
    const gone = { status: 'deleted', isMain: false, rejection: null } as const
    await tx.update(photo).set(gone).where(eq(photo.id, id))
    await closeCase(tx, { brandId: owner.brandId, kind: 'photo', subjectId: id }, 'gone', now)
    return fileNames(found)
  })
}

/** Whether the photo is already deleted: a page that missed the response retries. */
async function isDeleted(tx: Transaction, { brandId, memberId }: Owner, id: string): Promise<boolean> {
  const isIt = and(eq(photo.id, id), eq(photo.brandId, brandId), eq(photo.memberId, memberId))
  const found = await tx.select({ id: photo.id }).from(photo).where(isIt)
  return found.length > 0
}

import { buffer } from 'node:stream/consumers'
import type { ChatPhoto } from 'contracts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import type { PreparedPicture } from '../../../pictures/prepared-picture.ts'
import { fileNames, type StoredPicture, savePicture } from '../../../pictures/save-picture.ts'
import type { Storage } from '../../../storage/storage.ts'
import { chatPhoto } from '../../../tables/chat.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { photo } from '../../../tables/members.ts'
import { photoView } from '../message-view.ts'
import { insertUnsent, refuseAtLimit } from './unsent-photos.ts'

/** The pages repeat a message after `too_many_requests`, and hold the others back until then. */
const LIMIT = 'photo_limit'

interface Parts {
  readonly database: Database
  readonly storage: Storage
}

/** Stores an uploaded photo, which only its owner sees until a message sends it. */
export async function addChatPhoto(
  { database, storage }: Parts,
  { brandId, memberId }: MemberKey,
  prepared: PreparedPicture,
  createdAt: Date,
): Promise<ChatPhoto> {
  const files = await savePicture(storage, prepared)
  const row = { ...files, brandId, ownerId: memberId, createdAt, isRejected: false }
  await insertUnsent({ database, storage }, row, 'too_many_requests')
  return photoView(row)
}

/**
 * Makes a photo of the member's gallery one that a message can send, with files of its own: deleting it from
 * the gallery takes nothing from the conversation. It keeps its id, so a repeated request finds the copy.
 */
export async function copyFromGallery(
  { database, storage }: Parts,
  { brandId, memberId }: MemberKey,
  id: string,
  createdAt: Date,
): Promise<void> {
  const { db } = database
  const isCopy = and(eq(chatPhoto.id, id), eq(chatPhoto.ownerId, memberId))
  if ((await db.$count(chatPhoto, isCopy)) > 0) return
  const isSource = and(
    eq(photo.id, id),
    eq(photo.memberId, memberId),
    eq(photo.brandId, brandId),
    inArray(photo.status, ['active', 'pending']),
  )
  const [source] = await db.select().from(photo).where(isSource)
  if (!source) return
  await refuseAtLimit(db, { brandId, memberId }, LIMIT)
  const prepared = await readPicture(storage, source)
  if (!prepared) return
  const files = await savePicture(storage, prepared, id)
  const row = { ...files, brandId, ownerId: memberId, createdAt, isRejected: false }
  // Staff may have rejected the photo meanwhile. From here on, a rejection waits and finds the copy.
  const isStillThere = async (tx: Transaction) =>
    (await tx.select({ id: photo.id }).from(photo).where(isSource).for('share')).length > 0
  await insertUnsent({ database, storage }, row, LIMIT, isStillThere)
}

/** Null if a file is gone: the photo is being deleted. */
async function readPicture(storage: Storage, picture: StoredPicture): Promise<PreparedPicture | null> {
  const { width, height, thumbhash } = picture
  const names = fileNames(picture)
  const found = await Promise.all(names.map((name) => readFile(storage, name)))
  const [full, match, card, thumb, blurred] = found
  if (!full || !match || !card || !thumb || !blurred) return null
  return { files: { full, match, card, thumb, blurred }, width, height, thumbhash }
}

async function readFile(storage: Storage, name: string): Promise<Buffer | undefined> {
  const file = await storage.get(name)
  return file ? buffer(file.stream) : undefined
}

import { eq } from 'drizzle-orm'
import type { Database } from '../../../api/src/db/database.ts'
import { preparePicture } from '../../../api/src/pictures/prepare-picture.ts'
import { fileNames, storeFiles } from '../../../api/src/pictures/save-picture.ts'
import type { Storage } from '../../../api/src/storage/storage.ts'
import { chatPhoto } from '../../../api/src/tables/chat.ts'
import { photo } from '../../../api/src/tables/members.ts'
import { drawPortrait } from './draw-portrait.ts'
import { findUnpainted } from './find-unpainted.ts'

export interface PaintParts {
  readonly database: Pick<Database, 'db'>
  readonly storage: Pick<Storage, 'put' | 'remove'>
}

/** Paints the picture of a demo member's photo and stores its files, unless that was done before. */
export async function paintPicture({ database: { db }, storage }: PaintParts, id: string): Promise<void> {
  const found = await findUnpainted(db, id, new Date())
  if (!found) return
  const prepared = await preparePicture(await drawPortrait(found.sitter, found.number))
  await storeFiles(storage, prepared, found.photo)
  const set = { thumbhash: prepared.thumbhash }
  const inGallery = await db.update(photo).set(set).where(eq(photo.id, id))
  const inChat = await db.update(chatPhoto).set(set).where(eq(chatPhoto.id, id))
  // The demo world was removed in the meantime.
  if (!inGallery.rowCount && !inChat.rowCount) await storage.remove(fileNames(found.photo))
}

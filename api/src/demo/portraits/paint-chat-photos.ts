import { ageOn } from 'contracts'
import { eq, like } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { preparePicture } from '../../pictures/prepare-picture.ts'
import { fileNames, savePicture } from '../../pictures/save-picture.ts'
import type { Storage } from '../../storage/storage.ts'
import { chatPhoto } from '../../tables/chat.ts'
import { profile } from '../../tables/members.ts'
import { UNPAINTED } from '../chats/chat-rows.ts'
import { drawPortrait } from './draw-portrait.ts'

interface PaintOptions {
  readonly database: Pick<Database, 'db'>
  readonly storage: Storage
  readonly now: Date
}

/** Portraits of a member with lower numbers are in their gallery. */
const NUMBER = 100

/** Draws the photos that demo members have sent in chats: portraits of themselves. Returns their number. */
export async function paintChatPhotos({ database: { db }, storage, now }: PaintOptions): Promise<number> {
  const rows = await db
    .select({ id: chatPhoto.id, profile })
    .from(chatPhoto)
    .innerJoin(profile, eq(profile.memberId, chatPhoto.ownerId))
    .where(like(chatPhoto.filename, `%${UNPAINTED}`))
    .orderBy(chatPhoto.createdAt)
  for (const [index, { id, profile: owner }] of rows.entries()) {
    const { gender, dateOfBirth } = owner
    if (gender === null) continue
    const sitter = { ...owner, gender, age: ageOn(dateOfBirth, now) }
    const prepared = await preparePicture(await drawPortrait(sitter, NUMBER + index))
    const files = await savePicture(storage, prepared, id)
    const { rowCount } = await db.update(chatPhoto).set(files).where(eq(chatPhoto.id, id))
    // The demo world was removed in the meantime.
    if (rowCount === 0) await storage.remove(fileNames(files))
  }
  return rows.length
}

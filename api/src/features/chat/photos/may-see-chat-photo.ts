import { and, eq, gt, gte, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import type { Session } from '../../../http/caller/session.ts'
import { fileNames, pictureIdIn } from '../../../pictures/save-picture.ts'
import { member } from '../../../tables/account.ts'
import { chatPhoto, conversationMember, message } from '../../../tables/chat.ts'
import type { FileRequest } from '../../members/photos/may-see-file.ts'
import { findEvidenceFiles } from '../../members/reports/report-evidence.ts'
import { isNotBlocked } from '../../members/visibility/blocks.ts'
import { historyLimit } from '../chat-entry.ts'

type ChatPhoto = typeof chatPhoto.$inferSelect

/** The owner may see a chat photo, a member to whom a message shows it, and staff at work if an open report holds it. */
export async function maySeeChatPhoto(
  db: Queryable,
  { brandId, viewer, name, isAtWork = false }: FileRequest,
  now: Date,
): Promise<boolean> {
  const id = pictureIdIn(name)
  if (viewer === null || id === undefined) return false
  const isIt = and(eq(chatPhoto.id, id), eq(chatPhoto.brandId, brandId))
  const [photo] = await db.select().from(chatPhoto).where(isIt)
  const isFile = photo !== undefined && fileNames(photo).includes(name)
  if (isFile && (photo.ownerId === viewer.memberId || (await isShown(db, viewer, photo, now)))) return true
  // The photo itself may have been deleted since it was reported.
  return isAtWork && (await findEvidenceFiles(db, brandId)).has(name)
}

/** Whether a message shows the viewer the photo, and staff have not rejected it in the gallery. */
async function isShown(
  db: Queryable,
  { memberId, role }: Session,
  { id, ownerId, isRejected }: ChatPhoto,
  now: Date,
): Promise<boolean> {
  if (isRejected) return false
  const limit = historyLimit(role, now)
  const found = await db
    .select({ sequence: message.sequence })
    .from(conversationMember)
    .innerJoin(message, eq(message.conversationId, conversationMember.conversationId))
    .innerJoin(member, eq(member.id, conversationMember.otherId))
    .where(
      and(
        eq(conversationMember.memberId, memberId),
        eq(conversationMember.otherId, ownerId),
        eq(message.photoId, id),
        gt(message.sequence, conversationMember.deletedUpTo),
        limit === null ? undefined : gte(message.createdAt, limit),
        inArray(member.status, ['confirmed', 'not_confirmed']),
        isNotBlocked(memberId, conversationMember.otherId),
      ),
    )
    .limit(1)
  return found.length > 0
}

import { eq, inArray, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../api/src/db/database.ts'
import { allBrands, changeBrandSetting } from '../../api/src/features/site/brands.ts'
import { fileNames } from '../../api/src/pictures/save-picture.ts'
import type { Storage } from '../../api/src/storage/storage.ts'
import { complaint, member } from '../../api/src/tables/account.ts'
import { chatPhoto, conversation, conversationMember } from '../../api/src/tables/chat.ts'
import { photo } from '../../api/src/tables/members.ts'
import { paymentOrder } from '../../api/src/tables/orders.ts'
import { report } from '../../api/src/tables/reports.ts'
import { setWorldSize, withWorldLock } from './world-lock.ts'

export interface WorldParts {
  readonly database: Database
  readonly storage: Pick<Storage, 'remove'>
}

/** Removes every demo member and demo account with all their data. The world stays removed until made again by command. */
export async function removeDemoWorld({ database, storage }: WorldParts, now = new Date()): Promise<number> {
  const { members, files } = await withWorldLock(database, async (tx) => {
    const demo = tx.select({ id: member.id }).from(member).where(eq(member.isDemo, true))
    const demoConversations = tx
      .select({ id: conversationMember.conversationId })
      .from(conversationMember)
      .where(or(inArray(conversationMember.memberId, demo), inArray(conversationMember.otherId, demo)))
    // Also conversations with real members: half a conversation makes no sense.
    await tx.delete(conversation).where(inArray(conversation.id, demoConversations))
    const photos = await tx.select().from(photo).where(inArray(photo.memberId, demo))
    const chatPhotos = await tx.select().from(chatPhoto).where(inArray(chatPhoto.ownerId, demo))
    // Nobody paid for them.
    await tx.delete(paymentOrder).where(inArray(paymentOrder.memberId, demo))
    // These would outlive the accounts.
    await tx.delete(report).where(or(inArray(report.profileId, demo), inArray(report.reporterId, demo)))
    await tx.delete(complaint).where(inArray(complaint.memberId, demo))
    const { rowCount } = await tx.delete(member).where(eq(member.isDemo, true))
    await setWorldSize(tx, 0, now)
    await declareInvented(tx, false)
    return { members: rowCount ?? 0, files: [...photos, ...chatPhotos].flatMap(fileNames) }
  })
  await storage.remove(files)
  return members
}

/** Has the pages of every brand say that their members are invented, as long as a demo world is there. */
export async function declareInvented(tx: Transaction, isInvented: boolean): Promise<void> {
  for (const { id } of await allBrands(tx))
    await changeBrandSetting(tx, id, 'has_invented_members', isInvented || undefined)
}

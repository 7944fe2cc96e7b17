import { CASE_DAYS } from 'contracts'
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { redactMember } from '../../../events/redact-events.ts'
import { fileNames } from '../../../pictures/save-picture.ts'
import type { Storage } from '../../../storage/storage.ts'
import { complaint, member, staffAction } from '../../../tables/account.ts'
import { chatPhoto, conversation, conversationMember } from '../../../tables/chat.ts'
import { decision } from '../../../tables/decisions.ts'
import { photo } from '../../../tables/members.ts'
import { report } from '../../../tables/reports.ts'
import { staffCase } from '../../../tables/staff.ts'
import { DAY_MS } from '../../../time.ts'
import { noteLeftCustomer } from '../../credits/saved-methods/forget-left-customers.ts'
import { findEvidenceFiles } from '../../members/reports/report-evidence.ts'
import { keepBlocks } from '../../members/visibility/kept-blocks.ts'
import { TOKEN_LIFETIMES_MS } from '../mail-tokens/token-lifetimes.ts'
import { keepAddress } from './left-addresses.ts'

interface PurgeOptions {
  readonly database: Database
  /** Stores the files of photos. */
  readonly storage: Pick<Storage, 'remove'>
  /** Keys the hashes of the addresses. */
  readonly secret: string
}

/**
 * §4: deletes accounts that were closed 14 days ago, or banned a year ago, with everything in them. Complaints and reports stay
 * without the member's id, with the photos that an open report holds as evidence; blocks of the member stay
 * without the address (§6), of which a hash is kept for a year. Returns how many it deleted.
 */
export async function purgeDeleted({ database, storage, secret }: PurgeOptions, now: Date): Promise<number> {
  const isLeft = and(
    eq(member.status, 'pending_deletion'),
    lte(member.leftAt, new Date(now.getTime() - TOKEN_LIFETIMES_MS.reactivate)),
  )
  const isDue = or(isLeft, isBanOver(now))
  for (let purged = 0; ; purged += 1) {
    const names = await database.inTransaction(async (tx) => {
      // Skips members who are just reactivating, or whom another node is purging.
      const [found] = await tx
        .select({ brandId: member.brandId, memberId: member.id, email: member.email, status: member.status })
        .from(member)
        .where(isDue)
        .orderBy(asc(member.leftAt))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!found) return undefined
      await keepBlocks(tx, secret, found)
      await keepAddress(tx, secret, found, { leftAt: now, isBanned: found.status === 'banned' })
      return deleteMember(tx, found.memberId, now)
    })
    if (!names) return purged
    if (names.length > 0) await storage.remove(names)
  }
}

/** Whether a member was banned a year ago, and waits for no answer to an objection. */
function isBanOver(now: Date) {
  const since = new Date(now.getTime() - CASE_DAYS * DAY_MS).toISOString()
  return and(
    eq(member.status, 'banned'),
    sql`exists (
      select from ${decision} ban where ban.member_id = ${member.id} and ban.kind = 'ban'
        and ban.lifted_at is null and ban.decided_at <= ${since}
    )`,
    sql`not exists (
      select from ${decision} any_one join ${complaint} objection on objection.decision_id = any_one.id
      where any_one.member_id = ${member.id} and objection.answered_at is null
    )`,
  )
}

/** Deletes the member's rows and returns the names of the photo files to remove. */
async function deleteMember(tx: Transaction, memberId: string, now: Date): Promise<string[]> {
  const photos = [
    ...(await tx.select().from(photo).where(eq(photo.memberId, memberId))),
    ...(await tx.select().from(chatPhoto).where(eq(chatPhoto.ownerId, memberId))),
  ]
  const evidence = await findEvidenceFiles(tx)
  const theirs = tx
    .select({ id: conversationMember.conversationId })
    .from(conversationMember)
    .where(eq(conversationMember.memberId, memberId))
  await redactMember(tx, memberId)
  // The other members can no longer see conversations with someone who is gone.
  await tx.delete(conversation).where(inArray(conversation.id, theirs))
  await tx.update(complaint).set({ memberId: null }).where(eq(complaint.memberId, memberId))
  const isComplaint = and(eq(staffCase.memberId, memberId), eq(staffCase.kind, 'complaint'))
  await tx.update(staffCase).set({ memberId: null }).where(isComplaint)
  // Staff still account for what they did, but the reason may name the member.
  const subjects = [memberId, ...photos.map(({ id }) => id)]
  await tx.update(staffAction).set({ details: {} }).where(inArray(staffAction.subject, subjects))
  const withoutId = sql`replace(${report.evidence}::text, ${memberId}, 'reporter')::jsonb`
  await tx
    .update(report)
    .set({ reporterId: null, evidence: withoutId })
    .where(eq(report.reporterId, memberId))
  await noteLeftCustomer(tx, memberId, now)
  await tx.delete(member).where(eq(member.id, memberId))
  return photos.flatMap(fileNames).filter((name) => !evidence.has(name))
}

import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { mailboxIn, mailboxOf } from '../../../tables/mailbox.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { block, keptBlock } from '../../../tables/members.ts'
import { hashesOfEmail, hashOfEmail } from '../../site/hash-of-email.ts'

/** A member with the address of their account. */
interface Addressed extends MemberKey {
  readonly email: string
}

const purpose = 'block'

/** Keeps the blocks of a member who is being deleted, in case they sign up again with the same address. */
export async function keepBlocks(tx: Transaction, secret: string, { email, ...blocked }: Addressed) {
  const { brandId, memberId } = blocked
  const blockedEmail = hashOfEmail(email, { secret, purpose, brandId })
  const rows = await tx
    .select({ brandId: block.brandId, memberId: block.memberId, createdAt: block.createdAt })
    .from(block)
    .where(and(eq(block.brandId, brandId), eq(block.blockedId, memberId)))
  if (rows.length === 0) return
  await tx
    .insert(keptBlock)
    .values(rows.map((row) => ({ ...row, blockedEmail })))
    .onConflictDoNothing()
}

/**
 * §6: whoever has blocked an account of this mailbox, living or deleted, has blocked this one, too. What is kept
 * of deleted ones stays, for the accounts that come after.
 */
export async function copyBlocks(tx: Transaction, secret: string, { email, ...blocked }: Addressed) {
  const { brandId, memberId: blockedId } = blocked
  const kept = await tx
    .select({ memberId: keptBlock.memberId, createdAt: keptBlock.createdAt })
    .from(keptBlock)
    .where(isKept(secret, brandId, email))
  const isSameMailbox = and(eq(member.brandId, brandId), eq(mailboxIn(member.email), mailboxOf(email)))
  const living = await tx
    .select({ memberId: block.memberId, createdAt: block.createdAt })
    .from(block)
    .innerJoin(member, eq(member.id, block.blockedId))
    .where(and(isSameMailbox, ne(member.id, blockedId)))
  const blocks = [...kept, ...living].filter(({ memberId }) => memberId !== blockedId)
  if (blocks.length === 0) return
  await tx
    .insert(block)
    .values(blocks.map((row) => ({ ...row, brandId, blockedId })))
    .onConflictDoNothing()
}

/** A member who lifts the block of an account no longer blocks the earlier ones of its mailbox, either. */
export async function forgetKeptBlock(
  tx: Transaction,
  secret: string,
  { brandId, memberId }: MemberKey,
  blockedId: string,
) {
  const [found] = await tx.select({ email: member.email }).from(member).where(eq(member.id, blockedId))
  if (!found) return
  const isOwn = eq(keptBlock.memberId, memberId)
  await tx.delete(keptBlock).where(and(isOwn, isKept(secret, brandId, found.email)))
}

function isKept(secret: string, brandId: string, email: string) {
  const hashes = hashesOfEmail(email, { secret, purpose, brandId })
  return and(eq(keptBlock.brandId, brandId), inArray(keptBlock.blockedEmail, hashes))
}

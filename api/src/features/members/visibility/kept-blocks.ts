import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { block, keptBlock } from '../../../tables/members.ts'
import { hashOfEmail } from '../../site/hash-of-email.ts'

/** A member with the address of their account. */
interface Addressed extends MemberKey {
  readonly email: string
}

/** Keeps the blocks of a member who is being deleted, in case they sign up again with the same address. */
export async function keepBlocks(tx: Transaction, secret: string, { email, ...blocked }: Addressed) {
  const { brandId, memberId } = blocked
  const blockedEmail = hashOf(secret, brandId, email)
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

/** §6: a member who was blocked before an earlier account with this address was deleted is blocked again. */
export async function restoreBlocks(tx: Transaction, secret: string, { email, ...blocked }: Addressed) {
  const { brandId, memberId: blockedId } = blocked
  const isTheirs = eq(keptBlock.blockedEmail, hashOf(secret, brandId, email))
  const rows = await tx
    .delete(keptBlock)
    .where(and(eq(keptBlock.brandId, brandId), isTheirs))
    .returning({ memberId: keptBlock.memberId, createdAt: keptBlock.createdAt })
  const blocks = rows.filter(({ memberId }) => memberId !== blockedId)
  if (blocks.length === 0) return
  await tx
    .insert(block)
    .values(blocks.map((row) => ({ ...row, brandId, blockedId })))
    .onConflictDoNothing()
}

function hashOf(secret: string, brandId: string, email: string): string {
  return hashOfEmail(email, { secret, purpose: 'block', brandId })
}

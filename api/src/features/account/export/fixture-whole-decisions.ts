import type { Database } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { staffAction } from '../../../tables/account.ts'
import type { MessagePlace } from '../../../tables/chat.ts'
import { decision } from '../../../tables/decisions.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import type { Marked } from './fixture-whole-purchases.ts'

/** Adds a decision and an action of staff about a member. */
export async function addWholeDecisions(
  { db }: Database,
  key: MemberKey,
  { mark, at, message }: Marked & { readonly message: MessagePlace },
) {
  const { brandId, memberId } = key
  const subjects = [
    { kind: 'remove-text', subject: { text: `${mark} sells watches.` } },
    { kind: 'remove-message', subject: { text: `${mark} has a shop.`, message } },
  ] as const
  for (const about of subjects)
    await db.insert(decision).values({
      ...about,
      id: newId(),
      brandId,
      memberId,
      reference: newId(),
      rule: 'scam',
      facts: 'The text offers goods.',
      source: 'rule',
      decidedBy: 'sam',
      decidedAt: at(),
    })
  await db.insert(staffAction).values({
    id: newId(),
    brandId,
    actor: 'sam',
    action: 'member confirm',
    subject: memberId,
    details: { reason: `${mark} called.` },
    createdAt: at(),
  })
}

import type { Transaction } from '../../db/database.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import type { MailData } from '../../outbox/message.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { findLogin } from './users.ts'

/** Mails the owner of an address that someone tried to use for an account, at most once a day. */
export async function notifyOwner(tx: Transaction, brandId: string, email: string, now: Date): Promise<void> {
  const owner = await findLogin(tx, brandId, email)
  if (!owner) return
  const day = now.toISOString().slice(0, 10)
  await enqueue(tx, {
    brandId,
    memberId: owner.id,
    channel: 'mail',
    kind: 'already-member',
    data: {},
    dedupeKey: `already-member ${owner.id} ${day}`,
  })
}

/** Mails the owner of a staff account that a second factor of it was changed, since somebody else may have done it. */
export async function notifyOfFactor(
  tx: Transaction,
  { brandId, memberId }: MemberKey,
  change: MailData['second-factor-changed']['change'],
  now: Date,
): Promise<void> {
  const data = { change, changedAt: now.toISOString() }
  await enqueue(tx, { brandId, memberId, channel: 'mail', kind: 'second-factor-changed', data })
}

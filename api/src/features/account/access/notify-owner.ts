import type { Transaction } from '../../../db/database.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { findLogin } from '../users.ts'

/** Mails the owner of an address that someone tried to use. The response to the attempt must not reveal the account. */
export async function notifyOwner(tx: Transaction, brandId: string, email: string): Promise<void> {
  const owner = await findLogin(tx, brandId, email)
  if (!owner) return
  await enqueue(tx, { brandId, memberId: owner.id, channel: 'mail', kind: 'already-member', data: {} })
}

import type { Transaction } from '../../../db/database.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { findLogin } from '../users.ts'

/** Somebody who may not be told that this address has an account has tried to use it: its owner is told. */
export async function notifyOwner(tx: Transaction, brandId: string, email: string): Promise<void> {
  const owner = await findLogin(tx, brandId, email)
  if (!owner) return
  await enqueue(tx, { brandId, memberId: owner.id, channel: 'mail', kind: 'already-member', data: {} })
}

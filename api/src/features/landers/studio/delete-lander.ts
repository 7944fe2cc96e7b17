import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { lander, landerVersion } from '../../../tables/landers.ts'
import { type Edited, type Editor, lockLander } from './change-lander.ts'

/** Deletes a draft with its revisions. A document that visitors ever got stays, since visits and signups refer to it. */
export async function deleteLander(tx: Transaction, editor: Editor, edited: Edited) {
  const { brandId, id, releasedAt } = await lockLander(tx, editor, edited)
  if (releasedAt) refuse('invalid_input', { fields: { id: 'invalid_input' } })
  const isVersion = and(eq(landerVersion.brandId, brandId), eq(landerVersion.landerId, id))
  await tx.delete(landerVersion).where(isVersion)
  await tx.delete(lander).where(and(eq(lander.brandId, brandId), eq(lander.id, id)))
}

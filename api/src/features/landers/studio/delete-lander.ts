import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { lander, landerRevision, landerVisit } from '../../../tables/landers.ts'
import { type Edited, type Editor, lockLander } from './change-lander.ts'

/** Deletes a document that visitors don't get, with its revisions and the counts of its visitors. */
export async function deleteLander(tx: Transaction, editor: Editor, edited: Edited) {
  const { brandId, id, status } = await lockLander(tx, editor, edited)
  if (status === 'live') refuse('invalid_input', { fields: { id: 'invalid_input' } })
  for (const table of [landerVisit, landerRevision]) {
    await tx.delete(table).where(and(eq(table.brandId, brandId), eq(table.landerId, id)))
  }
  await tx.delete(lander).where(and(eq(lander.brandId, brandId), eq(lander.id, id)))
}

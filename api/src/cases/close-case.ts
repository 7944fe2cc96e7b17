import type { CaseKind } from 'contracts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { staffCase } from '../tables/staff.ts'

interface Subject {
  readonly brandId: string
  readonly kind: CaseKind
  readonly subjectId: string
}

/**
 * Closes the case of something that no longer waits, whoever has claimed it: it was decided by a command, or is gone.
 * A decision that has not taken effect is void then. The queue closes its own cases before it carries them out.
 */
export async function closeCase(
  tx: Transaction,
  { brandId, kind, subjectId }: Subject,
  state: 'done' | 'gone',
  now: Date,
): Promise<void> {
  const isIt = and(
    eq(staffCase.brandId, brandId),
    eq(staffCase.kind, kind),
    eq(staffCase.subjectId, subjectId),
    inArray(staffCase.state, ['waiting', 'decided']),
  )
  const undecided = { action: null, decision: null, decidedBy: null, claimedBy: null, claimedUntil: null }
  await tx
    .update(staffCase)
    .set({ ...undecided, state, decidedAt: now, takesEffectAt: now })
    .where(isIt)
}

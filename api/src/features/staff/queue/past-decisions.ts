import type { PastDecision } from 'contracts'
import type { Queryable } from '../../../db/database.ts'
import type { Decision } from '../../account/decisions/carry-out.ts'
import { namesOf } from './names-of.ts'

/** Decisions as the back office shows them. Whoever decided by a command has no name but their own there. */
export async function pastDecisions(db: Queryable, found: readonly Decision[]): Promise<PastDecision[]> {
  const names = await namesOf(
    db,
    found.map(({ decidedBy }) => decidedBy),
  )
  return found.map(({ reference, kind, rule, facts, decidedAt, decidedBy, until, liftedAt }) => ({
    reference,
    kind,
    rule,
    facts,
    decided_at: decidedAt.toISOString(),
    decided_by: names.get(decidedBy) ?? decidedBy,
    until: until?.toISOString() ?? null,
    lifted_at: liftedAt?.toISOString() ?? null,
  }))
}

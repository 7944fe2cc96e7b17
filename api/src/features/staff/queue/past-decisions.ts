import type { PastDecision } from 'contracts'
import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { profile } from '../../../tables/members.ts'
import type { Decision } from '../../account/decisions/carry-out.ts'

/** Decisions as the back office shows them. Whoever decided by a command has no name but their own there. */
export async function pastDecisions(db: Queryable, found: readonly Decision[]): Promise<PastDecision[]> {
  const ids = found.map(({ decidedBy }) => decidedBy)
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: profile.memberId, name: profile.name })
          .from(profile)
          .where(inArray(profile.memberId, ids))
  const names = new Map(people.map(({ id, name }) => [id, name]))
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

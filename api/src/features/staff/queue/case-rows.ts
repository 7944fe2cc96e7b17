import { type Severity, type StaffCase, severities } from 'contracts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../db/database.ts'
import { prepared } from '../../../db/statements/prepared.ts'
import { complaint, member } from '../../../tables/account.ts'
import { decision } from '../../../tables/decisions.ts'
import { photo, profile } from '../../../tables/members.ts'
import { staffCase } from '../../../tables/staff.ts'
import { imageColumns, imageOf } from '../../members/photos/image-columns.ts'

export type CaseRow = typeof staffCase.$inferSelect

const EXCERPT = 140

const claimer = alias(profile, 'claimer')
const decider = alias(profile, 'decider')
const proposer = alias(profile, 'proposer')

/** The photo that waits, is reported, or was taken away by the decision that an objection is about. */
const pictureId = sql`case
  when ${staffCase.subjectKind} = 'photo' then ${staffCase.subjectId}
  when ${staffCase.subjectKind} = 'decision' then ${decision.subject} ->> 'photo'
end`

/** The beginning of the member's words; never a message, which is private until somebody opens the case. */
const words = sql<string | null>`left(
  case ${staffCase.subjectKind} when 'text' then ${profile.aboutMe} when 'name' then ${profile.name} else ${complaint.text} end,
  ${sql.raw(String(EXCERPT))}
)`

/** Prepared, since planning its joins takes longer than running it. */
const casesOf = prepared('staff-cases', (db) =>
  db
    .select({
      row: staffCase,
      name: profile.name,
      claimer: claimer.name,
      decider: decider.name,
      proposer: proposer.name,
      isPaid: member.isPaid,
      picture: imageColumns,
      isPrivate: photo.isPrivate,
      words,
    })
    .from(staffCase)
    .leftJoin(profile, eq(profile.memberId, staffCase.memberId))
    .leftJoin(member, eq(member.id, staffCase.memberId))
    .leftJoin(claimer, eq(claimer.memberId, staffCase.claimedBy))
    .leftJoin(decider, eq(decider.memberId, staffCase.decidedBy))
    .leftJoin(proposer, eq(proposer.memberId, sql`${staffCase.proposal} ->> 'by'`))
    .leftJoin(
      complaint,
      and(inArray(staffCase.subjectKind, ['decision', 'complaint']), eq(complaint.id, staffCase.subjectId)),
    )
    .leftJoin(decision, eq(decision.id, complaint.decisionId))
    .leftJoin(photo, eq(photo.id, pictureId))
    .where(sql`${staffCase.id} = any(${sql.placeholder('ids')}::text[])`),
)

/** These cases as the pages get them, in this order; those that are gone are left out. */
export async function findCases(db: Queryable, ids: readonly string[], me: string): Promise<StaffCase[]> {
  if (ids.length === 0) return []
  const rows = await casesOf(db).execute({ ids })
  const colleague = (id: string, name: string | null) => ({ id, name, is_me: id === me })
  const found = rows.flatMap(({ row, name, picture, isPrivate, ...more }): StaffCase[] => {
    const { state, memberId, claimedBy, claimedUntil, decidedBy, decidedAt, takesEffectAt } = row
    if (state === 'gone') return []
    return [
      {
        id: row.id,
        kind: row.kind,
        state,
        severity: severityOf(row),
        opened_at: row.openedAt.toISOString(),
        due_at: row.dueAt.toISOString(),
        member: memberId === null ? null : { id: memberId, name: name ?? '' },
        language: row.language,
        of: row.subjectKind,
        picture: asIfPending(row, imageOf(picture)),
        is_private: isPrivate ?? false,
        excerpt: more.words,
        reason: row.reason,
        reports: row.reports,
        guess: row.guess === null || row.guess < 0 ? null : row.guess,
        claim:
          claimedBy !== null && claimedUntil !== null
            ? { by: colleague(claimedBy, more.claimer), until: claimedUntil.toISOString() }
            : null,
        decision:
          decidedAt !== null && takesEffectAt !== null
            ? {
                action: row.action,
                by: decidedBy === null ? null : colleague(decidedBy, more.decider),
                at: decidedAt.toISOString(),
                takes_effect_at: takesEffectAt.toISOString(),
                reference: row.reference,
                awaits_second: awaitsSecond(row, more.isPaid ?? false),
              }
            : null,
        proposal: row.proposal && {
          by: colleague(row.proposal.by, more.proposer),
          rule: row.proposal.rule,
          facts: row.proposal.facts,
        },
      },
    ]
  })
  const byId = new Map(found.map((one) => [one.id, one]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Whether a decision is only a proposal: a ban of somebody who has paid takes a second moderator. */
export function awaitsSecond({ state, action, proposal, sampleOf }: CaseRow, isPaid: boolean): boolean {
  return sampleOf === null && state === 'decided' && action === 'ban' && isPaid && proposal === null
}

/** A photo that is decided again shows no trace of the first decision. */
function asIfPending<P extends { readonly status: string }>(
  { sampleOf }: CaseRow,
  picture: P | null,
): P | null {
  return picture && sampleOf !== null ? { ...picture, status: 'pending' } : picture
}

function severityOf({ severity }: CaseRow): Severity {
  return severities[severity] ?? 'normal'
}

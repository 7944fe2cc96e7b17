import type { CaseMember, OwnPhoto } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { member } from '../../../tables/account.ts'
import { decision } from '../../../tables/decisions.ts'
import { staffCase } from '../../../tables/staff.ts'
import type { CaseRow } from './case-rows.ts'

/** The decision that somebody makes again, unaware of it: its case, and what was done to the member, if anything was. */
export async function findFirst(db: Queryable, sampleOf: string) {
  const [found] = await db
    .select({ made: decision, statusBefore: member.statusBefore })
    .from(staffCase)
    .leftJoin(
      decision,
      and(eq(decision.brandId, staffCase.brandId), eq(decision.reference, staffCase.reference)),
    )
    .leftJoin(member, eq(member.id, staffCase.memberId))
    .where(eq(staffCase.id, sampleOf))
  return found
}

type First = NonNullable<Awaited<ReturnType<typeof findFirst>>>

/** The member as they were before the first decision, of which nothing shows. */
export function asBefore(
  { subjectId }: CaseRow,
  about: CaseMember,
  { made, statusBefore }: First,
): CaseMember {
  const { kind, subject: { text, photo } = {} } = made ?? {}
  const unrejected = (one: OwnPhoto): OwnPhoto =>
    one.id === subjectId || one.id === photo ? { ...one, status: 'pending', rejection: null } : one
  return {
    ...about,
    photos: about.photos.map(unrejected),
    ...(kind === 'remove-name' && text !== undefined && { name: text }),
    ...(kind === 'remove-text' && text !== undefined && { about_me: text }),
    ...((kind === 'suspend' || kind === 'ban') && statusBefore && { status: statusBefore }),
  }
}

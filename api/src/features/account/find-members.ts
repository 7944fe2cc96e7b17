import { normalEmail } from 'contracts'
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { member } from '../../tables/account.ts'
import { profile } from '../../tables/members.ts'

/** Staff look for one member; a longer list would not help them. */
const MAX_FOUND = 50

/** Finds members for staff, by id, e-mail address or part of a name. */
export function findMembers(db: Queryable, brandId: string, text: string) {
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .select({
      id: member.id,
      email: member.email,
      name: profile.name,
      status: member.status,
      profileStatus: profile.status,
      isStaff: member.isStaff,
      isPaid: member.isPaid,
      isDemo: member.isDemo,
      language: member.language,
      country: profile.country,
      createdAt: member.createdAt,
    })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(
      and(
        eq(member.brandId, brandId),
        or(
          eq(member.id, text),
          eq(sql`lower(${member.email})`, normalEmail(text)),
          ilike(profile.name, part),
        ),
      ),
    )
    .orderBy(desc(member.createdAt))
    .limit(MAX_FOUND)
}

export type FoundMember = Awaited<ReturnType<typeof findMembers>>[number]

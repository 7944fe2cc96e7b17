import type { Database } from '../db/database.ts'
import { addMember } from '../features/account/fixture-member.ts'
import { hashOfToken } from '../features/account/tokens.ts'
import { member, session } from '../tables/account.ts'
import { profile } from '../tables/members.ts'
import { DAY_MS } from '../time.ts'

const ROWS_AT_ONCE = 1_000

/** Adds this many members, each logged in, for storms and benchmarks. */
export async function addAudience(database: Database, count: number) {
  const first = await addMember(database)
  const { db } = database
  const now = new Date()
  const ids = Array.from({ length: count }, (_, i) => `${first.memberId}-${i}`)
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const some = ids.slice(from, from + ROWS_AT_ONCE)
    const { memberId: _, ...common } = first
    await db.insert(member).values(some.map((id) => ({ ...common, id, email: `${id}@example.invalid` })))
    const about = { name: 'Ann', gender: 'female', dateOfBirth: '1990-06-15', country: 'NL' } as const
    await db
      .insert(profile)
      .values(
        some.map((memberId) => ({ ...about, memberId, brandId: first.brandId, status: 'active' as const })),
      )
    await db.insert(session).values(some.map((memberId) => sessionOf(memberId, first.brandId, now)))
  }
  return { brandId: first.brandId, memberIds: ids, cookies: ids.map(tokenOf) }
}

const tokenOf = (memberId: string) => `token-of-${memberId}`

function sessionOf(memberId: string, brandId: string, now: Date) {
  const tokenHash = hashOfToken(tokenOf(memberId))
  const expiresAt = new Date(now.getTime() + DAY_MS)
  const seen = { createdAt: now, lastSeenAt: now, expiresAt }
  return { id: `session-of-${memberId}`, brandId, memberId, tokenHash, label: 'a storm', ...seen }
}

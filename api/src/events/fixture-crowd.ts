import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { TestDatabase } from '../db/test-database.ts'
import { addMember } from '../features/account/fixture-member.ts'
import { hashOfToken } from '../features/account/sessions.ts'
import { member, session } from '../features/account/tables.ts'
import { profile } from '../features/members/tables.ts'

interface Report {
  /** Of each page, in the order in which they came: the last event that it heard. */
  readonly positions: readonly number[]
  /** Milliseconds from telling to hearing, of every event since the last report. */
  readonly latencies: readonly number[]
  readonly faults: readonly string[]
}

/** Many pages that listen, in a process of their own; gone when the test ends. */
export function startCrowd() {
  const child = fork(join(import.meta.dirname, 'fixtures/crowd.ts'))
  onTestFinished(() => void child.kill('SIGKILL'))
  const ask = async (command: object): Promise<unknown> => {
    child.send(command)
    const [answer] = (await once(child, 'message')) as [unknown]
    return answer
  }
  return {
    /** New pages, or all that left; answers with the milliseconds until the last one was let in. */
    async open(url: string, options: { readonly cookies?: readonly string[]; readonly within?: number }) {
      return ((await ask({ kind: 'open', url, ...options })) as { ms: number }).ms
    },
    leave: () => ask({ kind: 'leave' }),
    report: () => ask({ kind: 'report' }) as Promise<Report>,
  }
}

const ROWS_AT_ONCE = 1_000

/** So many members, each logged in. */
export async function addCrowd(database: TestDatabase, count: number) {
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
  const expiresAt = new Date(now.getTime() + 24 * 60 * 60 * 1_000)
  const seen = { createdAt: now, lastSeenAt: now, expiresAt }
  return { id: `session-of-${memberId}`, brandId, memberId, tokenHash, label: 'a storm', ...seen }
}

import { hash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database, Queryable } from '../../../db/database.ts'
import type { Session } from '../../../http/caller/session.ts'
import { networkOf } from '../../../http/limits/network-of.ts'
import { refuse } from '../../../http/refusal.ts'
import { member } from '../../../tables/account.ts'
import { shownProfiles } from '../../../tables/shown-profiles.ts'
import { DAY_MS } from '../../../time.ts'

/** Profiles that one viewer is shown per day (UTC), so that nobody can copy a brand's members. */
export interface ProfileLimits {
  readonly unconfirmed: number
  readonly confirmed: number
  readonly premium: number
  /** For all visitors of a network together. */
  readonly network: number
  /** For all unconfirmed members of a network together: such accounts cost nothing to make. */
  readonly unconfirmedNetwork: number
}

export const PROFILE_LIMITS: ProfileLimits = {
  unconfirmed: 200,
  confirmed: 1_000,
  premium: 2_500,
  network: 300,
  unconfirmedNetwork: 600,
}

/** Viewers whose profiles of the day a process remembers. */
const MOST_VIEWERS = 5_000

interface Shown {
  readonly brandId: string
  /** Null for a visitor. */
  readonly session: Session | null
  readonly ip: string
  readonly ids: readonly string[]
  readonly now: Date
}

/** Counts the profiles that viewers are shown, across all nodes; nothing without limits. */
export function profileCounter(limits: ProfileLimits | null) {
  /** The profiles that this process knows to be counted, by viewer and day. */
  const seenBy = new LRUCache<string, Set<number>>({ max: MOST_VIEWERS })

  /** Counts the profiles that this viewer first sees today. False if they would exceed the limit. */
  async function mayShow(db: Queryable, { brandId, session, ip, ids, now }: Shown): Promise<boolean> {
    if (!limits || ids.length === 0 || session?.role === 'staff') return true
    const network = `${brandId} ${networkOf(ip)}`
    const viewer = session ? session.memberId : keyOf(network)
    const day = now.toISOString().slice(0, 10)
    const shown = [...new Set(ids.map(hashOfId))]
    const seen = seenBy.get(`${viewer} ${day}`) ?? new Set<number>()
    seenBy.set(`${viewer} ${day}`, seen)
    // Most answers repeat profiles, and then need no query.
    if (shown.every((one) => seen.has(one))) return true
    const isUnconfirmed = session?.role === 'free' && !(await isConfirmed(db, session.memberId))
    if (!(await count(db, { viewer, day, shown, most: limitOf(session, isUnconfirmed, limits) })))
      return false
    if (isUnconfirmed) {
      const viewers = keyOf(`unconfirmed ${network}`)
      if (!(await count(db, { viewer: viewers, day, shown, most: limits.unconfirmedNetwork }))) return false
    }
    for (const one of shown) seen.add(one)
    return true
  }

  return {
    mayShow,

    /**
     * Refuses an answer that exceeds the viewer's daily limit of profiles. Lists of likes, matches and
     * conversations don't count: they follow from what was counted, or from the other's choice.
     */
    async countShown(db: Queryable, shown: Shown): Promise<void> {
      if (await mayShow(db, shown)) return
      const retryAfter = Math.ceil((DAY_MS - (shown.now.getTime() % DAY_MS)) / 1_000)
      refuse('too_many_requests', { retryAfter })
    },
  }
}

export type ProfileCounter = ReturnType<typeof profileCounter>

interface Count {
  readonly viewer: string
  readonly day: string
  readonly shown: readonly number[]
  readonly most: number
}

/** Adds the profiles to the viewer's of the day; false, adding none, if they would exceed `most`. */
async function count(db: Queryable, { viewer, day, shown, most }: Count): Promise<boolean> {
  const hashes = `{${shown.join(',')}}`
  const known = shownProfiles.shown
  const all = sql`(${known} || array(select unnest(excluded.shown) except select unnest(${known})))`
  const { rows } = await db.execute(sql`
    insert into ${shownProfiles} (viewer, day, shown) values (${viewer}, ${day}, ${hashes}::integer[])
    on conflict (viewer, day) do update set shown = ${all}
    where cardinality(${all}) <= ${most}::integer
    returning 1
  `)
  return rows.length > 0
}

/** Deletes the counts of earlier days. */
export async function forgetShown({ db }: Pick<Database, 'db'>, now: Date) {
  await db.delete(shownProfiles).where(lt(shownProfiles.day, now.toISOString().slice(0, 10)))
}

function limitOf(session: Session | null, isUnconfirmed: boolean, limits: ProfileLimits): number {
  if (!session) return limits.network
  if (session.role !== 'free') return limits.premium
  return isUnconfirmed ? limits.unconfirmed : limits.confirmed
}

async function isConfirmed(db: Queryable, memberId: string): Promise<boolean> {
  return (await db.$count(member, and(eq(member.id, memberId), eq(member.status, 'confirmed')))) > 0
}

const keyOf = (text: string) => hash('sha256', text, 'base64url')

function hashOfId(id: string): number {
  return hash('sha256', id, 'buffer').readInt32BE()
}

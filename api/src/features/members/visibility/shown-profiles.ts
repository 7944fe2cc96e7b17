import { hash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database, Queryable } from '../../../db/database.ts'
import type { Session } from '../../../http/caller/session.ts'
import { networkOf } from '../../../http/limits/network-of.ts'
import { refuse } from '../../../http/refusal.ts'
import { member } from '../../../tables/account.ts'
import { shownProfiles } from '../../../tables/shown-profiles.ts'
import { DAY_MS } from '../../../time.ts'

/** Different profiles that are shown to one viewer per day (UTC), so that nobody can copy the members of a brand. */
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

interface Shown {
  readonly brandId: string
  /** Null for a visitor. */
  readonly session: Session | null
  readonly request: Pick<FastifyRequest, 'ip' | 'server'>
  readonly ids: readonly string[]
  readonly now: Date
}

/**
 * Refuses an answer whose profiles would exceed the viewer's limit of the day. Lists of likes, matches and conversations are
 * not counted: whom one finds there is the result of what was counted, or of the other member's own choice.
 */
export async function countShown(db: Queryable, shown: Shown) {
  if (await mayShow(db, shown)) return
  const retryAfter = Math.ceil((DAY_MS - (shown.now.getTime() % DAY_MS)) / 1_000)
  refuse('too_many_requests', { retryAfter })
}

/**
 * Counts profiles the first time this viewer is shown them on a day, across all nodes. False if they would exceed the limit;
 * profiles that were shown before stay visible.
 */
export async function mayShow(
  db: Queryable,
  { brandId, session, request, ids, now }: Shown,
): Promise<boolean> {
  const limits = request.server.profileLimits
  if (!limits || ids.length === 0 || session?.role === 'staff') return true
  const network = `${brandId} ${networkOf(request.ip)}`
  const viewer = session ? session.memberId : keyOf(network)
  const day = now.toISOString().slice(0, 10)
  const shown = [...new Set(ids.map(hashOfId))]
  const seen = seenOf(request.server, `${viewer} ${day}`)
  // Most answers repeat profiles, and then need no query.
  if (shown.every((one) => seen.has(one))) return true
  const isUnconfirmed = session?.role === 'free' && !(await isConfirmed(db, session.memberId))
  if (!(await count(db, { viewer, day, shown, most: limitOf(session, isUnconfirmed, limits) }))) return false
  if (isUnconfirmed) {
    const viewers = keyOf(`unconfirmed ${network}`)
    if (!(await count(db, { viewer: viewers, day, shown, most: limits.unconfirmedNetwork }))) return false
  }
  for (const one of shown) seen.add(one)
  return true
}

interface Count {
  readonly viewer: string
  readonly day: string
  readonly shown: readonly number[]
  readonly most: number
}

/** Adds the profiles to the viewer's of the day; false, and none is added, if they would be more than `most`. */
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

/** Viewers whose profiles of the day a process remembers. */
const MOST_VIEWERS = 5_000
const caches = new WeakMap<object, LRUCache<string, Set<number>>>()

/** The profiles that this process knows to be counted. */
function seenOf(server: object, key: string): Set<number> {
  const cache = caches.get(server) ?? new LRUCache<string, Set<number>>({ max: MOST_VIEWERS })
  caches.set(server, cache)
  const seen = cache.get(key) ?? new Set<number>()
  cache.set(key, seen)
  return seen
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

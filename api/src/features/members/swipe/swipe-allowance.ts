import type { UserRole } from 'contracts'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { swipeDay } from '../../../tables/swipe.ts'
import { WEEK_MS } from '../../../time.ts'
import type { Viewer } from '../visibility/find-other.ts'
import { type Day, dayIn, likesLeft } from './swipe-day.ts'

export interface Player extends Viewer {
  readonly role: UserRole
  /** The number of likes that the brand allows a free member each day. */
  readonly likesADay: number
}

export interface Allowance {
  readonly left_today: number | null
  readonly resets_at: string | null
}

const UNLIMITED: Allowance = { left_today: null, resets_at: null }

/** Milliseconds after which a day is over in every time zone. */
const PAST_MS = WEEK_MS

/** The player's current day; refuses an unknown time zone. */
export function requireDay(zone: string, now: Date): Day {
  return dayIn(zone, now) ?? refuse('invalid_input', { fields: { zone: 'invalid_input' } })
}

/** §9: only free members have a daily limit of likes in the game. */
function isLimited({ role }: Player): boolean {
  return role === 'free'
}

/** The likes that the player has left today. */
export async function findAllowance(db: Queryable, player: Player, day: Day, now: Date): Promise<Allowance> {
  if (!isLimited(player)) return UNLIMITED
  const { left, resetsAt } = likesLeft(day, await findGiven(db, player), { most: player.likesADay, now })
  return { left_today: left, resets_at: resetsAt.toISOString() }
}

/** Uses up one of the day's likes, or refuses if none is left, even for concurrent requests. */
export async function spendLike(tx: Transaction, player: Player, day: Day, now: Date): Promise<void> {
  if (!isLimited(player)) return
  const { brandId, memberId } = player
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`swipe ${memberId}`}, 0))`)
  const { left, resetsAt } = likesLeft(day, await findGiven(tx, player), { most: player.likesADay, now })
  if (left === 0) refuse('swipe_limit', { data: { resets_at: resetsAt.toISOString() } })
  await tx
    .insert(swipeDay)
    .values({ brandId, memberId, day: day.day, zone: day.zone, likes: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [swipeDay.memberId, swipeDay.day, swipeDay.zone],
      set: { likes: sql`${swipeDay.likes} + 1`, lastAt: now },
    })
  const over = new Date(now.getTime() - PAST_MS)
  await tx.delete(swipeDay).where(and(eq(swipeDay.memberId, memberId), lt(swipeDay.lastAt, over)))
}

function findGiven(db: Queryable, { memberId }: Player) {
  const { zone, day, likes, lastAt } = swipeDay
  return db.select({ zone, day, likes, lastAt }).from(swipeDay).where(eq(swipeDay.memberId, memberId))
}

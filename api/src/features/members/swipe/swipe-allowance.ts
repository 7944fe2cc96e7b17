import { SWIPE_LIKES_A_DAY, type UserRole } from 'contracts'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { swipeDay } from '../../../tables/swipe.ts'
import { WEEK_MS } from '../../../time.ts'
import type { Viewer } from '../access/find-other.ts'
import { type Day, dayIn, likesLeft } from './swipe-day.ts'

export interface Player extends Viewer {
  readonly role: UserRole
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

/** The likes that the player has left today. They count per date, so changing the time zone gains nothing. */
export async function findAllowance(db: Queryable, player: Player, { day, endsAt }: Day): Promise<Allowance> {
  if (!isLimited(player)) return UNLIMITED
  const isIt = and(eq(swipeDay.memberId, player.memberId), eq(swipeDay.day, day))
  const [found] = await db.select({ likes: swipeDay.likes }).from(swipeDay).where(isIt)
  return { left_today: likesLeft(found?.likes ?? 0), resets_at: endsAt.toISOString() }
}

/** Uses up one of the day's likes, or refuses if none is left, even for concurrent requests. */
export async function spendLike(
  tx: Transaction,
  player: Player,
  { day, endsAt }: Day,
  now: Date,
): Promise<void> {
  if (!isLimited(player)) return
  const { brandId, memberId } = player
  const { rowCount } = await tx
    .insert(swipeDay)
    .values({ brandId, memberId, day, likes: 1 })
    .onConflictDoUpdate({
      target: [swipeDay.memberId, swipeDay.day],
      set: { likes: sql`${swipeDay.likes} + 1` },
      setWhere: lt(swipeDay.likes, SWIPE_LIKES_A_DAY),
    })
  if (rowCount === 0) refuse('swipe_limit', { data: { resets_at: endsAt.toISOString() } })
  const over = new Date(now.getTime() - PAST_MS).toISOString().slice(0, 10)
  await tx.delete(swipeDay).where(and(eq(swipeDay.memberId, memberId), lt(swipeDay.day, over)))
}

import type * as contract from 'contracts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { memberLike } from '../../../tables/members.ts'
import { swipe } from '../../../tables/swipe.ts'
import { isLike } from '../likes/is-like.ts'
import { endLike, giveLike, type OnMatch } from '../likes/like.ts'
import { passLike, restorePassedLike } from '../likes/passed-likes.ts'
import { lockPair } from '../pair-lock.ts'
import { cardOf, findCardRows } from '../profile/member-cards.ts'
import { findOther } from '../visibility/find-other.ts'
import { findAllowance, type Player, requireDay, spendLike } from './swipe-allowance.ts'
import { findSwipeProfile } from './swipe-deck.ts'

type SwipeResult = contract.AnswerOf<typeof contract.answerSwipe>
type SwipeInput = contract.InputOf<typeof contract.answerSwipe>['body']

/** Records a yes or a no to a member. Repeating the same answer changes nothing. */
export async function answerSwipe(
  { db, inTransaction }: Pick<Database, 'db' | 'inTransaction'>,
  { onMatch, ...player }: Player & { readonly onMatch: OnMatch },
  { profile: id, answer, zone }: SwipeInput,
  now: Date,
): Promise<SwipeResult> {
  const { brandId, memberId } = player
  const day = requireDay(zone, now)
  const matched = await inTransaction(async (tx) => {
    await lockPair(tx, memberId, id)
    await findOther(tx, player, id)
    const [before] = await tx.select().from(swipe).where(isSwipe(memberId, id))
    const isInForce = before?.undoneAt === null
    if (isInForce && before.answer === answer) return answer === 'yes' && isMutual(tx, memberId, id)
    const like = answer === 'yes' ? await giveLike(tx, player, id, now, { onMatch }) : undefined
    if (like?.isNew) await spendLike(tx, player, day, now)
    // A no after a mistaken yes takes the like back.
    if (answer === 'no' && isInForce && before.gaveLike) await endLike(tx, player, id)
    if (answer === 'no') await passLike(tx, player, id)
    else if (isInForce) await restorePassedLike(tx, player, id, now)
    const row = { answer, gaveLike: like?.isNew ?? false, answeredAt: now, undoneAt: null }
    await tx
      .insert(swipe)
      .values({ brandId, memberId, otherId: id, ...row })
      .onConflictDoUpdate({ target: [swipe.memberId, swipe.otherId], set: row })
    return like?.matched ?? false
  })
  const [[found], allowance] = await Promise.all([
    findCardRows(db, memberId, sql`select ${id}`),
    findAllowance(db, player, day, now),
  ])
  return { matched, profile: cardOf(found ?? refuse('not_found'), now), ...allowance }
}

type UndoResult = contract.AnswerOf<typeof contract.undoSwipe>
type UndoInput = contract.InputOf<typeof contract.undoSwipe>['body']

/** Takes the player's last answer back, with its like, but doesn't refund the daily allowance. */
export async function undoSwipe(
  { db, inTransaction }: Pick<Database, 'db' | 'inTransaction'>,
  player: Player,
  { profile: id, zone }: UndoInput,
  now: Date,
): Promise<UndoResult> {
  const { memberId } = player
  const day = requireDay(zone, now)
  await inTransaction(async (tx) => {
    await lockPair(tx, memberId, id)
    await findOther(tx, player, id)
    const [last] = await tx.select().from(swipe).where(isSwipe(memberId, id))
    if (!last) refuse('not_found')
    // The page retries if it missed the response.
    if (last.undoneAt !== null) return
    if (await hasLater(tx, last)) refuse('not_found')
    if (last.gaveLike) await endLike(tx, player, id)
    if (last.answer === 'no') await restorePassedLike(tx, player, id, now)
    await tx.update(swipe).set({ undoneAt: now }).where(isSwipe(memberId, id))
  })
  const [profile, allowance] = await Promise.all([
    findSwipeProfile(db, { memberId, id, now }),
    findAllowance(db, player, day, now),
  ])
  return { profile: profile ?? refuse('not_found'), ...allowance }
}

function isSwipe(memberId: string, otherId: string) {
  return and(eq(swipe.memberId, memberId), eq(swipe.otherId, otherId))
}

async function isMutual(tx: Transaction, one: string, other: string): Promise<boolean> {
  return (await tx.$count(memberLike, isLike(other, one))) > 0
}

async function hasLater(tx: Transaction, { memberId, answeredAt }: typeof swipe.$inferSelect) {
  const isLater = and(eq(swipe.memberId, memberId), gt(swipe.answeredAt, answeredAt), isNull(swipe.undoneAt))
  return (await tx.$count(swipe, isLater)) > 0
}

import type { AnswerOf, answerSwipe, undoSwipe } from 'contracts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { memberLike } from '../../../tables/members.ts'
import { swipe } from '../../../tables/swipe.ts'
import { findOther } from '../access/find-other.ts'
import { endLike, giveLike, isLike } from '../likes/like.ts'
import { lockPair } from '../pair-lock.ts'
import { cardOf, findCardRows } from '../profile/member-cards.ts'
import { checkedDay, findAllowance, takeLike } from './swipe-allowance.ts'
import { findSwipeProfile } from './swipe-deck.ts'

/** Yes or no to a member; the same again counts once. */
export async function answer(
  call: Call<typeof answerSwipe, 'member'>,
): Promise<AnswerOf<typeof answerSwipe>> {
  const { body, session, database, db, clock } = call
  const { profile: id, answer: said, zone } = body
  const { brandId, memberId } = session
  const now = clock.now()
  const day = checkedDay(zone, now)
  const matched = await database.inTransaction(async (tx) => {
    await lockPair(tx, memberId, id)
    await findOther(tx, session, id)
    const [before] = await tx.select().from(swipe).where(isSwipe(memberId, id))
    if (before?.answer === said && before.undoneAt === null)
      return said === 'yes' && isMutual(tx, memberId, id)
    const given = said === 'yes' ? await giveLike(tx, session, id, now) : undefined
    if (given?.isNew) await takeLike(tx, session, day, now)
    // Who said yes by mistake and then no has not liked.
    if (said === 'no' && before?.gaveLike && before.undoneAt === null) await endLike(tx, session, id)
    const row = { answer: said, gaveLike: given?.isNew ?? false, answeredAt: now, undoneAt: null }
    await tx
      .insert(swipe)
      .values({ brandId, memberId, otherId: id, ...row })
      .onConflictDoUpdate({ target: [swipe.memberId, swipe.otherId], set: row })
    return given?.matched ?? false
  })
  const [[found], allowance] = await Promise.all([
    findCardRows(db, memberId, sql`select ${id}`),
    findAllowance(db, session, day),
  ])
  return { matched, profile: cardOf(found ?? refuse('not_found'), now), ...allowance }
}

/** Takes the last answer back: the like that it gave, too, but not the count of the day. */
export async function undo(call: Call<typeof undoSwipe, 'member'>): Promise<AnswerOf<typeof undoSwipe>> {
  const { body, session, database, db, brand, clock } = call
  const { memberId } = session
  const now = clock.now()
  const day = checkedDay(body.zone, now)
  await database.inTransaction(async (tx) => {
    await lockPair(tx, memberId, body.profile)
    await findOther(tx, session, body.profile)
    const [last] = await tx.select().from(swipe).where(isSwipe(memberId, body.profile))
    if (!last) refuse('not_found')
    // Whoever did not hear that it is done asks again.
    if (last.undoneAt !== null) return
    if (await hasLater(tx, last)) refuse('not_found')
    if (last.gaveLike) await endLike(tx, session, body.profile)
    await tx.update(swipe).set({ undoneAt: now }).where(isSwipe(memberId, body.profile))
  })
  const [profile, allowance] = await Promise.all([
    findSwipeProfile(db, { brand, memberId, id: body.profile, now }),
    findAllowance(db, session, day),
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

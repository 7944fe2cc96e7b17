import type { AnswerOf, likeMember, ProfileSummary } from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { type MemberEvent, publishEvents } from '../../../events/publish-events.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { memberLike } from '../../../tables/members.ts'
import { type Asking, findOther } from '../access/find-other.ts'
import { lockPair } from '../pair-lock.ts'
import { findSummaries } from '../profile/find-summaries.ts'

/** Likes a member, once however often it is asked. */
export function like(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  asking: Asking,
  id: string,
  now: Date,
): Promise<AnswerOf<typeof likeMember>> {
  return inTransaction(async (tx) => {
    await lockPair(tx, asking.memberId, id)
    await findOther(tx, asking, id)
    const { matched, profile } = await giveLike(tx, asking, id, now)
    return { matched, profile }
  })
}

interface Given {
  /** False where there was one already. */
  readonly isNew: boolean
  readonly matched: boolean
  readonly profile: ProfileSummary
}

/** For a pair that is locked, of whom one may see the other. Both learn of it, the other one only of whom they may see. */
export async function giveLike(tx: Transaction, { brandId, memberId }: Asking, id: string, now: Date) {
  const row = { brandId, memberId, likedId: id, createdAt: now }
  const { rowCount } = await tx.insert(memberLike).values(row).onConflictDoNothing()
  const matched = (await tx.$count(memberLike, isLike(id, memberId))) > 0
  const [me, other] = await findSummaries(tx, [memberId, id], now)
  const given: Given = { isNew: rowCount === 1, matched, profile: other.summary }
  if (!given.isNew) return given

  const at = now.toISOString()
  const mine = { brandId, memberId }
  const theirs = { brandId, memberId: id }
  const told: MemberEvent[] = [
    { ...mine, event: { kind: 'like_given', profile: { ...other.summary, liked_at: at } } },
    ...(matched
      ? [{ ...mine, event: { kind: 'match', profile: { ...other.summary, matched_at: at } } } as const]
      : []),
  ]
  if (me.isActive) {
    told.push({ ...theirs, event: { kind: 'like_received', profile: { ...me.summary, liked_at: at } } })
    if (matched)
      told.push({ ...theirs, event: { kind: 'match', profile: { ...me.summary, matched_at: at } } })
    const kind = matched ? 'new-match' : 'new-like'
    // Whoever likes and unlikes again and again is told of once.
    const dedupeKey = `${kind} ${memberId} ${id}`
    await enqueue(tx, { ...theirs, channel: 'push', kind, data: { fromId: memberId }, dedupeKey })
  }
  await publishEvents(tx, ...told)
  return given
}

/** Takes a like back, and with it a match. */
export function unlike(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { brandId, memberId }: Asking,
  id: string,
): Promise<void> {
  return inTransaction(async (tx) => {
    await lockPair(tx, memberId, id)
    await endLike(tx, { brandId, memberId }, id)
  })
}

/** For a pair that is locked. */
export async function endLike(tx: Transaction, { brandId, memberId }: Asking, id: string): Promise<void> {
  const { rowCount } = await tx
    .delete(memberLike)
    .where(and(isLike(memberId, id), eq(memberLike.brandId, brandId)))
  if (rowCount === 0) return
  await publishEvents(
    tx,
    { brandId, memberId, event: { kind: 'like_ended', way: 'given', profile: id } },
    { brandId, memberId: id, event: { kind: 'like_ended', way: 'received', profile: memberId } },
  )
}

export function isLike(by: string, whom: string) {
  return and(eq(memberLike.memberId, by), eq(memberLike.likedId, whom))
}

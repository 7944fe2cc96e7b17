import {
  ABOUT_TEXT,
  type AnswerOf,
  type likeMember as endpoint,
  type InputOf,
  isFieldShown,
  type ProfileSummary,
} from 'contracts'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { type MemberEvent, publishEvents } from '../../../events/publish-events.ts'
import { redactComment } from '../../../events/redact-events.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import type { Session } from '../../../http/caller/session.ts'
import { refuse } from '../../../http/refusal.ts'
import { enqueue } from '../../../outbox/enqueue.ts'
import { noteNews } from '../../../outbox/news/note-news.ts'
import { conversationMember } from '../../../tables/chat.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { memberLike, profile } from '../../../tables/members.ts'
import { lockPair } from '../pair-lock.ts'
import { findPhotos } from '../photos/gallery.ts'
import { shownPhotos } from '../photos/shown-photos.ts'
import { findSummaries, withCountry } from '../profile/find-summaries.ts'
import { findOther, type Viewer } from '../visibility/find-other.ts'
import { isLike } from './is-like.ts'
import { markLikeSeen } from './see-like.ts'

/** Runs once two members have a match, in its transaction; the caller has locked their pair. */
export type OnMatch = (tx: Transaction, viewer: MemberKey, otherId: string, now: Date) => Promise<void>

interface Liker {
  readonly viewer: Viewer & Pick<Session, 'role'>
  readonly brand: Brand
  readonly onMatch: OnMatch
}

/** Likes a member. Liking again changes nothing. */
export function likeMember(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { viewer, brand, onMatch }: Liker,
  { profile: id, about }: InputOf<typeof endpoint>['body'],
  now: Date,
): Promise<AnswerOf<typeof endpoint>> {
  return inTransaction(async (tx) => {
    await lockPair(tx, viewer.memberId, id)
    const other = await findOther(tx, viewer, id)
    if (about !== undefined) await checkSubject(tx, { viewer, brand }, other, about)
    const { matched, profile } = await giveLike(tx, viewer, id, now, { about, onMatch })
    return { matched, profile }
  })
}

/** Refuses a like of a photo or text that the viewer cannot see, which would tell that it exists. */
async function checkSubject(
  tx: Transaction,
  { viewer, brand }: Pick<Liker, 'viewer' | 'brand'>,
  { memberId, aboutMe }: typeof profile.$inferSelect,
  about: string,
): Promise<void> {
  if (about === ABOUT_TEXT) {
    if (!aboutMe || !isFieldShown('about_me', brand.settings)) refuse('not_found')
    return
  }
  const photos = await findPhotos(tx, { brandId: brand.id, memberId })
  const shown = shownPhotos(photos, { role: viewer.role, isForVisitors: false })
  if (!shown.some(({ id, is_blurred }) => id === about && !is_blurred)) refuse('not_found')
}

interface GivenLike {
  readonly about?: string | undefined
  readonly onMatch?: OnMatch
}

interface LikeResult {
  /** False if the member was liked already. */
  readonly isNew: boolean
  readonly matched: boolean
  readonly profile: ProfileSummary
}

/**
 * Inserts a like and publishes its events; the caller has locked the pair and checked that the viewer may see
 * the other member. The other member learns of it only if they may see the viewer.
 */
export async function giveLike(
  tx: Transaction,
  { brandId, memberId }: Viewer,
  id: string,
  now: Date,
  { about, onMatch }: GivenLike = {},
) {
  const row = { brandId, memberId, likedId: id, createdAt: now, about }
  const { rowCount } = await tx.insert(memberLike).values(row).onConflictDoNothing()
  const matched = (await tx.$count(memberLike, isLike(id, memberId))) > 0
  const [me, other] = await findSummaries(tx, [memberId, id], now)
  const result: LikeResult = { isNew: rowCount === 1, matched, profile: other.summary }
  if (!result.isNew) return result

  const at = now.toISOString()
  const like = { liked_at: at, ...(about !== undefined && { about }) }
  const match = { matched_at: at, has_conversation: matched && (await haveConversation(tx, memberId, id)) }
  const mine = { brandId, memberId }
  const theirs = { brandId, memberId: id }
  if (matched) await markLikeSeen(tx, mine, id, now)
  const events: MemberEvent[] = [
    { ...mine, event: { kind: 'like_given', profile: { ...withCountry(other), ...like } } },
    ...(matched
      ? [{ ...mine, event: { kind: 'match', profile: { ...withCountry(other), ...match } } } as const]
      : []),
  ]
  if (me.isActive) {
    events.push({ ...theirs, event: { kind: 'like_received', profile: { ...withCountry(me), ...like } } })
    if (matched)
      events.push({ ...theirs, event: { kind: 'match', profile: { ...withCountry(me), ...match } } })
    const kind = matched ? 'new-match' : 'new-like'
    // One push message, however often the viewer likes and unlikes.
    const dedupeKey = `${kind} ${memberId} ${id}`
    await enqueue(tx, { ...theirs, channel: 'push', kind, data: { fromId: memberId }, dedupeKey })
    await noteNews(tx, theirs, now)
  }
  await publishEvents(tx, ...events)
  // A hidden member's answer would show in the conversation.
  if (matched && me.isActive) await onMatch?.(tx, mine, id, now)
  return result
}

async function haveConversation(tx: Transaction, memberId: string, otherId: string): Promise<boolean> {
  const isTheirs = and(eq(conversationMember.memberId, memberId), eq(conversationMember.otherId, otherId))
  return (await tx.$count(conversationMember, isTheirs)) > 0
}

/** Takes a like back, and the match with it. */
export function unlikeMember(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { brandId, memberId }: Viewer,
  id: string,
): Promise<void> {
  return inTransaction(async (tx) => {
    await lockPair(tx, memberId, id)
    await endLike(tx, { brandId, memberId }, id)
  })
}

/** Deletes a like and publishes its events; the caller has locked the pair. */
export async function endLike(tx: Transaction, { brandId, memberId }: Viewer, id: string): Promise<void> {
  const [ended] = await tx
    .delete(memberLike)
    .where(and(isLike(memberId, id), eq(memberLike.brandId, brandId)))
    .returning({ comment: memberLike.comment })
  if (!ended) return
  if (ended.comment !== null) await redactComment(tx, memberId, id)
  // A like of a hidden member was never shown, and so doesn't end.
  const isShown =
    (await tx.$count(profile, and(eq(profile.memberId, memberId), eq(profile.status, 'active')))) > 0
  await publishEvents(
    tx,
    { brandId, memberId, event: { kind: 'like_ended', way: 'given', profile: id } },
    ...(isShown
      ? [
          {
            brandId,
            memberId: id,
            event: { kind: 'like_ended', way: 'received', profile: memberId },
          } as const,
        ]
      : []),
  )
}

import type { Activity, ErrorCode, UserRole } from 'contracts'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/database.ts'
import { prepared } from '../../db/statements/prepared.ts'
import { refuse } from '../../http/refusal.ts'
import { member } from '../../tables/account.ts'
import { conversation, conversationMember, message, startedConversation } from '../../tables/chat.ts'
import type { MemberKey } from '../../tables/member-key.ts'
import { block, photo, profile } from '../../tables/members.ts'
import { memberSearch } from '../../tables/search.ts'
import { ifShown } from '../../tables/shown-fields.ts'
import { activityOf } from '../members/profile/activity-of.ts'
import { isMainPhoto, summaryColumns } from '../members/profile/profile-summary.ts'

const viewer = alias(member, 'viewer')
const viewerProfile = alias(profile, 'viewer_profile')
const mine = alias(conversationMember, 'mine')
const theirs = alias(conversationMember, 'theirs')

const hasBlocked = (by: unknown, other: unknown) =>
  sql<boolean>`exists (select from ${block} b where b.member_id = ${by} and b.blocked_id = ${other})`

const viewerId = sql.placeholder('memberId')
const partnerId = sql.placeholder('otherId')

const partnerOf = prepared('partner', (db) =>
  db
    .select({
      ...summaryColumns,
      status: member.status,
      profileStatus: profile.status,
      shown: {
        gender: ifShown('gender', profile.gender),
        sexuality: ifShown('sexuality', profile.sexuality),
      },
      chosen: memberSearch.sexuality,
      viewerGender: viewerProfile.gender,
      viewerStatus: viewer.status,
      viewerProfileStatus: viewerProfile.status,
      lastActive: memberSearch.lastActive,
      isBlocked: hasBlocked(partnerId, viewerId),
      hasBlocked: hasBlocked(viewerId, partnerId),
      conversation: { id: conversation.id, lastSequence: conversation.lastSequence },
      mine: {
        readUpTo: mine.readUpTo,
        deletedUpTo: mine.deletedUpTo,
        writtenUpTo: mine.writtenUpTo,
      },
      theirs: {
        readUpTo: theirs.readUpTo,
        deliveredUpTo: theirs.deliveredUpTo,
        writtenUpTo: theirs.writtenUpTo,
      },
      isStarted: sql<boolean>`exists (
        select from ${startedConversation} s where s.member_id = ${viewerId} and s.other_id = ${partnerId}
      )`,
      started: sql<number>`(
        select count(*)::integer from ${startedConversation} s where s.member_id = ${viewerId}
      )`,
    })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .innerJoin(viewer, and(eq(viewer.id, viewerId), eq(viewer.brandId, member.brandId)))
    .innerJoin(viewerProfile, eq(viewerProfile.memberId, viewer.id))
    .leftJoin(photo, isMainPhoto)
    .leftJoin(memberSearch, eq(memberSearch.memberId, member.id))
    .leftJoin(mine, and(eq(mine.memberId, viewerId), eq(mine.otherId, member.id)))
    .leftJoin(theirs, and(eq(theirs.memberId, member.id), eq(theirs.otherId, viewerId)))
    .leftJoin(conversation, eq(conversation.id, mine.conversationId))
    .where(and(eq(member.id, partnerId), eq(member.brandId, sql.placeholder('brandId')))),
)

/** The other member of a conversation, with all that decides whether the viewer may read or write. */
export async function findPartner(db: Queryable, { brandId, memberId }: MemberKey, otherId: string) {
  if (otherId === memberId) refuse('not_found')
  const [found] = await partnerOf(db).execute({ brandId, memberId, otherId })
  if (!found) refuse('not_found')
  refuseHidden(found)
  const { conversation: chat, mine: own, theirs: other } = found
  const hasWritten = (own?.writtenUpTo ?? 0) > 0
  return {
    ...found,
    acquaintance: {
      hasWritten,
      isReply: !hasWritten && chat !== null && (await hasSent(db, otherId, chat.id)),
      isStarted: found.isStarted,
    },
    chat: chat && own && other ? { ...chat, mine: own, theirs: other } : null,
  }
}

/** Signup messages count. A query of its own, so that only the conversation's partition is planned. */
async function hasSent(db: Queryable, memberId: string, conversationId: string): Promise<boolean> {
  const isTheirs = and(eq(message.conversationId, conversationId), eq(message.senderId, memberId))
  const [found] = await db.select({ sequence: message.sequence }).from(message).where(isTheirs).limit(1)
  return found !== undefined
}

export type Partner = Awaited<ReturnType<typeof findPartner>>

/** The viewer, with all that decides whether they may write. */
export function writerOf({ role }: { readonly role: UserRole }, partner: Partner) {
  const { viewerStatus: status, viewerProfileStatus, started } = partner
  return { role, status, isVisible: viewerProfileStatus === 'active', started }
}

/** Null also for a member in privacy mode. */
export function activityAt(
  { lastActive, profileStatus }: Pick<Partner, 'lastActive' | 'profileStatus'>,
  now: Date,
): Activity {
  return profileStatus === 'active' ? lastActive && activityOf(lastActive, now) : null
}

interface Visibility {
  readonly profile: { readonly id: string; readonly name: string }
  readonly status: typeof member.$inferSelect.status
  readonly profileStatus: typeof profile.$inferSelect.status
  readonly isBlocked: boolean
  readonly hasBlocked: boolean
  readonly conversation: object | null
}

/** A paused or unconfirmed member is there only for those with whom they have a conversation. */
function refuseHidden({ profile: { id, name }, status, profileStatus, ...found }: Visibility) {
  const isThere = status === 'confirmed' || status === 'not_confirmed'
  if (!isThere || (profileStatus !== 'active' && !found.conversation)) refuse('not_found')
  const code: ErrorCode | undefined = found.isBlocked
    ? 'blocked_by'
    : found.hasBlocked
      ? 'you_blocked'
      : undefined
  // The blocker needs the id to unblock; a blocked member learns the name alone.
  if (code) refuse(code, { name, ...(code === 'you_blocked' && { data: { profile: id } }) })
}

/** The other member of one of the viewer's conversations. */
export async function findOtherId(
  db: Queryable,
  { brandId, memberId }: MemberKey,
  conversationId: string,
): Promise<string> {
  const [found] = await db
    .select({ otherId: conversationMember.otherId })
    .from(conversationMember)
    .where(
      and(
        eq(conversationMember.memberId, memberId),
        eq(conversationMember.brandId, brandId),
        eq(conversationMember.conversationId, conversationId),
      ),
    )
  return found?.otherId ?? refuse('not_found')
}

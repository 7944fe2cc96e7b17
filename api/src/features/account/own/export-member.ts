import type { AnswerOf, exportMember as endpoint } from 'contracts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { complaint, member, pushSubscription, session } from '../../../tables/account.ts'
import { chatPhoto, message } from '../../../tables/chat.ts'
import { ledgerAccount } from '../../../tables/credits.ts'
import { decision } from '../../../tables/decisions.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { block, memberLike, photo, profile } from '../../../tables/members.ts'
import { report } from '../../../tables/reports.ts'
import { swipe } from '../../../tables/swipe.ts'
import { exportPurchases } from '../../credits/orders/export-purchases.ts'
import { findPreferences } from '../../members/preferences/own-preferences.ts'
import { isNotBlocked, isNotBlockedBy } from '../../members/visibility/blocks.ts'
import { hasNotLeft } from '../../members/visibility/has-not-left.ts'
import { findAccount } from './own-account.ts'
import { findOwnProfile } from './own-profile.ts'

/** All data about a member, to download. It names no other members than the site shows them. */
export async function exportMember(
  db: Queryable,
  key: MemberKey,
  now: Date,
): Promise<AnswerOf<typeof endpoint>> {
  const { memberId } = key
  const [
    account,
    own,
    preferences,
    [row],
    balances,
    photos,
    likes,
    blocked,
    messages,
    sessions,
    browsers,
    complaints,
    swipes,
    reports,
    decisions,
    purchases,
  ] = await Promise.all([
    findAccount(db, key),
    findOwnProfile(db, key),
    findPreferences(db, key),
    db.select().from(member).where(isMember(key)),
    db.select().from(ledgerAccount).where(eq(ledgerAccount.memberId, memberId)),
    db.select().from(photo).where(eq(photo.memberId, memberId)).orderBy(photo.position),
    likesOf(db, memberId),
    blockedBy(db, memberId),
    messagesOf(db, memberId),
    db.select().from(session).where(eq(session.memberId, memberId)).orderBy(session.createdAt),
    db.select().from(pushSubscription).where(eq(pushSubscription.memberId, memberId)),
    db.select().from(complaint).where(eq(complaint.memberId, memberId)).orderBy(complaint.createdAt),
    swipesOf(db, memberId),
    db.select().from(report).where(eq(report.reporterId, memberId)).orderBy(report.createdAt),
    db.select().from(decision).where(eq(decision.memberId, memberId)).orderBy(decision.decidedAt),
    exportPurchases(db, key, now),
  ])
  const { language, status, isPaid, tracking, lander } = row ?? refuse('not_found')
  return {
    exported_at: now.toISOString(),
    account: {
      ...account,
      language,
      status,
      premium: isPaid,
      credits: balances[0]?.balance ?? 0,
      tracking: tracking && { ...tracking },
      lander,
    },
    profile: own,
    preferences,
    photos: photos.map(({ filename, status, isMain }) => ({ filename, status, main: isMain })),
    likes: likes.map(withTime),
    blocked: blocked.map(withTime),
    swipes: swipes.map(({ answer, ...who }) => ({ ...withTime(who), answer })),
    messages: messages.map(({ photo, gift, at, ...sent }) => ({
      ...sent,
      at: at.toISOString(),
      ...(photo !== null && { photo }),
      ...(gift !== null && { gift }),
    })),
    ...purchases,
    sessions: sessions.map(({ label, createdAt, lastSeenAt }) => ({
      label,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    })),
    push_browsers: browsers.map(({ endpoint, createdAt }) => ({
      service: new URL(endpoint).host,
      at: createdAt.toISOString(),
    })),
    complaints: complaints.map(({ reference, text, createdAt, answer }) => ({
      reference,
      text,
      at: createdAt.toISOString(),
      answer,
    })),
    reports: reports.map(({ reference, reason, text, createdAt, outcome }) => ({
      reference,
      reason,
      text,
      at: createdAt.toISOString(),
      outcome,
    })),
    decisions: decisions.map(({ reference, kind, rule, facts, source, decidedAt, until, liftedAt }) => ({
      reference,
      kind,
      rule,
      facts,
      source,
      at: decidedAt.toISOString(),
      until: until?.toISOString() ?? null,
      lifted_at: liftedAt?.toISOString() ?? null,
    })),
  }
}

function messagesOf(db: Queryable, memberId: string) {
  return db
    .select({
      conversation: message.conversationId,
      kind: message.kind,
      text: message.body,
      at: message.createdAt,
      photo: chatPhoto.filename,
      gift: message.giftId,
    })
    .from(message)
    .leftJoin(chatPhoto, eq(chatPhoto.id, message.photoId))
    .where(eq(message.senderId, memberId))
    .orderBy(message.createdAt, message.sequence)
}

function likesOf(db: Queryable, memberId: string) {
  const isSeen = and(
    eq(memberLike.memberId, memberId),
    hasNotLeft(memberLike.likedId),
    isNotBlocked(memberId, memberLike.likedId),
  )
  return db
    .select({ name: profile.name, at: memberLike.createdAt })
    .from(memberLike)
    .innerJoin(profile, eq(profile.memberId, memberLike.likedId))
    .where(isSeen)
    .orderBy(memberLike.createdAt)
}

function blockedBy(db: Queryable, memberId: string) {
  const isSeen = and(
    eq(block.memberId, memberId),
    hasNotLeft(block.blockedId),
    isNotBlockedBy(memberId, block.blockedId),
  )
  return db
    .select({ name: profile.name, at: block.createdAt })
    .from(block)
    .innerJoin(profile, eq(profile.memberId, block.blockedId))
    .where(isSeen)
    .orderBy(block.createdAt)
}

function swipesOf(db: Queryable, memberId: string) {
  const isSeen = and(
    eq(swipe.memberId, memberId),
    isNull(swipe.undoneAt),
    hasNotLeft(swipe.otherId),
    isNotBlocked(memberId, swipe.otherId),
  )
  return db
    .select({ name: profile.name, at: swipe.answeredAt, answer: swipe.answer })
    .from(swipe)
    .innerJoin(profile, eq(profile.memberId, swipe.otherId))
    .where(isSeen)
    .orderBy(swipe.answeredAt)
}

function withTime({ name, at }: { readonly name: string; readonly at: Date }) {
  return { name, at: at.toISOString() }
}

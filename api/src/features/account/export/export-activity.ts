import { ABOUT_TEXT, type AnswerOf, type exportMember } from 'contracts'
import { and, type Column, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import {
  chatPhoto,
  conversation,
  conversationMember,
  message,
  receivedGift,
  startedConversation,
} from '../../../tables/chat.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { block, likeComment, memberLike, profile } from '../../../tables/members.ts'
import { swipe, swipeDay } from '../../../tables/swipe.ts'
import { isNotBlocked, isNotBlockedBy } from '../../members/visibility/blocks.ts'
import { hasNotLeft } from '../../members/visibility/has-not-left.ts'

type Activity = Pick<
  AnswerOf<typeof exportMember>,
  | 'likes'
  | 'like_comments'
  | 'blocked'
  | 'swipes'
  | 'swipe_days'
  | 'conversations'
  | 'conversations_started'
  | 'gifts_received'
  | 'messages'
>

/** A member's likes, swipes, blocks and conversations. It names no others than the site shows them. */
export async function exportActivity(db: Queryable, { memberId }: MemberKey): Promise<Activity> {
  const [likes, comments, blocked, swipes, days, conversations, started, gifts, messages] = await Promise.all(
    [
      likesOf(db, memberId),
      db
        .select({ conversation: likeComment.conversationId, at: likeComment.createdAt })
        .from(likeComment)
        .where(eq(likeComment.memberId, memberId))
        .orderBy(likeComment.createdAt),
      blockedBy(db, memberId),
      swipesOf(db, memberId),
      db.select().from(swipeDay).where(eq(swipeDay.memberId, memberId)).orderBy(swipeDay.lastAt),
      conversationsOf(db, memberId),
      db
        .select({ at: startedConversation.createdAt })
        .from(startedConversation)
        .where(eq(startedConversation.memberId, memberId))
        .orderBy(startedConversation.createdAt),
      giftsOf(db, memberId),
      messagesOf(db, memberId),
    ],
  )
  return {
    likes: likes.map(({ about, comment, ...like }) => ({
      ...withTime(like),
      ...(about !== null && { about: about === ABOUT_TEXT ? about : ('photo' as const) }),
      ...(comment !== null && { comment }),
    })),
    like_comments: comments.map(withTime),
    blocked: blocked.map(withTime),
    swipes: swipes.map(({ undoneAt, ...rest }) => ({
      ...withTime(rest),
      undone_at: undoneAt?.toISOString() ?? null,
    })),
    swipe_days: days.map(({ day, zone, likes, lastAt }) => ({
      day,
      zone,
      likes,
      last_at: lastAt.toISOString(),
    })),
    conversations: conversations.map(withTime),
    conversations_started: started.map(({ at }) => at.toISOString()),
    gifts_received: gifts.map(withTime),
    messages: messages.map(({ photo, gift, ...sent }) => ({
      ...withTime(sent),
      ...(photo !== null && { photo }),
      ...(gift !== null && { gift }),
    })),
  }
}

function messagesOf(db: Queryable, memberId: string) {
  return db
    .select({
      conversation: message.conversationId,
      sequence: message.sequence,
      kind: message.kind,
      text: message.body,
      removed: message.isRemoved,
      at: message.createdAt,
      photo: chatPhoto.filename,
      gift: message.giftId,
    })
    .from(message)
    .leftJoin(chatPhoto, eq(chatPhoto.id, message.photoId))
    .where(eq(message.senderId, memberId))
    .orderBy(message.createdAt, message.sequence)
}

function conversationsOf(db: Queryable, memberId: string) {
  return db
    .select({
      id: conversation.id,
      with: profile.name,
      at: conversation.createdAt,
      delivered: conversationMember.deliveredUpTo,
      read: conversationMember.readUpTo,
      written: conversationMember.writtenUpTo,
      deleted: conversationMember.deletedUpTo,
    })
    .from(conversationMember)
    .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
    .leftJoin(profile, isShown(memberId, conversationMember.otherId))
    .where(eq(conversationMember.memberId, memberId))
    .orderBy(conversation.createdAt)
}

function giftsOf(db: Queryable, memberId: string) {
  return db
    .select({
      gift: receivedGift.giftId,
      from: profile.name,
      conversation: receivedGift.conversationId,
      sequence: receivedGift.sequence,
      at: message.createdAt,
    })
    .from(receivedGift)
    .innerJoin(
      message,
      and(
        eq(message.conversationId, receivedGift.conversationId),
        eq(message.sequence, receivedGift.sequence),
      ),
    )
    .leftJoin(profile, isShown(memberId, message.senderId))
    .where(eq(receivedGift.memberId, memberId))
    .orderBy(message.createdAt)
}

function likesOf(db: Queryable, memberId: string) {
  return db
    .select({
      name: profile.name,
      at: memberLike.createdAt,
      about: memberLike.about,
      comment: memberLike.comment,
    })
    .from(memberLike)
    .innerJoin(profile, isShown(memberId, memberLike.likedId))
    .where(eq(memberLike.memberId, memberId))
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
  return db
    .select({
      name: profile.name,
      at: swipe.answeredAt,
      answer: swipe.answer,
      gave_like: swipe.gaveLike,
      undoneAt: swipe.undoneAt,
    })
    .from(swipe)
    .innerJoin(profile, isShown(memberId, swipe.otherId))
    .where(eq(swipe.memberId, memberId))
    .orderBy(swipe.answeredAt)
}

/** Joins the profile of another member, if the site still shows it to this one. */
function isShown(memberId: string, otherId: Column): SQL | undefined {
  return and(eq(profile.memberId, otherId), hasNotLeft(otherId), isNotBlocked(memberId, otherId))
}

function withTime<Row extends { readonly at: Date }>({ at, ...row }: Row) {
  return { ...row, at: at.toISOString() }
}

import {
  commentLike,
  deleteChat,
  getChat,
  getChats,
  getGifts,
  getIcebreakers,
  markMessages,
  sendMessage,
  sendTyping,
  uploadChatPhoto,
} from 'contracts'
import { eq } from 'drizzle-orm'
import { newId } from '../../db/new-id.ts'
import { forAll, forMembers, type IdentityCase, type IdentityRow } from '../../http/fixtures/identity.ts'
import { drawPicture } from '../../pictures/fixture-pictures.ts'
import { conversation, conversationMember } from '../../tables/chat.ts'
import { likeComment, memberLike } from '../../tables/members.ts'
import { adjust } from '../credits/ledger/adjust.ts'
import { isLike } from '../members/likes/is-like.ts'
import { makeConversation } from './fixture-conversation.ts'

/** A block is named, in both directions, since the two know each other. */
const knowsBlock = { showsOther: true, whenBlocked: 403, namesBlocked: true } as const

const textTo = (profile: string) => ({
  body: { id: newId(), profile, content: { kind: 'text', text: 'Hello' } },
})

async function topUp({ database, me }: IdentityCase) {
  const gift = { ...me, id: newId(), credits: 50, reason: 'A test', now: new Date() }
  await database.inTransaction((tx) => adjust(tx, gift))
}

/** The caller likes the other member, and the two have never talked. */
async function withLike({ database: { db }, me, other }: IdentityCase) {
  await db.delete(conversation)
  await db.delete(likeComment)
  await db.delete(memberLike).where(isLike(other.memberId, me.memberId))
  const { brandId, memberId } = me
  const row = { brandId, memberId, likedId: other.memberId, createdAt: new Date() }
  await db.insert(memberLike).values(row).onConflictDoNothing()
}

const commentOn = (profile: string) =>
  ({ query: { comment: '1' }, body: { profile, text: 'Where is that?' } }) as const

export const identity: readonly IdentityRow[] = [
  {
    endpoint: commentLike,
    async input(about) {
      await withLike(about)
      return commentOn(about.other.memberId)
    },
    statuses: forMembers(204),
    whenBlocked: 403,
    namesBlocked: true,
    foreign: [
      ({ stranger }) => commentOn(stranger.memberId),
      ({ far: [one] }) => commentOn(one.memberId),
      ({ me }) => commentOn(me.memberId),
      () => commentOn('nobody'),
    ],
  },
  {
    endpoint: getChats,
    async input(about) {
      const id = await makeConversation(about, about.me, about.other)
      const isIt = eq(conversationMember.conversationId, id)
      // An earlier case may have deleted the chat.
      await about.database.db.update(conversationMember).set({ deletedUpTo: 0 }).where(isIt)
      return {}
    },
    statuses: forMembers(200),
    showsOther: true,
  },
  {
    endpoint: deleteChat,
    input: async (about) => ({
      body: { conversation: await makeConversation(about, about.me, about.other) },
    }),
    statuses: forMembers(204),
    foreign: [
      async (about) => ({
        body: { conversation: await makeConversation(about, about.stranger, about.other) },
      }),
      async (about) => ({ body: { conversation: await makeConversation(about, ...about.far) } }),
      () => ({ body: { conversation: 'nothing' } }),
    ],
  },
  {
    endpoint: getChat,
    input: ({ other }) => ({ query: { profile: other.memberId } }),
    statuses: forMembers(200),
    ...knowsBlock,
    foreign: [
      async (about) => ({
        query: { conversation: await makeConversation(about, about.stranger, about.other) },
      }),
      async (about) => ({ query: { conversation: await makeConversation(about, ...about.far) } }),
      ({ far: [one] }) => ({ query: { profile: one.memberId } }),
      ({ me }) => ({ query: { profile: me.memberId } }),
      () => ({ query: { conversation: 'nothing' } }),
    ],
  },
  {
    endpoint: sendMessage,
    async input(about) {
      await topUp(about)
      return textTo(about.other.memberId)
    },
    statuses: forMembers(200),
    ...knowsBlock,
    foreign: [
      ({ far: [one] }) => textTo(one.memberId),
      ({ me }) => textTo(me.memberId),
      () => textTo('nobody'),
    ],
  },
  {
    endpoint: uploadChatPhoto,
    input: async () => ({
      query: { photo: '1' },
      file: await drawPicture({ width: 240, height: 300 }).jpeg().toBuffer(),
    }),
    statuses: forMembers(200),
  },
  {
    endpoint: markMessages,
    // Other members' conversations are skipped.
    input: async (about) => ({
      body: {
        state: 'read',
        conversations: [
          { id: await makeConversation(about, about.me, about.other), up_to: 1 },
          { id: await makeConversation(about, about.stranger, about.other), up_to: 1 },
        ],
      },
    }),
    statuses: forMembers(204),
  },
  {
    endpoint: sendTyping,
    input: ({ other }) => ({ body: { profile: other.memberId } }),
    statuses: forMembers(204),
  },
  { endpoint: getGifts, input: () => ({ query: { locale: 'en' } }), statuses: forAll(200) },
  { endpoint: getIcebreakers, input: () => ({ query: { locale: 'en' } }), statuses: forAll(200) },
]

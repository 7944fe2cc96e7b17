import {
  answerSwipe,
  applyEvent,
  blockMember,
  changeLanguage,
  changePreferences,
  deleteChat,
  getTransactions,
  likeMember,
  markMessages,
  orderReads,
  POSITION_HEADER,
  preferenceReads,
  snapshotReads,
  type UserEvent,
  undoSwipe,
  unlikeMember,
  userEvent,
} from 'contracts'
import { and, eq, gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { silentLog } from '../db/log.ts'
import { newId } from '../db/new-id.ts'
import { changeUser } from '../features/account/change-user.ts'
import { makeConversation } from '../features/chat/fixture-conversation.ts'
import { markMessages as mark } from '../features/chat/mark-messages.ts'
import { findOwnMessage, setWords } from '../features/chat/removals.ts'
import { commentLike as comment } from '../features/chat/send/comment-like.ts'
import { deliverLikeComment } from '../features/chat/send/deliver-like-comment.ts'
import { sendMessage } from '../features/chat/send/send-message.ts'
import { FakePayments, fakeCheckout } from '../features/credits/fixtures/fake-payments.ts'
import { adjust } from '../features/credits/ledger/adjust.ts'
import { addOrder, addPaidOrder } from '../features/credits/orders/fixture-orders.ts'
import { requestRefund } from '../features/credits/refunds/request-refund.ts'
import { settleOrder } from '../features/credits/settling/settle-order.ts'
import { makeMatch } from '../features/members/likes/fixture-match.ts'
import { likeMember as like, unlikeMember as unlike } from '../features/members/likes/like.ts'
import { seeLike } from '../features/members/likes/see-like.ts'
import { galleryOf } from '../features/members/photos/fixture-gallery.ts'
import { findBrand } from '../features/site/brands.ts'
import { openWorld } from '../fixtures/world.ts'
import type { IdentityCase } from '../http/fixtures/identity.ts'
import { member } from '../tables/account.ts'
import { conversation as conversations } from '../tables/chat.ts'
import { userEvent as stored } from '../tables/events.ts'
import { likeComment, memberLike } from '../tables/members.ts'

const payments = new FakePayments()
const checkout = fakeCheckout(payments)
const world = await openWorld({ checkout })
const { app, database } = world
const { db } = database

interface Case extends IdentityCase {
  /** Calls an endpoint as the member on another device. */
  readonly call: (
    endpoint: { method: 'PUT' | 'POST' | 'DELETE'; path: string },
    body: object,
  ) => Promise<void>
}

/** Each row causes one kind of event: a set-up that returns the action. All kinds must have a row. */
const ROWS: Readonly<Record<UserEvent['kind'], (about: Case) => Promise<() => Promise<unknown>>>> = {
  async balance({ me }) {
    const gift = { ...me, id: newId(), credits: 42, reason: 'A test', now: new Date() }
    return () => database.inTransaction((tx) => adjust(tx, gift))
  },
  language:
    async ({ call }) =>
    () =>
      call(changeLanguage, { language: 'fi' }),
  user:
    async ({ me }) =>
    () =>
      database.inTransaction((tx) =>
        changeUser(tx, me, () =>
          tx
            .update(member)
            .set({ notificationsDisabled: ['bounce'] })
            .where(eq(member.id, me.memberId)),
        ),
      ),
  async membership({ me }) {
    await db.update(member).set({ isPaid: false }).where(eq(member.id, me.memberId))
    return () => pay(me)
  },
  async order({ me }) {
    await addOrder(database, me, { status: 'failed' })
    return () => pay(me)
  },
  async refund({ me }) {
    const { id: order, credits } = await addPaidOrder(database, me)
    const services = { ...checkout, database, clock: systemClock, log: silentLog }
    const brand = (await findBrand(database, 'localhost')) ?? expect.fail('There is no brand.')
    return () => requestRefund(services, { owner: me, brand }, { order, credits })
  },
  async main_image() {
    const gallery = galleryOf(world, await world.headersOf('amberly', 'premium'))
    return async () => expect((await gallery.upload()).status).toBe(200)
  },
  async message(about) {
    const { me, other } = about
    await unlikeAll(about)
    await makeMatch(about, me, other)
    await makeConversation(about, me, about.stranger)
    return async () => {
      await write(other, me)
      await write(me, other)
    }
  },
  async message_changed(about) {
    const { me, other } = about
    await world.unblock(me, other)
    const conversation = await makeConversation(about, me, other)
    await write(me, other)
    await write(other, me)
    const last = eq(conversations.id, conversation)
    const [found] = await db.select({ sequence: conversations.lastSequence }).from(conversations).where(last)
    const place = { conversation, sequence: found?.sequence ?? 0 }
    return () =>
      database.inTransaction(async (tx) => {
        const message = await findOwnMessage(tx, other, place)
        await setWords(tx, message ?? expect.fail('no message'), { body: '', isRemoved: true })
      })
  },
  async read(about) {
    const { me, other } = about
    await world.unblock(me, other)
    const id = await makeConversation(about, me, other)
    await makeConversation(about, me, about.stranger)
    await write(me, other)
    await write(other, me)
    const all = { state: 'read', conversations: [{ id, up_to: 1_000 }] } as const
    return async () => {
      await mark(database, other, { ...all, conversations: [...all.conversations] })
      await about.call(markMessages, all)
    }
  },
  async delivered(about) {
    const { me, other } = about
    await world.unblock(me, other)
    const id = await makeConversation(about, me, other)
    await write(me, other)
    return () => mark(database, other, { state: 'delivered', conversations: [{ id, up_to: 1_000 }] })
  },
  async chat_deleted(about) {
    const conversation = await makeConversation(about, about.me, about.other)
    await makeConversation(about, about.me, about.stranger)
    return () => about.call(deleteChat, { conversation })
  },
  preferences:
    async ({ call }) =>
    () =>
      call(changePreferences, { genders: ['male'], near: 'country' }),
  async like_given(about) {
    await unlikeAll(about)
    return () => about.call(likeMember, { profile: about.other.memberId })
  },
  async like_received(about) {
    await unlikeAll(about)
    await likeBy(about.stranger, about.me)
    return () => likeBy(about.other, about.me)
  },
  async like_seen(about) {
    await unlikeAll(about)
    await likeBy(about.other, about.me)
    await likeBy(about.stranger, about.me)
    return async () => {
      await about.call(likeMember, { profile: about.other.memberId })
      await seeLike(database, about.me, about.stranger.memberId, new Date())
    }
  },
  async like_comment(about) {
    await unlikeAll(about)
    await db.delete(likeComment)
    await db.delete(conversations)
    await likeBy(about.other, about.me)
    await about.call(likeMember, { profile: about.stranger.memberId })
    return async () => {
      const received = { profile: about.me.memberId, text: 'Hello' }
      await comment(database, await premium(about.other), received, new Date())
      await comment(
        database,
        await premium(about.me),
        { profile: about.stranger.memberId, text: 'Hello' },
        new Date(),
      )
    }
  },
  async like_passed(about) {
    await unlikeAll(about)
    await likeBy(about.other, about.me)
    await likeBy(about.stranger, about.me)
    const zone = 'Europe/London'
    const pass = ({ memberId: profile }: Case['me']) =>
      about.call(answerSwipe, { profile, answer: 'no', zone })
    return async () => {
      await pass(about.other)
      await pass(about.stranger)
      await about.call(undoSwipe, { profile: about.stranger.memberId, zone })
    }
  },
  async like_ended(about) {
    await unlikeAll(about)
    await makeMatch(about, about.me, about.other)
    await makeMatch(about, about.me, about.stranger)
    return async () => {
      await about.call(unlikeMember, { profile: about.other.memberId })
      await unlike(database, about.stranger, about.me.memberId)
    }
  },
  async match(about) {
    await unlikeAll(about)
    await makeMatch(about, about.me, about.stranger)
    await likeBy(about.other, about.me)
    return () => about.call(likeMember, { profile: about.other.memberId })
  },
  async blocked(about) {
    await unlikeAll(about)
    await makeMatch(about, about.me, about.other)
    await makeConversation(about, about.me, about.other)
    await makeConversation(about, about.me, about.stranger)
    return () => about.call(blockMember, { profile: about.other.memberId })
  },
}

/** Makes an order and pays it. */
async function pay(me: Case['me']) {
  const services = { ...checkout, database, clock: systemClock, log: silentLog }
  const order = await addOrder(database, me)
  await settleOrder(services, order)
  payments.pay(order.paymentId)
  await settleOrder(services, { ...order, status: 'pending' })
}

/** Sends a message, with credits to pay for it. */
async function write(by: Case['me'], to: Case['me']) {
  const now = new Date()
  const gift = { ...by, id: newId(), credits: 5, reason: 'A test', now }
  await database.inTransaction((tx) => adjust(tx, gift))
  const content = { kind: 'text', text: 'Hello' } as const
  await sendMessage(database, await premium(by), { id: newId(), profile: to.memberId, content }, now)
}

async function unlikeAll({ me, other }: Case) {
  await world.unblock(me, other)
  await db.delete(memberLike)
}

async function likeBy(by: Case['me'], whom: Case['me']) {
  await like(database, await premium(by), { profile: whom.memberId }, new Date())
}

async function premium(by: Case['me']) {
  const brand = (await findBrand(database, 'localhost')) ?? expect.fail('no brand')
  return { viewer: { ...by, role: 'premium' }, brand, onMatch: deliverLikeComment } as const
}

test.each(userEvent.def.options.flatMap(({ shape }) => shape.kind.def.values))(
  '%s: an old response patched with the events since equals a fresh response',
  async (kind) => {
    const about = await world.about('amberly', 'premium')
    const headers = await world.headersOf('amberly', 'premium')
    const read = () => readAll(headers)
    const act = await ROWS[kind]({
      ...about,
      async call({ method, path }, payload) {
        const own = await world.headersOf('amberly', 'premium')
        const answer = await app.inject({ method, url: path, headers: own, payload })
        expect(answer.statusCode).toBeLessThan(300)
      },
    })
    const before = await read()
    await act()
    const after = await read()
    expect(after).not.toEqual(before)
    for (const [path, old] of before) {
      const events = await eventsAfter(about.me.memberId, old.position)
      expect(events.map((event) => event.kind)).toContain(kind)
      const patched = (times: number) =>
        Array.from({ length: times }, () => events)
          .flat()
          .reduce<unknown>((answer, event) => applyEvent(path, answer, event), old.answer)
      expect([path, patched(1)]).toEqual([path, after.get(path)?.answer])
      // Events are idempotent: applying one twice changes nothing more.
      expect([path, patched(2)]).toEqual([path, patched(1)])
    }
  },
)

/** Orders and preferences are patched like a snapshot, and can be read without a query, too. */
const history = orderReads.filter(({ endpoint }) => endpoint === getTransactions)

/** Every read that events patch: its response, and the position in the event sequence that it reflects. */
async function readAll(headers: Record<string, string>) {
  const reads = [...snapshotReads, ...history, ...preferenceReads].map(async ({ endpoint: { path } }) => {
    const answer = await app.inject({ url: path, headers })
    expect(answer.statusCode).toBe(200)
    return [
      path,
      { answer: answer.json<unknown>(), position: Number(answer.headers[POSITION_HEADER]) },
    ] as const
  })
  return new Map(await Promise.all(reads))
}

async function eventsAfter(memberId: string, position: number): Promise<UserEvent[]> {
  const rows = await db
    .select({ event: stored.event })
    .from(stored)
    .where(and(eq(stored.memberId, memberId), gt(stored.sequence, position)))
    .orderBy(stored.sequence)
  return rows.map(({ event }) => event)
}

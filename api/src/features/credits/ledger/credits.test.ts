import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Transaction } from '../../../db/database.ts'
import { silentLog } from '../../../db/log.ts'
import { newId } from '../../../db/new-id.ts'
import { testDatabase } from '../../../db/testing/test-database.ts'
import { publishEvents } from '../../../events/publish-events.ts'
import { member } from '../../../tables/account.ts'
import { ledgerAccount, ledgerEntry } from '../../../tables/credits.ts'
import { userEvent } from '../../../tables/events.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { addMember } from '../../account/fixture-member.ts'
import { ensureBrands } from '../../site/brands.ts'
import { adjust } from './adjust.ts'
import type { BookedTransfer } from './book.ts'
import { charge } from './charge.ts'
import { grant } from './grant.ts'
import { proveLedger } from './proof/prove-ledger.ts'
import { refund } from './refund.ts'
import { reverse } from './reverse.ts'
import { findStatement } from './statement.ts'

const database = await testDatabase()
await ensureBrands(database)
const { db, inTransaction } = database
const now = new Date('2026-11-21T12:00:00Z')
const prove = () => proveLedger({ database, clock: { now: () => new Date() }, log: silentLog })

const addOwner = async (): Promise<MemberKey> => {
  const { brandId, memberId } = await addMember(database)
  return { brandId, memberId }
}
/** Books a transfer and publishes its events. */
const publishing = (work: (tx: Transaction) => Promise<BookedTransfer>) =>
  inTransaction(async (tx) => {
    const { events, ...booked } = await work(tx)
    await publishEvents(tx, ...events)
    return booked
  })
const buy = (owner: MemberKey, order: string, credits: number) =>
  publishing((tx) => grant(tx, { ...owner, kind: 'order', order, credits, now }))
const signUp = (owner: MemberKey, credits = 15) =>
  publishing((tx) => grant(tx, { ...owner, kind: 'signup', credits, now }))
const send = (owner: MemberKey, id: string, amount = 5, text = 'Hello') =>
  publishing((tx) => charge(tx, { ...owner, id, kind: 'message', amount, request: { text }, now }))
const refundOrder = ({ brandId }: MemberKey, order: string) =>
  publishing((tx) => refund(tx, { brandId, order, now }))
const reverseOrder = ({ brandId }: MemberKey, order: string) =>
  publishing((tx) => reverse(tx, { brandId, order, now }))

async function statement(owner: MemberKey) {
  const lines = await findStatement(db, owner)
  return lines.map(({ kind, amount, balance, lots }) => [
    kind,
    amount,
    balance,
    lots.map((lot) => [lot.origin, lot.amount]),
  ])
}

/** The entries of this member's transfers: account and amount. */
async function entriesOf({ memberId }: MemberKey) {
  const rows = await db
    .select({ sequence: ledgerEntry.sequence, account: ledgerEntry.account, amount: ledgerEntry.amount })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.ownerId))
    .where(eq(ledgerAccount.memberId, memberId))
    .orderBy(ledgerEntry.sequence, ledgerEntry.amount)
  return rows.map(({ account, amount }) => [account, amount])
}

test('§6: given credits are spent first, then bought ones, the oldest first', async () => {
  const ann = await addOwner()
  await buy(ann, 'first', 20)
  await buy(ann, 'second', 20)
  await signUp(ann)
  await send(ann, newId(), 10)
  await send(ann, newId(), 30)
  expect(await statement(ann)).toEqual([
    [
      'message',
      -30,
      15,
      [
        ['bought', -20],
        ['bought', -5],
        ['given', -5],
      ],
    ],
    ['message', -10, 45, [['given', -10]]],
    ['signup', 15, 55, [['given', 15]]],
    ['order', 20, 40, [['bought', 20]]],
    ['order', 20, 20, [['bought', 20]]],
  ])
})

test('the same id again replays the first result and charges nothing, even if the price has changed since', async () => {
  const ann = await addOwner()
  await signUp(ann)
  const id = newId()
  expect(await send(ann, id)).toEqual({ isReplay: false, amount: -5, balance: 10 })
  await send(ann, newId())
  const replay = { isReplay: true, amount: -5, balance: 10 }
  expect(await send(ann, id)).toEqual(replay)
  expect(await send(ann, id, 7)).toEqual(replay)
  expect(await statement(ann)).toHaveLength(3)
})

test('the same id with another text or of another kind is refused with 422', async () => {
  const ann = await addOwner()
  await signUp(ann)
  const id = newId()
  await send(ann, id)
  const reused = { code: 'id_reused', statusCode: 422 }
  await expect(send(ann, id, 5, 'Hello!')).rejects.toMatchObject(reused)
  const photo = { ...ann, id, kind: 'photo', amount: 5, request: { text: 'Hello' }, now } as const
  await expect(inTransaction((tx) => charge(tx, photo))).rejects.toMatchObject(reused)
})

test('two members can use the same id', async () => {
  const [ann, ben] = [await addOwner(), await addOwner()]
  for (const one of [ann, ben]) await signUp(one)
  const id = newId()
  expect(await send(ann, id)).toMatchObject({ isReplay: false })
  expect(await send(ben, id, 5, 'Something else')).toMatchObject({ isReplay: false, balance: 10 })
})

test('§6: without enough credits nothing is stored, and the same id works after a top-up', async () => {
  const ann = await addOwner()
  const id = newId()
  const short = { code: 'not_enough_credits', statusCode: 402 }
  await expect(send(ann, id)).rejects.toMatchObject(short)
  await buy(ann, 'small', 4)
  const stored = inTransaction(async (tx) => {
    await tx.update(member).set({ language: 'fi' }).where(eq(member.id, ann.memberId))
    await charge(tx, { ...ann, id, kind: 'message', amount: 5, request: {}, now })
  })
  await expect(stored).rejects.toMatchObject(short)
  const [kept] = await db.select().from(member).where(eq(member.id, ann.memberId))
  expect(kept?.language).toBe('en')
  await buy(ann, 'large', 100)
  expect(await send(ann, id)).toEqual({ isReplay: false, amount: -5, balance: 99 })
})

test('a member with credits for one message who sends fifty at once pays for one', async () => {
  const ann = await addOwner()
  await buy(ann, 'fifty', 5)
  const sent = await Promise.allSettled(Array.from({ length: 50 }, () => send(ann, newId())))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('an order grants credits once however often it is reported paid, and so does a signup', async () => {
  const ann = await addOwner()
  await Promise.all(Array.from({ length: 8 }, () => buy(ann, 'often', 100)))
  await Promise.all(Array.from({ length: 8 }, () => signUp(ann)))
  const kinds = (await statement(ann)).map(([kind]) => kind)
  expect(new Set(kinds)).toEqual(new Set(['order', 'signup']))
  expect(kinds).toHaveLength(2)
  await expect(buy(ann, 'often', 200)).rejects.toMatchObject({ code: 'id_reused' })
  // Nor can another member be granted the same order.
  await expect(buy(await addOwner(), 'often', 100)).rejects.toMatchObject({
    cause: { constraint: 'ledger_transfer_of_order' },
  })
})

test('§9: an order’s unused credits are refunded once', async () => {
  const ann = await addOwner()
  await signUp(ann)
  await buy(ann, 'bundle', 100)
  await send(ann, newId(), 35)
  expect(await refundOrder(ann, 'bundle')).toMatchObject({ amount: -80, balance: 0, isReplay: false })
  expect(await refundOrder(ann, 'bundle')).toMatchObject({ amount: -80, balance: 0, isReplay: true })
  await buy(ann, 'used', 10)
  await send(ann, newId(), 10)
  expect(await refundOrder(ann, 'used')).toMatchObject({ amount: 0, isReplay: false })
  await expect(refundOrder(ann, 'nothing')).rejects.toMatchObject({ code: 'not_found' })
  await expect(refundOrder({ ...ann, brandId: 'marigold' }, 'bundle')).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a chargeback takes unused credits and books spent ones as the brand’s loss, but not refunded ones', async () => {
  const ann = await addOwner()
  await buy(ann, 'stolen', 100)
  await send(ann, newId(), 30)
  expect(await reverseOrder(ann, 'stolen')).toMatchObject({ amount: -70, balance: 0 })
  expect(await reverseOrder(ann, 'stolen')).toMatchObject({ amount: -70, isReplay: true })
  expect((await entriesOf(ann)).slice(-3)).toEqual([
    ['member', -70],
    ['lost', -30],
    ['charged_back', 100],
  ])
  await buy(ann, 'both', 100)
  await send(ann, newId(), 10)
  await refundOrder(ann, 'both')
  expect(await reverseOrder(ann, 'both')).toMatchObject({ amount: 0, balance: 0, isReplay: false })
  expect((await entriesOf(ann)).slice(-2)).toEqual([
    ['lost', -10],
    ['charged_back', 10],
  ])
})

test('staff give and take credits with a reason, never below zero', async () => {
  const ann = await addOwner()
  const by = (id: string, credits: number, reason: string) =>
    inTransaction((tx) => adjust(tx, { ...ann, id, credits, reason, now }))
  expect(await by('1', 20, 'Sorry for the trouble')).toMatchObject({ balance: 20 })
  expect(await by('1', 20, 'Sorry for the trouble')).toMatchObject({ isReplay: true })
  expect(await by('2', -8, 'Given twice')).toMatchObject({ balance: 12 })
  await expect(by('3', -13, 'Too much')).rejects.toMatchObject({ code: 'not_enough_credits' })
  expect(await findStatement(db, ann)).toMatchObject([
    { reason: 'Given twice' },
    { reason: 'Sorry for the trouble' },
  ])
})

test('each change of the balance is published to the member’s pages', async () => {
  const ann = await addOwner()
  await signUp(ann)
  const id = newId()
  await send(ann, id)
  await send(ann, id)
  await buy(ann, 'told', 100)
  await refundOrder(ann, 'told')
  const events = await db
    .select({ event: userEvent.event })
    .from(userEvent)
    .where(eq(userEvent.memberId, ann.memberId))
    .orderBy(userEvent.sequence)
  expect(events.map(({ event }) => event)).toEqual(
    [15, 10, 110, 10].map((credits) => ({ kind: 'balance', credits })),
  )
})

test('a statement is paged, and shows one member of one brand', async () => {
  const ann = await addOwner()
  for (let order = 1; order <= 5; order += 1) await buy(ann, `page ${order}`, order)
  const first = await findStatement(db, ann, { limit: 2 })
  const second = await findStatement(db, ann, { limit: 2, before: first.at(-1)!.sequence })
  expect([...first, ...second].map(({ amount }) => amount)).toEqual([5, 4, 3, 2])
  expect(await findStatement(db, { ...ann, brandId: 'marigold' })).toEqual([])
})

test('a deleted member’s entries stay without the member’s id, and a chargeback still finds its order', async () => {
  const ann = await addOwner()
  await buy(ann, 'late', 100)
  await send(ann, newId(), 40)
  const isHers = eq(ledgerAccount.memberId, ann.memberId)
  const [account] = await db.select().from(ledgerAccount).where(isHers)
  await db.delete(member).where(eq(member.id, ann.memberId))
  expect(await db.select().from(ledgerAccount).where(isHers)).toEqual([])
  const isIt = eq(ledgerAccount.id, account!.id)
  expect(await db.select().from(ledgerAccount).where(isIt)).toMatchObject([{ memberId: null, balance: 60 }])
  expect(await reverseOrder(ann, 'late')).toMatchObject({ amount: -60, balance: 0 })
  expect(await db.select().from(ledgerAccount).where(isIt)).toMatchObject([
    { brandId: 'amberly', balance: 0 },
  ])
})

test('a browser cannot use an empty id or one that is reserved for the ledger', async () => {
  const ann = await addOwner()
  await signUp(ann)
  for (const id of ['order:x', '', 'a b', 'x'.repeat(65)]) {
    await expect(send(ann, id)).rejects.toMatchObject({ code: 'invalid_input' })
  }
  await expect(send(ann, newId(), -5)).rejects.toThrow(RangeError)
  await expect(buy({ ...ann, memberId: 'nobody' }, 'x', 5)).rejects.toMatchObject({ code: 'not_found' })
})

test('two members who write to each other at the same time never deadlock', async () => {
  const [ann, ben] = [await addOwner(), await addOwner()]
  for (const one of [ann, ben]) await buy(one, `between ${one.memberId}`, 100)
  let attempts = 0
  const write = (from: MemberKey, to: MemberKey) =>
    inTransaction(async (tx) => {
      attempts += 1
      const message = { ...from, id: newId(), kind: 'message', amount: 5, request: {}, now } as const
      const { events } = await charge(tx, message)
      await publishEvents(tx, ...events, { ...to, event: { kind: 'balance', credits: 0 } })
    })
  await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? write(ann, ben) : write(ben, ann))))
  // A deadlock would make one of them run again.
  expect(attempts).toBe(40)
})

test('the ledger is correct after all these tests', async () => {
  expect(await prove()).toEqual([])
})

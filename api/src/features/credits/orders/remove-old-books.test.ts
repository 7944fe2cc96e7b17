import { BOOK_YEARS } from 'contracts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { testDatabase } from '../../../db/testing/test-database.ts'
import { member } from '../../../tables/account.ts'
import {
  creditLot,
  creditSpending,
  ledgerAccount,
  ledgerEntry,
  ledgerTransfer,
} from '../../../tables/credits.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { orderRefund, paymentDispute } from '../../../tables/refunds.ts'
import { addMember } from '../../account/fixture-member.ts'
import { ensureBrands } from '../../site/brands.ts'
import { charge } from '../ledger/charge.ts'
import { grant } from '../ledger/grant.ts'
import { findFaults } from '../ledger/proof/ledger-faults.ts'
import { ensureBundles } from '../prices/ensure-bundles.ts'
import { addOrder, addRefund } from './fixture-orders.ts'
import { removeOldBooks } from './remove-old-books.ts'

const database = await testDatabase()
await ensureBrands(database)
await ensureBundles(database)
const { db, inTransaction } = database

const boughtAt = new Date('2026-03-05T12:00:00Z')
const lastDay = new Date(Date.UTC(2026 + BOOK_YEARS, 11, 31, 23, 59))
const dayAfter = new Date(Date.UTC(2027 + BOOK_YEARS, 0, 1))

/** Buys credits at a time and spends some of them. */
async function buy(owner: MemberKey, now: Date) {
  const { id: order, credits } = await addOrder(database, owner, {
    status: 'paid',
    createdAt: now,
    paidAt: now,
  })
  await inTransaction((tx) => grant(tx, { ...owner, kind: 'order', order, credits, now }))
  const message = { ...owner, id: newId(), kind: 'message', amount: 5, request: 'Hello', now } as const
  await inTransaction((tx) => charge(tx, message))
  return order
}

async function leave({ memberId }: MemberKey) {
  await db.delete(member).where(eq(member.id, memberId))
}

const ordersLeft = async () => (await db.select().from(paymentOrder)).map(({ id }) => id)
const books = [
  ledgerAccount,
  ledgerTransfer,
  ledgerEntry,
  creditLot,
  creditSpending,
  orderRefund,
  paymentDispute,
]
const rows = () => Promise.all(books.map((table) => db.$count(table)))

test('§9: what a deleted member paid leaves the books ten years after the end of that year, with all that belongs to it', async () => {
  expect(BOOK_YEARS).toBe(10)
  const none = await rows()
  const gone = await addMember(database)
  const order = await buy(gone, boughtAt)
  await addRefund(database, order, 'succeeded', 100)
  const dispute = {
    id: newId(),
    orderId: order,
    state: 'won',
    openedAt: boughtAt,
    changedAt: boughtAt,
  } as const
  await db.insert(paymentDispute).values(dispute)
  await leave(gone)
  const all = await rows()
  await removeOldBooks(database, lastDay)
  expect(await ordersLeft()).toEqual([order])
  expect(await rows()).toEqual(all)
  await removeOldBooks(database, dayAfter)
  expect(await ordersLeft()).toEqual([])
  expect(await rows()).toEqual(none)
})

test('a member who is still here keeps purchases and balance, and an account with newer transfers stays whole', async () => {
  const here = await addMember(database)
  const kept = await buy(here, boughtAt)
  const gone = await addMember(database)
  await buy(gone, boughtAt)
  const newer = await buy(gone, new Date('2027-01-01T00:00:00Z'))
  await leave(gone)
  const before = await db.$count(ledgerTransfer)
  await removeOldBooks(database, dayAfter)
  expect((await ordersLeft()).toSorted()).toEqual([kept, newer].toSorted())
  expect(await db.$count(ledgerTransfer)).toBe(before)
  expect(await inTransaction(findFaults)).toEqual([])
})

test('nothing else of the ledger can be deleted afterwards, in the same transaction either', async () => {
  const attempt = inTransaction(async (tx) => {
    await tx.execute(sql`select ledger_remove_old(${boughtAt.toISOString()}::timestamptz)`)
    await tx.delete(ledgerTransfer)
  })
  await expect(attempt).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/is only added to/) },
  })
})

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import {
  creditLot,
  creditSpending,
  ledgerAccount,
  ledgerEntry,
  ledgerTransfer,
} from '../../tables/credits.ts'
import { addMember } from '../account/fixture-member.ts'
import { ensureBrands } from '../site/brands.ts'
import { charge } from './charge.ts'

const database = await testDatabase()
await ensureBrands(database)
const { db, inTransaction } = database
const ann = await addMember(database, { credits: 10 })
const now = new Date()
await inTransaction((tx) => charge(tx, { ...ann, id: newId(), kind: 'message', amount: 4, request: {}, now }))
const [account] = await db.select().from(ledgerAccount)
const ownerId = account!.id

/** What the database says to it; nothing of it is done. */
async function refusal(...statements: readonly ReturnType<typeof sql>[]): Promise<string> {
  let said = 'nothing'
  await inTransaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement)
  }).catch((error: Error) => {
    const { constraint, message } = (error.cause ?? error) as { constraint?: string; message: string }
    said = constraint ?? message
  })
  return said
}

const transfer = (sequence: number, balance: number) => sql`
  insert into ledger_transfer (owner_id, sequence, brand_id, id, kind, request_hash, balance, created_at)
  values (${ownerId}, ${sequence}, 'amberly', ${newId()}, 'message', '', ${balance}, now())`
const entry = (sequence: number, account: string, amount: number) =>
  sql`insert into ledger_entry values (${ownerId}, ${sequence}, ${account}, ${amount})`
const keep = (balance: number, last: number) =>
  sql`update ledger_account set balance = ${balance}, last_sequence = ${last}`
const leave = (remaining: number) => sql`update credit_lot set remaining = ${remaining}`

test.each([ledgerTransfer, ledgerEntry, creditSpending, creditLot, ledgerAccount])(
  'what the ledger keeps is only added to (%#)',
  async (table) => {
    expect(await refusal(sql`delete from ${table}`)).toMatch(/is only added to/)
    expect(await refusal(sql`truncate ${table} cascade`)).toMatch(/is only added to/)
  },
)

test.each([
  sql`update ledger_transfer set balance = balance`,
  sql`update ledger_entry set amount = amount + 1`,
  sql`update credit_spending set amount = 1`,
  sql`update credit_lot set granted = 1000`,
  sql`update credit_lot set origin = 'bought'`,
])('nor is it changed (%#)', async (statement) => {
  expect(await refusal(statement)).toMatch(/is only added to/)
})

test('a transfer adds up to zero at the end of its transaction, and has entries', async () => {
  const spent = [transfer(3, 5), keep(5, 3), leave(5)]
  expect(await refusal(...spent)).toBe('ledger_transfer_is_zero')
  expect(await refusal(...spent, entry(3, 'member', -1))).toBe('ledger_transfer_is_zero')
  expect(await refusal(...spent, entry(3, 'member', -1), entry(3, 'spent', 2))).toBe(
    'ledger_transfer_is_zero',
  )
  // Nor does one that was written earlier get more.
  expect(await refusal(entry(2, 'lost', 1))).toBe('ledger_transfer_is_zero')
})

test('the balance beside a transfer follows from the one before, and the kept one from the last', async () => {
  const moved = [entry(3, 'member', -1), entry(3, 'spent', 1)]
  expect(await refusal(transfer(3, 4), ...moved, keep(4, 3), leave(4))).toBe('ledger_transfer_follows')
  expect(
    await refusal(transfer(4, 5), entry(4, 'member', -1), entry(4, 'spent', 1), keep(5, 4), leave(5)),
  ).toBe('ledger_transfer_follows')
  expect(await refusal(transfer(3, 5), ...moved, keep(6, 3))).toBe('ledger_account_follows')
  expect(await refusal(keep(7, 2))).toBe('ledger_account_follows')
})

test('what is left of the lots is the balance, and never more than there was', async () => {
  expect(await refusal(leave(5))).toBe('ledger_account_is_lots')
  expect(await refusal(leave(11))).toBe('credit_lot_remaining')
  expect(await refusal(leave(-1))).toBe('credit_lot_remaining')
  const moved = [transfer(3, 5), entry(3, 'member', -1), entry(3, 'spent', 1), keep(5, 3)]
  expect(await refusal(...moved)).toBe('ledger_account_is_lots')
})

test('no balance is below zero', async () => {
  expect(await refusal(keep(-1, 2))).toBe('ledger_account_not_negative')
})

test('only what the charts name is an account, a kind, an origin; who adjusts says why', async () => {
  expect(await refusal(entry(2, 'pocket', 1))).toBe('ledger_entry_account')
  const other = (kind: string) => sql`
    insert into ledger_transfer (owner_id, sequence, brand_id, id, kind, request_hash, balance, created_at)
    values (${ownerId}, 3, 'amberly', 'x', ${kind}, '', 6, now())`
  expect(await refusal(other('present'))).toBe('ledger_transfer_kind')
  expect(await refusal(other('adjustment'))).toBe('ledger_transfer_reason')
  const strange = sql`insert into ledger_transfer (owner_id, sequence, brand_id, id, kind, request_hash, balance, created_at)
    values (${ownerId}, 3, 'marigold', 'x', 'message', '', 6, now())`
  expect(await refusal(strange)).toBe('ledger_transfer_owner')
})

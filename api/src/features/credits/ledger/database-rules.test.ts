import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { testDatabase } from '../../../db/testing/test-database.ts'
import {
  creditLot,
  creditSpending,
  ledgerAccount,
  ledgerEntry,
  ledgerTransfer,
} from '../../../tables/credits.ts'
import { addMember } from '../../account/fixture-member.ts'
import { ensureBrands } from '../../site/brands.ts'
import { charge } from './charge.ts'

const database = await testDatabase()
await ensureBrands(database)
const { db, inTransaction } = database
const ann = await addMember(database, { credits: 10 })
const now = new Date()
await inTransaction((tx) => charge(tx, { ...ann, id: newId(), kind: 'message', amount: 4, request: {}, now }))
const [account] = await db.select().from(ledgerAccount)
const ownerId = account!.id

/** Runs the statements in one transaction, which is undone; returns what refuses them. */
async function refusalOf(...statements: readonly ReturnType<typeof sql>[]): Promise<string> {
  let refusal = 'nothing'
  await inTransaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement)
  }).catch((error: Error) => {
    const { constraint, message } = (error.cause ?? error) as { constraint?: string; message: string }
    refusal = constraint ?? message
  })
  return refusal
}

const transfer = (sequence: number, balance: number) => sql`
  insert into ledger_transfer (owner_id, sequence, brand_id, id, kind, request_hash, balance, created_at)
  values (${ownerId}, ${sequence}, 'amberly', ${newId()}, 'message', '', ${balance}, now())`
const entry = (sequence: number, account: string, amount: number) =>
  sql`insert into ledger_entry values (${ownerId}, ${sequence}, ${account}, ${amount})`
const setAccount = (balance: number, last: number) =>
  sql`update ledger_account set balance = ${balance}, last_sequence = ${last}`
const setRemaining = (remaining: number) => sql`update credit_lot set remaining = ${remaining}`

test.each([ledgerTransfer, ledgerEntry, creditSpending, creditLot, ledgerAccount])(
  'rows of the ledger cannot be deleted (%#)',
  async (table) => {
    expect(await refusalOf(sql`delete from ${table}`)).toMatch(/is only added to/)
    expect(await refusalOf(sql`truncate ${table} cascade`)).toMatch(/is only added to/)
  },
)

test.each([
  sql`update ledger_transfer set balance = balance`,
  sql`update ledger_entry set amount = amount + 1`,
  sql`update credit_spending set amount = 1`,
  sql`update credit_lot set granted = 1000`,
  sql`update credit_lot set origin = 'bought'`,
])('rows of the ledger cannot be changed (%#)', async (statement) => {
  expect(await refusalOf(statement)).toMatch(/is only added to/)
})

test('a transfer has entries that add up to zero by the end of its transaction', async () => {
  const spent = [transfer(3, 5), setAccount(5, 3), setRemaining(5)]
  expect(await refusalOf(...spent)).toBe('ledger_transfer_is_zero')
  expect(await refusalOf(...spent, entry(3, 'member', -1))).toBe('ledger_transfer_is_zero')
  expect(await refusalOf(...spent, entry(3, 'member', -1), entry(3, 'spent', 2))).toBe(
    'ledger_transfer_is_zero',
  )
  // An entry cannot be added to an earlier transfer either.
  expect(await refusalOf(entry(2, 'lost', 1))).toBe('ledger_transfer_is_zero')
})

test('a transfer’s balance follows from the one before, and the account’s from the last', async () => {
  const moved = [entry(3, 'member', -1), entry(3, 'spent', 1)]
  expect(await refusalOf(transfer(3, 4), ...moved, setAccount(4, 3), setRemaining(4))).toBe(
    'ledger_transfer_follows',
  )
  expect(
    await refusalOf(
      transfer(4, 5),
      entry(4, 'member', -1),
      entry(4, 'spent', 1),
      setAccount(5, 4),
      setRemaining(5),
    ),
  ).toBe('ledger_transfer_follows')
  expect(await refusalOf(transfer(3, 5), ...moved, setAccount(6, 3))).toBe('ledger_account_follows')
  expect(await refusalOf(setAccount(7, 2))).toBe('ledger_account_follows')
})

test('the balance is what is left of the lots, and a lot never has more left than was granted', async () => {
  expect(await refusalOf(setRemaining(5))).toBe('ledger_account_is_lots')
  expect(await refusalOf(setRemaining(11))).toBe('credit_lot_remaining')
  expect(await refusalOf(setRemaining(-1))).toBe('credit_lot_remaining')
  const moved = [transfer(3, 5), entry(3, 'member', -1), entry(3, 'spent', 1), setAccount(5, 3)]
  expect(await refusalOf(...moved)).toBe('ledger_account_is_lots')
})

test('a balance cannot go below zero', async () => {
  expect(await refusalOf(setAccount(-1, 2))).toBe('ledger_account_not_negative')
})

test('accounts and kinds must be known ones, and an adjustment needs a reason', async () => {
  expect(await refusalOf(entry(2, 'pocket', 1))).toBe('ledger_entry_account')
  const other = (kind: string) => sql`
    insert into ledger_transfer (owner_id, sequence, brand_id, id, kind, request_hash, balance, created_at)
    values (${ownerId}, 3, 'amberly', 'x', ${kind}, '', 6, now())`
  expect(await refusalOf(other('present'))).toBe('ledger_transfer_kind')
  expect(await refusalOf(other('adjustment'))).toBe('ledger_transfer_reason')
  const strange = sql`insert into ledger_transfer (owner_id, sequence, brand_id, id, kind, request_hash, balance, created_at)
    values (${ownerId}, 3, 'marigold', 'x', 'message', '', 6, now())`
  expect(await refusalOf(strange)).toBe('ledger_transfer_owner')
})

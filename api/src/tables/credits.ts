import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { member } from './account.ts'
import { brandAccounts, lotOrigins, transferKinds } from './credit-kinds.ts'
import { brand } from './site.ts'

const accounts = ['member', ...brandAccounts] as const

/** As it stands in a check of the database. */
const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/**
 * Of one member, made with the first credits. Whoever moves credits holds this row until it is committed. When the
 * member is deleted it loses its name and stays, and so the sum of all entries stays zero.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brand.id),
    memberId: text('member_id').unique('ledger_account_of_member'),
    /** As its member was: of no figure that the site states. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** The sum of its entries: kept by the function that writes them, checked at each commit, proven every hour. */
    balance: integer('balance').notNull().default(0),
    /** Of its last transfer; the next one is one more. */
    lastSequence: integer('last_sequence').notNull().default(0),
  },
  (table) => [
    unique('ledger_account_of_brand').on(table.brandId, table.id),
    foreignKey({
      name: 'ledger_account_member',
      columns: [table.brandId, table.memberId],
      foreignColumns: [member.brandId, member.id],
    }).onDelete('set null'),
    check('ledger_account_not_negative', sql`${table.balance} >= 0`),
  ],
)

/** Something that moved credits of one member's account, the owner. Only ever added to. */
export const ledgerTransfer = pgTable(
  'ledger_transfer',
  {
    ownerId: text('owner_id').notNull(),
    sequence: integer('sequence').notNull(),
    brandId: text('brand_id').notNull(),
    /** Made in the member's browser, or derived from the cause: the same one again is the same transfer. */
    id: text('id').notNull(),
    kind: text('kind', { enum: transferKinds }).notNull(),
    /** SHA-256 of what was asked for under this id. */
    requestHash: text('request_hash').notNull(),
    /** Why a person of the staff did this. */
    reason: text('reason'),
    /** The member's, after it. */
    balance: integer('balance').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'ledger_transfer_key', columns: [table.ownerId, table.sequence] }),
    // Of each owner, not of all: nobody can take an id that another's browser made.
    unique('ledger_transfer_of_owner').on(table.ownerId, table.id),
    // An order pays for one grant, whoever asks for it, and is found when its member is gone.
    uniqueIndex('ledger_transfer_of_order').on(table.brandId, table.id).where(sql`${table.kind} = 'order'`),
    foreignKey({
      name: 'ledger_transfer_owner',
      columns: [table.brandId, table.ownerId],
      foreignColumns: [ledgerAccount.brandId, ledgerAccount.id],
    }),
    check('ledger_transfer_kind', sql`${table.kind} in (${listed(transferKinds)})`),
    check('ledger_transfer_reason', sql`(${table.kind} = 'adjustment') = (${table.reason} is not null)`),
  ],
)

/**
 * What a transfer adds to an account: to its owner's, `member`, or to one of the owner's brand. Those of brands are no
 * rows, for every charge of everybody would wait for them; their balance is the sum of their entries.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    ownerId: text('owner_id').notNull(),
    sequence: integer('sequence').notNull(),
    account: text('account', { enum: accounts }).notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ name: 'ledger_entry_key', columns: [table.ownerId, table.sequence, table.account] }),
    foreignKey({
      name: 'ledger_entry_transfer',
      columns: [table.ownerId, table.sequence],
      foreignColumns: [ledgerTransfer.ownerId, ledgerTransfer.sequence],
    }),
    check('ledger_entry_account', sql`${table.account} in (${listed(accounts)})`),
    check('ledger_entry_not_nothing', sql`${table.amount} <> 0`),
  ],
)

/** Credits that came in one transfer, whose number it has, and what is left of them. */
export const creditLot = pgTable(
  'credit_lot',
  {
    ownerId: text('owner_id').notNull(),
    sequence: integer('sequence').notNull(),
    origin: text('origin', { enum: lotOrigins }).notNull(),
    granted: integer('granted').notNull(),
    remaining: integer('remaining').notNull(),
  },
  (table) => [
    primaryKey({ name: 'credit_lot_key', columns: [table.ownerId, table.sequence] }),
    foreignKey({
      name: 'credit_lot_transfer',
      columns: [table.ownerId, table.sequence],
      foreignColumns: [ledgerTransfer.ownerId, ledgerTransfer.sequence],
    }),
    check('credit_lot_origin', sql`${table.origin} in (${listed(lotOrigins)})`),
    check('credit_lot_remaining', sql`${table.remaining} between 0 and ${table.granted}`),
  ],
)

/** Which transfer took how much of which lot. */
export const creditSpending = pgTable(
  'credit_spending',
  {
    ownerId: text('owner_id').notNull(),
    sequence: integer('sequence').notNull(),
    lot: integer('lot').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ name: 'credit_spending_key', columns: [table.ownerId, table.sequence, table.lot] }),
    foreignKey({
      name: 'credit_spending_transfer',
      columns: [table.ownerId, table.sequence],
      foreignColumns: [ledgerTransfer.ownerId, ledgerTransfer.sequence],
    }),
    foreignKey({
      name: 'credit_spending_lot',
      columns: [table.ownerId, table.lot],
      foreignColumns: [creditLot.ownerId, creditLot.sequence],
    }),
    check('credit_spending_positive', sql`${table.amount} > 0`),
  ],
)

/** When the ledger was proven, and what was wrong with it. */
export const ledgerProof = pgTable('ledger_proof', {
  provedAt: time('proved_at').primaryKey(),
  transfers: bigint('transfers', { mode: 'number' }).notNull(),
  faults: jsonb('faults').$type<readonly string[]>().notNull(),
})

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'
import { brandAccounts, lotOrigins, transferKinds } from './credit-kinds.ts'
import { listed } from './listed.ts'
import { brandReference } from './site.ts'

const accounts = ['member', ...brandAccounts] as const

/**
 * A member's account, created with the first credits. A transfer locks this row until it commits. When the
 * member is deleted the row stays without the member's id, so the sum of all entries stays zero.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: text('id').primaryKey(),
    brandId: brandReference(),
    memberId: text('member_id').unique('ledger_account_of_member'),
    /** Belongs to a demo member, so the site's figures leave it out. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** The sum of its entries: written by `ledger_post`, checked at each commit, proven by a job. */
    balance: integer('balance').notNull().default(0),
    /** Sequence of its last transfer; the next transfer has one more. */
    lastSequence: integer('last_sequence').notNull().default(0),
  },
  (table) => [
    unique('ledger_account_of_brand').on(table.brandId, table.id),
    memberReference('ledger_account_member', table.brandId, table.memberId).onDelete('set null'),
    check('ledger_account_not_negative', sql`${table.balance} >= 0`),
  ],
)

/** A movement of credits in one member's account, the owner. Append-only. */
export const ledgerTransfer = pgTable(
  'ledger_transfer',
  {
    ownerId: text('owner_id').notNull(),
    sequence: integer('sequence').notNull(),
    brandId: text('brand_id').notNull(),
    /** Idempotency key, generated in the member's browser or derived from the cause. */
    id: text('id').notNull(),
    kind: text('kind', { enum: transferKinds }).notNull(),
    /** SHA-256 of the request; the same id with another request is refused. */
    requestHash: text('request_hash').notNull(),
    /** Why staff made this adjustment. */
    reason: text('reason'),
    /** The member's balance after this transfer. */
    balance: integer('balance').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'ledger_transfer_key', columns: [table.ownerId, table.sequence] }),
    // Unique for each owner only: a member cannot block an id that another's browser uses.
    unique('ledger_transfer_of_owner').on(table.ownerId, table.id),
    // An order pays for one grant, and a chargeback finds it even after its member is deleted.
    uniqueIndex('ledger_transfer_of_order').on(table.brandId, table.id).where(sql`${table.kind} = 'order'`),
    foreignKey({
      name: 'ledger_transfer_owner',
      columns: [table.brandId, table.ownerId],
      foreignColumns: [ledgerAccount.brandId, ledgerAccount.id],
    }),
    // For figures of a day.
    index('ledger_transfer_by_time').using('brin', table.createdAt),
    check('ledger_transfer_kind', sql`${table.kind} in (${listed(transferKinds)})`),
    check('ledger_transfer_reason', sql`(${table.kind} = 'adjustment') = (${table.reason} is not null)`),
  ],
)

/**
 * The amount that a transfer adds to an account: the owner's (`member`), or one of the brand's. The brand's
 * accounts have no rows, which every charge would have to lock; their balance is the sum of their entries.
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

/** The credits granted by one transfer, whose sequence it shares, and how many are left. */
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

/** How much a transfer took from a lot. */
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

/** A check of the ledger, with the faults that it found. */
export const ledgerProof = pgTable('ledger_proof', {
  provedAt: time('proved_at').primaryKey(),
  /** Or only what had moved since the proof before, which found no fault. */
  isWhole: boolean('is_whole').notNull().default(true),
  /** How many it looked at. */
  transfers: bigint('transfers', { mode: 'number' }).notNull(),
  faults: jsonb('faults').$type<readonly string[]>().notNull(),
})

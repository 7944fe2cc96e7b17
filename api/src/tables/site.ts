import type { BrandChanges } from 'contracts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import type { BrandSettings } from './default-settings.ts'

/** §3: a company that runs brands. */
export const company = pgTable('company', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  kvk: text('kvk').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull(),
  tradenames: text('tradenames').array().notNull(),
  vatNumbers: text('vat_numbers').array().notNull(),
  supportPhone: text('support_phone').notNull(),
  deleteDiscount: integer('delete_discount').notNull(),
  added: date('added', { mode: 'string' }).notNull(),
})

/** A site of the installation. Its settings hold only what differs from the defaults. */
export const brand = pgTable('brand', {
  id: text('id').primaryKey(),
  domain: text('domain').notNull().unique(),
  companyId: integer('company_id')
    .notNull()
    .references(() => company.id),
  settings: jsonb('settings').$type<Partial<BrandSettings>>().notNull(),
  /** Whether visitors get it: a new brand is closed until its first draft is published. */
  isOpen: boolean('is_open').notNull().default(true),
  /** The name of the database to which it is being moved; no process starts here until that is done. */
  movesTo: text('moves_to'),
})

/** The column of the brand to which a row belongs. */
export const brandReference = () =>
  text('brand_id')
    .notNull()
    .references(() => brand.id)

/**
 * The publications of a brand, each as the whole document, and its draft, as the changes to what visitors get. The draft has the number 0, so that there is one at most.
 */
export const brandRevision = pgTable(
  'brand_revision',
  {
    brandId: brandReference(),
    number: integer('number').notNull(),
    document: jsonb('document').$type<BrandChanges>().notNull(),
    /** The account of the member of staff, or the user who ran a command; empty if nobody did. */
    author: text('author').notNull(),
    note: text('note').notNull(),
    madeAt: time('made_at').notNull(),
    publishedAt: time('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.number] }),
    check('brand_revision_draft', sql`(${table.number} = 0) = (${table.publishedAt} is null)`),
  ],
)

/** A beacon that a page sends when it is left, stored without the member who was logged in. Divided by weeks. */
export const pageEvent = pgTable(
  'page_event',
  {
    id: text('id').notNull(),
    brandId: brandReference(),
    kind: text('kind', { enum: ['page-hidden', 'page-bounce'] }).notNull(),
    path: text('path'),
    milliseconds: integer('milliseconds'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'page_event_key', columns: [table.id, table.createdAt] }),
    index('page_event_by_time').on(table.brandId, table.createdAt),
  ],
)

/** The state of the demo world: one row, or none before the first world. */
export const demoWorld = pgTable(
  'demo_world',
  {
    /** Always true, so that there is only one row. */
    isOnly: boolean('is_only').primaryKey().default(true),
    /** 0: the world was removed and must not be created again unasked. */
    members: integer('members').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [check('demo_world_is_one', sql`${table.isOnly}`)],
)

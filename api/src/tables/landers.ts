import type { LanderKind, LanderStatus, SeenLander } from 'contracts'
import { sql } from 'drizzle-orm'
import {
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
import { brandReference } from './site.ts'

/** A landing page or another page that marketing writes: its address, and which revision visitors get. */
export const lander = pgTable(
  'lander',
  {
    id: text('id').primaryKey(),
    brandId: brandReference(),
    kind: text('kind').$type<LanderKind>().notNull(),
    /** Empty for kinds without templates. */
    template: text('template').notNull(),
    /** Empty for a template's own address. */
    slug: text('slug').notNull(),
    token: text('token'),
    status: text('status').$type<LanderStatus>().notNull(),
    /** The latest revision. */
    rev: integer('rev').notNull(),
    liveRev: integer('live_rev'),
    /** The schedule of the live revision. */
    liveFrom: time('live_from'),
    liveTo: time('live_to'),
    /** When visitors last got something else than before; null if they never got it. */
    releasedAt: time('released_at'),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    // A page with a token is found by that alone.
    uniqueIndex('lander_by_address')
      .on(table.brandId, table.kind, table.template, table.slug)
      .where(sql`${table.token} is null`),
    uniqueIndex('lander_by_token').on(table.brandId, table.token),
    // Target of foreign keys that include the brand.
    unique('lander_of_brand').on(table.brandId, table.id),
    check('lander_status', sql`${table.status} in ('draft', 'live', 'archived')`),
    check('lander_live', sql`(${table.status} = 'live') = (${table.liveRev} is not null)`),
  ],
)

/** A revision. Never changed, except that it notes its publication. */
export const landerRevision = pgTable(
  'lander_version',
  {
    brandId: text('brand_id').notNull(),
    landerId: text('lander_id').notNull(),
    rev: integer('rev').notNull(),
    /** As it was saved; `migrateLander` brings it to the present format. */
    content: jsonb('content').$type<Readonly<Record<string, unknown>>>().notNull(),
    author: text('author').notNull(),
    /** The revision that this one repeats. */
    revertedTo: integer('reverted_to'),
    createdAt: time('created_at').notNull(),
    /** When it was last published; null if visitors never got it. */
    releasedAt: time('released_at'),
  },
  (table) => [
    primaryKey({ name: 'lander_version_key', columns: [table.landerId, table.rev] }),
    foreignKey({
      name: 'lander_version_lander',
      columns: [table.brandId, table.landerId],
      foreignColumns: [lander.brandId, lander.id],
    }),
  ],
)

/** A visitor of a document, and whether they signed up there. */
export const landerVisit = pgTable(
  'lander_visit',
  {
    brandId: text('brand_id').notNull(),
    landerId: text('lander_id').notNull(),
    rev: integer('rev').notNull(),
    /** Empty without an experiment. */
    variant: text('variant').$type<NonNullable<SeenLander['variant']>>().notNull(),
    /** Digest of the browser's id for this document alone, so that rows cannot be joined. */
    visitor: text('visitor').notNull(),
    visitedAt: time('visited_at').notNull(),
    signedUpAt: time('signed_up_at'),
  },
  (table) => [
    primaryKey({
      name: 'lander_visit_key',
      columns: [table.landerId, table.rev, table.variant, table.visitor],
    }),
    foreignKey({
      name: 'lander_visit_lander',
      columns: [table.brandId, table.landerId],
      foreignColumns: [lander.brandId, lander.id],
    }),
    index('lander_visit_by_time').on(table.visitedAt),
  ],
)

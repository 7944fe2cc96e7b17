import { complaintTopics, locales, type SignupStep, type Tracking, type User } from 'contracts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { brand } from './site.ts'

/** Whoever has an account, with one brand: the same person with another brand is another member. */
export const member = pgTable(
  'member',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brand.id),
    email: text('email').notNull(),
    /** Argon2id. Without one nobody logs in. */
    passwordHash: text('password_hash'),
    status: text('status', { enum: ['not_confirmed', 'confirmed', 'pending_deletion', 'banned'] }).notNull(),
    isStaff: boolean('is_staff').notNull().default(false),
    /** §4: since the first bundle was bought. */
    isPaid: boolean('is_paid').notNull().default(false),
    language: text('language').notNull(),
    /** §4: why e-mails to this member stopped. */
    notificationsDisabled: text('notifications_disabled')
      .array()
      .$type<User['notifications_disabled']>()
      .notNull()
      .default([]),
    /** §4: the profile step that is next; null once all are done. */
    signupStep: integer('signup_step').$type<SignupStep>(),
    /** §3: where the member came from. */
    tracking: jsonb('tracking').$type<Tracking>(),
    /** Since when the member hides: privacy mode. */
    pausedAt: time('paused_at'),
    /** When the alternatives to leaving were offered. */
    offerSeenAt: time('offer_seen_at'),
    /** When the member asked for the deletion of the account. */
    leftAt: time('left_at'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('member_by_email').on(table.brandId, sql`lower(${table.email})`),
    // Whatever names a member names the brand beside it: no row of one brand can point to a member of another.
    unique('member_of_brand').on(table.brandId, table.id),
    check(
      'member_status',
      sql`${table.status} in ('not_confirmed', 'confirmed', 'pending_deletion', 'banned')`,
    ),
    check('member_signup_step', sql`${table.signupStep} between 0 and 4`),
    index('member_leaving').on(table.leftAt).where(sql`${table.status} = 'pending_deletion'`),
  ],
)

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    /** SHA-256 of what the cookie says: whoever reads this table can log in as nobody. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The browser and system, for a member to know it again. */
    label: text('label').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'session_member',
      columns: [table.brandId, table.memberId],
      foreignColumns: [member.brandId, member.id],
    }).onDelete('cascade'),
    index('session_by_member').on(table.memberId),
  ],
)

/** Tries to log in to one account, there or not, so that the answer does not tell. */
export const loginLockout = pgTable(
  'login_lockout',
  {
    /** SHA-256 of brand and address: nobody's address stands here. */
    account: text('account').primaryKey(),
    tries: integer('tries').notNull(),
    lockouts: integer('lockouts').notNull(),
    lockedUntil: time('locked_until'),
    lastTryAt: time('last_try_at').notNull(),
  },
  (table) => [index('login_lockout_by_time').on(table.lastTryAt)],
)

/** One browser of a member; it belongs to whoever subscribed there last. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'push_subscription_member',
      columns: [table.brandId, table.memberId],
      foreignColumns: [member.brandId, member.id],
    }).onDelete('cascade'),
    index('push_subscription_by_member').on(table.memberId, table.createdAt),
  ],
)

/** What somebody, member or not, complained of. It outlives the account: an answer is owed. */
export const complaint = pgTable(
  'complaint',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brand.id),
    /** Made by the page that sent it. */
    sentId: text('sent_id').notNull(),
    reference: text('reference').notNull(),
    memberId: text('member_id'),
    email: text('email').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    topic: text('topic', { enum: complaintTopics }).notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    answer: text('answer'),
    answeredAt: time('answered_at'),
  },
  (table) => [
    unique('complaint_reference').on(table.brandId, table.reference),
    unique('complaint_sent').on(table.brandId, table.sentId),
    index('complaint_by_time').on(table.brandId, table.answeredAt, table.createdAt),
  ],
)

/** What the site's own people did, to whom and why. */
export const staffAction = pgTable(
  'staff_action',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brand.id),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    /** The id of a member, photo, complaint, or the name of a setting. It may be gone by now. */
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('staff_action_by_time').on(table.brandId, table.createdAt),
    index('staff_action_by_subject').on(table.subject, table.createdAt),
  ],
)

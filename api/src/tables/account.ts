import {
  complaintTopics,
  locales,
  memberStatuses,
  type SeenLander,
  type SignupStep,
  type Tracking,
  type User,
} from 'contracts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { mailboxIn } from './mailbox.ts'
import { brandReference } from './site.ts'

/** An account at one brand; the same person at another brand is another member. */
export const member = pgTable(
  'member',
  {
    id: text('id').primaryKey(),
    brandId: brandReference(),
    email: text('email').notNull(),
    /** Argon2id. Nobody can log in to an account without one. */
    passwordHash: text('password_hash'),
    status: text('status', { enum: memberStatuses }).notNull(),
    /** The status to return to after a ban or suspension. */
    statusBefore: text('status_before', { enum: ['not_confirmed', 'confirmed', 'pending_deletion'] }),
    suspendedUntil: time('suspended_until'),
    isStaff: boolean('is_staff').notNull().default(false),
    /** Whether no list or suggestion shows the member: a demo account, which anybody may use. */
    isUnlisted: boolean('is_unlisted').notNull().default(false),
    /** §4: set by a purchase, until all of the member's purchases are refunded in full or charged back. */
    isPaid: boolean('is_paid').notNull().default(false),
    language: text('language').notNull(),
    /** §4: the reasons why e-mails to this member stopped. */
    notificationsDisabled: text('notifications_disabled')
      .array()
      .$type<User['notifications_disabled']>()
      .notNull()
      .default([]),
    /** Whether push messages say who wrote or likes. */
    pushNames: boolean('push_names').notNull().default(false),
    /** §4: the next profile step; null once all are done. */
    signupStep: integer('signup_step').$type<SignupStep>(),
    /** §3: how the member came to the site. */
    tracking: jsonb('tracking').$type<Tracking>(),
    /** The landing page that led to the signup. */
    lander: jsonb('lander').$type<SeenLander>(),
    /** Since when privacy mode hides the member; null while it is off. */
    pausedAt: time('paused_at'),
    /** When the member was offered the alternatives to closing the account. */
    offerSeenAt: time('offer_seen_at'),
    /** When the member closed the account. */
    leftAt: time('left_at'),
    /** The mailbox has another account, or had one that was deleted, so this one gets neither the signup credits nor the time bonus again. */
    isReturning: boolean('is_returning').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('member_by_email').on(table.brandId, sql`lower(${table.email})`),
    index('member_by_mailbox').on(table.brandId, mailboxIn(table.email)),
    // Target of foreign keys with the brand, so that no row points to another brand's member.
    unique('member_of_brand').on(table.brandId, table.id),
    check(
      'member_status',
      sql`${table.status} in ('not_confirmed', 'confirmed', 'pending_deletion', 'banned', 'suspended')`,
    ),
    check('member_signup_step', sql`${table.signupStep} between 0 and 4`),
    check('member_suspended', sql`(${table.status} = 'suspended') = (${table.suspendedUntil} is not null)`),
    index('member_suspended_until').on(table.suspendedUntil).where(sql`${table.suspendedUntil} is not null`),
    index('member_banned').on(table.brandId).where(sql`${table.status} = 'banned'`),
    // For figures about those who signed up on a day.
    index('member_by_time').on(table.createdAt),
    index('member_leaving').on(table.leftAt).where(sql`${table.status} = 'pending_deletion'`),
  ],
)

/** A foreign key to a member. The brand is part of it, so that no row can name a member of another brand. */
export function memberReference(name: string, brandId: AnyPgColumn, memberId: AnyPgColumn) {
  return foreignKey({ name, columns: [brandId, memberId], foreignColumns: [member.brandId, member.id] })
}

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    /** SHA-256 of the cookie's token, so that a leaked table lets no one log in. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Browser and operating system, for the member to recognize it. */
    label: text('label').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    memberReference('session_member', table.brandId, table.memberId).onDelete('cascade'),
    index('session_by_member').on(table.memberId),
  ],
)

/** Login tries for an account. Those that do not exist have a row, too, so that responses do not differ. */
export const loginLockout = pgTable(
  'login_lockout',
  {
    /** SHA-256 of brand and address, so that the table holds no addresses. */
    account: text('account').primaryKey(),
    tries: integer('tries').notNull(),
    lockouts: integer('lockouts').notNull(),
    lockedUntil: time('locked_until'),
    lastTryAt: time('last_try_at').notNull(),
  },
  (table) => [index('login_lockout_by_time').on(table.lastTryAt)],
)

/** A browser of the member who subscribed there last. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    /** The login in that browser; when it ends, the browser gets no more messages. */
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    memberReference('push_subscription_member', table.brandId, table.memberId).onDelete('cascade'),
    index('push_subscription_by_member').on(table.memberId, table.createdAt),
    index('push_subscription_by_session').on(table.sessionId),
  ],
)

/** A complaint by a member or visitor. It outlives the account, since an answer is owed: for `CASE_DAYS`. */
export const complaint = pgTable(
  'complaint',
  {
    id: text('id').primaryKey(),
    brandId: brandReference(),
    /** Generated by the page, so that sending it twice stores it once. */
    sentId: text('sent_id').notNull(),
    reference: text('reference').notNull(),
    memberId: text('member_id'),
    /** The decision of staff that it objects to; without a foreign key, since it outlives the decision. */
    decisionId: text('decision_id'),
    email: text('email').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    topic: text('topic', { enum: complaintTopics }).notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    /** When it was answered, or closed without an answer; null while it is open. */
    answeredAt: time('answered_at'),
  },
  (table) => [
    unique('complaint_reference').on(table.brandId, table.reference),
    unique('complaint_sent').on(table.brandId, table.sentId),
    index('complaint_by_time').on(table.brandId, table.answeredAt, table.createdAt),
    index('complaint_by_email').on(table.email, table.createdAt),
  ],
)

/** An answer of staff to a complaint, as it was mailed. */
export const complaintReply = pgTable(
  'complaint_reply',
  {
    id: text('id').primaryKey(),
    complaintId: text('complaint_id')
      .notNull()
      .references(() => complaint.id, { onDelete: 'cascade' }),
    /** The account of the member of staff, without a foreign key, or the user who ran the command. */
    author: text('author'),
    text: text('text').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [index('complaint_reply_by_complaint').on(table.complaintId, table.sentAt)],
)

/**
 * An action of staff, with its subject and reason. The database refuses any change but emptying `details`, which
 * may hold a member's words or name, and deleting what is older than three years.
 */
export const staffAction = pgTable(
  'staff_action',
  {
    id: text('id').primaryKey(),
    brandId: brandReference(),
    /** The id of the account, or the name of the user who ran the command. */
    actor: text('actor').notNull(),
    /** The session of the call, without a foreign key, since it outlives it; null for a command. */
    sessionId: text('session_id'),
    /** The address that the call came from. */
    address: text('address'),
    action: text('action').notNull(),
    /** The id of a member, photo or complaint, perhaps deleted since, or the name of a setting. */
    subject: text('subject').notNull(),
    /** The reason, and what else explains the action. */
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** When the details were emptied; the database notes it. */
    erasedAt: time('erased_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('staff_action_by_time').on(table.brandId, table.createdAt),
    index('staff_action_by_actor').on(table.actor, table.createdAt),
    index('staff_action_by_subject').on(table.subject, table.createdAt),
  ],
)

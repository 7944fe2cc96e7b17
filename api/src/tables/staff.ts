import {
  type CaseDecision,
  caseActions,
  caseKinds,
  caseStates,
  caseSubjects,
  factorKinds,
  locales,
  reportReasons,
  staffRoles,
} from 'contracts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference, session } from './account.ts'
import { listed } from './listed.ts'
import { brand, brandReference } from './site.ts'

/** A role of a member of staff. It holds at one brand, not necessarily that of the account. */
export const staffRole = pgTable(
  'staff_role',
  {
    /** The account, with its brand. */
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    atBrand: text('at_brand')
      .notNull()
      .references(() => brand.id),
    role: text('role', { enum: staffRoles }).notNull(),
    /** An account, or the user who ran the command. */
    grantedBy: text('granted_by').notNull(),
    grantedAt: time('granted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.atBrand, table.role] }),
    memberReference('staff_role_member', table.brandId, table.memberId).onDelete('cascade'),
    index('staff_role_at_brand').on(table.atBrand),
    check('staff_role_role', sql`${table.role} in ('moderator', 'support', 'finance', 'marketing', 'admin')`),
  ],
)

/** A passkey, or an app that makes codes, by which a member of staff proves who they are after the password. */
export const staffFactor = pgTable(
  'staff_factor',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind', { enum: factorKinds }).notNull(),
    /** Chosen by the member, to tell factors apart. */
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
    /** A passkey's id, public key and number of uses. */
    credentialId: text('credential_id').unique(),
    publicKey: text('public_key'),
    uses: bigint('uses', { mode: 'number' }),
    transports: text('transports').array(),
    /** The secret of an app, encrypted. */
    sealedSecret: text('sealed_secret'),
    /** The period of the last code that was accepted: neither it nor an earlier one is again. */
    lastPeriod: integer('last_period'),
  },
  (table) => [
    memberReference('staff_factor_member', table.brandId, table.memberId).onDelete('cascade'),
    index('staff_factor_by_member').on(table.memberId),
    check(
      'staff_factor_kind',
      sql`(${table.kind} = 'passkey') = (${table.publicKey} is not null)
        and (${table.kind} = 'totp') = (${table.sealedSecret} is not null)`,
    ),
  ],
)

/** Codes for a member of staff who has lost their factors. Each works once. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Keyed with the site's secret. */
    codeHash: text('code_hash').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.codeHash] }),
    memberReference('staff_recovery_code_member', table.brandId, table.memberId).onDelete('cascade'),
  ],
)

/** How far a session of a member of staff is proven by a second factor, and what it is just being asked. */
export const staffSession = pgTable('staff_session', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => session.id, { onDelete: 'cascade' }),
  verifiedAt: time('verified_at'),
  /** When a person last did something in the back office, to the minute. */
  seenAt: time('seen_at'),
  /** The challenge to a passkey, or the sealed secret of an app that is being added. */
  challenge: text('challenge'),
  challengeFor: text('challenge_for', { enum: ['add-passkey', 'add-totp', 'verify'] }),
  challengeUntil: time('challenge_until'),
})

/** Something that waits for staff or that they have decided. `openCase` and `closeCase` keep it in step with its subject. */
export const staffCase = pgTable(
  'staff_case',
  {
    id: text('id').primaryKey(),
    brandId: brandReference(),
    kind: text('kind', { enum: caseKinds }).notNull(),
    subjectKind: text('subject_kind', { enum: caseSubjects }).notNull(),
    /** The id of a photo, complaint or profile, or a message as `conversation:sequence`. */
    subjectId: text('subject_id').notNull(),
    /** The member whom it is about, with whose account it ends. */
    memberId: text('member_id'),
    language: text('language', { enum: locales }).notNull(),
    /** By the order of `severities`. */
    severity: integer('severity').notNull(),
    /** The gravest reason of the reports. */
    reason: text('reason', { enum: reportReasons }),
    /** How many members have reported it. */
    reports: integer('reports').notNull(),
    /** How likely a model thinks, in percent, that the photo shows nudity; −1 for one that it cannot read. */
    guess: integer('guess'),
    /** Those of the staff who may not decide it, since the decision that it is about, or the proposal, was theirs. */
    notBy: text('not_by').array().notNull().default([]),
    openedAt: time('opened_at').notNull(),
    dueAt: time('due_at').notNull(),
    /** Its place in the order, before `due_at` for what is more pressing. Age needs no reckoning: it never changes. */
    rankAt: time('rank_at').notNull(),
    state: text('state', { enum: [...caseStates, 'gone'] }).notNull(),
    claimedBy: text('claimed_by'),
    claimedUntil: time('claimed_until'),
    /** Null if a command decided, like the next two. */
    action: text('action', { enum: caseActions }),
    decision: jsonb('decision').$type<CaseDecision>(),
    decidedBy: text('decided_by'),
    decidedAt: time('decided_at'),
    takesEffectAt: time('takes_effect_at'),
    /** The case that is decided again, to see whether two agree. What is decided so is not carried out. */
    sampleOf: text('sample_of'),
    /** A ban that takes a second moderator. */
    proposal: jsonb('proposal').$type<{
      readonly by: string
      readonly rule: (typeof reportReasons)[number]
      readonly facts: string
    }>(),
    /** The reference of the decision that the member was mailed. */
    reference: text('reference'),
  },
  (table) => [
    memberReference('staff_case_member', table.brandId, table.memberId).onDelete('cascade'),
    // The order of each kind, whatever number of cases is decided.
    index('staff_case_waiting')
      .on(table.brandId, table.kind, table.rankAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('staff_case_open')
      .on(table.brandId, table.kind, table.subjectId)
      .where(sql`${table.state} in ('waiting', 'decided') and ${table.sampleOf} is null`),
    index('staff_case_to_guess')
      .on(table.rankAt)
      .where(sql`${table.state} = 'waiting' and ${table.kind} = 'photo' and ${table.guess} is null`),
    index('staff_case_claimed')
      .on(table.claimedBy)
      .where(sql`${table.state} = 'waiting' and ${table.claimedBy} is not null`),
    index('staff_case_to_carry_out').on(table.takesEffectAt).where(sql`${table.state} = 'decided'`),
    index('staff_case_decided')
      .on(table.brandId, table.decidedAt, table.id)
      .where(sql`${table.state} in ('decided', 'done')`),
    index('staff_case_sample').on(table.brandId, table.decidedAt).where(sql`${table.sampleOf} is not null`),
    index('staff_case_by_member').on(table.memberId, table.openedAt),
    check('staff_case_state', sql`${table.state} in (${listed([...caseStates, 'gone'])})`),
    check(
      'staff_case_is_decided',
      sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)
        and (${table.decidedAt} is null) = (${table.takesEffectAt} is null)`,
    ),
    check('staff_case_claim', sql`(${table.claimedBy} is null) = (${table.claimedUntil} is null)`),
  ],
)

/** A note of staff about a member, which the member gets with their data. */
export const staffNote = pgTable(
  'staff_note',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    /** The account of the member of staff, without a foreign key, since it outlives it. */
    author: text('author').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    memberReference('staff_note_member', table.brandId, table.memberId).onDelete('cascade'),
    index('staff_note_by_member').on(table.memberId, table.createdAt),
  ],
)

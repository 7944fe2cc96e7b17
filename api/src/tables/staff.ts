import { factorKinds, staffRoles } from 'contracts'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference, session } from './account.ts'
import { brand } from './site.ts'

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
  /** The last call of the back office, to the minute. */
  seenAt: time('seen_at'),
  /** The challenge to a passkey, or the sealed secret of an app that is being added. */
  challenge: text('challenge'),
  challengeFor: text('challenge_for', { enum: ['add-passkey', 'add-totp', 'verify'] }),
  challengeUntil: time('challenge_until'),
})

import {
  bodyTypes,
  type Country,
  eyeColours,
  genders,
  hairColours,
  interests,
  nearness,
  photoStatuses,
  rejectionReasons,
  relationshipStatuses,
  sexualities,
} from 'contracts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { time } from '../db/time.ts'
import { memberReference } from './account.ts'

/** A name as staff search it: whatever its case, in an order in which names that begin alike are neighbours. */
export const nameInOrder = (name: AnyPgColumn) => sql`lower(${name}) collate "C"`

/** §3: a member's profile. The contract checks its enum fields on input. */
export const profile = pgTable(
  'profile',
  {
    memberId: text('member_id').primaryKey(),
    brandId: text('brand_id').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: ['active', 'disabled'] }).notNull(),
    /** Gender and country are entered during signup; the profile is disabled until then. */
    gender: text('gender', { enum: genders }),
    sexuality: text('sexuality', { enum: sexualities }),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    country: text('country').$type<Country>(),
    region: text('region'),
    city: text('city'),
    hasTattoos: boolean('has_tattoos'),
    hairColour: text('hair_colour', { enum: hairColours }),
    eyeColour: text('eye_colour', { enum: eyeColours }),
    bodyType: text('body_type', { enum: bodyTypes }),
    relationshipStatus: text('relationship_status', { enum: relationshipStatuses }),
    aboutMe: text('about_me'),
    interests: text('interests', { enum: interests }).array().notNull().default([]),
    /** A profile that the brand runs; it is marked as such wherever it shows. */
    isFictional: boolean('is_fictional').notNull().default(false),
    /** The member's choice whether visitors can see the profile. */
    isVisibleToVisitors: boolean('is_visible_to_visitors').notNull().default(false),
  },
  (table) => [
    memberReference('profile_member', table.brandId, table.memberId).onDelete('cascade'),
    // For staff who know how a name begins.
    index('profile_by_name').on(table.brandId, nameInOrder(table.name)),
    check('profile_status', sql`${table.status} in ('active', 'disabled')`),
    check(
      'profile_active_is_told',
      sql`${table.status} = 'disabled' or (${table.gender} is not null and ${table.country} is not null)`,
    ),
  ],
)

/** A member's wishes for the members they would like to meet; null leaves one open. */
export const preference = pgTable(
  'preference',
  {
    memberId: text('member_id').primaryKey(),
    brandId: text('brand_id').notNull(),
    genders: text('genders', { enum: genders }).array(),
    minAge: integer('min_age'),
    maxAge: integer('max_age'),
    near: text('near', { enum: nearness }),
  },
  (table) => [
    memberReference('preference_member', table.brandId, table.memberId).onDelete('cascade'),
    check('preference_ages', sql`${table.minAge} <= ${table.maxAge}`),
  ],
)

export const photo = pgTable(
  'photo',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    filename: text('filename').notNull(),
    matchFilename: text('match_filename').notNull(),
    cardFilename: text('card_filename').notNull(),
    thumbFilename: text('thumb_filename').notNull(),
    blurredFilename: text('blurred_filename').notNull(),
    /** Size of the full picture. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    thumbhash: text('thumbhash').notNull(),
    /** 64 bits in hexadecimal, the same or nearly for pictures that look the same; null if there is too little in it. */
    dhash: text('dhash'),
    /** A deleted photo's row stays until its files are removed. */
    status: text('status', { enum: [...photoStatuses, 'deleted'] }).notNull(),
    rejection: text('rejection', { enum: rejectionReasons }),
    isMain: boolean('is_main').notNull().default(false),
    isPrivate: boolean('is_private').notNull().default(false),
    position: integer('position').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    memberReference('photo_member', table.brandId, table.memberId).onDelete('cascade'),
    index('photo_by_member').on(table.memberId, table.position),
    uniqueIndex('photo_main').on(table.memberId).where(sql`${table.isMain}`),
    index('photo_pending').on(table.brandId, table.createdAt).where(sql`${table.status} = 'pending'`),
    index('photo_by_hash').on(table.brandId, table.dhash).where(sql`${table.dhash} is not null`),
    index('photo_deleted').on(table.id).where(sql`${table.status} = 'deleted'`),
    check('photo_status', sql`${table.status} in ('active', 'pending', 'rejected', 'deleted')`),
    check('photo_rejection', sql`(${table.rejection} is null) = (${table.status} <> 'rejected')`),
    check(
      'photo_main_is_shown',
      sql`not ${table.isMain} or (not ${table.isPrivate} and ${table.status} in ('active', 'pending'))`,
    ),
  ],
)

export const memberLike = pgTable(
  'member_like',
  {
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    likedId: text('liked_id').notNull(),
    createdAt: time('created_at').notNull(),
    /** A photo's id or `about_me`, if the like is about that; the photo may be gone. */
    about: text('about'),
    /** The member's words with it, until they open the conversation. */
    comment: text('comment'),
    /** §4: when the liked member opened the profile of the member who likes them. */
    seenAt: time('seen_at'),
    /** §7: when auto-like showed it to the liked member, which happens once. */
    shownAt: time('shown_at'),
  },
  (table) => [
    primaryKey({ name: 'member_like_pair', columns: [table.memberId, table.likedId] }),
    memberReference('member_like_member', table.brandId, table.memberId).onDelete('cascade'),
    memberReference('member_like_liked', table.brandId, table.likedId).onDelete('cascade'),
    index('member_like_given').on(table.memberId, table.createdAt),
    index('member_like_received').on(table.likedId, table.createdAt),
    index('member_like_by_time').using('brin', table.createdAt),
    check('member_like_not_self', sql`${table.memberId} <> ${table.likedId}`),
  ],
)

/** That a member has commented on their like of another, which they can do once, whatever becomes of like and comment. */
export const likeComment = pgTable(
  'like_comment',
  {
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    likedId: text('liked_id').notNull(),
    /** Id of the conversation that the comment opens. */
    conversationId: text('conversation_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'like_comment_pair', columns: [table.memberId, table.likedId] }),
    unique('like_comment_conversation').on(table.conversationId),
    memberReference('like_comment_member', table.brandId, table.memberId).onDelete('cascade'),
    memberReference('like_comment_liked', table.brandId, table.likedId).onDelete('cascade'),
    // Deleting a member cascades to these rows; without the index that would scan the table.
    index('like_comment_of_liked').on(table.likedId),
  ],
)

/** §6: a block hides both members from each other, everywhere and at once. */
export const block = pgTable(
  'block',
  {
    brandId: text('brand_id').notNull(),
    memberId: text('member_id').notNull(),
    blockedId: text('blocked_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'block_pair', columns: [table.memberId, table.blockedId] }),
    memberReference('block_member', table.brandId, table.memberId).onDelete('cascade'),
    memberReference('block_blocked', table.brandId, table.blockedId).onDelete('cascade'),
    index('block_received').on(table.blockedId, table.memberId),
    check('block_not_self', sql`${table.memberId} <> ${table.blockedId}`),
  ],
)

/** §6: a block of a deleted member, which returns if their address gets an account again. */
export const keptBlock = pgTable(
  'kept_block',
  {
    brandId: text('brand_id').notNull(),
    /** The member who blocked; nothing is kept once they are gone, too. */
    memberId: text('member_id').notNull(),
    /** A keyed hash of the blocked address, which nobody can look up. */
    blockedEmail: text('blocked_email').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'kept_block_pair', columns: [table.memberId, table.blockedEmail] }),
    memberReference('kept_block_member', table.brandId, table.memberId).onDelete('cascade'),
    index('kept_block_by_email').on(table.brandId, table.blockedEmail),
  ],
)

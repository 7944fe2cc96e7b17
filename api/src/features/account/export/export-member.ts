import type { AnswerOf, exportMember as endpoint } from 'contracts'
import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { chatPhoto } from '../../../tables/chat.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { photo } from '../../../tables/members.ts'
import { exportPurchases } from '../../credits/orders/export-purchases.ts'
import { findPreferences } from '../../members/preferences/own-preferences.ts'
import { findOwnProfile } from '../own/own-profile.ts'
import { exportAccount, exportCases } from './export-account.ts'
import { exportActivity } from './export-activity.ts'
import { exportStaff } from './export-staff.ts'

/**
 * All data about a member, to download. `whole-member.test.ts` compares it with every column of the database
 * that is about them, and names those that are left out.
 */
export async function exportMember(
  db: Queryable,
  key: MemberKey,
  now: Date,
): Promise<AnswerOf<typeof endpoint>> {
  const { memberId } = key
  const [account, profile, preferences, photos, chatPhotos, activity, purchases, cases, staff] =
    await Promise.all([
      exportAccount(db, key),
      findOwnProfile(db, key),
      findPreferences(db, key),
      db
        .select()
        .from(photo)
        .where(and(eq(photo.memberId, memberId), ne(photo.status, 'deleted')))
        .orderBy(photo.position),
      db.select().from(chatPhoto).where(eq(chatPhoto.ownerId, memberId)).orderBy(chatPhoto.createdAt),
      exportActivity(db, key),
      exportPurchases(db, key, now),
      exportCases(db, key),
      exportStaff(db, key),
    ])
  return {
    exported_at: now.toISOString(),
    ...account,
    ...staff,
    profile,
    preferences,
    photos: photos.map(
      ({ filename, status, rejection, isMain, isPrivate, position, width, height, createdAt }) => ({
        filename,
        status,
        rejection,
        main: isMain,
        private: isPrivate,
        position,
        width,
        height,
        at: createdAt.toISOString(),
      }),
    ),
    chat_photos: chatPhotos.map(({ filename, isRejected, width, height, createdAt }) => ({
      filename,
      rejected: isRejected,
      width,
      height,
      at: createdAt.toISOString(),
    })),
    ...activity,
    ...purchases,
    ...cases,
  }
}

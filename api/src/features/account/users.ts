import { DEFAULT_LOCALE, isLocale, type Locale, type User } from 'contracts'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { prepared } from '../../db/statements/prepared.ts'
import type { Brand } from '../../http/caller/brand.ts'
import { refuse } from '../../http/refusal.ts'
import { member } from '../../tables/account.ts'
import { ledgerAccount } from '../../tables/credits.ts'
import { photo, profile } from '../../tables/members.ts'
import { roleOf } from '../../tables/role-of.ts'
import { hasBought, usesTimeBonus } from '../credits/discounts/first-purchase.ts'
import { timeBonus } from '../credits/discounts/time-bonus.ts'
import { discountAnswer } from '../credits/prices/discount.ts'
import { imageColumns, imageOf } from '../members/photos/image-columns.ts'
import { isLockedOut } from './rules.ts'

const userOf = prepared('user', (db) =>
  db
    .select({
      member: {
        id: member.id,
        status: member.status,
        isStaff: member.isStaff,
        isPaid: member.isPaid,
        language: member.language,
        signupStep: member.signupStep,
        notificationsDisabled: member.notificationsDisabled,
        createdAt: member.createdAt,
        isReturning: member.isReturning,
        hasBought,
        usesTimeBonus,
      },
      profile: { name: profile.name, country: profile.country, status: profile.status },
      credits: ledgerAccount.balance,
      image: imageColumns,
    })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .leftJoin(ledgerAccount, eq(ledgerAccount.memberId, member.id))
    .leftJoin(photo, and(eq(photo.memberId, member.id), eq(photo.isMain, true)))
    .where(and(eq(member.id, sql.placeholder('memberId')), eq(member.brandId, sql.placeholder('brandId')))),
)

/** §3: a member as they see themselves; null for one who is kept out. */
export async function findUser(
  db: Queryable,
  { id: brandId, settings }: Brand,
  memberId: string,
  now: Date,
): Promise<User | null> {
  const [found] = await userOf(db).execute({ brandId, memberId })
  if (!found) return null
  const { id, status, isPaid, language, signupStep, notificationsDisabled } = found.member
  if (isLockedOut(status)) return null
  const bonus = found.member.hasBought || found.member.usesTimeBonus ? null : timeBonus(found.member, now)
  return {
    id,
    role: roleOf(found.member),
    status,
    credits: found.credits ?? 0,
    paid_user: isPaid,
    language: isLocale(language) ? language : DEFAULT_LOCALE,
    signup_step: signupStep,
    time_bonus: bonus && discountAnswer(bonus, now),
    fictional_icon: settings.fictional_icon,
    notifications_disabled: notificationsDisabled,
    profile: { ...found.profile, main_image: imageOf(found.image) },
  }
}

/** Finds an account of the brand by its address, for logging in. */
export async function findLogin(db: Queryable, brandId: string, email: string) {
  const [found] = await db
    .select({
      id: member.id,
      passwordHash: member.passwordHash,
      status: member.status,
      suspendedUntil: member.suspendedUntil,
    })
    .from(member)
    .where(and(eq(member.brandId, brandId), eq(sql`lower(${member.email})`, email)))
  return found
}

export async function setUserLanguage(db: Queryable, memberId: string, language: Locale) {
  await db.update(member).set({ language }).where(eq(member.id, memberId))
}

/** The address and name of a member, which their password must not contain. */
export async function findUserNames(db: Queryable, memberId: string) {
  const [found] = await db
    .select({ email: member.email, name: profile.name })
    .from(member)
    .innerJoin(profile, eq(profile.memberId, member.id))
    .where(eq(member.id, memberId))
  return found ?? refuse('not_found')
}

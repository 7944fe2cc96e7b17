import { TIME_BONUS_CODE } from 'contracts'
import { and, desc, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { discountCode } from '../../../tables/discounts.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import type { Discount } from '../prices/discount.ts'
import { codeRefusal, type Place } from './code-refusal.ts'
import { findShopper } from './find-shopper.ts'
import { timeBonus } from './time-bonus.ts'
import { weeklyDeal } from './weekly-deal.ts'

export interface Viewed {
  readonly brand: Brand
  /** Null for a visitor. */
  readonly viewer: MemberKey | null
  /** Any place if undefined. */
  readonly place?: Place
}

/** The codes, with how often others have each that is only for so many orders. */
function selectCodes(db: Queryable, viewer: MemberKey | null) {
  const others = sql`
    select count(*)::integer from ${paymentOrder}
    where ${paymentOrder.brandId} = ${discountCode.brandId} and ${paymentOrder.discountCode} = ${discountCode.code}
      and ${paymentOrder.holdsCode} and ${paymentOrder.memberId} is distinct from ${viewer?.memberId ?? ''}
  `
  const usesOfOthers = sql<number>`case when ${discountCode.mostUses} is null then 0 else (${others}) end`
  return db.select({ ...getTableColumns(discountCode), usesOfOthers }).from(discountCode)
}

/** Has the orders with a code that is only for so many wait for each other, so that each sees the others. */
export async function lockLimitedCode(tx: Transaction, brandId: string, code: string): Promise<void> {
  const isIt = and(eq(discountCode.brandId, brandId), eq(discountCode.code, code.toUpperCase()))
  await tx
    .select({ code: discountCode.code })
    .from(discountCode)
    .where(and(isIt, isNotNull(discountCode.mostUses)))
    .for('update')
}

/** §5: the discount of a code; refuses an unknown one, and with the same words a code of another member. */
export async function requireDiscount(
  db: Queryable,
  { brand, viewer, place, code: typed }: Viewed & { readonly code: string },
  now: Date,
): Promise<Discount> {
  const code = typed.toUpperCase()
  const shopper = await findShopper(db, viewer)
  const [row] = await selectCodes(db, viewer).where(
    and(eq(discountCode.brandId, brand.id), eq(discountCode.code, code)),
  )
  if (shopper.usedCodes.has(code)) refuse('discount_code_used')
  const found = rulesFor(brand, shopper, now).find((rule) => rule.code === code) ?? row
  // A row cannot prolong the time bonus.
  if (!found || (found === row && code === TIME_BONUS_CODE)) return refuse('discount_code_not_found')
  const refusal = codeRefusal(found, { shopper, place, now })
  return refusal ? refuse(refusal) : found
}

/** §4: the discount that a member has anyway: time bonus, weekly deal, welcome or personal code. */
export async function findOwnDiscount(
  db: Queryable,
  { brand, viewer, place }: Viewed,
  now: Date,
): Promise<Discount | null> {
  if (!viewer) return null
  const { isWelcome, memberId, createdAt } = discountCode
  const shopper = await findShopper(db, viewer)
  const rows = await selectCodes(db, viewer)
    .where(and(eq(discountCode.brandId, brand.id), or(eq(isWelcome, true), eq(memberId, viewer.memberId))))
    .orderBy(desc(isWelcome), desc(createdAt))
  const all = [...rulesFor(brand, shopper, now), ...rows]
  return all.find((discount) => !codeRefusal(discount, { shopper, place, now })) ?? null
}

/** §7: the brand's welcome code, for a visitor or a member without a purchase. */
export async function findWelcomeDiscount(
  db: Queryable,
  { brand, viewer }: Viewed,
  now: Date,
): Promise<Discount | null> {
  const isWelcome = and(eq(discountCode.brandId, brand.id), eq(discountCode.isWelcome, true))
  const shopper = await findShopper(db, viewer)
  const rows = await selectCodes(db, viewer).where(isWelcome).orderBy(desc(discountCode.createdAt))
  return rows.find((row) => !codeRefusal(row, { shopper, place: undefined, now })) ?? null
}

/** The discounts by rule that run for a shopper now. */
function rulesFor(
  { settings }: Brand,
  shopper: Awaited<ReturnType<typeof findShopper>>,
  now: Date,
): Discount[] {
  if (shopper.memberId === null) return []
  const { memberId: id, ...facts } = shopper
  return [timeBonus({ id, ...facts }, now), weeklyDeal(settings, now)].filter((rule) => rule !== null)
}

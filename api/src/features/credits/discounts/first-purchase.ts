import { TIME_BONUS_CODE, WEEKLY_PREFIX } from 'contracts'
import { type SQL, sql } from 'drizzle-orm'
import { member } from '../../../tables/account.ts'
import { discountCode } from '../../../tables/discounts.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import type { CodeRow } from '../prices/discount.ts'

/*
 * §4, §9: three discounts are for first purchases: the time bonus, the weekly deal and the brand's welcome code. A member has
 * them until they have bought anything, and two orders with them cannot stand beside each other.
 */

/** Whether a discount is for first purchases. */
export function isForFirstPurchase({ code, isWelcome = false }: Pick<CodeRow, 'code'> & Partial<CodeRow>) {
  return isWelcome || code === TIME_BONUS_CODE || code.startsWith(WEEKLY_PREFIX)
}

/** The same for a code in a query. */
export function isFirstPurchaseCode({ brandId }: MemberKey, code: SQL): SQL {
  const welcome = sql`select ${discountCode.code} from ${discountCode} where ${discountCode.brandId} = ${brandId} and ${discountCode.isWelcome}`
  return sql`(${code} = ${TIME_BONUS_CODE} or ${code} like ${`${WEEKLY_PREFIX}%`} or ${code} in (${welcome}))`
}

const paidOrders = sql`
  select 1 from ${paymentOrder}
  where ${paymentOrder.memberId} = ${member.id} and ${paymentOrder.paidAt} is not null
`

const bonusUnderWay = sql`
  select 1 from ${paymentOrder}
  where ${paymentOrder.memberId} = ${member.id} and ${paymentOrder.holdsCode}
    and ${paymentOrder.discountCode} = ${TIME_BONUS_CODE}
    and ${paymentOrder.status} = 'pending' and ${paymentOrder.paymentUrl} is null
`

/** Whether an order that can't be cancelled any more has the time bonus. */
export const usesTimeBonus = sql<boolean>`exists (${bonusUnderWay})`

/** Whether the member ever bought anything: first-purchase discounts don't return with the money. */
export const hasBought = sql<boolean>`(${member.isPaid} or exists (${paidOrders}))`

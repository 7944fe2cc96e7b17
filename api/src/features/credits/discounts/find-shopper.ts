import type { AnswerOf, getBundles } from 'contracts'
import { and, desc, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { paymentCatalogue } from '../../../payments/methods/payment-catalogue.ts'
import { member } from '../../../tables/account.ts'
import { isMember, type MemberKey } from '../../../tables/member-key.ts'
import { paymentOrder } from '../../../tables/orders.ts'
import { isOwnOrder } from '../order/find-orders.ts'
import type { OrderRow } from '../order/order-answer.ts'
import type { Shopper } from './code-refusal.ts'
import { hasBought } from './first-purchase.ts'

const VISITOR = { memberId: null, hasBought: false, createdAt: null, usedCodes: new Set<string>() } as const

/** The facts about a member or visitor that decide on discounts. */
export async function findShopper(db: Queryable, viewer: MemberKey | null) {
  if (!viewer) return VISITOR
  const [found] = await db
    .select({ hasBought, createdAt: member.createdAt, isReturning: member.isReturning })
    .from(member)
    .where(isMember(viewer))
  const orders = await findDiscounted(db, viewer)
  const used = orders.filter((order) => order.paidAt !== null || isUnderWay(order))
  const usedCodes = new Set(used.flatMap(({ discountCode }) => discountCode ?? []))
  return { memberId: viewer.memberId, ...(found ?? refuse('not_found')), usedCodes } satisfies Shopper
}

/** The member's latest order under way that keeps its discount from other orders. */
export async function findHeldDiscount(
  db: Queryable,
  viewer: MemberKey | null,
): Promise<AnswerOf<typeof getBundles>['held_discount']> {
  const orders = viewer ? await findDiscounted(db, viewer) : []
  const held = orders.find(isUnderWay)
  return held?.discountCode ? { code: held.discountCode, order: held.id } : null
}

function findDiscounted(db: Queryable, viewer: MemberKey) {
  return db
    .select()
    .from(paymentOrder)
    .where(and(isOwnOrder(viewer), isNotNull(paymentOrder.discountCode)))
    .orderBy(desc(paymentOrder.createdAt))
}

/** Whether an order keeps its code because its money may have moved, so that it can't be cancelled. */
function isUnderWay(
  order: Pick<OrderRow, 'holdsCode' | 'status' | 'paymentUrl' | 'savedMethodId' | 'method'>,
) {
  if (!order.holdsCode) return false
  if (order.status === 'pending') return order.paymentUrl === null
  return order.status === 'created' && !isPaidOnPage(order)
}

/** Whether the member pays on a page of the switch; other orders are charged as soon as they are made. */
export function isPaidOnPage({ savedMethodId, method }: Pick<OrderRow, 'savedMethodId' | 'method'>): boolean {
  return savedMethodId === null && paymentCatalogue[method].family !== 'debit'
}

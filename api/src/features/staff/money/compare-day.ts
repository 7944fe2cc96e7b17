import { SECOND_MS } from '../../../time.ts'
import type { OrderServices } from '../../credits/order/order-services.ts'
import type { Booked } from './day-of-books.ts'
import { askSwitch, isCurrent } from './switch-answers.ts'

/** For how long one call asks; the page calls again while some are left. */
const LONGEST_MS = 8 * SECOND_MS
const CONCURRENCY = 5

/**
 * Asks the switch about the orders of a day that it was not asked about since then, a few at a time and for some
 * seconds only. Returns how many are left.
 */
export async function compareBooked(
  services: OrderServices,
  booked: readonly Booked[],
  since: Date,
): Promise<number> {
  const due = booked.filter(({ answer }) => !answer || answer.askedAt < since)
  // Those without an answer come first, in case nobody calls again.
  due.sort((one, other) => Number(isCurrent(one.answer, one)) - Number(isCurrent(other.answer, other)))
  const waiting = due.values()
  const end = Date.now() + LONGEST_MS
  let asked = 0
  const work = async () => {
    for (const one of waiting) {
      await askSwitch(services, one)
      asked += 1
      if (Date.now() >= end) return
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return due.length - asked
}

import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { money } from './bundles.ts'
import { currencies } from './currencies.ts'

export const spendingLimit = z.object({
  amount: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  currency: z.enum(currencies),
})

/** The limit that counts now, and what it leaves this month. */
export const limitLeft = z.object({
  ...spendingLimit.shape,
  /** The limit, less what was paid. */
  left: money,
  /** The sum of the orders that are not paid yet, which a new order has to leave room for. */
  waiting: money,
  /** The latest of them, to finish or to cancel. */
  waiting_order: z.nullable(z.string()),
})

export type LimitLeft = z.infer<typeof limitLeft>

const answer = z.object({
  /** The last twelve months, the present one last, in each currency that was paid in. */
  currencies: z.array(
    z.object({
      currency: z.enum(currencies),
      months: z.array(
        z.object({
          /** Such as `2026-11`, in UTC. */
          month: z.string(),
          /** Paid, less refunds. */
          spent: money,
        }),
      ),
    }),
  ),
  /** The most that the member wants to spend in a month, which they set themselves; null for no limit. */
  limit: z.nullable(spendingLimit),
  /** The amount that this limit leaves this month. */
  limit_left: z.nullable(limitLeft),
  /** A higher limit, or none, applies only a day later. */
  next_limit: z.nullable(z.object({ limit: z.nullable(spendingLimit), from: z.string() })),
})

export type Spending = z.infer<typeof answer>

const SPENDING = '/api/spending.php'

export const getSpending = endpoint({ method: 'GET', path: SPENDING, forMembers: true, answer })

/** A lower limit applies at once, a higher one or none after 24 hours. */
export const setSpendingLimit = endpoint({
  method: 'PUT',
  path: SPENDING,
  body: z.object({ limit: z.nullable(spendingLimit) }),
  answer,
  repeatable: true,
})

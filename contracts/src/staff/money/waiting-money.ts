import * as z from 'contracts/schema'
import { currencies } from '../../credits/currencies.ts'
import { endpoint } from '../../endpoint.ts'
import { brandAtWork } from '../brand-at-work.ts'

/** The kinds of things that wait for finance: refunds under way or failed, open disputes, and returned debits. */
export const waitingMoneyKinds = ['refund_failed', 'refund_pending', 'dispute', 'debit'] as const

export type WaitingMoneyKind = (typeof waitingMoneyKinds)[number]

/** Everything that waits, the oldest first. */
export const getWaitingMoney = endpoint({
  method: 'GET',
  path: '/api/staff-waiting-money.php',
  query: z.object({
    ...brandAtWork,
    kind: z.optional(z.enum(waitingMoneyKinds)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,13}\.[\w.-]{1,80}$/))),
  }),
  answer: z.object({
    waiting: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(waitingMoneyKinds),
        order: z.string(),
        amount: z.int(),
        currency: z.enum(currencies),
        at: z.string(),
        /** Why it failed or is disputed, in the words of the switch. */
        why: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

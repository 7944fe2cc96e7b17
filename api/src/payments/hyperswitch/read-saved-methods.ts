import { z } from 'zod'
import type { Result, SavedMethod } from '../port.ts'

const text = z.string().nullish()
const moment = z.coerce.date().nullish().catch(undefined)

const methodShape = z.object({
  payment_method_id: z.string(),
  payment_method: z.string(),
  payment_method_type: text,
  recurring_enabled: z.boolean(),
  created: moment,
  last_used_at: moment,
  card: z
    .object({ last4_digits: text, card_network: text, scheme: text, expiry_month: text, expiry_year: text })
    .nullish(),
  bank: z.object({ mask: z.string() }).nullish(),
})

const answerShape = z.object({ customer_payment_methods: z.array(methodShape) })

/** Reads a customer's saved methods, without those that cannot be charged again. */
export function readSavedMethods(answer: unknown): Result<readonly SavedMethod[]> {
  const { data, error } = answerShape.safeParse(answer)
  if (!data) return { ok: false, error: { kind: 'unreadable', message: error.message } }
  const usable = data.customer_payment_methods.filter(({ recurring_enabled }) => recurring_enabled)
  return { ok: true, value: usable.map(savedMethodOf) }
}

function savedMethodOf(method: z.infer<typeof methodShape>): SavedMethod {
  const { payment_method_type: type, card, bank, created, last_used_at: lastUsedAt } = method
  const network = card?.card_network ?? card?.scheme
  const lastDigits = card?.last4_digits ?? bank?.mask.slice(-4)
  const [month, year] = [Number(card?.expiry_month), Number(card?.expiry_year)]
  return {
    id: method.payment_method_id,
    category: method.payment_method,
    ...(type && { type }),
    ...(network && { network }),
    ...(lastDigits && { lastDigits }),
    ...(created && { savedAt: created }),
    ...(lastUsedAt && { lastUsedAt }),
    ...(month && year && { expiry: { month, year: year < 100 ? 2_000 + year : year } }),
  }
}

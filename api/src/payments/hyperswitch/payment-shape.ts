import { z } from 'zod'

/** The parts of the switch's answers that the site uses. All else may change without breaking a payment. */
const text = z.string().nullish()
const amount = z.int().nonnegative()

export const refundShape = z.object({
  refund_id: z.string(),
  payment_id: z.string(),
  amount,
  currency: z.string(),
  status: z.enum(['succeeded', 'failed', 'pending', 'review']),
  error_message: text,
})

const disputeShape = z.object({
  dispute_id: z.string(),
  dispute_status: z.string(),
  connector_reason: text,
})

const cardShape = z.object({ last4: text, card_network: text })

export const paymentShape = z.object({
  payment_id: z.string(),
  merchant_id: z.string(),
  status: z.string(),
  amount,
  currency: z.string(),
  amount_received: amount.nullish(),
  customer_id: text,
  metadata: z.looseObject({ order_id: z.unknown() }).partial().nullish(),
  payment_link: z.object({ link: z.string() }).nullish(),
  next_action: z.looseObject({ redirect_to_url: text }).nullish(),
  expires_on: z.coerce.date().nullish().catch(undefined),
  payment_method: text,
  payment_method_type: text,
  payment_method_data: z.looseObject({ card: cardShape.nullish() }).nullish().catch(undefined),
  payment_method_id: text,
  error_code: text,
  error_message: text,
  refunds: z.array(refundShape).nullish(),
  disputes: z.array(disputeShape).nullish(),
})

export type SwitchPayment = z.infer<typeof paymentShape>
export type SwitchRefund = z.infer<typeof refundShape>
export type SwitchDispute = z.infer<typeof disputeShape>

import { randomUUID } from 'node:crypto'
import { LONGEST_EXPIRY, SHORTEST_EXPIRY, SMALLEST_AMOUNT } from '../../../api/src/payments/port.ts'
import { switchId } from '../../../api/src/payments/switch-id.ts'
import type { PaymentRecord } from '../records.ts'
import { SwitchError } from '../switch-error.ts'
import { after, type World } from '../world.ts'
import { chargeAccount } from './charge-account.ts'
import { chargeSaved } from './charge-saved.ts'
import type { CreateBody } from './create-body.ts'

const DEFAULT_EXPIRY = 15 * 60

/** `POST /payments`: the body was checked against the description. */
export function createPayment(world: World, body: CreateBody): PaymentRecord {
  const id = body.payment_id ?? switchId('pay', randomUUID())
  if (world.store.payments.get(id))
    throw new SwitchError(
      400,
      'HE_01',
      'The payment with the specified payment_id already exists in our records',
    )
  // The description's answer cannot carry a smaller amount.
  if (body.amount < SMALLEST_AMOUNT)
    throw new SwitchError(400, 'IR_06', `amount must be at least ${SMALLEST_AMOUNT}`)
  const expiry = body.session_expiry ?? DEFAULT_EXPIRY
  if (expiry < SHORTEST_EXPIRY || expiry > LONGEST_EXPIRY)
    throw new SwitchError(
      400,
      'IR_06',
      `session_expiry should be between ${SHORTEST_EXPIRY} to ${LONGEST_EXPIRY}`,
    )
  const types = body.allowed_payment_method_types ?? []
  if (body.payment_link && types.length === 0)
    throw new SwitchError(400, 'IR_04', 'Missing required param: allowed_payment_method_types')
  const now = world.now().toISOString()
  const payment: PaymentRecord = {
    id,
    amount: body.amount,
    currency: body.currency,
    ...(body.customer_id && { customerId: body.customer_id }),
    ...(body.description && { description: body.description }),
    ...(body.metadata && { metadata: body.metadata }),
    ...(body.return_url && { returnUrl: body.return_url }),
    ...(body.payment_link_config?.seller_name && { merchant: body.payment_link_config.seller_name }),
    types,
    hasPage: body.payment_link ?? false,
    isSaved: body.setup_future_usage === 'off_session',
    status: 'requires_payment_method',
    disputes: [],
    createdAt: now,
    updatedAt: now,
    expiresAt: after(world, expiry),
  }
  if (body.confirm) return confirmPayment(world, payment, body)
  return world.store.payments.put(payment)
}

/** Charges a saved method or a bank account at once. */
export function confirmPayment(
  world: World,
  payment: PaymentRecord,
  body: Partial<CreateBody>,
): PaymentRecord {
  const account = body.payment_method_data?.bank_debit?.sepa_bank_debit
  if (account) return chargeAccount(world, payment, account)
  if (body.recurring_details) return chargeSaved(world, payment, String(body.recurring_details.data))
  if (body.payment_token) return chargeSaved(world, payment, body.payment_token.replace(/^token_/, ''))
  throw new SwitchError(400, 'IR_04', 'Missing required param: payment_method_data')
}

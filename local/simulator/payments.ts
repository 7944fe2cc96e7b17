import { randomUUID } from 'node:crypto'
import { categoryOf } from '../../api/src/payments/methods/switch-types.ts'
import { LONGEST_EXPIRY, SHORTEST_EXPIRY, SMALLEST_AMOUNT } from '../../api/src/payments/port.ts'
import { switchId } from '../../api/src/payments/switch-id.ts'
import type { Method, PaymentRecord, Reuse } from './records.ts'
import { emitPayment } from './webhooks/emit.ts'
import { after, behaviourOf, Refusal, type World } from './world.ts'

/** The parts of a payment's request that the simulator acts on, after the check against the description. */
export interface CreateBody {
  readonly payment_id?: string
  readonly amount: number
  readonly currency: string
  readonly confirm?: boolean
  readonly customer_id?: string
  readonly description?: string
  readonly metadata?: object
  readonly return_url?: string
  readonly session_expiry?: number
  readonly setup_future_usage?: string
  readonly allowed_payment_method_types?: readonly string[]
  readonly payment_link?: boolean
  readonly payment_link_config?: { readonly seller_name?: string }
  readonly recurring_details?: { readonly data: unknown }
  readonly payment_method_data?: {
    readonly bank_debit?: { readonly sepa_bank_debit?: { readonly iban: string } }
  }
}

const DEFAULT_EXPIRY = 15 * 60

/** `POST /payments`: the body was checked against the description. */
export function createPayment(world: World, body: CreateBody): PaymentRecord {
  const { session_expiry: expiry = DEFAULT_EXPIRY, allowed_payment_method_types: types = [] } = body
  const id = body.payment_id ?? switchId('pay', randomUUID())
  if (world.store.payments.get(id))
    throw new Refusal('HE_01', 'The payment with the specified payment_id already exists in our records')
  // The description's answer cannot carry a smaller amount.
  if (body.amount < SMALLEST_AMOUNT) throw new Refusal('IR_06', `amount must be at least ${SMALLEST_AMOUNT}`)
  if (expiry < SHORTEST_EXPIRY || expiry > LONGEST_EXPIRY)
    throw new Refusal('IR_06', `session_expiry should be between ${SHORTEST_EXPIRY} to ${LONGEST_EXPIRY}`)
  if (body.payment_link && types.length === 0)
    throw new Refusal('IR_04', 'Missing required param: allowed_payment_method_types')
  const payment: PaymentRecord = {
    id,
    amount: body.amount,
    currency: body.currency,
    customerId: body.customer_id,
    description: body.description,
    metadata: body.metadata,
    returnUrl: body.return_url,
    merchant: body.payment_link_config?.seller_name,
    types,
    hasPage: body.payment_link ?? false,
    isSaved: body.setup_future_usage === 'off_session',
    status: 'requires_payment_method',
    disputes: [],
    createdAt: world.now().toISOString(),
    expiresAt: after(world, expiry),
  }
  if (!body.confirm) return world.store.payments.put(payment)
  const account = body.payment_method_data?.bank_debit?.sepa_bank_debit
  if (account) return chargeAccount(world, payment, account.iban)
  if (body.recurring_details) return chargeSaved(world, payment, String(body.recurring_details.data))
  throw new Refusal('IR_04', 'Missing required param: payment_method_data')
}

/** A SEPA direct debit: the bank needs a while, then does as the control page says. */
function chargeAccount(world: World, payment: PaymentRecord, iban: string): PaymentRecord {
  const started = { ...payment, family: 'bank_debit', type: 'sepa', lastDigits: iban.slice(-4) }
  const { debits } = world.store.behaviour()
  if (debits === 'fail') return fail(world, started, 'AC01', 'The account does not exist.')
  return become(world, started, debits === 'succeed' ? 'late' : 'pending')
}

const OUTCOME_OF_REUSE = { works: 'pay', declined: 'decline', challenge: 'challenge' } as const

/** Charges a saved method, which answers as its owner chose on the hosted or the control page. */
function chargeSaved(world: World, payment: PaymentRecord, methodId: string): PaymentRecord {
  const found = world.store.methods.get(methodId)
  if (!found || found.customerId !== payment.customerId)
    throw new Refusal('HE_02', 'Payment method does not exist in our records')
  const { id, customerId: _, reuse, createdAt: __, lastUsedAt: ___, ...method } = found
  if (reuse === 'works') world.store.methods.put({ ...found, lastUsedAt: world.now().toISOString() })
  return become(world, { ...payment, ...method, savedMethodId: id }, OUTCOME_OF_REUSE[reuse])
}

export const OUTCOMES = ['pay', 'decline', 'cancel', 'challenge', 'late', 'pending'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Choice {
  readonly outcome: Outcome
  readonly type: string
  readonly save: boolean
  readonly reuse: Reuse
}

const CARDS: Readonly<Record<string, Pick<Method, 'network' | 'lastDigits'>>> = {
  credit: { network: 'Visa', lastDigits: '4242' },
  debit: { network: 'Mastercard', lastDigits: '4444' },
}

/** Does as the payer chose on the hosted page. */
export function chooseOutcome(world: World, payment: PaymentRecord, choice: Choice): PaymentRecord {
  const { outcome, type, save, reuse } = choice
  if (!isOpen(world, payment)) throw wrongStatus(payment)
  if (!payment.types.includes(type))
    throw new Refusal('IR_06', `The type ${type} is not allowed for this payment`)
  const method = { type, family: categoryOf(type), ...CARDS[type] }
  return become(world, { ...payment, ...method, isSaved: payment.isSaved && save }, outcome, reuse)
}

/** Whether it can be paid on its page. When the payer's time is over the status stays as it is, as on the real switch. */
export function isOpen(world: World, { status, expiresAt }: PaymentRecord): boolean {
  return status === 'requires_payment_method' && expiresAt > world.now().toISOString()
}

function become(world: World, payment: PaymentRecord, outcome: Outcome, reuse?: Reuse): PaymentRecord {
  switch (outcome) {
    case 'pay':
      return succeed(world, payment, reuse)
    case 'decline':
      return fail(world, payment, 'card_declined', 'The payment was declined.')
    case 'cancel':
      return setStatus(world, { ...payment, status: 'cancelled' })
    case 'challenge':
      return setStatus(world, { ...payment, status: 'requires_customer_action' })
    case 'late':
      world.store.tasks.put({
        id: settling(payment),
        due: after(world, behaviourOf(world, payment).lateSeconds),
        work: { paymentId: payment.id },
      })
      return setStatus(world, { ...payment, status: 'processing' })
    case 'pending':
      return setStatus(world, { ...payment, status: 'processing' })
  }
}

/** The answer of the payer's bank to a 3-D Secure challenge. */
export function answerChallenge(world: World, payment: PaymentRecord, isConfirmed: boolean): PaymentRecord {
  if (payment.status !== 'requires_customer_action') throw wrongStatus(payment)
  return isConfirmed
    ? succeed(world, payment)
    : fail(world, payment, 'authentication_failed', 'The payer did not confirm the payment.')
}

/** Completes a payment that waits: for the bank, or for a payer whose money came after the link had expired. */
export function completePayment(world: World, payment: PaymentRecord): PaymentRecord {
  world.store.tasks.delete(settling(payment))
  return succeed(world, payment)
}

export function failPayment(world: World, payment: PaymentRecord): PaymentRecord {
  world.store.tasks.delete(settling(payment))
  return fail(world, payment, 'not_received', 'The money did not arrive.')
}

/** `POST /payments/{payment_id}/cancel` */
export function cancelPayment(world: World, payment: PaymentRecord): PaymentRecord {
  if (!['requires_payment_method', 'requires_customer_action'].includes(payment.status))
    throw wrongStatus(payment)
  return become(world, payment, 'cancel')
}

/** Methods that can be charged again without the payer. */
const REUSABLE = ['card', 'wallet', 'bank_debit']

/** The money has arrived: the method is saved if the payment asked for it. */
function succeed(world: World, payment: PaymentRecord, reuse: Reuse = 'works'): PaymentRecord {
  const savedMethodId = payment.savedMethodId ?? saveMethod(world, payment, reuse)
  return setStatus(world, { ...payment, status: 'succeeded', ...(savedMethodId && { savedMethodId }) })
}

function saveMethod(world: World, payment: PaymentRecord, reuse: Reuse): string | undefined {
  const { isSaved, customerId, family, type, network, lastDigits } = payment
  if (!isSaved || !customerId || !family || !type || !REUSABLE.includes(family)) return undefined
  const now = world.now().toISOString()
  const known = world.store.methods
    .all()
    .find((one) => one.customerId === customerId && one.type === type && one.lastDigits === lastDigits)
  const { id, createdAt } = known ?? { id: `pm_${randomUUID().replaceAll('-', '')}`, createdAt: now }
  const card = { ...(network && { network }), ...(lastDigits && { lastDigits }) }
  world.store.methods.put({ id, customerId, family, type, ...card, reuse, createdAt, lastUsedAt: now })
  return id
}

function fail(world: World, payment: PaymentRecord, code: string, message: string): PaymentRecord {
  return setStatus(world, { ...payment, status: 'failed', error: { code, message } })
}

/** Stores a payment with its new status and sends the event about it. */
function setStatus(world: World, payment: PaymentRecord): PaymentRecord {
  world.store.payments.put(payment)
  emitPayment(world, payment)
  return payment
}

function settling({ id }: PaymentRecord): string {
  return `settle ${id}`
}

export function wrongStatus({ status }: PaymentRecord): Refusal {
  return new Refusal('IR_16', `The payment has status ${status}`)
}

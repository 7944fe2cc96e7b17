/** The memory of the simulator. Everything is JSON: moments are ISO texts. */
export type Status =
  | 'requires_payment_method'
  | 'requires_customer_action'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'cancelled'

/** How a payment is paid. The family is the switch's `payment_method`. */
export interface Method {
  readonly family: string
  readonly type: string
  readonly network?: string
  readonly lastDigits?: string
}

export interface PaymentRecord extends Partial<Method> {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly customerId?: string | undefined
  readonly merchant?: string | undefined
  readonly description?: string | undefined
  readonly metadata?: object | undefined
  readonly returnUrl?: string | undefined
  /** The types that the payer may choose on the hosted page; none if the payment has no page. */
  readonly types: readonly string[]
  readonly hasPage: boolean
  readonly isSaved: boolean
  readonly status: Status
  readonly savedMethodId?: string
  readonly error?: { readonly code: string; readonly message: string }
  readonly disputes: readonly DisputeRecord[]
  /** Overrides the behaviour of the whole simulator for this payment. */
  readonly behaviour?: Partial<Behaviour>
  readonly createdAt: string
  readonly expiresAt: string
}

export interface DisputeRecord {
  readonly id: string
  readonly status: 'dispute_opened' | 'dispute_won' | 'dispute_lost'
  readonly reason: string
  readonly createdAt: string
}

export interface RefundRecord {
  readonly id: string
  readonly paymentId: string
  readonly amount: number
  readonly currency: string
  readonly status: 'succeeded' | 'failed' | 'pending' | 'review'
  readonly createdAt: string
}

/** How a saved method answers the next charge. */
export const REUSES = ['works', 'declined', 'challenge'] as const
export type Reuse = (typeof REUSES)[number]

export interface MethodRecord extends Method {
  readonly id: string
  readonly customerId: string
  readonly reuse: Reuse
  readonly createdAt: string
  readonly lastUsedAt: string
}

export interface EventRecord {
  readonly id: string
  readonly type: string
  readonly paymentId: string
  /** The exact text that every delivery carries. */
  readonly body: string
  readonly state: 'waiting' | 'delivered' | 'lost' | 'given up'
  readonly attempts: number
  readonly at: string
}

export interface Delivery {
  readonly eventId: string
  readonly attempt: number
  readonly isForged: boolean
}

/** Work that is due at a moment, and survives a restart: a payment that succeeds late, or the delivery of an event. */
export interface TaskRecord {
  readonly id: string
  readonly due: string
  readonly work: { readonly paymentId: string } | Delivery
}

export const WEBHOOK_MODES = ['normal', 'delayed', 'duplicated', 'reordered', 'lost', 'forged'] as const
export const DEBIT_MODES = ['succeed', 'wait', 'fail'] as const
export const REFUND_MODES = ['succeed', 'wait', 'review', 'fail'] as const

export interface Behaviour {
  readonly webhooks: (typeof WEBHOOK_MODES)[number]
  readonly debits: (typeof DEBIT_MODES)[number]
  readonly refunds: (typeof REFUND_MODES)[number]
  /** Seconds until a late success, and until a direct debit succeeds. */
  readonly lateSeconds: number
  /** Seconds that a delayed webhook waits. */
  readonly delaySeconds: number
}

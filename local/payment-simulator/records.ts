/** The memory of the embedded switch. Everything is JSON: moments are ISO texts. */
export type Status =
  | 'requires_payment_method'
  | 'requires_customer_action'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'cancelled'

export interface PaymentRecord {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly customerId?: string
  readonly merchant?: string
  readonly description?: string
  readonly metadata?: object
  readonly returnUrl?: string
  /** The types that the payer may choose on the hosted page; none if the payment has no page. */
  readonly types: readonly string[]
  readonly hasPage: boolean
  readonly isSaved: boolean
  readonly status: Status
  readonly family?: string
  readonly type?: string
  readonly network?: string
  readonly lastDigits?: string
  readonly savedMethodId?: string
  readonly error?: { readonly code: string; readonly message: string }
  readonly cancellationReason?: string
  readonly disputes: readonly DisputeRecord[]
  /** Overrides the behaviour of the whole switch for this payment. */
  readonly behaviour?: Partial<BehaviourSettings>
  readonly createdAt: string
  readonly updatedAt: string
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
  readonly reason?: string
  readonly status: 'succeeded' | 'failed' | 'pending' | 'review'
  readonly error?: string
  readonly createdAt: string
  readonly updatedAt: string
}

/** How a saved method answers the next charge. */
export const REUSES = ['works', 'declined', 'challenge'] as const
export type Reuse = (typeof REUSES)[number]

export interface MethodRecord {
  readonly id: string
  readonly customerId: string
  readonly family: string
  readonly type: string
  readonly network?: string
  readonly lastDigits?: string
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

/** Work that is due at a moment, and survives a restart. */
export interface TaskRecord {
  readonly id: string
  readonly due: string
  readonly work:
    | { readonly kind: 'settle'; readonly paymentId: string }
    | {
        readonly kind: 'deliver'
        readonly eventId: string
        readonly attempt: number
        readonly isForged: boolean
      }
}

export const WEBHOOK_MODES = ['normal', 'delayed', 'duplicated', 'reordered', 'lost', 'forged'] as const
export const DEBIT_MODES = ['succeed', 'wait', 'fail'] as const
export const REFUND_MODES = ['succeed', 'wait', 'review', 'fail'] as const

export interface BehaviourSettings {
  readonly webhooks: (typeof WEBHOOK_MODES)[number]
  readonly debits: (typeof DEBIT_MODES)[number]
  readonly refunds: (typeof REFUND_MODES)[number]
  /** Seconds until a late success, and until a direct debit succeeds. */
  readonly lateSeconds: number
  /** Seconds that a delayed webhook waits. */
  readonly delaySeconds: number
}

export interface Behaviour extends BehaviourSettings {
  readonly id: 'behaviour'
}

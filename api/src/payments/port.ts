/**
 * The calls that the site makes to a payment switch. Amounts are whole numbers in the currency's minor unit.
 * No call throws because of the switch: the result says what went wrong, and whether asking again can help.
 */
export interface Payments {
  /**
   * Creates a payment. Repeating it with the same id, amount and currency finds the one that exists. Saved
   * methods and direct debits are charged at once; otherwise the payer continues at `link`.
   */
  create(payment: NewPayment): Promise<Result<Payment>>
  /** The truth about a payment. `sync` makes the switch ask the processor first, which is slower. */
  fetch(id: string, options?: { readonly sync?: boolean }): Promise<Result<Payment>>
  /** Cancels a payment that nobody has paid. Harmless to repeat; refused once money may have moved. */
  cancel(id: string): Promise<Result<Payment>>
  /** Starts a refund; the switch may refuse one below `SMALLEST_AMOUNT`. Harmless to repeat with the same id and amount. */
  refund(refund: NewRefund): Promise<Result<Refund>>
  fetchRefund(id: string): Promise<Result<Refund>>
  savedMethods(customerId: string, purchase: Purchase): Promise<Result<readonly SavedMethod[]>>
  /** Harmless to repeat: a method that is already forgotten counts as forgotten. */
  forgetMethod(id: string): Promise<Result<void>>
  /** The ways to pay that the site's account has, in any country and currency of the site. */
  methodTypes(): Promise<Result<readonly MethodType[]>>
  /** Only a hint to `fetch`: webhooks come late, repeated or out of order. Undefined unless signed. */
  parseWebhook(body: Buffer, signature: string | undefined): Webhook | undefined
  /** Tells why a webhook that could not be parsed is turned away: whether the switch has sent it. */
  isSigned(body: Buffer, signature: string | undefined): boolean
}

/** Seconds that the switch lets a payer have; the driver keeps `expiresIn` within. */
export const SHORTEST_EXPIRY = 60
export const LONGEST_EXPIRY = 7_890_000

/** The smallest amount, in minor units, that the switch's description allows for a payment or refund. */
export const SMALLEST_AMOUNT = 100

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: PaymentError }

export interface PaymentError {
  /**
   * - `unreachable`: no answer, or the switch is out of order or busy. It may have happened all the same: repeat it with
   *   the same id.
   * - `refused`: the switch understood and said no; repeating does not help.
   * - `unknown`: the switch has no such payment, refund, customer or method.
   * - `unauthorized`: the site's key is wrong.
   * - `unreadable`: an answer that is not what the switch's description promises.
   */
  readonly kind: 'unreachable' | 'refused' | 'unknown' | 'unauthorized' | 'unreadable'
  /** For the log and the staff, never for members. */
  readonly message: string
  /** The switch's own code of a refusal. */
  readonly code?: string
}

export interface Purchase {
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  /** ISO 3166, two letters. */
  readonly country: string
}

export interface NewPayment extends Purchase {
  /** Exactly 30 characters; see `switch-id.ts`. */
  readonly id: string
  readonly orderId: string
  readonly customerId: string
  readonly returnUrl: string
  /** The brand, as the payer knows it. */
  readonly merchant: string
  readonly description?: string
  /** Seconds that the payer has. */
  readonly expiresIn: number
  readonly way: PaymentWay
}

type PaymentWay =
  /** On the switch's own page, with these types; the method is saved if the payer agreed. */
  | { readonly kind: 'page'; readonly types: readonly string[]; readonly save: boolean }
  | { readonly kind: 'saved'; readonly methodId: string }
  | { readonly kind: 'debit'; readonly account: DebitAccount }

/** The account that a SEPA direct debit takes the money from, and the mandate's evidence. */
export interface DebitAccount {
  readonly iban: string
  readonly holder: string
  readonly street: string
  readonly houseNumber: string
  readonly postalCode: string
  readonly city: string
  readonly acceptedAt: Date
  readonly ipAddress: string
  readonly userAgent: string
}

/**
 * - `open`: waits for the payer
 * - `processing`: decided by nobody yet, for days if it is a bank transfer
 * - `paid`: all of it
 * - `underpaid`: less than the amount arrived, which only people can sort out
 * - `expired`: the payer's time is over. Money may still arrive, so this is no end.
 */
export type PaymentState = 'open' | 'processing' | 'paid' | 'underpaid' | 'failed' | 'cancelled' | 'expired'

export interface Payment {
  readonly id: string
  readonly state: PaymentState
  readonly amount: number
  readonly received: number
  readonly currency: string
  readonly orderId?: string
  readonly customerId?: string
  /** The page where the payer continues, while the payment is open. */
  readonly link?: string
  readonly expiresAt?: Date
  /** The method that was used, in the switch's words. */
  readonly method?: UsedMethod
  /** The id of the method that this payment saved or used. */
  readonly savedMethodId?: string
  readonly failure?: { readonly code?: string; readonly message?: string }
  readonly refunds: readonly Refund[]
  readonly disputes: readonly Dispute[]
}

/** A way to pay, in the switch's words: a `sepa` of `bank_debit` is another than one of `bank_transfer`. */
export interface MethodType {
  readonly category: string
  readonly type: string
}

export interface UsedMethod {
  /** The switch's `payment_method`; `family` is our own grouping of methods. */
  readonly category: string
  readonly type?: string
  readonly network?: string
  readonly lastDigits?: string
}

export interface NewRefund {
  /** Exactly 30 characters; see `switch-id.ts`. */
  readonly id: string
  readonly paymentId: string
  readonly amount: number
  readonly reason?: string
}

export interface Refund {
  readonly id: string
  readonly paymentId: string
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly amount: number
  readonly currency: string
  readonly failure?: string
}

/** A chargeback, or a direct debit that the bank returned. */
export interface Dispute {
  readonly id: string
  readonly state: 'open' | 'won' | 'lost'
  readonly reason?: string
}

export interface SavedMethod extends UsedMethod {
  readonly id: string
  readonly savedAt?: Date
  readonly lastUsedAt?: Date
  /** Month and year of a card's end, such as 12 and 2030. */
  readonly expiry?: { readonly month: number; readonly year: number }
}

export interface Webhook {
  /** Unique per event; repeated deliveries carry the same. */
  readonly eventId: string
  /** The switch's name of the event, such as `payment_succeeded`. */
  readonly type: string
  /** The payment to fetch; undefined for events that are about none. */
  readonly paymentId?: string
  readonly refundId?: string
}

/** A failed attempt that may be retried. Stored and logged, so it must not contain an address. */
export class NotDelivered extends Error {
  override readonly name: string = 'NotDelivered'
}

interface FailureDetails {
  /** Whether the endpoint no longer exists: an unknown address, a browser that has unsubscribed. */
  readonly isGone?: boolean
  readonly cause?: unknown
}

/** A permanent failure: a retry would not help. */
export class Undeliverable extends NotDelivered {
  override readonly name = 'Undeliverable'
  readonly isGone: boolean

  constructor(sentence: string, { isGone = false, cause }: FailureDetails = {}) {
    super(sentence, { cause })
    this.isGone = isGone
  }
}

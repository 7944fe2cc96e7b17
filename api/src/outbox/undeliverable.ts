/** It did not get there, and may the next time. The sentence holds nobody's address, for it is kept and logged. */
export class NotDelivered extends Error {
  override readonly name: string = 'NotDelivered'
}

interface What {
  /** Nobody will ever be reached there: an address that does not exist, a browser that has unsubscribed. */
  readonly isGone?: boolean
  readonly cause?: unknown
}

/** Trying again would not help. */
export class Undeliverable extends NotDelivered {
  override readonly name = 'Undeliverable'
  readonly isGone: boolean

  constructor(sentence: string, { isGone = false, cause }: What = {}) {
    super(sentence, { cause })
    this.isGone = isGone
  }
}

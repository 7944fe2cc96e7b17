const KINDS = ['message', 'photo', 'gift', 'signup', 'order', 'refund', 'chargeback', 'adjustment'] as const

/** Whether there are words for a kind of the ledger's movements. */
export function isMovementKind(kind: string | null): kind is (typeof KINDS)[number] {
  return KINDS.some((known) => known === kind)
}

import { hash } from 'node:crypto'

const LENGTH = 30

/**
 * Derives the id that the switch knows a payment or refund by from our own, such as an order's id with the
 * number of the attempt. A repeat after a crash then sends the same id, which is what makes it harmless.
 */
export function switchId(kind: 'pay' | 'ref', cause: string): string {
  return `${kind}_${hash('sha256', `${kind} ${cause}`)}`.slice(0, LENGTH)
}

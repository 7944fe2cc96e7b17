import { paths } from 'contracts'

interface OpenPage {
  /** The path of its route. */
  readonly path: string | undefined
  readonly params: Readonly<Record<string, string | undefined>>
}

/** From the checkout to the receipt. */
const PAYING: readonly string[] = [
  paths['credits-id-paymentmethod'],
  paths['credits-repeat-order'],
  paths.directdebit,
  paths['transactions-id'],
]

/** Whether the page is part of a payment, during which nothing may lead away. */
export function isPaying({ path = '', params }: OpenPage): boolean {
  // The list of all payments is a page like others.
  const isList = path === paths['transactions-id'] && params.id === undefined
  return PAYING.includes(path) && !isList
}

import { paths } from 'contracts'

interface FocusedPage {
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

const STUDIO: readonly string[] = [paths.studio, paths['studio-id']]

/** Limits to what stands around a page: nothing that leads away while paying, and no notices over the work of the staff. */
export function focusIn({ path = '', params }: FocusedPage): 'payment' | 'work' | null {
  if (STUDIO.includes(path)) return 'work'
  // The list of all payments is a page like others.
  const isList = path === paths['transactions-id'] && params.id === undefined
  return PAYING.includes(path) && !isList ? 'payment' : null
}

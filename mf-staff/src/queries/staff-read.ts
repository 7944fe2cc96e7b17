import type { Endpoint, InputOf, StaffBrand } from 'contracts'
import { endpointQuery } from 'shared-state/query'

export type Read = Endpoint & { readonly method: 'GET' }

/** The input of a staff call, about the brand at work. */
export function atBrand<E extends Endpoint>({ id, is_own }: StaffBrand, input?: InputOf<E>) {
  if (is_own) return input
  const { query, ...rest } = (input ?? {}) as { readonly query?: object }
  return { ...rest, query: { ...query, brand: id } } as InputOf<E>
}

/** Query options of a read of the back office at a brand. */
export function staffRead<E extends Read>(brand: StaffBrand, endpoint: E, input?: InputOf<E>) {
  return endpointQuery(endpoint, atBrand<E>(brand, input))
}

import { getCompany } from 'contracts'
import { endpointQuery, useQuery } from 'shared-state/query'
import { LeavingDiscount } from '../leaving/leaving-discount.tsx'

/** §2: a personal discount as an alternative to leaving, if the brand has one. */
export function Widget() {
  const { data } = useQuery(endpointQuery(getCompany))
  const percentage = data?.company.delete_discount ?? 0
  return percentage > 0 && <LeavingDiscount percentage={percentage} />
}

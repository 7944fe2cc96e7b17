import { useQuery } from 'shared-state/query'
import { LeavingDiscount } from '../leaving/leaving-discount.tsx'
import { companyQuery } from '../queries/company-query.ts'

/** §2: a personal discount as an alternative to leaving, if the brand has one. */
export function Widget() {
  const { data } = useQuery(companyQuery)
  const percentage = data?.company.delete_discount ?? 0
  return percentage > 0 && <LeavingDiscount percentage={percentage} />
}

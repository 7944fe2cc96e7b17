import type { SecondFactor } from 'contracts'
import { queryClient } from 'shared-state/query'
import { staffQuery } from '../queries/staff-query.ts'

/** Keeps what a call answered about the second factor. */
export function setSecondFactor(second_factor: SecondFactor) {
  queryClient.setQueryData(staffQuery.queryKey, (staff) => staff && { ...staff, second_factor })
}

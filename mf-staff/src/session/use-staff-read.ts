import type { InputOf } from 'contracts'
import { useQuery } from 'shared-state/query'
import { type Read, staffRead } from '../queries/staff-read.ts'
import { useBrand } from './brand-context.ts'

/** A read of the back office at the brand at work. */
export function useStaffRead<E extends Read>(endpoint: E, input?: InputOf<E>) {
  return useQuery(staffRead(useBrand(), endpoint, input))
}

import { getStaffBrand, getStaffBrandHistory, listStaffBrands, readStaffLog } from 'contracts'
import { queryClient } from 'shared-state/query'
import { staffQuery } from './staff-query.ts'
import type { Read } from './staff-read.ts'

/** Reads again what is shown of these, after a change. */
export async function lookAgain(...endpoints: readonly Read[]): Promise<void> {
  await Promise.all(endpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}

/** Reads again what a change of a brand may have changed on the pages. */
export async function lookAtBrandsAgain(): Promise<void> {
  await Promise.all([
    lookAgain(listStaffBrands, getStaffBrand, getStaffBrandHistory, readStaffLog),
    queryClient.invalidateQueries({ queryKey: staffQuery.queryKey }),
  ])
}

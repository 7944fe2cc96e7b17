import { getStaffBrand, getStaffBrandHistory, listStaffBrands, readStaffLog } from 'contracts'
import { queryClient } from 'shared-state/query'
import { staffQuery } from '../queries/staff-query.ts'

/** Reads again what a change of a brand may have changed on the pages. */
export async function lookAgain() {
  const keys = [listStaffBrands, getStaffBrand, getStaffBrandHistory, readStaffLog].map(({ path }) => [path])
  await Promise.all(
    [...keys, staffQuery.queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
}

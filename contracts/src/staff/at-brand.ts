import type { AnswerOf } from '../endpoint.ts'
import type { getStaff } from './get-staff.ts'

export type Staff = AnswerOf<typeof getStaff>

/** A brand at which a member of staff has roles. */
export type StaffBrand = Staff['brands'][number]

const PARAMETER = 'brand'

/**
 * The brand that a page of the back office is about: the one that its address names, or else the member's own.
 * Undefined if they have no role there.
 */
export function brandIn({ brands }: Staff, search: string | URLSearchParams): StaffBrand | undefined {
  const named = new URLSearchParams(search).get(PARAMETER)
  return named === null ? brands[0] : brands.find(({ id }) => id === named)
}

/** The address of a page of the back office at a brand. */
export function pathAtBrand(path: string, { id, is_own }: StaffBrand): string {
  return is_own ? path : `${path}?${new URLSearchParams({ [PARAMETER]: id })}`
}

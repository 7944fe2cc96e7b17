import type { StaffBrand, StaffRole } from 'contracts'

/** The roles that open a page, any of which is enough; an admin has them all. */
export type PageRoles = readonly StaffRole[] | 'any'

export function hasRole({ roles }: StaffBrand, needed: PageRoles): boolean {
  return needed === 'any' || roles.some((role) => role === 'admin' || needed.includes(role))
}

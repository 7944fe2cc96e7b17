import type { StaffRole } from 'contracts'

/** A role of a member of staff, with the brand at which it holds. */
export interface StaffPost {
  readonly brandId: string
  readonly domain: string
  readonly role: StaffRole
}

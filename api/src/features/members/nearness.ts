import type { nearnesses } from 'contracts'
import type { profile } from '../../tables/members.ts'

export type Place = Pick<typeof profile.$inferSelect, 'country' | 'region' | 'city'>

/** How near two members are, by the names of their places, so that nobody learns an exact position. */
export function nearnessOf(one: Place, other: Place): (typeof nearnesses)[number] {
  if (one.country === null || one.country !== other.country) return 'elsewhere'
  if (one.region === null || one.region !== other.region) return 'same_country'
  const [here, there] = [one, other].map(({ city }) => city?.trim().toLowerCase())
  return here && here === there ? 'same_city' : 'same_region'
}

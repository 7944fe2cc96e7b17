import { type OwnProfile, profileParts } from 'contracts'

type IsRequested = (field: keyof OwnProfile) => boolean

const OPTIONAL = { 2: profileParts.looks, 3: profileParts.words } as const

/** The steps in which the brand asks for no field. */
export function emptySteps(isRequested: IsRequested): (2 | 3)[] {
  return ([2, 3] as const).filter((step) => {
    const fields = Object.keys(OPTIONAL[step]) as (keyof OwnProfile)[]
    return !fields.some(isRequested)
  })
}

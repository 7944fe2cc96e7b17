import type { Country, Geocode } from 'contracts'
import { ApiError } from 'shared-state/api'

/** A place in a country that the brand serves. */
export interface FoundPlace {
  readonly country: Country
  readonly region: string | null
  readonly city: string | null
}

/** The found place, or null in a country that the brand does not serve. */
export function servedPlace({ country, ...rest }: Geocode, served: readonly Country[]): FoundPlace | null {
  const own = served.find((one) => one === country)
  return own ? { ...rest, country: own } : null
}

/** `GeolocationPositionError.PERMISSION_DENIED`; the global is missing in browsers without geolocation. */
const DENIED = 1

/** The words for a failed search for the member's place. */
export function placeProblem(error: unknown) {
  if (error instanceof ApiError)
    return error.code === 'offline' ? 'problems.offline' : 'profileFields.here.failed'
  const isDenied = (error as { readonly code?: unknown }).code === DENIED
  return isDenied ? 'profileFields.here.denied' : 'profileFields.here.failed'
}

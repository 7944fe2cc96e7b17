import type { Country, Geocode } from 'contracts'
import { ApiError } from 'shared-state/api'

/** A place that the site serves. */
export interface FoundPlace {
  readonly country: Country
  readonly region: string | null
  readonly city: string | null
}

/** The place on earth as a profile tells it; nothing where the brand is not. */
export function servedPlace({ country, ...rest }: Geocode, served: readonly Country[]): FoundPlace | null {
  const own = served.find((one) => one === country)
  return own ? { ...rest, country: own } : null
}

/** `GeolocationPositionError.PERMISSION_DENIED`, which a browser without geolocation does not know. */
const DENIED = 1

/** Why the browser or the server did not say where one is. */
export function hereProblem(error: unknown) {
  if (error instanceof ApiError)
    return error.code === 'offline' ? 'problems.offline' : 'profileFields.here.failed'
  const isDenied = (error as { readonly code?: unknown }).code === DENIED
  return isDenied ? 'profileFields.here.denied' : 'profileFields.here.failed'
}

import type { Geocode } from 'contracts'
import type { StateCreator } from 'zustand'

/** §4: whether the visitor shares their location, and the place it resolved to. */
interface Geolocation {
  readonly permission: 'unsupported' | 'unknown' | PermissionState
  readonly geocode: Geocode | null
}

export interface GeolocationSlice {
  readonly geolocation: Geolocation
  readonly setGeolocation: (change: Partial<Geolocation>) => void
}

export const noGeolocation: Pick<GeolocationSlice, 'geolocation'> = {
  geolocation: { permission: 'unknown', geocode: null },
}

export const geolocationSlice: StateCreator<GeolocationSlice> = (set) => ({
  ...noGeolocation,
  setGeolocation: (change) => set(({ geolocation }) => ({ geolocation: { ...geolocation, ...change } })),
})

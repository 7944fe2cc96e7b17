import { getGeocode } from 'contracts'
import { useEffect } from 'react'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { type FoundPlace, servedPlace } from './found-place.ts'

const TIMEOUT_MS = 20_000

/** About a kilometre: precise enough for a city, too coarse for a home address. */
const DECIMALS = 2

/** §4: finds the member's place: the position from the browser, its name from the server. */
export function useCurrentPlace(onFound: (place: FoundPlace) => void) {
  const { countries } = useSettings()
  const { permission } = useStore(({ geolocation }) => geolocation)
  const setGeolocation = useStore((store) => store.setGeolocation)
  useEffect(() => watchPermission((next) => setGeolocation({ permission: next })), [setGeolocation])
  const search = useMutation({
    async mutationFn() {
      const { coords } = await position()
      const [lat, lon] = [coords.latitude, coords.longitude].map((one) => Number(one.toFixed(DECIMALS)))
      const { location } = await call(getGeocode, { query: { lat: lat ?? 0, lon: lon ?? 0 } })
      setGeolocation({ geocode: location })
      return servedPlace(location, countries)
    },
    onSuccess: (place) => place && onFound(place),
  })
  return { search, permission }
}

function position() {
  return new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: TIMEOUT_MS, maximumAge: TIMEOUT_MS })
  })
}

/** Calls back with the geolocation permission now and on every change; returns the unsubscribe function. */
function watchPermission(onChange: (state: PermissionState | 'unsupported') => void) {
  if (!('geolocation' in navigator)) {
    onChange('unsupported')
    return undefined
  }
  let stop = () => {}
  let isStopped = false
  const watch = (status: PermissionStatus) => {
    const change = () => onChange(status.state)
    if (isStopped) return
    change()
    status.addEventListener('change', change)
    stop = () => status.removeEventListener('change', change)
  }
  // A browser without this query prompts when the position is requested.
  void navigator.permissions?.query({ name: 'geolocation' }).then(watch, () => undefined)
  return () => {
    isStopped = true
    stop()
  }
}

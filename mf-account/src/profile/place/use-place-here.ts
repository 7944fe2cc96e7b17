import { getGeocode } from 'contracts'
import { useEffect } from 'react'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { type FoundPlace, servedPlace } from './here-problem.ts'

const PATIENCE = 20_000

/** About a kilometre: precise enough for a city, too coarse for a home address. */
const DECIMALS = 2

/** §4: finds the member's place: the position from the browser, its name from the server. */
export function usePlaceHere(onFound: (place: FoundPlace) => void) {
  const { countries } = useSettings()
  const { permission } = useStore(({ geolocation }) => geolocation)
  const setGeolocation = useStore((store) => store.setGeolocation)
  useEffect(() => followPermission((next) => setGeolocation({ permission: next })), [setGeolocation])
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
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: PATIENCE, maximumAge: PATIENCE })
  })
}

/** Calls back with the geolocation permission now and on every change; returns the unsubscribe function. */
function followPermission(tell: (state: PermissionState | 'unsupported') => void) {
  if (!('geolocation' in navigator)) {
    tell('unsupported')
    return undefined
  }
  let stop = () => {}
  let isOver = false
  const follow = (status: PermissionStatus) => {
    const change = () => tell(status.state)
    if (isOver) return
    change()
    status.addEventListener('change', change)
    stop = () => status.removeEventListener('change', change)
  }
  // A browser without this query prompts when the position is requested.
  void navigator.permissions?.query({ name: 'geolocation' }).then(follow, () => undefined)
  return () => {
    isOver = true
    stop()
  }
}

import { getGeocode } from 'contracts'
import { useEffect } from 'react'
import { call } from 'shared-state/api'
import { useMutation } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { type FoundPlace, servedPlace } from './here-problem.ts'

const PATIENCE = 20_000

/** About a kilometre: enough for a city, and nobody's front door. */
const DECIMALS = 2

/** §4: asks the browser where it is, and the server how that place is called. */
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

/** What the browser lets the page know, from now on; answers with what ends it. */
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
  // A browser that does not say answers when it is asked for the place itself.
  void navigator.permissions?.query({ name: 'geolocation' }).then(follow, () => undefined)
  return () => {
    isOver = true
    stop()
  }
}

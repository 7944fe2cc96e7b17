import type { Country } from 'contracts'
import { useSettings } from 'shared-state/session'

/** The country that the visitor selected, or else the one of their IP address, if the brand serves it. */
export function useLikelyCountry(): Country | null {
  const { countries, geoip_country: seeming, geoip_selected_country: selected } = useSettings()
  return countries.find((one) => one === (selected ?? seeming)) ?? null
}

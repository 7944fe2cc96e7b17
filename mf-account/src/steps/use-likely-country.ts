import type { Country } from 'contracts'
import { useSettings } from 'shared-state/session'

/** Where the visitor said to be, or seems to be, if the brand serves it. */
export function useLikelyCountry(): Country | null {
  const { countries, geoip_country: seeming, geoip_selected_country: selected } = useSettings()
  return countries.find((one) => one === (selected ?? seeming)) ?? null
}

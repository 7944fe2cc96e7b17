import type { Country } from 'contracts'
import { useSettings } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import { searchedFor } from './searched-for.ts'

/** The country that the visitor selected or searched in, or else the one of their IP address, if the brand serves it. */
export function useLikelyCountry(): Country | null {
  const { countries, geoip_country: seeming, geoip_selected_country: selected } = useSettings()
  const searched = searchedFor(useStore((store) => store.lastSearch)).country
  return countries.find((one) => one === (selected ?? searched ?? seeming)) ?? null
}

import type { Country } from 'contracts'
import { regionId } from '../places/regions.ts'

/** The time zone of each country, or of where most of its people live. */
const ZONES: Readonly<Record<Country, string>> = {
  US: 'America/New_York',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  IE: 'Europe/Dublin',
  GB: 'Europe/London',
  CA: 'America/Toronto',
  PL: 'Europe/Warsaw',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  CH: 'Europe/Zurich',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  NO: 'Europe/Oslo',
  SE: 'Europe/Stockholm',
}

/** The regions of other time zones. A region with two has the zone of most of its people. */
const REGIONS: Readonly<Partial<Record<Country, Readonly<Record<string, readonly string[]>>>>> = {
  US: {
    'America/Chicago': [
      'AL',
      'AR',
      'IA',
      'IL',
      'KS',
      'LA',
      'MN',
      'MO',
      'MS',
      'ND',
      'NE',
      'OK',
      'SD',
      'TN',
      'TX',
      'WI',
    ],
    'America/Denver': ['CO', 'ID', 'MT', 'NM', 'UT', 'WY'],
    'America/Phoenix': ['AZ'],
    'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
    'America/Anchorage': ['AK'],
    'Pacific/Honolulu': ['HI'],
  },
  CA: {
    'America/St_Johns': ['NL'],
    'America/Halifax': ['NB', 'NS', 'PE'],
    'America/Winnipeg': ['MB'],
    'America/Regina': ['SK'],
    'America/Edmonton': ['AB', 'NT'],
    'America/Vancouver': ['BC'],
    'America/Whitehorse': ['YT'],
    'America/Iqaluit': ['NU'],
  },
  AU: {
    'Australia/Brisbane': ['QLD'],
    'Australia/Adelaide': ['SA'],
    'Australia/Darwin': ['NT'],
    'Australia/Perth': ['WA'],
    'Australia/Hobart': ['TAS'],
  },
  ES: { 'Atlantic/Canary': ['GC', 'TF'] },
}

interface Whereabouts {
  /** A time zone that the member's browser has named, if any. */
  readonly stored?: string | null | undefined
  readonly country: Country | null
  readonly region: string | null
}

/** The member's time zone, as well as the site knows it: quiet hours go by it. */
export function zoneOf({ stored, country, region }: Whereabouts): string {
  if (stored) return stored
  if (!country) return 'UTC'
  const own = Object.entries(REGIONS[country] ?? {}).find(([, codes]) =>
    codes.some((code) => regionId(country, code) === region),
  )
  return own?.[0] ?? ZONES[country]
}

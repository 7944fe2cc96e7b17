import type { RegionsOfCountry } from './regions-of-country.ts'

export const denmark: RegionsOfCountry = {
  kind: 'region',
  names: {
    81: 'Nordjylland',
    82: 'Midtjylland',
    83: 'Syddanmark',
    84: 'Hovedstaden',
    85: 'Sjælland',
  },
}

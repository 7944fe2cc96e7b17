import type { RegionsOfCountry } from './regions-of-country.ts'

export const australia: RegionsOfCountry = {
  kind: 'state',
  names: {
    ACT: 'Australian Capital Territory',
    NSW: 'New South Wales',
    NT: 'Northern Territory',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
  },
}

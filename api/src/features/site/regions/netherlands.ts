import type { RegionsOfCountry } from './regions-of-country.ts'

export const netherlands: RegionsOfCountry = {
  kind: 'province',
  names: {
    DR: 'Drenthe',
    FL: 'Flevoland',
    FR: 'Fryslân',
    GE: 'Gelderland',
    GR: 'Groningen',
    LI: 'Limburg',
    NB: 'Noord-Brabant',
    NH: 'Noord-Holland',
    OV: 'Overijssel',
    UT: 'Utrecht',
    ZE: 'Zeeland',
    ZH: 'Zuid-Holland',
  },
}

import type { RegionsOfCountry } from './regions-of-country.ts'

export const newZealand: RegionsOfCountry = {
  kind: 'region',
  names: {
    AUK: 'Auckland',
    BOP: 'Bay of Plenty',
    CAN: 'Canterbury',
    GIS: 'Gisborne',
    HKB: 'Hawke’s Bay',
    MBH: 'Marlborough',
    MWT: 'Manawatū-Whanganui',
    NSN: 'Nelson',
    NTL: 'Northland',
    OTA: 'Otago',
    STL: 'Southland',
    TAS: 'Tasman',
    TKI: 'Taranaki',
    WGN: 'Wellington',
    WKO: 'Waikato',
    WTC: 'West Coast',
  },
}

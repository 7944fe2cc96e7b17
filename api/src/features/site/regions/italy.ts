import type { RegionsOfCountry } from './regions-of-country.ts'

/** Regions: the provinces are too many to choose from. */
export const italy: RegionsOfCountry = {
  kind: 'region',
  names: {
    21: 'Piemonte',
    23: 'Valle d’Aosta',
    25: 'Lombardia',
    32: 'Trentino-Alto Adige',
    34: 'Veneto',
    36: 'Friuli Venezia Giulia',
    42: 'Liguria',
    45: 'Emilia-Romagna',
    52: 'Toscana',
    55: 'Umbria',
    57: 'Marche',
    62: 'Lazio',
    65: 'Abruzzo',
    67: 'Molise',
    72: 'Campania',
    75: 'Puglia',
    77: 'Basilicata',
    78: 'Calabria',
    82: 'Sicilia',
    88: 'Sardegna',
  },
}

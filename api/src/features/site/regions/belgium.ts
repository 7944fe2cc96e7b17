import type { RegionsOfCountry } from './regions-of-country.ts'

/** Provinces, and the region of the capital, which belongs to none. */
export const belgium: RegionsOfCountry = {
  kind: 'province',
  names: {
    VAN: 'Antwerpen',
    VBR: 'Vlaams-Brabant',
    VLI: 'Limburg',
    VOV: 'Oost-Vlaanderen',
    VWV: 'West-Vlaanderen',
    WBR: 'Brabant wallon',
    WHT: 'Hainaut',
    WLG: 'Liège',
    WLX: 'Luxembourg',
    WNA: 'Namur',
    BRU: 'Brussel / Bruxelles',
  },
}

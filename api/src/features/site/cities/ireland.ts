import type { City } from './city.ts'

export const ireland: readonly City[] = [
  ['Dublin', 'D', 53.33, -6.25],
  ['Cork', 'CO', 51.9, -8.47],
  ['Limerick', 'LK', 52.66, -8.62],
  ['Galway', 'G', 53.27, -9.05],
  ['Waterford', 'WD', 52.26, -7.11],
  ['Drogheda', 'LH', 53.72, -6.35],
  ['Dundalk', 'LH', 54.0, -6.42],
  ['Kilkenny', 'KK', 52.65, -7.25],
  ['Tralee', 'KY', 52.27, -9.7],
  ['Sligo', 'SO', 54.27, -8.47],
  ['Letterkenny', 'DL', 54.95, -7.73],
  ['Athlone', 'WH', 53.42, -7.94],
  ['Castlebar', 'MO', 53.85, -9.3],
  ['Wexford', 'WX', 52.33, -6.46],
  ['Ennis', 'CE', 52.84, -8.99],
  ['Carlow', 'CW', 52.84, -6.93],
  ['Thurles', 'TA', 52.68, -7.8],
  ['Navan', 'MH', 53.65, -6.68],
  ['Naas', 'KE', 53.22, -6.67],
  ['Cavan', 'CN', 53.99, -7.36],
]

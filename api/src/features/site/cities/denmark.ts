import type { City } from './city.ts'

export const denmark: readonly City[] = [
  ['København', '84', 55.68, 12.57],
  ['Hillerød', '84', 55.93, 12.3],
  ['Rønne', '84', 55.1, 14.71],
  ['Aarhus', '82', 56.16, 10.21],
  ['Randers', '82', 56.46, 10.04],
  ['Viborg', '82', 56.45, 9.4],
  ['Herning', '82', 56.14, 8.98],
  ['Odense', '83', 55.4, 10.39],
  ['Esbjerg', '83', 55.47, 8.45],
  ['Kolding', '83', 55.49, 9.47],
  ['Vejle', '83', 55.71, 9.54],
  ['Sønderborg', '83', 54.91, 9.79],
  ['Aalborg', '81', 57.05, 9.92],
  ['Hjørring', '81', 57.46, 9.98],
  ['Thisted', '81', 56.96, 8.69],
  ['Roskilde', '85', 55.64, 12.08],
  ['Næstved', '85', 55.23, 11.76],
  ['Slagelse', '85', 55.4, 11.35],
  ['Nykøbing Falster', '85', 54.77, 11.87],
]

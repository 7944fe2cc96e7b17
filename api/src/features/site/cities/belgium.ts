import type { City } from './city.ts'

export const belgium: readonly City[] = [
  ['Brussel', 'BRU', 50.85, 4.35],
  ['Antwerpen', 'VAN', 51.22, 4.4],
  ['Mechelen', 'VAN', 51.03, 4.48],
  ['Gent', 'VOV', 51.05, 3.72],
  ['Aalst', 'VOV', 50.94, 4.04],
  ['Brugge', 'VWV', 51.21, 3.22],
  ['Kortrijk', 'VWV', 50.83, 3.26],
  ['Oostende', 'VWV', 51.22, 2.93],
  ['Leuven', 'VBR', 50.88, 4.7],
  ['Hasselt', 'VLI', 50.93, 5.34],
  ['Genk', 'VLI', 50.97, 5.5],
  ['Charleroi', 'WHT', 50.41, 4.44],
  ['Mons', 'WHT', 50.45, 3.95],
  ['Tournai', 'WHT', 50.61, 3.39],
  ['Liège', 'WLG', 50.63, 5.57],
  ['Verviers', 'WLG', 50.59, 5.86],
  ['Namur', 'WNA', 50.47, 4.87],
  ['Wavre', 'WBR', 50.72, 4.6],
  ['Arlon', 'WLX', 49.68, 5.82],
  ['Bastogne', 'WLX', 50.0, 5.72],
]

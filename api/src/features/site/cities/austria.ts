import type { City } from './city.ts'

export const austria: readonly City[] = [
  ['Wien', '9', 48.21, 16.37],
  ['Graz', '6', 47.07, 15.44],
  ['Leoben', '6', 47.38, 15.09],
  ['Linz', '4', 48.31, 14.29],
  ['Wels', '4', 48.17, 14.03],
  ['Salzburg', '5', 47.8, 13.04],
  ['Innsbruck', '7', 47.26, 11.39],
  ['Lienz', '7', 46.83, 12.77],
  ['Klagenfurt', '2', 46.62, 14.31],
  ['Villach', '2', 46.61, 13.86],
  ['St. Pölten', '3', 48.21, 15.64],
  ['Krems an der Donau', '3', 48.41, 15.61],
  ['Wiener Neustadt', '3', 47.8, 16.23],
  ['Bregenz', '8', 47.5, 9.75],
  ['Dornbirn', '8', 47.41, 9.74],
  ['Eisenstadt', '1', 47.85, 16.52],
]

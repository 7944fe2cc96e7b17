import { type Tractor, tractor } from './tractor.ts'

export const AUTONOMOUS: readonly Tractor[] = [
  tractor(
    'AU-01',
    'Furrow One',
    7_800,
    ['robot', 56, 56, 150],
    [
      'Keeps its line to within two centimetres',
      'Stops for hares, children and surprises',
      'Charges itself at noon',
    ],
    [
      ['OR', 'Signal orange', '#ee7a24', 12],
      ['WH', 'Polar white', '#dfe5e6', 8],
    ],
  ),
  tractor(
    'AU-02',
    'Quietfield E',
    8_600,
    ['robot', 60, 50, 146],
    ['Quieter than the wind in the wheat', 'Eleven hours on one charge', 'Reports each stone that it finds'],
    [
      ['MI', 'Mint', '#8fd0b3', 9],
      ['MN', 'Midnight', '#2b3a67', 6],
    ],
  ),
  tractor(
    'AU-03',
    'Dawn Patrol',
    9_200,
    ['crawler', 44, 44, 150],
    [
      'Tracks that spare wet soil',
      'Weeds by camera instead of by spray',
      'Works from first light without a driver',
    ],
    [
      ['VI', 'Violet', '#7a56b3', 7],
      ['LI', 'Lime', '#a9c931', 10],
    ],
  ),
  tractor(
    'AU-04',
    'Rowbot 8',
    6_900,
    ['robot', 50, 50, 142],
    ['Eight rows at a walking pace', 'Swaps its tools by itself', 'Joins others to a fleet'],
    [
      ['CB', 'Cobalt', '#2459b8', 20],
      ['AM', 'Amber', '#f0a526', 11],
    ],
  ),
  tractor(
    'AU-05',
    'Nightshift',
    9_900,
    ['crawler', 46, 46, 154],
    ['Sees by night as by day', 'Lamps that do not blind the owls', 'Done before breakfast'],
    [
      ['ON', 'Onyx', '#3d4145', 5],
      ['TE', 'Teal', '#1f8a84', 4],
    ],
  ),
  tractor(
    'AU-06',
    'Polder Scout',
    7_200,
    ['robot', 54, 46, 140],
    [
      'Maps moisture square by square',
      'Crosses ditches on its own bridge',
      'Light enough to lift with two people',
    ],
    [
      ['RO', 'Rose', '#d6708b', 13],
      ['IC', 'Ice blue', '#a8cfe0', 15],
    ],
  ),
]

import { type Tractor, tractor } from './tractor.ts'

export const CLASSIC: readonly Tractor[] = [
  tractor(
    'CL-01',
    'Brookfield 24',
    2_400,
    ['open', 66, 38, 118],
    [
      'Starts by hand on the coldest morning',
      'Every part can be mended with four tools',
      'Turns within its own length',
    ],
    [
      ['GR', 'Meadow green', '#5b8c3a', 14],
      ['RD', 'Barn red', '#a63d2f', 9],
    ],
  ),
  tractor(
    'CL-02',
    'Hollow Lane 40',
    3_100,
    ['roof', 74, 42, 126],
    ['A roof against sun and rain', 'Three gears for steep lanes', 'Sprung seat of oiled leather'],
    [
      ['MU', 'Mustard', '#d9a520', 21],
      ['BL', 'Slate blue', '#4f6d8f', 6],
      ['PO', 'Poppy', '#d7492f', 11],
    ],
  ),
  tractor(
    'CL-03',
    'Millstone 55',
    4_200,
    ['cab', 76, 46, 122],
    [
      'Heated cab with a view all around',
      'Pulls three furrows in heavy clay',
      'Tank for a whole working day',
    ],
    [
      ['GO', 'Harvest gold', '#e0b13c', 5],
      ['MO', 'Moss', '#6f7f45', 8],
    ],
  ),
  tractor(
    'CL-04',
    'Old Orchard',
    2_900,
    ['open', 60, 40, 112],
    ['Low enough to pass under branches', 'Narrow track for old rows', 'Quiet engine that spares the bees'],
    [
      ['PL', 'Plum', '#7b4a74', 12],
      ['AP', 'Apple green', '#8dae3c', 17],
    ],
  ),
  tractor(
    'CL-05',
    'Ridgeway 70',
    5_300,
    ['cab', 80, 50, 126],
    ['Four-wheel drive for hillsides', 'Brakes that hold on any slope', 'Lights for the last load at night'],
    [
      ['RU', 'Rust', '#b05a34', 4],
      ['OC', 'Ocean', '#2f7392', 7],
    ],
  ),
  tractor(
    'CL-06',
    'Saltmarsh Mini',
    1_900,
    ['open', 54, 36, 104],
    ['Light enough for wet meadows', 'Fits through a garden gate', 'Sips fuel'],
    [
      ['SK', 'Sky blue', '#6fb2d6', 25],
      ['CO', 'Coral', '#ec7f63', 19],
    ],
  ),
  tractor(
    'CL-07',
    'Copper Hill',
    3_700,
    ['roof', 72, 44, 124],
    ['Cast in one piece for a long life', 'Power take-off at the front and rear', 'A toolbox under the seat'],
    [
      ['CU', 'Copper', '#b87333', 10],
      ['PI', 'Pine', '#2f5d50', 13],
    ],
  ),
  tractor(
    'CL-08',
    'Longacre 90',
    6_400,
    ['cab', 82, 52, 130],
    ['Ninety horses under one hood', 'Lifts two tonnes without a groan', 'Suspended cab for long days'],
    [
      ['CR', 'Crimson', '#a8203a', 3],
      ['GH', 'Graphite', '#555b61', 0],
    ],
  ),
  tractor(
    'CL-09',
    'Fen Runner',
    3_300,
    ['roof', 70, 48, 118],
    [
      'Wide tyres that leave no trace',
      'Sealed against water up to the axle',
      'Winch with thirty metres of rope',
    ],
    [
      ['TQ', 'Turquoise', '#2fa39a', 15],
      ['SA', 'Sand', '#cdb083', 16],
    ],
  ),
  tractor(
    'CL-10',
    'Heron 35',
    2_700,
    ['open', 68, 40, 120],
    ['Slim hood for a clear view of the row', 'High clearance over young crops', 'One pedal for every speed'],
    [
      ['HE', 'Heather', '#a57fae', 18],
      ['SU', 'Sunflower', '#f1c232', 22],
    ],
  ),
]

import type { Random } from '../random.ts'
import { area, INK, line, oval, shade, stroke, WHITE } from './paint.ts'
import { drawCat, drawDog } from './pets.ts'
import type { Place } from './scenes.ts'

interface Hands {
  readonly skin: string
  readonly sleeve: string
}

/** Somebody doing something: arms and things, drawn over the body in the units of the style's heads. */
interface Moment {
  readonly places: readonly Place[]
  readonly draw: (hands: Hands, random: Random) => string
}

function arm({ skin, sleeve }: Hands, path: string, x: number, y: number): string {
  return stroke(path, 152) + stroke(path, 134, sleeve) + oval(x, y, 62, 56, skin, line())
}

/** Both arms bent before the chest. */
const around = (hands: Hands, y: number, thing: string) =>
  thing +
  arm(hands, `M150 1030 L96 ${y + 20} L330 ${y + 60}`, 388, y + 50) +
  arm(hands, `M832 1020 L884 ${y + 20} L660 ${y + 60}`, 604, y + 50)

/** One arm hangs down. */
const hanging = (hands: Hands) => arm(hands, 'M836 1020 L890 1300 L880 1620', 880, 1700)
const holding = (hands: Hands, thing: string) =>
  hanging(hands) +
  stroke('M148 1030 L90 1310 L300 1320', 152) +
  stroke('M148 1030 L90 1310 L300 1320', 134, hands.sleeve) +
  thing +
  oval(352, 1300, 60, 66, hands.skin, line())

const moments: readonly Moment[] = [
  {
    places: ['cafe', 'windowSeat', 'city', 'mountains'],
    draw: (hands, random) => {
      const mug = random.pick(['#f3ece0', '#b9604a', '#4f7f86', '#d9a75a'])
      return holding(
        hands,
        stroke('M300 1160 q-46 50 0 92', 22, INK) +
          stroke('M300 1160 q-46 50 0 92', 8, mug) +
          area('M300 1120 H460 L446 1300 Q380 1330 314 1300 Z', mug, line()) +
          oval(380, 1122, 80, 20, '#5a3a26', line()) +
          stroke('M350 1080 q-24 -30 0 -60 M404 1076 q24 -30 0 -60', 10, WHITE, 'stroke-opacity=".8"'),
      )
    },
  },
  {
    places: ['park', 'hills', 'sea'],
    draw: (hands, random) => around(hands, 1330, drawDog(random)),
  },
  {
    places: ['windowSeat', 'books', 'studio'],
    draw: (hands, random) => around(hands, 1340, drawCat(random)),
  },
  {
    places: ['park', 'sea', 'studio', 'hills'],
    draw: (hands, random) => {
      const wood = random.pick(['#c98a4a', '#a8622f', '#8a4a30', '#d9b070'])
      return (
        stroke('M520 1290 L1010 1040', 62) +
        stroke('M520 1290 L1010 1040', 44, shade(wood, 0.6)) +
        area('M980 1010 L1090 960 L1110 1010 L1006 1072 Z', shade(wood, 0.6), line()) +
        area(
          'M150 1400 C150 1270 290 1230 370 1270 C420 1290 450 1220 530 1230 C640 1250 640 1380 560 1410 C500 1440 520 1500 450 1560 C340 1640 160 1560 150 1400 Z',
          wood,
          line(),
        ) +
        oval(420, 1370, 64, 60, shade(wood, 0.45), line(7)) +
        stroke('M300 1430 L1000 1046 M310 1446 L1010 1062', 4, '#f3ece0') +
        stroke('M270 1400 L330 1490', 16, shade(wood, 0.45)) +
        arm(hands, 'M150 1030 L70 1290 L300 1350', 360, 1370) +
        arm(hands, 'M832 1020 L930 1280 L838 1170', 806, 1140)
      )
    },
  },
  {
    places: ['books', 'windowSeat', 'park', 'cafe'],
    draw: (hands, random) => {
      const cover = random.pick(['#b9604a', '#3f5f7a', '#6f8f6a', '#8f3f52', '#39475c'])
      return around(
        hands,
        1290,
        area('M250 1130 L486 1180 L722 1130 V1420 L486 1470 L250 1420 Z', cover, line()) +
          area(
            'M250 1108 Q380 1090 486 1160 Q592 1090 722 1108 V1132 L486 1180 L250 1132 Z',
            WHITE,
            line(6),
          ) +
          stroke('M486 1180 V1470', 7) +
          stroke('M320 1230 L420 1250 M560 1250 L650 1230', 12, shade(cover, 1.5)),
      )
    },
  },
  {
    places: ['city', 'park', 'cafe', 'windowSeat'],
    draw: (hands, random) => {
      const petal = random.pick(['#e0707a', '#e8b04a', '#c98fc0', '#f3e3d6', '#d9573f'])
      const flower = (x: number, y: number, fill: string) =>
        [0, 72, 144, 216, 288]
          .map(
            (turn) =>
              `<g transform="rotate(${turn} ${x} ${y})">${oval(x, y - 34, 26, 34, fill, line(5))}</g>`,
          )
          .join('') + oval(x, y, 22, 22, '#f0c75a', line(5))
      return around(
        hands,
        1330,
        stroke(
          'M380 1240 L330 1100 M590 1240 L650 1110 M486 1200 V1060 M430 1200 L400 1050 M550 1200 L590 1050',
          20,
          '#6f8f6a',
        ) +
          flower(330, 1130, petal) +
          flower(640, 1130, shade(petal, 1.3)) +
          flower(410, 1060, shade(petal, 1.3)) +
          flower(570, 1056, petal) +
          flower(486, 1140, petal) +
          area('M300 1200 L486 1250 L680 1200 L540 1620 H440 Z', '#efe2cc', line()) +
          stroke('M360 1220 L470 1600 M610 1220 L512 1600', 6, '#cdb996'),
      )
    },
  },
  {
    places: ['mountains', 'city', 'hills', 'sea'],
    draw: (hands, random) => {
      const strap = random.pick(['#5a3a26', '#2f3a4a', '#b9604a'])
      return (
        stroke('M280 860 L380 1200 M690 850 L590 1200', 26, strap) +
        around(
          hands,
          1250,
          area(
            'M330 1180 H430 L456 1136 H530 L556 1180 H650 Q672 1180 672 1204 V1390 Q672 1412 650 1412 H330 Q308 1412 308 1390 V1204 Q308 1180 330 1180 Z',
            '#3a3f47',
            line(),
          ) +
            oval(492, 1298, 88, 88, '#565d68', line()) +
            oval(492, 1298, 56, 56, '#243040', line(6)) +
            oval(474, 1278, 16, 16, WHITE) +
            area('M344 1200 H400 V1226 H344 Z', '#c9d2d8'),
        )
      )
    },
  },
  {
    places: ['sea', 'mountains', 'hills', 'city', 'park'],
    draw: (hands) =>
      stroke('M1010 640 L960 560 M1040 640 L1036 540 M1066 652 L1098 560 M1084 680 L1150 610', 46) +
      stroke(
        'M1010 640 L960 560 M1040 640 L1036 540 M1066 652 L1098 560 M1084 680 L1150 610',
        30,
        hands.skin,
      ) +
      arm(hands, 'M150 1030 L90 1300 L100 1620', 100, 1700) +
      arm(hands, 'M832 1020 L1040 1130 L1046 770', 1044, 690),
  },
  {
    places: ['sea', 'city', 'park'],
    draw: (hands, random) =>
      holding(
        hands,
        oval(352, 1060, 66, 62, random.pick(['#f3c5cb', '#f6e7b8', '#8a5a44']), line()) +
          oval(330, 1120, 62, 50, '#f3e3d6', line()) +
          oval(386, 1120, 60, 50, random.pick(['#b9d6b0', '#e0707a', '#f0c75a']), line()) +
          area('M280 1140 H436 L362 1380 Z', '#d9a75a', line()) +
          stroke('M316 1160 L376 1320 M400 1160 L336 1290', 5, '#b07f3c'),
      ),
  },
  {
    places: ['mountains', 'hills', 'park'],
    draw: (hands, random) => {
      const strap = random.pick(['#d98f4e', '#4f7f86', '#8f3f52', '#5c6b5e'])
      const straps = 'M290 870 Q250 1080 270 1420 M690 860 Q740 1080 716 1420'
      return (
        stroke(straps, 78) +
        stroke(straps, 60, strap) +
        stroke('M276 1180 H708', 34) +
        stroke('M276 1180 H708', 20, shade(strap, 0.7)) +
        arm(hands, 'M150 1030 L60 1300 L230 1200', 270, 1160) +
        arm(hands, 'M832 1020 L930 1300 L760 1200', 716, 1160)
      )
    },
  },
]

/** Picks what somebody is doing, and where. */
export function pickMoment(random: Random): Moment {
  return random.pick(moments)
}

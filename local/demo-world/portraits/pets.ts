import type { Random } from '../random.ts'
import { area, line, oval, shade, stroke } from './paint.ts'

const FUR = ['#c98f5a', '#8a5c3c', '#e9ddcb', '#4a4340', '#b9b2ab'] as const

/** Draws a dog that is held before the chest. */
export function drawDog(random: Random): string {
  const fur = random.pick(FUR)
  const ear = shade(fur, 0.72)
  return (
    area('M300 1560 Q300 1330 480 1330 Q670 1330 680 1560 L660 1900 H320 Z', fur, line()) +
    area('M360 1140 C270 1120 250 1260 296 1340 C340 1350 366 1260 380 1200 Z', ear, line()) +
    area('M610 1140 C700 1120 720 1260 676 1340 C632 1350 606 1260 592 1200 Z', ear, line()) +
    area(
      'M350 1240 C350 1110 420 1080 486 1080 C552 1080 622 1110 622 1240 C622 1360 560 1420 486 1420 C412 1420 350 1360 350 1240 Z',
      fur,
      line(),
    ) +
    oval(486, 1340, 82, 64, shade(fur, 1.45)) +
    oval(430, 1220, 16, 20, '#241a17') +
    oval(542, 1220, 16, 20, '#241a17') +
    oval(486, 1296, 34, 24, '#241a17') +
    area('M456 1374 Q486 1390 516 1374 Q520 1440 486 1446 Q452 1440 456 1374 Z', '#d8787a', line(6)) +
    stroke('M486 1320 V1364 M430 1360 Q458 1384 486 1364 Q514 1384 542 1360', 7)
  )
}

/** Draws a cat that is held before the chest. */
export function drawCat(random: Random): string {
  const fur = random.pick(FUR)
  return (
    area('M320 1560 Q320 1360 486 1360 Q660 1360 664 1560 L650 1900 H334 Z', fur, line()) +
    area(
      'M356 1250 L350 1090 L440 1150 Q486 1136 540 1150 L626 1090 L620 1250 Q616 1400 488 1400 Q360 1400 356 1250 Z',
      fur,
      line(),
    ) +
    stroke('M450 1156 L460 1200 M488 1150 V1206 M526 1156 L516 1200', 9, shade(fur, 0.66)) +
    oval(428, 1260, 20, 24, '#8fae5a', line(5)) +
    oval(548, 1260, 20, 24, '#8fae5a', line(5)) +
    oval(428, 1262, 7, 18, '#241a17') +
    oval(548, 1262, 7, 18, '#241a17') +
    area('M470 1306 H506 L488 1326 Z', '#d8787a', line(5)) +
    stroke(
      'M488 1326 Q470 1352 448 1340 M488 1326 Q506 1352 528 1340 M400 1310 L320 1296 M400 1326 L326 1336 M576 1310 L656 1296 M576 1326 L650 1336',
      5,
    )
  )
}

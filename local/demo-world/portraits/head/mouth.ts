import { area, oval, shade, stroke, WHITE } from '../paint.ts'

export interface Mouth {
  readonly shape: 'smile' | 'half' | 'lips' | 'teeth' | 'laugh'
  readonly colour: string
}

const LAUGH = 'M484 600 Q570 620 652 582 Q652 664 594 690 Q514 692 484 600 Z'
const TEETH = 'M488 604 Q570 624 650 586 Q640 646 586 664 Q520 664 488 604 Z'

const shapes: Readonly<Record<Mouth['shape'], (colour: string) => string>> = {
  smile: (colour) =>
    stroke('M490 610 Q566 664 648 592', 11, colour) +
    stroke('M484 600 Q488 612 498 618 M642 586 Q652 588 656 598', 7, colour),
  half: (colour) =>
    stroke('M502 624 Q572 640 646 592', 11, colour) + stroke('M640 584 Q652 588 654 600', 7, colour),
  lips: (colour) =>
    area('M492 610 Q532 594 570 606 Q594 588 646 594 Q604 624 570 626 Q528 628 492 610 Z', colour) +
    area('M498 615 Q568 636 642 598 Q616 656 574 658 Q526 654 498 615 Z', shade(colour, 1.18)) +
    stroke('M488 608 Q566 640 650 592', 6, shade(colour, 0.7)),
  teeth: (colour) =>
    area(TEETH, WHITE) + stroke(TEETH, 9, colour) + stroke('M482 596 Q484 608 494 612', 7, colour),
  laugh: (colour) =>
    `<clipPath id="mouth"><path d="${LAUGH}"/></clipPath><g clip-path="url(#mouth)">${area(LAUGH, '#6d2a2c')}
      ${area('M470 590 Q570 620 660 570 L652 612 Q572 648 484 628 Z', WHITE)}${oval(584, 690, 58, 30, '#d8787a')}</g>
      ${stroke(LAUGH, 9, colour)}`,
}

/** Draws the mouth, and the shadow below it. */
export function drawMouth({ shape, colour }: Mouth, skin: string): string {
  const y = shape === 'laugh' ? 712 : 684
  return shapes[shape](colour) + stroke(`M548 ${y} Q576 ${y + 8} 602 ${y - 4}`, 7, shade(skin, 0.78))
}

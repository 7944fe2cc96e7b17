import { area, oval, shade, stroke } from '../paint.ts'

export type Beard = 'stubble' | 'short' | 'full' | 'goatee' | 'moustache'

/** The upper edge of a beard, from the right cheek over the lip to the left ear. */
const EDGE =
  'L722 548 Q706 590 672 578 Q632 560 602 572 Q574 582 548 572 Q500 562 474 598 Q444 652 396 634 Q352 610 336 552 Z'
const MOUSTACHE =
  'M468 612 Q508 560 572 574 Q632 550 676 590 Q642 600 612 588 Q576 606 546 598 Q506 610 468 612 Z'
const FULL = `M328 556 Q340 680 412 760 Q452 792 476 838 Q520 822 552 858 Q584 828 628 838 Q652 792 694 748 Q726 690 726 600 ${EDGE}`
const GOATEE =
  'M476 606 Q508 562 572 574 Q636 552 674 586 Q684 650 650 706 Q620 766 566 764 Q510 748 492 690 Q484 650 476 606 Z'

/** Draws a beard, which leaves the lips free, below the mouth. */
export function drawBeard(beard: Beard, colour: string, skin: string): string {
  const lips = oval(572, 630, 74, 26, skin)
  const strands = shade(colour, 1.22)
  if (beard === 'moustache') return area(MOUSTACHE, colour)
  if (beard === 'goatee') return area(GOATEE, colour) + lips
  if (beard === 'stubble')
    return area(
      `M334 560 Q356 650 430 714 Q500 748 592 746 Q690 708 712 620 ${EDGE}`,
      colour,
      'fill-opacity=".28"',
    )
  if (beard === 'short')
    return (
      area(`M330 556 Q352 664 430 732 Q500 774 600 768 Q700 726 722 610 ${EDGE}`, colour) +
      lips +
      stroke('M444 700 Q470 728 500 736 M650 716 Q634 734 612 742', 6, strands)
    )
  return (
    area(FULL, colour) +
    lips +
    stroke('M432 722 Q448 752 476 770 M520 748 Q532 780 546 792 M628 744 Q624 772 610 790', 7, strands)
  )
}

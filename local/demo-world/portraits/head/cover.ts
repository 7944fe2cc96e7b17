import { area, oval, shade, stroke } from '../paint.ts'

export type Cover = 'beanie' | 'cap' | 'sunHat' | 'headscarf' | 'hijab' | 'turban'

const DOME = 'M246 372 C220 210 330 110 496 108 C670 110 764 220 744 352 C600 276 400 284 246 372 Z'
const HIJAB_BACK =
  'M490 112 C270 108 196 260 206 440 C210 600 250 700 300 760 C240 830 210 900 190 1000 L860 1000 C820 880 770 800 716 740 C770 640 780 520 766 400 C756 220 680 112 490 112 Z'
const HIJAB =
  'M490 124 C280 124 214 270 222 440 C226 600 280 720 400 790 C500 830 640 800 706 720 C764 600 770 500 758 400 C740 220 660 124 490 124 Z M486 236 C600 232 690 300 704 420 C724 560 690 690 588 738 C480 746 390 700 346 600 C318 520 310 420 340 340 C370 270 420 238 486 236 Z'

const shapes: Readonly<
  Record<Cover, (colour: string) => { readonly back?: string; readonly front: string }>
> = {
  beanie: (colour) => {
    const cuff =
      'M232 400 C220 360 224 330 236 300 C420 200 610 204 746 288 C762 320 764 350 754 380 C600 290 390 300 232 400 Z'
    return {
      front:
        area(DOME, colour) +
        stroke('M330 250 Q350 180 420 140 M490 216 V116 M650 236 Q630 170 570 130', 7, shade(colour)) +
        area(cuff, shade(colour, 0.86)) +
        stroke(
          'M300 352 L292 290 M380 318 L374 252 M464 302 V230 M548 300 L552 230 M630 314 L640 244 M700 340 L712 276',
          7,
          shade(colour, 0.7),
        ),
    }
  },
  cap: (colour) => ({
    front:
      area(DOME, colour) +
      stroke('M496 108 Q440 190 430 296 M496 108 Q600 180 620 296', 6, shade(colour)) +
      oval(496, 110, 20, 12, shade(colour)) +
      area(
        'M420 326 C560 262 700 286 846 370 C862 390 850 402 830 396 C700 340 560 340 440 380 C416 372 410 346 420 326 Z',
        shade(colour, 0.8),
      ),
  }),
  sunHat: (colour) => ({
    front:
      area('M262 340 C252 170 360 96 490 94 C630 96 736 170 732 320 C600 270 390 276 262 340 Z', colour) +
      area(
        'M120 400 C200 270 420 230 560 240 C720 250 850 300 884 376 C760 330 640 318 500 326 C360 334 230 370 120 400 Z',
        shade(colour, 0.92),
      ) +
      area(
        'M262 340 C260 318 260 300 262 284 C400 230 600 226 730 272 C732 290 733 306 732 320 C600 268 390 276 262 340 Z',
        '#a8483e',
      ),
  }),
  headscarf: (colour) => ({
    front:
      area(
        'M252 372 C250 330 262 290 282 262 C420 190 580 190 704 250 C724 280 736 320 736 356 C600 280 390 282 252 372 Z',
        colour,
      ) +
      stroke('M284 318 Q480 214 716 300 M300 280 Q480 200 690 262', 6, shade(colour)) +
      area(
        'M262 330 C200 290 180 350 210 390 C170 420 200 470 250 430 C270 400 270 360 262 330 Z',
        shade(colour, 0.9),
      ),
  }),
  hijab: (colour) => ({
    back: area(HIJAB_BACK, shade(colour, 0.86)),
    front:
      area(HIJAB, colour, 'fill-rule="evenodd"') +
      stroke(
        'M300 300 Q360 190 480 180 M262 470 Q276 610 350 700 M730 470 Q736 600 690 690',
        7,
        shade(colour),
      ) +
      area(
        'M330 700 C440 800 600 800 716 700 C760 790 800 850 840 960 C640 1010 380 1000 214 960 C250 860 280 780 330 700 Z',
        shade(colour, 0.95),
      ) +
      stroke('M380 780 Q520 850 690 760 M320 880 Q500 930 740 850', 7, shade(colour, 0.8)),
  }),
  turban: (colour) => ({
    front:
      area(
        'M240 380 C170 250 270 90 490 80 C730 84 820 240 746 372 C720 330 640 270 520 214 C430 270 310 300 240 380 Z',
        colour,
      ) +
      stroke(
        'M520 214 C560 170 600 130 640 112 M520 214 C430 190 330 200 250 300 M520 214 C620 210 720 250 764 320 M470 226 C400 160 340 150 290 190 M560 220 C640 170 700 180 756 240',
        7,
        shade(colour, 0.76),
      ),
  }),
}

/** Draws what covers the hair: behind the head, and in front of it. */
export function drawCover(cover: Cover, colour: string): { readonly back: string; readonly front: string } {
  return { back: '', ...shapes[cover](colour) }
}

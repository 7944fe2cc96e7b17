import { area, INK, oval, stroke, WHITE } from '../paint.ts'

export interface Eyes {
  readonly shape: keyof typeof openness
  readonly colour: string
  readonly hasLashes: boolean
  /** Where they look: −1 to 1. */
  readonly gaze: number
}

const openness = { open: 1, soft: 0.84, almond: 0.7, smiling: 0 }

/** Outline, lid, lashes and lower lid, and the place of the iris. The right eye is further away. */
const left = {
  white: 'M410 466 Q448 420 500 434 Q524 444 536 476 Q500 496 462 492 Q430 486 410 466 Z',
  lid: 'M404 470 Q446 414 502 430 Q528 442 540 480',
  lashes: 'M408 464 L386 452 M424 446 L404 428',
  lower: 'M432 490 Q478 504 522 488',
  smile: 'M408 478 Q468 420 536 478',
  iris: [476, 461, 28, 29],
} as const
const right = {
  white: 'M628 472 Q640 426 674 414 Q694 412 706 430 Q704 464 684 478 Q652 488 628 472 Z',
  lid: 'M624 478 Q640 420 676 409 Q698 406 712 426',
  lashes: 'M708 420 L724 408 M696 410 L706 394',
  lower: 'M644 486 Q672 492 692 476',
  smile: 'M630 468 Q668 410 710 454',
  iris: [665, 449, 22, 28],
} as const

/** Draws both eyes, in the units of the style's heads. */
export function drawEyes({ shape, colour, hasLashes, gaze }: Eyes): string {
  const drawn = [left, right].map((eye, index) => {
    if (shape === 'smiling') return stroke(eye.smile, 13) + (hasLashes ? stroke(eye.lashes, 7) : '')
    const [x, y, rx, ry] = eye.iris
    const by = openness[shape]
    const cx = x + gaze * 9
    const iris =
      oval(cx, y, rx, ry / by, colour) +
      oval(cx, y, rx * 0.48, (ry * 0.48) / by, '#1d1513') +
      oval(cx + rx * 0.34, y - (ry * 0.4) / by, rx * 0.26, (rx * 0.26) / by, WHITE)
    return `<g transform="translate(0 ${y * (1 - by)}) scale(1 ${by})">
      <clipPath id="eye${index}"><path d="${eye.white}"/></clipPath>
      ${area(eye.white, WHITE)}<g clip-path="url(#eye${index})">${iris}</g>
      ${stroke(eye.lower, 4, INK, 'stroke-opacity=".45"')}${stroke(eye.lid, hasLashes ? 13 : 10)}
      ${hasLashes ? stroke(eye.lashes, 7) : ''}</g>`
  })
  return drawn.join('')
}

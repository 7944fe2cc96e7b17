import { area, INK, oval, shade, stroke } from '../paint.ts'
import { ageLines } from './age-lines.ts'
import { drawBeard } from './beard.ts'
import { drawCover } from './cover.ts'
import { drawEyes } from './eyes.ts'
import type { Expression, Face } from './face.ts'
import { at, drawPart, haircut, outlines } from './lorelei.ts'
import { drawMouth } from './mouth.ts'
import { ownCuts } from './own-cuts.ts'

/** The chin's edge of each of the style's heads, from the left ear to the right cheek. */
const CHINS = [
  'M340 610 Q372 690 440 730 Q510 757 600 757',
  'M340 610 Q372 676 440 712 Q510 736 602 733',
  'M340 606 Q386 680 450 712 Q520 732 602 728',
  'M338 606 Q386 684 450 710 Q520 730 602 720',
]

/** Colour of the cheeks, which fades out. */
const BLUSH = `<radialGradient id="blush"><stop stop-color="#e0604f" stop-opacity=".26"/>
  <stop offset="1" stop-color="#e0604f" stop-opacity="0"/></radialGradient>`

/** Draws a head on its neck, with hair behind and in front of it, in the units of the style. */
export function drawHead(face: Face, { eyes, mouth }: Expression): string {
  const { skin, hair, hairColour, tone, cover } = face
  const dark = shade(skin, 0.78)
  const { back, front } = cutOf(hair)
  const worn = cover && drawCover(cover.kind, cover.colour)
  const hasHair = tone !== 'bald' && cover?.kind !== 'hijab' && cover?.kind !== 'turban'
  const [lines = '', body = '', details = ''] = outlines('head', face.head)
  const shadow = cover
    ? ''
    : front.map((d) => area(d, dark, 'fill-opacity=".55" transform="translate(4 20)"')).join('')
  return [
    worn?.back,
    // A hat hides the back of short hair.
    hasHair &&
      !(cover && face.gender === 'male') &&
      back.map((d) => area(d, shade(hairColour, 0.86))).join(''),
    at('head', area(lines, INK) + area(body, skin)),
    `<clipPath id="skin"><path d="${body}" transform="translate(207 171)"/></clipPath><g clip-path="url(#skin)">
      ${area(`${CHINS[face.head - 1] ?? ''} L602 782 Q470 812 352 716 Z`, dark)}
      ${BLUSH}${oval(428, 552, 60, 38, 'url(#blush)')}${oval(682, 536, 42, 34, 'url(#blush)')}
      ${hasHair ? place(shadow, hair) : ''}</g>`,
    at('head', area(details, INK)),
    face.hasFreckles && drawPart('freckles', 1, shade(skin, 0.66)),
    ageLines({ age: face.age, hasGlasses: face.glasses !== null, hasBeard: face.beard !== undefined }),
    drawEyes({ ...face.eyes, ...eyes }),
    drawPart('eyebrows', face.brows, face.browColour),
    face.beard && drawBeard(face.beard, face.beardColour, skin),
    drawMouth({ colour: face.lips, shape: mouth }, skin),
    drawPart('nose', face.nose, shade(skin, 0.42)),
    face.earrings &&
      cover?.kind !== 'hijab' &&
      drawPart('earrings', face.earrings.variant, face.earrings.colour),
    hasHair &&
      place(front.map((d) => area(d, hairColour)).join('') + (cover ? '' : sheen(front, hairColour)), hair),
    face.glasses && drawPart('glasses', face.glasses.variant, face.glasses.colour),
    worn?.front,
  ]
    .filter((part) => typeof part === 'string')
    .join('')
}

/** The style's cuts have their own place. */
function place(drawn: string, hair: Face['hair']): string {
  return typeof hair === 'number' ? at('hair', drawn) : drawn
}

function cutOf(hair: Face['hair']) {
  if (typeof hair !== 'number') return ownCuts[hair]
  const { back, front } = haircut(hair)
  return { back, front }
}

/** Light on the hair. */
function sheen(front: readonly string[], colour: string): string {
  const clip = front.map((d) => `<path d="${d}"/>`).join('')
  const light = stroke('M230 300 Q330 170 560 190', 30, shade(colour, 1.24), 'stroke-opacity=".5"')
  return `<clipPath id="hair">${clip}</clipPath><g clip-path="url(#hair)">${light}</g>`
}

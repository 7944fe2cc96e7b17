import sharp from 'sharp'
import { randomOf } from '../random.ts'
import { clothes } from './clothes.ts'
import { drawHead } from './head/draw-head.ts'
import { expressionOf, faceOf } from './head/face.ts'
import { pickMoment } from './moments.ts'
import { PORTRAIT } from './portrait-size.ts'
import { scene } from './scenes.ts'
import type { Sitter } from './sitter.ts'

/** Units of the scenes, which have the same shape. */
const CANVAS = { width: 720, height: 900 }

/** Width of a head with its surroundings in the style's own units. */
const HEAD = 980

/** How large the sitter is, and how far the top of the drawing is from that of the picture. */
const poses = {
  bust: { scale: 0.74, top: 105 },
  closeUp: { scale: 0.94, top: -30 },
  moment: { scale: 0.53, top: 62 },
}

/** The poses of a gallery's pictures: most galleries begin with a bust, and no two of three are alike. */
const orders: readonly (readonly (keyof typeof poses)[])[] = [
  ['bust', 'moment', 'closeUp'],
  ['bust', 'closeUp', 'moment'],
  ['bust', 'moment', 'closeUp'],
  ['closeUp', 'moment', 'bust'],
  ['moment', 'closeUp', 'bust'],
]

/** Draws a portrait of the sitter as SVG. Each number gives the same face in another pose, place and mood. */
export function portraitSvg(sitter: Sitter, number = 0): string {
  const order = randomOf(`poses ${sitter.memberId}`).pick(orders)
  const pose = order[number % order.length] ?? 'bust'
  const random = randomOf(`portrait ${number} ${sitter.memberId}`)
  const face = faceOf(sitter)
  const head = drawHead(face, expressionOf(face, random))
  const moment = pose === 'moment' ? pickMoment(random) : undefined
  const place = scene(random, moment?.places)
  const { drawn, sleeve } = clothes({ ...face, body: moment ? 'figure' : 'bust' }, random)
  const scale = poses[pose].scale * (1 + random.next() * 0.05)
  const left = (CANVAS.width - HEAD * scale) / 2 + random.int(-22, 22)
  // Half of them face the other way.
  const turn = random.chance(0.5) ? '' : `translate(${CANVAS.width} 0) scale(-1 1)`
  // Round the middle of the neck.
  const wide = `translate(480 0) scale(${face.width.toFixed(3)} 1) translate(-480 0)`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT.width}" height="${PORTRAIT.height}" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" fill="none">
    ${place}
    <g transform="${turn} translate(${left} ${poses[pose].top}) scale(${scale}) ${wide}">${drawn}${head}${moment?.draw({ skin: face.skin, sleeve }, random) ?? ''}</g>
  </svg>`
}

export function drawPortrait(sitter: Sitter, number = 0): Promise<Buffer> {
  return sharp(Buffer.from(portraitSvg(sitter, number)))
    .jpeg({ quality: 92 })
    .toBuffer()
}

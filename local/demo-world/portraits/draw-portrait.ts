import { Avatar, Style } from '@dicebear/core'
import lorelei from '@dicebear/styles/lorelei.json' with { type: 'json' }
import sharp from 'sharp'
import { randomOf } from '../random.ts'
import { ageLines } from './age-lines.ts'
import { clothes } from './clothes.ts'
import { expressionOf, faceOf } from './face.ts'
import { PORTRAIT } from './portrait-size.ts'
import { scene } from './scenes.ts'
import type { Sitter } from './sitter.ts'

/** Lorelei by Lisa Wischofsky, CC0 1.0. */
const style = new Style<unknown>(lorelei)

/** Size of a head in the style's own units. */
const HEAD = 980
const SCALE = 0.74

/** Draws a portrait of the sitter in a scene as SVG. Each number gives another scene and expression of the same face. */
export function portraitSvg(sitter: Sitter, number = 0): string {
  const random = randomOf(`portrait ${number} ${sitter.memberId}`)
  const { skin, options } = faceOf(sitter)
  const expression = number === 0 ? {} : expressionOf(sitter, random)
  const head = new Avatar(style, { ...options, ...expression })
    .toString()
    .replaceAll(/^<svg[^>]*>|<metadata>.*?<\/metadata>|<\/svg>$/gs, '')
  const lines = ageLines({
    age: sitter.age,
    hasGlasses: options.glassesProbability > 0,
    hasBeard: options.beardProbability > 0,
  })
  const scale = SCALE + random.next() * 0.05
  const left = (PORTRAIT.width - HEAD * scale) / 2 + random.int(-22, 22)
  const top = PORTRAIT.height - 1_075 * scale
  // Half of them face the other way.
  const turn = random.chance(0.5) ? '' : `translate(${PORTRAIT.width} 0) scale(-1 1)`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT.width}" height="${PORTRAIT.height}" fill="none">
    ${scene(random)}
    <g transform="${turn} translate(${left} ${top}) scale(${scale})">${clothes(skin, random)}${head}${lines}</g>
  </svg>`
}

export function drawPortrait(sitter: Sitter, number = 0): Promise<Buffer> {
  return sharp(Buffer.from(portraitSvg(sitter, number)))
    .jpeg({ quality: 92 })
    .toBuffer()
}

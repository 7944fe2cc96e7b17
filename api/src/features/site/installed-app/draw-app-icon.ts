import sharp from 'sharp'
import { brandColours } from '../brand-colours.ts'
import type { AppIcon } from './app-icons.ts'

/** The shell's icon, on a square of 64. */
const HEART =
  'M32 58C12 45 4 34 4 22 4 13 11 6 20 6c5 0 9 2 12 6 3-4 7-6 12-6 9 0 16 7 16 16 0 12-8 23-28 36Z'

/** How much of the icon's width the heart has. Masks may cut off all but the circle of 80% of the width. */
const SHARE = { any: 0.6, maskable: 0.5 }
const CORNER = { any: 14, maskable: 0 }

/** Draws the brand's heart on its colours as a PNG. */
export function drawAppIcon({ palette, size, purpose }: AppIcon): Promise<Buffer> {
  const { primary, secondary, paper } = brandColours[palette]
  const share = SHARE[purpose]
  const offset = (64 * (1 - share)) / 2
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">`,
    '<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">',
    `<stop offset="0" stop-color="${primary}"/><stop offset="1" stop-color="${secondary}"/>`,
    '</linearGradient>',
    `<rect width="64" height="64" rx="${CORNER[purpose]}" fill="url(#ground)"/>`,
    `<path transform="translate(${offset} ${offset}) scale(${share})" fill="${paper}" d="${HEART}"/>`,
    '</svg>',
  ]
  return sharp(Buffer.from(svg.join('')))
    .png({ compressionLevel: 9 })
    .toBuffer()
}

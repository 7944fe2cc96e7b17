import { join } from 'node:path'
import type { SharePicture } from 'contracts'
import sharp from 'sharp'
import { escapeHtml } from '../../../http/escape-html.ts'
import { type BrandColours, coloursOf } from '../brand-colours.ts'
import type { ShareCard } from './share-card.ts'

export const SHARE_SIZE = { width: 1_200, height: 630 }

/** Shipped with the site: a server need not have any font. */
const FONT_FILE = join(import.meta.dirname, 'font/OpenSans-Bold.ttf')

const MARGIN = 80
const TITLE = { width: SHARE_SIZE.width - 2 * MARGIN, height: 330, size: 66 }
const NAME_SIZE = 36

/** Draws a card as a JPEG. */
export async function drawShareCard({ name, niche, title, picture }: ShareCard): Promise<Buffer> {
  const colours = coloursOf(niche)
  const heading = await fittingText(title, colours.text)
  const label = await text(name, { colour: colours.text, size: NAME_SIZE })
  const ground = picture ? sharp(pictureFile(picture)).resize(SHARE_SIZE) : sharp(background(colours))
  return ground
    .composite([
      ...(picture ? [{ input: veil(colours) }] : []),
      { input: heading, left: MARGIN, top: 110 },
      { input: label, left: MARGIN + 64, top: 512 },
    ])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A title that is too long for the card at the usual size becomes smaller. */
async function fittingText(title: string, colour: string): Promise<Buffer> {
  const usual = await text(title, { colour, size: TITLE.size, width: TITLE.width })
  const { width, height } = await sharp(usual).metadata()
  if (width <= TITLE.width && height <= TITLE.height) return usual
  return text(title, { colour, width: TITLE.width, height: TITLE.height })
}

interface TextStyle {
  readonly colour: string
  /** Without one, the text fills its box. */
  readonly size?: number
  readonly width?: number
  readonly height?: number
}

function text(content: string, { colour, size, ...box }: TextStyle): Promise<Buffer> {
  const font = size === undefined ? 'Open Sans Bold' : `Open Sans Bold ${size}`
  const markup = `<span foreground="${colour}">${escapeHtml(content)}</span>`
  const dpi = size === undefined ? {} : { dpi: 72 }
  return sharp({ text: { text: markup, font, fontfile: FONT_FILE, rgba: true, ...dpi, ...box } })
    .png()
    .toBuffer()
}

function pictureFile(picture: SharePicture): string {
  return join(import.meta.dirname, `pictures/${picture}.webp`)
}

function background({ primary, secondary, deep }: BrandColours): Buffer {
  const { width, height } = SHARE_SIZE
  return drawing([
    `<rect width="${width}" height="${height}" fill="${deep}"/>`,
    `<circle cx="1130" cy="600" r="300" fill="${secondary}" opacity=".45"/>`,
    `<circle cx="1010" cy="690" r="210" fill="${primary}" opacity=".55"/>`,
    ...mark(primary),
  ])
}

/** Lies over a picture, so that the title can be read on it. */
function veil({ primary, deep }: BrandColours): Buffer {
  const { width, height } = SHARE_SIZE
  return drawing([
    '<linearGradient id="veil">',
    `<stop stop-color="${deep}" stop-opacity=".92"/>`,
    `<stop offset=".55" stop-color="${deep}" stop-opacity=".8"/>`,
    `<stop offset="1" stop-color="${deep}" stop-opacity=".58"/>`,
    '</linearGradient>',
    `<rect width="${width}" height="${height}" fill="url(#veil)"/>`,
    ...mark(primary),
  ])
}

/** The dot before the brand's name, and the line below everything. */
function mark(colour: string): string[] {
  const { width, height } = SHARE_SIZE
  return [
    `<circle cx="${MARGIN + 22}" cy="533" r="22" fill="${colour}"/>`,
    `<rect y="${height - 12}" width="${width}" height="12" fill="${colour}"/>`,
  ]
}

function drawing(shapes: readonly string[]): Buffer {
  const { width, height } = SHARE_SIZE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`
  return Buffer.from([svg, ...shapes, '</svg>'].join(''))
}

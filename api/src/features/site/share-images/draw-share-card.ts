import { join } from 'node:path'
import type { Niche } from 'contracts'
import sharp from 'sharp'
import { escapeHtml } from '../../../http/escape-html.ts'
import type { ShareCard } from './share-card.ts'

export const SHARE_SIZE = { width: 1_200, height: 630 }

/** Shipped with the site: a server need not have any font. */
const FONT_FILE = join(import.meta.dirname, 'font/OpenSans-Bold.ttf')

const MARGIN = 80
const TITLE = { width: SHARE_SIZE.width - 2 * MARGIN, height: 330, size: 66 }
const NAME_SIZE = 36

interface Colours {
  readonly primary: string
  readonly secondary: string
  readonly deep: string
  readonly text: string
}

const amberly = { primary: '#f6a723', secondary: '#d4226f', deep: '#6d0f2b', text: '#fff4ec' }
const she = { primary: '#cc2f74', secondary: '#9c4bbb', deep: '#431047', text: '#fdf0fa' }
const gay = { primary: '#2cc4b0', secondary: '#5d55e2', deep: '#1c1b54', text: '#eef3ff' }

/** The tokens of the brands. As on the pages, a niche without its own colours has those of the default brand. */
function coloursOf(niche: Niche): Colours {
  if (niche === 2) return she
  return niche === 7 ? gay : amberly
}

/** Draws a card as a JPEG. */
export async function drawShareCard({ name, niche, title }: ShareCard): Promise<Buffer> {
  const colours = coloursOf(niche)
  const heading = await fittingText(title, colours.text)
  const label = await text(name, { colour: colours.text, size: NAME_SIZE })
  return sharp(Buffer.from(background(colours)))
    .composite([
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

function background({ primary, secondary, deep }: Colours): string {
  const { width, height } = SHARE_SIZE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${deep}"/>`,
    `<circle cx="1130" cy="600" r="300" fill="${secondary}" opacity=".45"/>`,
    `<circle cx="1010" cy="690" r="210" fill="${primary}" opacity=".55"/>`,
    `<circle cx="${MARGIN + 22}" cy="533" r="22" fill="${primary}"/>`,
    `<rect y="${height - 12}" width="${width}" height="12" fill="${primary}"/>`,
    '</svg>',
  ].join('')
}

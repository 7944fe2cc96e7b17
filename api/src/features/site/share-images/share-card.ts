import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Niche, nichePrefixes, type SharePicture, sharePictureOf } from 'contracts'

/** The picture of a shared link: the page's title in the brand's colours, over a picture if any. */
export interface ShareCard {
  /** The name of the brand. */
  readonly name: string
  readonly niche: Niche
  readonly title: string
  readonly picture?: SharePicture | undefined
}

export const SHARE_IMAGE = '/media/share.jpg'

/** Raised when the picture is drawn differently: caches keep the picture of an address for ever. */
const DRAWING = '1'

/** The path of a card's picture, signed, so that nobody can make this site draw other words. */
export function shareImagePath(card: ShareCard, secret: string): string {
  const { name, niche, title, picture } = card
  const query = new URLSearchParams({
    title,
    name,
    niche: String(niche),
    ...(picture && { picture }),
    sig: sign(card, secret),
  })
  return `${SHARE_IMAGE}?${query}`
}

/** The card that a signed path stands for; null for any other. */
export function readShareCard(query: Readonly<Record<string, unknown>>, secret: string): ShareCard | null {
  const { title, name, niche, picture, sig } = query
  if (typeof title !== 'string' || typeof name !== 'string' || typeof sig !== 'string') return null
  if (typeof niche !== 'string' || !Object.hasOwn(nichePrefixes, niche)) return null
  const known = sharePictureOf(picture)
  if (picture !== known) return null
  const card = { title, name, niche: Number(niche) as Niche, ...(known && { picture: known }) }
  const [given, own] = [Buffer.from(sig), Buffer.from(sign(card, secret))]
  return given.length === own.length && timingSafeEqual(given, own) ? card : null
}

function sign({ name, niche, title, picture }: ShareCard, secret: string): string {
  const text = JSON.stringify(['share image', DRAWING, niche, name, title, ...(picture ? [picture] : [])])
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}

import { type ChatPhoto, pictureSizes } from 'contracts'

const { card } = pictureSizes

/** Ratios of height to width between which the portrait version shows nearly the whole photo. */
const PORTRAIT = { min: 1.15, max: 1.4 }
/** Longer photos are cropped, so that one message never fills more than the window. */
const LONGEST = 1.5
const WIDEST = 0.5

/** Chooses a photo's file and the space for it in a conversation. */
export function fitPhoto({ width, height, card: file, filename }: ChatPhoto) {
  const ratio = height / width
  if (ratio >= PORTRAIT.min && ratio <= PORTRAIT.max)
    return { file, width: card.width, height: card.height, shape: 'portrait' } as const
  const shown = Math.min(Math.max(ratio, WIDEST), LONGEST)
  return {
    file: filename,
    width: 1_000,
    height: Math.round(shown * 1_000),
    shape: ratio > 1 ? 'portrait' : 'landscape',
  } as const
}

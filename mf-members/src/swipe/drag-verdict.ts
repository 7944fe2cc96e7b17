import type { Verdict } from './deck.ts'

interface Drag {
  /** Distance from the start in pixels; positive to the right. */
  readonly x: number
  /** Speed on release, in pixels a millisecond. */
  readonly speed: number
  /** Width of the card in pixels. */
  readonly width: number
}

/** Share of the card's width that counts as thrown at any speed. */
const MIN_THROW = 0.25
/** Pixels a millisecond that count as a flick. */
const FLICK_SPEED = 0.6
/** Pixels that a flick has to move the card. */
const MIN_FLICK = 24

/** A card counts as thrown once it is dragged far enough, or flicked away from the centre. */
export function dragVerdict({ x, speed, width }: Drag): Verdict | null {
  const isFar = Math.abs(x) >= width * MIN_THROW
  const isFast = Math.abs(speed) >= FLICK_SPEED
  const isOutward = Math.sign(speed) === Math.sign(x)
  const isFlick = Math.abs(x) >= MIN_FLICK && isFast && isOutward
  // Flicked back towards the centre, however far out: the player has changed their mind.
  const isComingBack = isFast && !isOutward
  if ((!isFar && !isFlick) || isComingBack) return null
  return x > 0 ? 'yes' : 'no'
}

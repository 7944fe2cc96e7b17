import type { Verdict } from './deck.ts'

interface Drag {
  /** Pixels to the right of where it began. */
  readonly x: number
  /** Pixels a millisecond, at the end. */
  readonly speed: number
  /** Of the card. */
  readonly width: number
}

const FAR = 0.35
const FLICK = 0.6
const LEAST = 24

/** What a card that is let go is to be: thrown far enough, or fast enough in the direction in which it lies. */
export function dragOutcome({ x, speed, width }: Drag): Verdict | null {
  const isFar = Math.abs(x) >= width * FAR
  const isFlick = Math.abs(x) >= LEAST && Math.abs(speed) >= FLICK && Math.sign(speed) === Math.sign(x)
  // Far out, but on its way back: they have thought better of it.
  const isComingBack = Math.abs(speed) >= FLICK && Math.sign(speed) !== Math.sign(x)
  if ((!isFar && !isFlick) || isComingBack) return null
  return x > 0 ? 'yes' : 'no'
}

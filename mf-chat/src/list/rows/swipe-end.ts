interface Swipe {
  /** Pixels to the right; negative to the left. */
  readonly x: number
  /** Pixels per millisecond on release. */
  readonly speed: number
  /** Pixels of the row. */
  readonly width: number
}

/** Share of the row's width. */
const FAR = 0.6

const FAST = -1

/** Speed of a finger that pushes the row back. */
const BACK = 0.3

/** Width in pixels of the button behind the row, as in the style sheet. */
export const BUTTON_WIDTH = 90

/** Decides what a released row does: a long or fast swipe asks to delete, a shorter one uncovers the button. */
export function swipeEnd({ x, speed, width }: Swipe): 'ask' | 'open' | 'close' {
  const isFling = speed <= FAST && -x >= BUTTON_WIDTH
  if (-x > width * FAR || isFling) return 'ask'
  return -x >= BUTTON_WIDTH / 2 && speed < BACK ? 'open' : 'close'
}

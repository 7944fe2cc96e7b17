/** The cards that are done, in order, and the answer to each. */
export type Answers = readonly boolean[]

/** How far a card must be dragged to count as an answer, as a part of its width. */
const FAR = 0.28
/** Pixels per millisecond; a card that is thrown this fast counts after a short way, too. */
const FAST = 0.5
const SHORT = 0.08

/** The answer in a drag: true to the right, false to the left, undefined if the card springs back. */
export function answerIn({
  x,
  width,
  speed,
}: {
  readonly x: number
  readonly width: number
  readonly speed: number
}) {
  const part = Math.abs(x) / width
  const isThrown = part > SHORT && Math.abs(speed) > FAST && Math.sign(speed) === Math.sign(x)
  return part > FAR || isThrown ? x > 0 : undefined
}

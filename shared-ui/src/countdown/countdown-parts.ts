/** Whole seconds left, rounded up so that the last one ends at the deadline; never negative. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** Milliseconds until the next tick. */
export function untilNextSecond(deadline: number, now: number): number {
  return (deadline - now) % 1000 || 1000
}

/** Hours, minutes and seconds, with at least two digits. */
export function countdownParts(seconds: number): readonly [hours: string, minutes: string, seconds: string] {
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return [digits(seconds / 3600), digits((seconds / 60) % 60), digits(seconds % 60)]
}

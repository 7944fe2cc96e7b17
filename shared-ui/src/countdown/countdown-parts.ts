/** Whole seconds that are left, so counted that the last one ends at the deadline; never below 0. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** Milliseconds until there is one second less. */
export function untilNextSecond(deadline: number, now: number): number {
  return (deadline - now) % 1000 || 1000
}

/** Hours, minutes and seconds, of two digits at least. */
export function countdownParts(seconds: number): readonly [hours: string, minutes: string, seconds: string] {
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return [digits(seconds / 3600), digits((seconds / 60) % 60), digits(seconds % 60)]
}

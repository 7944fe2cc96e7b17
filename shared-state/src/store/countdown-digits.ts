/** §4: the time left, two digits each. */
export interface Countdown {
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
}

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** Null once no time is left. */
export function countdownOf(milliseconds: number): Countdown | null {
  const seconds = Math.ceil(milliseconds / 1_000)
  if (!(seconds > 0)) return null
  return {
    hours: twoDigits(seconds / 3_600),
    minutes: twoDigits((seconds / 60) % 60),
    seconds: twoDigits(seconds % 60),
  }
}

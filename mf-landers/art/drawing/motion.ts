const TURN = Math.PI * 2

/** A number from 0 to 1 that looks random and is the same for the same seed. */
export function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return value - Math.floor(value)
}

/** Swings between -1 and 1, a whole number of times in a loop. */
export function swing(time: number, times = 1, phase = 0): number {
  return Math.sin(TURN * (time * times + phase))
}

/** How far `time` is between two moments, from 0 to 1, starting and ending gently. */
export function between(time: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

const STEPS = [0, 5, 10, 20, 50]

/**
 * The number of characters left to announce: near the limit, rounded up in steps, so that not every key is
 * announced; beyond it, by how many the text is too long. Nothing before half of a short limit is used.
 */
export function spokenRemaining(length: number, maxLength: number): number | undefined {
  const remaining = maxLength - length
  if (remaining < 0) return remaining
  if (remaining > maxLength / 2) return undefined
  return STEPS.find((step) => remaining <= step)
}

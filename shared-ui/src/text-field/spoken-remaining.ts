const STEPS = [0, 5, 10, 20, 50]

/**
 * Returns the number of characters left that is worth announcing: a step near the limit, so that it is announced once and
 * not with every key, or a negative number for a text that is too long. Nothing while less than half is used.
 */
export function spokenRemaining(length: number, maxLength: number): number | undefined {
  const remaining = maxLength - length
  if (remaining < 0) return remaining
  if (remaining > maxLength / 2) return undefined
  return STEPS.find((step) => remaining <= step)
}

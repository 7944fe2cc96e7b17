const STEPS = [0, 5, 10, 20, 50]

/**
 * What is worth saying of the characters left: a step near the limit, rounded up so that it is said once and
 * not with every key, or by how many it is too long. Nothing while most of a short text is still to come.
 */
export function spokenRemaining(length: number, maxLength: number): number | undefined {
  const remaining = maxLength - length
  if (remaining < 0) return remaining
  if (remaining > maxLength / 2) return undefined
  return STEPS.find((step) => remaining <= step)
}

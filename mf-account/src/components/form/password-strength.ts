import { passwordProblem } from 'contracts'

const KINDS = [
  { pattern: /\p{Ll}/u, size: 26 },
  { pattern: /\p{Lu}/u, size: 26 },
  { pattern: /\p{N}/u, size: 10 },
  { pattern: /[^\p{L}\p{N}]/u, size: 24 },
]

/** Bits of entropy from which a password counts as good, and as strong. */
const GOOD = 50
const STRONG = 75

/** How hard a password is to guess. The server refuses level 1. */
export function passwordStrength(
  password: string,
  owner: Parameters<typeof passwordProblem>[1],
): 1 | 2 | 3 | 4 {
  if (passwordProblem(password, owner)) return 1
  const alphabet = KINDS.reduce((sum, { pattern, size }) => sum + (pattern.test(password) ? size : 0), 0)
  // Repeated characters add little.
  const length = Math.min(password.length, new Set(password).size * 2)
  const bits = length * Math.log2(Math.max(alphabet, 2))
  if (bits >= STRONG) return 4
  return bits >= GOOD ? 3 : 2
}

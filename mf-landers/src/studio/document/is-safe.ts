import { safeText } from 'contracts'

/** Longest text of a block that the server accepts. */
export const MOST_LETTERS = 4_000

/** Whether the server accepts this text: it holds no markup and no address that runs something. */
export function isSafe(text: string, maxLength = MOST_LETTERS): boolean {
  return safeText(maxLength).safeParse(text).success
}

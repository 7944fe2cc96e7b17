import { safeText } from 'contracts'

/** Whether the server accepts this text: it holds no markup and no address that runs something. */
export function isSafe(text: string, maxLength: number): boolean {
  return safeText(maxLength).safeParse(text).success
}

/** Milliseconds to wait before the next attempt: exponential, starting at none. */
export function backoff(failures: number): number {
  return failures === 0 ? 0 : Math.min(100 * 2 ** failures, 10_000)
}

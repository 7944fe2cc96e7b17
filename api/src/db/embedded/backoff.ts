/** How long to wait before the next try, in milliseconds: at once, then longer and longer. */
export function patience(failures: number): number {
  return failures === 0 ? 0 : Math.min(100 * 2 ** failures, 10_000)
}

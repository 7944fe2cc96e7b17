/** §8: an error without an HTTP error status counts as 500. */
export function httpStatusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}

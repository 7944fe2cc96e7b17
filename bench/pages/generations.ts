/** A request as the browser saw it, in milliseconds. */
export interface Request {
  readonly url: string
  readonly start: number
  readonly end: number
}

/**
 * The longest chain of requests that each began after another had been answered, and may have waited for it. With only
 * latency between browser and server, this is the number of round trips.
 */
export function generations(requests: readonly Request[]): number {
  const generationOf = new Map<Request, number>()
  const byStart = [...requests].sort((one, other) => one.start - other.start)
  for (const request of byStart) {
    const before = byStart.filter(({ end }) => end <= request.start).map((it) => generationOf.get(it) ?? 0)
    generationOf.set(request, Math.max(0, ...before) + 1)
  }
  return Math.max(0, ...generationOf.values())
}

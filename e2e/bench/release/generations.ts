/** A request as the browser saw it, in milliseconds. */
export interface Request {
  readonly url: string
  readonly start: number
  readonly end: number
}

/**
 * How many requests had to be waited for one after another: a request that began after another was answered may have
 * been waiting for it. With nothing but distance between browser and server, this is the number of round trips.
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

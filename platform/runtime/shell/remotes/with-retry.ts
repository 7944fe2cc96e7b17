/** A timeout. It is not retried, since that would make the visitor wait just as long again. */
export class TookTooLong extends Error {
  override name = 'TookTooLong'
}

const PAUSES = [250, 750]

/**
 * Retries after growing pauses, calling `prepare` before each retry. Doesn't retry timeouts. Rejects with the first
 * failure: later ones often only follow from it.
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  prepare: () => Promise<unknown>,
  pauses: readonly number[] = PAUSES,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const [pause, ...later] = pauses
    if (pause === undefined || error instanceof TookTooLong) throw error
    await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())))
    await prepare()
    return withRetry(attempt, prepare, later).catch(() => {
      throw error
    })
  }
}

export function withTimeout<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`${what} took more than ${ms} ms.`)), ms)
  })
  return Promise.race([work, alarm]).finally(() => clearTimeout(timer))
}

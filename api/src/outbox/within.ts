/** Rejects if `work` takes longer than this. The work itself is not cancelled. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1_000} s`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

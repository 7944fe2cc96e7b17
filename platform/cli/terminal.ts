/** One line for a step that takes time: what is done, then how long it took. */
export async function step<T>(
  what: string,
  work: () => Promise<T>,
  remark?: (result: T) => string | undefined,
) {
  const start = performance.now()
  process.stderr.write(`• ${what} … `)
  try {
    const result = await work()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    process.stderr.write(`${remark?.(result) ?? `done in ${seconds} s`}\n`)
    return result
  } catch (error) {
    process.stderr.write('failed\n')
    throw error
  }
}

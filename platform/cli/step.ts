/** Shows a line for a slow step: its name at once, its duration or a remark at the end. */
export async function step<T>(
  name: string,
  work: () => Promise<T>,
  remark?: (result: T) => string | undefined,
) {
  const start = performance.now()
  process.stderr.write(`• ${name} … `)
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

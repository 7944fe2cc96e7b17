type Tasks = Readonly<Record<string, () => Promise<unknown>>>

/** Runs tasks one after the other, in their order or from the last to the first. */
export async function inTurn<T extends Tasks>(tasks: T, isReversed: boolean) {
  const entries = Object.entries(tasks)
  const results: [string, unknown][] = []
  for (const [name, task] of isReversed ? entries.toReversed() : entries) results.push([name, await task()])
  return Object.fromEntries(results) as { readonly [K in keyof T]: Awaited<ReturnType<T[K]>> }
}

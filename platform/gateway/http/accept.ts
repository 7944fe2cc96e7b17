/** Parses a header such as `accept` or `accept-encoding` into its values and their weights, 0 (refused) to 1. */
export function acceptWeights(header: string): ReadonlyMap<string, number> {
  const entries = header.split(',').map((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    return [name, q === undefined ? 1 : Number(q.slice(2)) || 0] as const
  })
  return new Map(entries.filter(([name]) => name !== ''))
}

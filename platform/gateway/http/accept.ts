/** What a header such as `accept` or `accept-encoding` lists, each with its weight from 0 (refused) to 1. */
export function weights(header: string): ReadonlyMap<string, number> {
  const entries = header.split(',').map((entry) => {
    const [what = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    return [what, q === undefined ? 1 : Number(q.slice(2)) || 0] as const
  })
  return new Map(entries.filter(([what]) => what !== ''))
}

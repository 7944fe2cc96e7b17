/** Asks again only when an answer is older than this; of several who ask at once, one does. What failed is not kept. */
export function keptFor<T>(ms: number, find: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, { readonly answer: Promise<T>; readonly until: number }>()
  return (key) => {
    const known = kept.get(key)
    if (known && performance.now() < known.until) return known.answer
    const answer = find(key)
    kept.set(key, { answer, until: performance.now() + ms })
    answer.catch(() => kept.delete(key))
    return answer
  }
}

/** Whether a name contains each word of the query, regardless of case and accents. */
export function nameFilter(query: string): (profile: { readonly name: string }) => boolean {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return ({ name }) => {
    const text = folded(name)
    return words.every((word) => text.includes(word))
  }
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Lower case without accents, so that “coeur” finds “cœur” and “hjarta” “hjärta”. */
export function simplify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Finds texts that contain each word of the query, regardless of case and accents. */
export function textFilter(query: string): (text: string) => boolean {
  const words = simplify(query).split(' ')
  return (text) => {
    const simple = simplify(text)
    return words.every((word) => simple.includes(word))
  }
}

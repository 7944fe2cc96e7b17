/** One or two initials of a name: `Vera van Dijk` → VD, `sunny_girl77` → SG; empty for a name without letters. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean)
  const first = words[0]
  if (!first) return ''
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last].map((word) => word?.match(/\p{L}\p{M}*/u)?.[0].toUpperCase()).join('')
}

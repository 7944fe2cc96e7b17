import type { PageBlock } from 'contracts'

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The questions that have every word of the query in them or in their answers, under their headings. */
export function questionsWith(query: string, blocks: readonly PageBlock[]): readonly PageBlock[] {
  const words = folded(query).split(/\s+/)
  const found = blocks.filter((block) => {
    if (block.type !== 'question') return block.type === 'group'
    const text = folded(`${block.props.title} ${textsIn(block.props.body).join(' ')}`)
    return words.every((word) => text.includes(word))
  })
  return found.filter(({ type }, at) => type !== 'group' || found[at + 1]?.type === 'question')
}

/** The pieces of a rich text, without the addresses of its links. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (Array.isArray(part)) return part.flatMap(textsIn)
  const { a: _, ...parts } = part as Readonly<Record<string, unknown>>
  return Object.values(parts).flatMap(textsIn)
}

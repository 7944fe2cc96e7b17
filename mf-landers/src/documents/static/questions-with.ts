import type { PageBlock } from 'contracts'
import { textFilter } from 'shared-state/text-filter'

/** The questions that have every word of the query in them or in their answers, under their headings. */
export function questionsWith(query: string, blocks: readonly PageBlock[]): readonly PageBlock[] {
  const isFound = textFilter(query)
  const found = blocks.filter((block) => {
    if (block.type !== 'question') return block.type === 'group'
    return isFound(`${block.props.title} ${textsIn(block.props.body).join(' ')}`)
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

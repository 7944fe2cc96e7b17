import type { PageBlock } from 'contracts'

export type Question = Extract<PageBlock, { type: 'question' }>

/** Puts questions that follow each other into one list; the other blocks stay as they are. */
export function groupQuestions(blocks: readonly PageBlock[]): (Exclude<PageBlock, Question> | Question[])[] {
  const parts: (Exclude<PageBlock, Question> | Question[])[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.type !== 'question') parts.push(block)
    else if (Array.isArray(last)) last.push(block)
    else parts.push([block])
  }
  return parts
}

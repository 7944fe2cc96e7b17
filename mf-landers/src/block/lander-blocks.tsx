import type { LanderBlock } from 'contracts'
import { useMemo } from 'react'
import { useWords } from '../use-words.ts'
import { type Block, presentProps } from './block.tsx'
import { TitleLevel } from './block-title.tsx'
import { PagePromise } from './signup-link.tsx'

export interface LanderBlocksProps {
  readonly blocks: readonly LanderBlock[]
  /** The types that the template can draw. */
  readonly known: readonly Block[]
}

/** Draws the blocks of a document. One that is unknown or has the wrong props is left out and logged. */
export function LanderBlocks({ blocks, known }: LanderBlocksProps) {
  const t = useWords()
  return useMemo(() => {
    const parts = blocks.map(({ id, type, bv, props }) => {
      const block = known.find((one) => one.type === type)
      const own = block && presentProps(block, { bv, props }, t)
      const drawn = own && block.draw(own)
      // oxlint-disable-next-line no-console -- a document is made without a developer, who finds the reason here
      if (drawn === undefined) console.warn(`The block ${id} (${type}, version ${bv}) cannot be drawn.`)
      return { id, drawn, mayLead: own && block.mayLead(own), promise: own && block.promise(own) }
    })
    const leading = parts.find(({ mayLead }) => mayLead)
    return (
      <PagePromise value={leading?.promise}>
        {parts.map((part) => (
          <TitleLevel key={part.id} value={part === leading ? 1 : 2}>
            {part.drawn}
          </TitleLevel>
        ))}
      </PagePromise>
    )
  }, [blocks, known, t])
}

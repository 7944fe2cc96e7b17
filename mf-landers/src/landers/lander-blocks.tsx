import type { LanderBlock } from 'contracts'
import { Fragment, useMemo } from 'react'
import type { Block } from './block.tsx'

interface LanderBlocksProps {
  readonly blocks: readonly LanderBlock[]
  /** The types that the template can draw. */
  readonly known: readonly Block[]
}

/** Draws the blocks of a document. One that is unknown or has the wrong props is missing on the page, and named in the log. */
export function LanderBlocks({ blocks, known }: LanderBlocksProps) {
  return useMemo(
    () =>
      blocks.map(({ id, type, bv, props }) => {
        const drawn = known.find((one) => one.type === type && one.bv === bv)?.draw(props)
        // oxlint-disable-next-line no-console -- a document is made without a developer, who finds the reason here
        if (drawn === undefined) console.warn(`The block ${id} (${type}, version ${bv}) cannot be drawn.`)
        return <Fragment key={id}>{drawn}</Fragment>
      }),
    [blocks, known],
  )
}

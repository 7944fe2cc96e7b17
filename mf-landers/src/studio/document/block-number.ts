import type { LanderContent } from 'contracts'

/** Tells a block from others of its type by a number that stays when it moves; undefined for the only one. */
export function blockNumber({ blocks }: LanderContent, id: string): number | undefined {
  const type = blocks.find((block) => block.id === id)?.type
  const ids = blocks.flatMap((block) => (block.type === type ? [block.id] : []))
  // `addBlock` gives later blocks longer ids, or ones that sort behind.
  ids.sort((one, other) => one.length - other.length || one.localeCompare(other))
  return ids.length > 1 ? ids.indexOf(id) + 1 : undefined
}

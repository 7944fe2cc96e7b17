import type { LanderBlock } from 'contracts'
import type { Block } from '../block/block.tsx'
import { foreignTo } from '../block/foreign.tsx'
import { startFaces } from '../faces/start-faces.ts'

/** Empty until a document needs them. */
let all: readonly Block[] = []

/** Loads the other templates' blocks if one of these is not the template's own. */
export async function preloadForeign(own: readonly Block[], blocks: readonly LanderBlock[]): Promise<void> {
  const types = new Set(blocks.map(({ type }) => type))
  if (own.filter(({ type }) => types.has(type)).length === types.size) return
  ;({ allBlocks: all } = await import('../blocks/all-blocks.ts'))
  startFaces()
  await Promise.all(all.filter(({ type }) => types.has(type)).map(({ start }) => start()))
}

/** The types of block that a template's page can draw by now. */
export function withForeign(own: readonly Block[]): readonly Block[] {
  return [...own, ...foreignTo(own, all)]
}

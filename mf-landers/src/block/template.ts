import type { LanderBlock, Niche } from 'contracts'
import type { ComponentType } from 'react'
import type { useWords } from '../use-words.ts'
import type { Block } from './block.tsx'
import type { LanderBlocksProps } from './lander-blocks.tsx'

export interface Template {
  /** As in its address. */
  readonly name: string
  /** The types of blocks that its documents may have. */
  readonly blocks: readonly Block[]
  /** The blocks that a visitor sees as long as no document is saved for the address. */
  readonly builtIn: (t: ReturnType<typeof useWords>, niche: Niche) => readonly LanderBlock[]
  /** Whether members who let visitors see them appear on it. */
  readonly showsFaces?: boolean
  /** Whether the site's frame is around it, with its navigation and its gutters. */
  readonly isFramed?: boolean
  /** Draws the whole page in the studio, where its blocks depend on each other. */
  readonly Draw?: ComponentType<LanderBlocksProps>
}

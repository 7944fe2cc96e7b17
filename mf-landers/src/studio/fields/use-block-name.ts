import type { LanderContent } from 'contracts'
import { blockNumber } from '../document/block-number.ts'
import { useStudioWords } from '../use-studio-words.ts'

/** Types of blocks that have a name. A test compares them with all types. */
export const namedBlocks = [
  'feed',
  'film',
  'home-faces',
  'home-hero',
  'home-promises',
  'home-steps',
  'icon-steps',
  'member-chat',
  'member-letter',
  'member-question',
  'night-scene',
  'photo-collage',
  'photo-gallery',
  'region-map',
  'scroll-film',
  'signup-bar',
  'swipe-cards',
  'text',
] as const

type Named = (typeof namedBlocks)[number]

/** The name of a type of block. One that is newer than this version of the studio has only its id. */
export function useBlockName() {
  const t = useStudioWords()
  return (type: string) => (isNamed(type) ? t(`blocks.${type}`) : type.replaceAll('-', ' '))
}

/** The name of a document's block, with a number if there are others of its type. */
export function usePartName() {
  const nameOf = useBlockName()
  return (content: LanderContent, id: string) => {
    const { type = id } = content.blocks.find((block) => block.id === id) ?? {}
    const number = blockNumber(content, id)
    return number === undefined ? nameOf(type) : `${nameOf(type)} ${number}`
  }
}

function isNamed(type: string): type is Named {
  return (namedBlocks as readonly string[]).includes(type)
}

import { inLocale, type LanderContent, type Localized, pageNameOf } from 'contracts'
import { useStore } from 'shared-state/store'
import { blockNumber } from '../document/block-number.ts'
import { isText } from '../document/texts-of.ts'
import { useStudioWords } from '../use-studio-words.ts'

/** Types of blocks that have a name. A test compares them with all types. */
export const namedBlocks = [
  'company',
  'cookies',
  'feed',
  'film',
  'group',
  'home-faces',
  'home-hero',
  'home-promises',
  'home-steps',
  'icon-steps',
  'lead',
  'member-chat',
  'member-letter',
  'member-question',
  'night-scene',
  'photo-collage',
  'photo-gallery',
  'question',
  'region-map',
  'scroll-film',
  'section',
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

/** The name of a document's block, with a number if there are others of its type. Built-in pages have many, so titles name theirs. */
export function usePartName() {
  const nameOf = useBlockName()
  const locale = useStore((state) => state.locale)
  return (content: LanderContent, id: string) => {
    const { type = id, props } = content.blocks.find((block) => block.id === id) ?? {}
    const title = props?.['title']
    if (pageNameOf(content) && isText(title) && title.en?.trim()) return inLocale(title as Localized, locale)
    const number = blockNumber(content, id)
    return number === undefined ? nameOf(type) : `${nameOf(type)} ${number}`
  }
}

function isNamed(type: string): type is Named {
  return (namedBlocks as readonly string[]).includes(type)
}

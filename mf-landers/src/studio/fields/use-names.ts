import {
  inLocale,
  type LanderContent,
  type Localized,
  namesInRow,
  pageNameOf,
  sharePictureOf,
  storageRows,
} from 'contracts'
import { word } from 'shared-state/i18n'
import { useStore } from 'shared-state/store'
import { portraitIds } from '../../pictures/portrait-looks.ts'
import { blockNumber } from '../document/block-number.ts'
import { isText } from '../document/texts-of.ts'
import { STUDIO_WORDS, useStudioWords } from '../use-studio-words.ts'

/** The words for something in a block. A test compares them with all blocks; a newer block has none. */
function useNames(group: 'blocks' | 'fields' | 'choices') {
  // Draws the names anew in another language.
  useStudioWords()
  return (id: string) => word(STUDIO_WORDS, `${group}.${id}`)
}

/** The name of a type of block. */
export function useBlockName() {
  const nameOf = useNames('blocks')
  return (type: string) => nameOf(type) ?? type.replaceAll('-', ' ')
}

/** The name of a document's block, numbered among its type; on built-in pages, its title. */
export function useNumberedName() {
  const nameOf = useBlockName()
  const locale = useStore((state) => state.locale)
  return (content: LanderContent, id: string) => {
    const { type = id, props } = content.blocks.find((block) => block.id === id) ?? {}
    const title = props?.title
    if (pageNameOf(content) && isText(title) && title.en?.trim()) return inLocale(title as Localized, locale)
    const number = blockNumber(content, id)
    return number === undefined ? nameOf(type) : `${nameOf(type)} ${number}`
  }
}

/** The label of a block's prop. */
export function useFieldLabel() {
  const labelOf = useNames('fields')
  return (name: string) => labelOf(name) ?? name
}

/** The name of a choice in a block's form. */
export function useChoiceName() {
  const t = useStudioWords()
  const nameOf = useNames('choices')
  return (id: string) => {
    const picture = sharePictureOf(id)
    if (picture) return t(`pictures.${picture}`)
    const portrait = portraitIds.findIndex((one) => one === id)
    if (portrait >= 0) return t('pictures.portrait', { number: portrait + 1 })
    if (storageRows.some((row) => row === id)) return namesInRow(id).join(', ')
    return nameOf(id) ?? id.replaceAll('-', ' ')
  }
}

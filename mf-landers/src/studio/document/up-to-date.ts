import { type LanderContent, locales } from 'contracts'
import type { Block } from '../../block/block.tsx'
import { shapeOf } from './field-shape.ts'
import { loadAllWords, localize, type WordsByLocale, wordsIn } from './starting-content.ts'
import { loadTemplate, templateNameOf } from './template-modules.ts'

type Content = LanderContent['blocks'][number]

/** The document with the built-in words that its older blocks lack, so that staff can edit them. */
export async function upToDate(content: LanderContent): Promise<LanderContent> {
  const known = (await loadTemplate(templateNameOf(content)))?.blocks ?? []
  const isOlder = ({ type, bv }: Content) => known.some((one) => one.type === type && one.bv > bv)
  if (!content.blocks.some(isOlder)) return content
  const words = await loadAllWords()
  const blocks = content.blocks.map((block) => {
    const type = known.find((one) => one.type === block.type)
    return type ? present(block, type, words) : block
  })
  return { ...content, blocks }
}

function present(block: Content, type: Block, words: WordsByLocale): Content {
  const shape = shapeOf(type.props)
  const lacking = locales.map((locale) => [locale, type.lacking(block.bv, wordsIn(words, locale))] as const)
  const added = lacking[0]?.[1]
  // A version that this one of the studio doesn't know stays as it is.
  if (shape.kind !== 'group' || !added) return block
  const props = shape.fields.flatMap(([key, field]) => {
    const byLocale = lacking.map(([locale, values]) => [locale, values?.[key]] as const)
    return key in added ? [[key, localize(field, byLocale)] as const] : []
  })
  return { ...block, bv: type.bv, props: { ...Object.fromEntries(props), ...block.props } }
}

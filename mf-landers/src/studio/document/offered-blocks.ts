import type { LanderContent, Niche } from 'contracts'
import type { Template } from '../../block/template.ts'
import { startingContent, type WordsByLocale } from './starting-content.ts'
import { hasAnyBlock, loadTemplate, templateNames } from './template-modules.ts'

interface Offer {
  readonly template: Template
  readonly niche: Niche
  readonly words: WordsByLocale
}

/** One block of each type that can be added to a document, with the texts that its template has built in. */
export async function offeredBlocks({ template, niche, words }: Offer): Promise<LanderContent['blocks']> {
  const blocksOf = (one: Template) => startingContent({ template: one, slug: '', niche, words }).blocks
  if (!hasAnyBlock(template.name)) return blocksOf(template)
  // The blocks of every other template, too, except those about a member: the page is about nobody.
  const others = await Promise.all(templateNames.filter((name) => name !== template.name).map(loadTemplate))
  const blocks = [template, ...others]
    .flatMap((one) => (one ? blocksOf(one) : []))
    .filter(({ type }) => template.blocks.some((block) => block.type === type))
  return blocks.filter(({ type }, index) => index === blocks.findIndex((block) => block.type === type))
}

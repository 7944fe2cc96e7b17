import {
  type AnswerOf,
  fill,
  type LanderBlock,
  type LanderContent,
  type Locale,
  type pageContext,
  resolveLander,
} from 'contracts'

/** The blocks of a built-in page as a reader gets them: those for whom they are, with the brand's values. */
export function pageBlocks(
  content: LanderContent,
  locale: Locale,
  { values, company, conditions }: AnswerOf<typeof pageContext>,
): LanderBlock[] {
  const blocks = content.blocks.filter(({ when }) => when === undefined || conditions.includes(when))
  return resolveLander({ blocks }, locale).map((block) =>
    block.type === 'company' ? { ...block, props: company } : fill(block, values),
  )
}

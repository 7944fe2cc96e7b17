import { locales } from '../locales.ts'
import { storageRows } from '../site/browser-storage.ts'
import type { LanderContent } from './lander-content.ts'
import type { LanderProblem } from './lander-problem.ts'
import { type PageName, pageNames, writtenBlock } from './page.ts'
import { fill, pageValueNames, requiredBlocks, unknownValues } from './page-document.ts'
import { resolveLander } from './resolve-lander.ts'

/** The built-in page that a document fills; undefined for other documents. */
export function pageNameOf({
  kind,
  template,
}: Pick<LanderContent, 'kind' | 'template'>): PageName | undefined {
  return kind === 'page' ? pageNames.find((name) => name === template) : undefined
}

/** The values that can be a part of a link's address; the others can have spaces. */
const IN_ADDRESSES: Readonly<Partial<Record<(typeof pageValueNames)[number], string>>> = {
  domain: 'example.com',
  email: 'us@example.com',
  phone: '+1',
}

/** Stand-ins that are allowed wherever the true values are. */
const STAND_INS = Object.fromEntries(pageValueNames.map((name) => [name, IN_ADDRESSES[name] ?? 'two words']))

/** A document with a stand-in for each value, for whoever only asks whether it can be shown. */
export const withStandIns = (content: LanderContent): LanderContent => fill(content, STAND_INS)

/** The blocks of a built-in page that visitors could not get. */
export function pageProblems(content: LanderContent): LanderProblem[] {
  const filled = withStandIns(content)
  return content.blocks.flatMap(({ props }, at) => {
    const unknown = Object.entries(props).flatMap(([key, prop]): LanderProblem[] => {
      const values = unknownValues(prop)
      return values.length > 0 ? [{ rule: 'values', where: ['blocks', at, 'props', key], values }] : []
    })
    if (unknown.length > 0) return unknown
    const blocks = filled.blocks.slice(at, at + 1)
    const isWritten = locales.every(
      (locale) => writtenBlock.safeParse(resolveLander({ blocks }, locale)[0]).success,
    )
    return isWritten ? [] : [{ rule: 'invalid', where: ['blocks', at] }]
  })
}

/** The blocks that a built-in page must not lose, and what it must say that browsers keep. */
export function missingBlocks(content: LanderContent): LanderProblem[] {
  const name = pageNameOf(content)
  const type = name && requiredBlocks[name]
  if (!type) return []
  const found = content.blocks.filter((block) => block.type === type && block.when === undefined)
  if (found.length === 0) return [{ rule: 'required', where: ['blocks', type] }]
  if (type !== 'cookies') return []
  const rows = resolveLander({ blocks: found }, 'en').flatMap((block) => {
    const { data } = writtenBlock.safeParse(block)
    return data?.type === 'cookies' ? data.props.rows : []
  })
  return storageRows
    .filter((name) => rows.every((row) => row.name !== name))
    .map((name) => ({ rule: 'cookies', where: ['cookies', name] }))
}

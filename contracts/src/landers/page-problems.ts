import { locales } from '../locales.ts'
import type { LanderContent } from './lander-content.ts'
import { type PageName, pageNames, writtenBlock } from './page.ts'
import { fill, pageValueNames, requiredParts, siteCookies, unknownValues } from './page-document.ts'
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

/** The parts of a built-in page that visitors could not get, as paths. */
export function pageProblems(content: LanderContent): string[] {
  const filled = withStandIns(content)
  return content.blocks.flatMap(({ props }, at) => {
    const unknown = Object.keys(props).filter((key) => unknownValues(props[key]).length > 0)
    if (unknown.length > 0) return unknown.map((key) => `blocks.${at}.props.${key}`)
    const blocks = filled.blocks.slice(at, at + 1)
    const isWritten = locales.every(
      (locale) => writtenBlock.safeParse(resolveLander({ blocks }, locale)[0]).success,
    )
    return isWritten ? [] : [`blocks.${at}`]
  })
}

/** The parts that a built-in page must not lose, as `parts.company`, and the cookies that it must name, as `cookies.session`. */
export function missingParts(content: LanderContent): string[] {
  const name = pageNameOf(content)
  const type = name && requiredParts[name]
  if (!type) return []
  const found = content.blocks.filter((block) => block.type === type && block.when === undefined)
  if (found.length === 0) return [`parts.${type}`]
  if (type !== 'cookies') return []
  const rows = resolveLander({ blocks: found }, 'en').flatMap((block) => {
    const { data } = writtenBlock.safeParse(block)
    return data?.type === 'cookies' ? data.props.rows : []
  })
  return siteCookies
    .filter((cookie) => rows.every((row) => row.name !== cookie))
    .map((cookie) => `cookies.${cookie}`)
}

import { type LanderContent, type LanderProp, type Locale, locales } from 'contracts'
import { MOST_TITLE_LETTERS } from './follow-headline.ts'
import { isSafe } from './is-safe.ts'
import { textsIn } from './texts-of.ts'

interface RefusedField {
  /** The id of its block; undefined for the texts about the page. */
  readonly block: string | undefined
  /** The name of the prop. */
  readonly name: string
  /** Undefined if no text there is refused for what it says. */
  readonly locale: Locale | undefined
}

const META = /^content\.meta\.(title|description)\b/
const BLOCK = /^content\.blocks\.(\d+)\.props\.(\w+)/
const PATCH = /^content\.experiment\.variants\.(\d+)\.patch\.([\w-]+)\.props\.(\w+)/

/** Finds the first text among the paths that the server refuses; undefined if they are about something else. */
export function refusedField(content: LanderContent, paths: readonly string[]): RefusedField | undefined {
  for (const path of paths) {
    const found = inMeta(content, path) ?? inBlock(content, path) ?? inPatch(content, path)
    if (found) return found
  }
  return undefined
}

function inMeta({ meta }: LanderContent, path: string): RefusedField | undefined {
  const name = META.exec(path)?.[1]
  if (name !== 'title' && name !== 'description') return undefined
  return { block: undefined, name, locale: unsafeLocale(meta[name], name === 'title' ? MOST_TITLE_LETTERS : 300) }
}

function inBlock({ blocks }: LanderContent, path: string): RefusedField | undefined {
  const [, at, name = ''] = BLOCK.exec(path) ?? []
  const block = blocks[Number(at)]
  return block && { block: block.id, name, locale: unsafeLocale(block.props[name]) }
}

function inPatch({ experiment }: LanderContent, path: string): RefusedField | undefined {
  const [, at, block = '', name = ''] = PATCH.exec(path) ?? []
  const props = experiment?.variants[Number(at)]?.patch[block]?.props
  return props && { block, name, locale: unsafeLocale(props[name]) }
}

/** The first language in which the server refuses one of these texts. */
function unsafeLocale(value: LanderProp | undefined, maxLength?: number): Locale | undefined {
  const texts = textsIn(value)
  return locales.find((locale) => texts.some((text) => !isSafe(text[locale] ?? '', maxLength)))
}

import {
  hasUnknownPlaceholder,
  type LanderContent,
  type LanderKind,
  type LanderProp,
  type Locale,
  locales,
} from 'contracts'
import { MOST_TITLE_LETTERS } from './follow-headline.ts'
import { isSafe } from './is-safe.ts'
import type { Place } from './place.ts'
import { textsIn } from './texts-of.ts'

/** Where the server's refusal is about. Without a language, no text there is refused for what it says. */
export interface RefusedField extends Place {
  /** The name of the prop, or of the field about the page: `slug` for its address. */
  readonly name: string
}

const ADDRESS = /^(?:content\.)?(?:slug|token)$/
const META = /^content\.meta\.(title|description)\b/
const BLOCK = /^content\.blocks\.(\d+)\.props\.(\w+)/
const PATCH = /^content\.experiment\.variants\.(\d+)\.patch\.([\w-]+)\.props\.(\w+)/
const AREA = /^content\.(schedule|experiment)\b/

export const isAddress = (path: string) => ADDRESS.test(path)

/** Finds the first field among the paths that the server refuses; undefined if they are about something else. */
export function refusedField(content: LanderContent, paths: readonly string[]): RefusedField | undefined {
  for (const path of paths) {
    const found = inMeta(content, path) ?? inBlock(content, path) ?? inPatch(content, path) ?? inArea(path)
    if (found) return found
  }
  return undefined
}

function inMeta({ kind, meta }: LanderContent, path: string): RefusedField | undefined {
  const name = META.exec(path)?.[1]
  if (name !== 'title' && name !== 'description') return undefined
  const maxLength = name === 'title' ? MOST_TITLE_LETTERS : 300
  return { tab: 'page', name, locale: unsafeLocale(kind, meta[name], maxLength) }
}

function inBlock({ kind, blocks }: LanderContent, path: string): RefusedField | undefined {
  const [, at, name = ''] = BLOCK.exec(path) ?? []
  const block = blocks[Number(at)]
  const locale = unsafeLocale(kind, block?.props[name])
  return block && { tab: 'parts', block: block.id, variant: null, name, locale }
}

function inPatch({ kind, experiment }: LanderContent, path: string): RefusedField | undefined {
  const [, at, block = '', name = ''] = PATCH.exec(path) ?? []
  const variant = experiment?.variants[Number(at)]
  const props = variant?.patch[block]?.props
  return props && { tab: 'parts', block, variant: variant.id, name, locale: unsafeLocale(kind, props[name]) }
}

function inArea(path: string): RefusedField | undefined {
  if (isAddress(path)) return { tab: 'page', name: 'slug' }
  const name = AREA.exec(path)?.[1]
  return name === undefined ? undefined : { tab: name === 'experiment' ? name : 'page', name }
}

/** The first language in which the server refuses one of these texts. */
function unsafeLocale(
  kind: LanderKind,
  value: LanderProp | undefined,
  maxLength?: number,
): Locale | undefined {
  const texts = textsIn(value)
  const isRefused = (text = '') => !isSafe(text, maxLength) || hasUnknownPlaceholder(kind, text)
  return locales.find((locale) => texts.some((text) => isRefused(text[locale])))
}

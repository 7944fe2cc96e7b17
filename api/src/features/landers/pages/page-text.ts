import { readFileSync } from 'node:fs'
import type { Locale, PageBlock, PageName } from 'contracts'
import type { Condition } from './conditions.ts'

/** A block as it is written: the server adds what is known of the company. */
export type WrittenBlock = { readonly when?: Condition } & (
  | Exclude<PageBlock, { type: 'company' }>
  | { readonly id: string; readonly type: 'company'; readonly props: Record<string, never> }
)

interface PageText {
  readonly blocks: readonly WrittenBlock[]
}

const texts = new Map<string, PageText>()

/** The text of a static page, from `texts/<name>/<locale>.json`. */
export function pageText(name: PageName, locale: Locale): PageText {
  const file = `${name}/${locale}.json`
  const text = texts.get(file) ?? read(file)
  texts.set(file, text)
  return text
}

function read(file: string): PageText {
  return JSON.parse(readFileSync(new URL(`texts/${file}`, import.meta.url), 'utf8')) as PageText
}

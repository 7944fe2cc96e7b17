import { readFileSync } from 'node:fs'
import type { Locale, PageCondition, PageName, writtenBlock } from 'contracts'
import type * as z from 'contracts/schema'

/** A block as it is written: the server adds what is known of the company. */
export type WrittenBlock = z.infer<typeof writtenBlock> & { readonly when?: PageCondition | undefined }

interface PageText {
  readonly blocks: readonly WrittenBlock[]
}

const files = new Map<string, unknown>()

/** The text of a static page, from `texts/<name>/<locale>.json`. */
export function pageText(name: PageName, locale: Locale): PageText {
  return read(`texts/${name}/${locale}.json`) as PageText
}

/** The notes for a lawyer who completes a static page, by the id of the block. */
export function pageNotes(name: PageName): Readonly<Record<string, string>> {
  return read(`notes/${name}.json`) as Readonly<Record<string, string>>
}

function read(file: string): unknown {
  const text = files.get(file) ?? JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
  files.set(file, text)
  return text
}

import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findSource } from '../inputs/find-source.ts'
import { readLinks } from '../module-links.ts'

const DEFINED = /import\s*\{[^}]*\bdefineRemote\b/

/**
 * Refuses a page without `Page`, or a widget without `Widget`, in a remote that `defineRemote` draws. One that implements
 * the lifecycles by hand imports its files as it likes.
 */
export function requirePartExport(
  indexFile: string,
  part: string,
  kind: 'page' | 'widget',
  request: string,
): void {
  if (!DEFINED.test(readFileSync(indexFile, 'utf8'))) return
  const file = findSource(join(dirname(indexFile), request))
  const name = kind === 'page' ? 'Page' : 'Widget'
  if (file === undefined) return
  const { own, passedOn, passedOnWhole } = readLinks(file)
  if (own.has(name) || passedOn.has(name) || passedOnWhole.length > 0) return
  throw new Error(
    `${basename(file)} does not export ${name}, which is drawn for the ${kind} '${part}'. Add the export.`,
  )
}

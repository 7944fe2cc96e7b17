import { callArguments, isNamed, isQuoted, translators } from '../call-arguments.ts'
import { pluralKey } from '../plural-key.ts'
import type { Problem, Words } from '../words.ts'

/** The contents of source files, by bundle. */
export type Sources = ReadonlyMap<string, readonly string[]>

// The gateway reads the titles and descriptions of pages, by the names of the routes.
const OF_ROUTES = /^(titles|descriptions)\./

/** Finds English keys that no source file reads. */
export function unused(bundle: string, english: Words, sources: Sources): Problem[] {
  const own = sources.get(bundle) ?? []
  const calls = own.flatMap((source) => translators(source).flatMap((name) => callArguments(name, source)))
  const elsewhere = [...sources.values()].flat().flatMap((source) => callArguments('word', source))
  const all = [...calls, ...elsewhere.filter((call) => concernsBundle(bundle, call))]
  // A dotted key in quotes counts as read, since other code may pass it to t(): `{ label: 'menu.members' }`.
  const isRead = (key: string) =>
    OF_ROUTES.test(key) ||
    all.some((call) => isNamed(key, call)) ||
    (key.includes('.') && own.some((source) => isQuoted(source, key)))
  const names = new Set(
    [...english.keys()].map((key) => pluralKey(key)?.base.replace(/_ordinal$/, '') ?? key),
  )
  return [...names]
    .filter((key) => !isRead(key))
    .map((key) => ({
      key,
      message: `is not read by any source file: remove it from all languages, or read it with t('${key}').`,
    }))
}

/** Whether a call such as `word('shell', 'stray')` reads this bundle's words. Without a literal name, it may read any. */
function concernsBundle(bundle: string, call: string): boolean {
  const [, named] = /^\s*['"`]([^'"`$]+)['"`]/.exec(call) ?? []
  return named === undefined || named === bundle
}

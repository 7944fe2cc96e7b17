import { pluralKey } from '../plural-key.ts'
import { callsOf, holds, isNamed, translators } from '../reads.ts'
import type { Problem, Words } from '../words.ts'

/** Source files by the bundle that they belong to. */
export type Sources = ReadonlyMap<string, readonly string[]>

// The titles of pages are read by the gateway, by the names of their routes.
const TITLE = /^titles\./

/** Keys of English that no source file reads. */
export function unused(bundle: string, english: Words, sources: Sources): Problem[] {
  const own = sources.get(bundle) ?? []
  const calls = own.flatMap((source) => translators(source).flatMap((name) => callsOf(name, source)))
  const everywhere = [...sources.values()].flat().flatMap((source) => callsOf('word', source))
  const all = [...calls, ...everywhere.filter((call) => isOf(bundle, call))]
  // A dotted key in quotes is read by whoever takes it from there: `{ to: paths.members, label: 'menu.members' }`.
  const isRead = (key: string) =>
    TITLE.test(key) ||
    all.some((call) => isNamed(key, call)) ||
    (key.includes('.') && own.some((source) => holds(source, key)))
  const names = new Set(
    [...english.keys()].map((key) => pluralKey(key)?.base.replace(/_ordinal$/, '') ?? key),
  )
  return [...names]
    .filter((key) => !isRead(key))
    .map((key) => ({
      key,
      says: `is read by no source file: remove it from every language, or read it as t('${key}').`,
    }))
}

/** `word('shell', 'stray')` is of the bundle that it names; without a name in quotes it may be of any. */
function isOf(bundle: string, call: string): boolean {
  const [, named] = /^\s*['"`]([^'"`$]+)['"`]/.exec(call) ?? []
  return named === undefined || named === bundle
}

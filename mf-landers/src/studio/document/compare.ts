import type { LanderContent } from 'contracts'
import { formatRich } from './rich-notation.ts'
import { isRich } from './texts-of.ts'

interface Difference {
  /** The path to the value, with the id of a block or variant instead of its place: `['blocks', 'head', 'props', 'title']`. */
  readonly at: readonly string[]
  /** Empty where the older revision has nothing. */
  readonly before: string
  readonly after: string
}

/** No key or id contains it. */
const SEPARATOR = '/'

/** Everything that differs between two revisions, in the order of the later one. */
export function compareContents(before: LanderContent, after: LanderContent): readonly Difference[] {
  const older = new Map(valuesIn(before, []))
  const newer = new Map(valuesIn(after, []))
  return [...new Set([...newer.keys(), ...older.keys()])].flatMap((path) => {
    const pair = { at: path.split(SEPARATOR), before: older.get(path) ?? '', after: newer.get(path) ?? '' }
    return pair.before === pair.after ? [] : [pair]
  })
}

/** Each simple value with its path. A block keeps its path when it moves: its number is a value of its own. */
function valuesIn(value: unknown, at: readonly string[]): (readonly [path: string, value: string])[] {
  if (typeof value !== 'object' || value === null) return [[at.join(SEPARATOR), String(value)]]
  if (isRich(value)) {
    return Object.entries(value).map(([locale, text]) => [[...at, locale].join(SEPARATOR), formatRich(text)])
  }
  return Object.entries(value).flatMap(([key, one]) => {
    const id = Array.isArray(value) && typeof one === 'object' && one !== null ? one.id : undefined
    if (typeof id !== 'string')
      return valuesIn(one, [...at, Array.isArray(value) ? String(Number(key) + 1) : key])
    const { id: _, ...rest } = one
    return [[[...at, id].join(SEPARATOR), `#${Number(key) + 1}`] as const, ...valuesIn(rest, [...at, id])]
  })
}

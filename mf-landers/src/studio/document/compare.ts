import type { LanderContent } from 'contracts'

interface Difference {
  /** Where it is, in words such as `blocks › gallery › title › en`. */
  readonly at: string
  /** Empty where the older revision has nothing. */
  readonly before: string
  readonly after: string
}

/** Everything that differs between two revisions, in the order of the later one. */
export function compareContents(before: LanderContent, after: LanderContent): readonly Difference[] {
  const older = new Map(valuesIn(before, []))
  const newer = new Map(valuesIn(after, []))
  return [...new Set([...newer.keys(), ...older.keys()])].flatMap((at) => {
    const pair = { at, before: older.get(at) ?? '', after: newer.get(at) ?? '' }
    return pair.before === pair.after ? [] : [pair]
  })
}

/** Each simple value with its place. A block keeps its place when it moves: its number is a value of its own. */
function valuesIn(value: unknown, at: readonly string[]): (readonly [at: string, value: string])[] {
  if (typeof value !== 'object' || value === null) return [[at.join(' › '), String(value)]]
  return Object.entries(value).flatMap(([key, one]) => {
    const id = Array.isArray(value) && typeof one === 'object' && one !== null ? one.id : undefined
    if (typeof id !== 'string')
      return valuesIn(one, [...at, Array.isArray(value) ? String(Number(key) + 1) : key])
    const { id: _, ...rest } = one
    return [[[...at, id].join(' › '), `#${Number(key) + 1}`] as const, ...valuesIn(rest, [...at, id])]
  })
}

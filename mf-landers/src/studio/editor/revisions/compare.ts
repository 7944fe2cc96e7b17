import type { LanderContent } from 'contracts'
import { formatRich } from '../../document/rich-notation.ts'
import { isRich } from '../../document/texts-of.ts'

type Value = string | number | boolean | readonly string[]

export interface Difference {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed'
  /**
   * The path to the value, with the id of a block or variant instead of its place: `['blocks', 'head',
   * 'title', 'en']`. At a block itself, the values are its places on the page.
   */
  readonly at: readonly string[]
  /** Undefined where the older revision has nothing. */
  readonly before: Value | undefined
  readonly after: Value | undefined
}

/** No key or id contains it. */
const SEPARATOR = '/'

/** The differences between two revisions in the page, its blocks and the experiment. */
export function compareContents(before: LanderContent, after: LanderContent): readonly Difference[] {
  return [
    ...changesOf('page', pageIn(before), pageIn(after)),
    ...blocksMoved(idsIn(before), idsIn(after)),
    ...after.blocks.flatMap((block) => {
      const older = before.blocks.find(({ id }) => id === block.id)
      return older ? changesOf(`blocks/${block.id}`, blockIn(older), blockIn(block)) : []
    }),
    ...changesOf('experiment', variantsIn(before), variantsIn(after)),
  ]
}

/** A block of a built-in page has a condition and a note beside its props. */
const blockIn = ({ props, when, note }: LanderContent['blocks'][0]) => ({ ...props, when, note })

const idsIn = ({ blocks }: LanderContent) => blocks.map(({ id }) => id)

function pageIn({ kind, slug, token, meta, schedule }: LanderContent) {
  const { title, description, og } = meta
  const address = kind === 'page' ? token : slug
  return { address, title, description, picture: og?.id, ...schedule }
}

function variantsIn({ experiment }: LanderContent) {
  const variants = experiment?.variants ?? []
  return Object.fromEntries(variants.map(({ id, share, order, patch }) => [id, { share, order, patch }]))
}

function blocksMoved(before: readonly string[], after: readonly string[]): readonly Difference[] {
  const placeIn = (ids: readonly string[], id: string) => (ids.includes(id) ? ids.indexOf(id) + 1 : undefined)
  const still = inSameOrder(before, after)
  const gone = before.filter((id) => !after.includes(id))
  return [...after, ...gone].flatMap((id) => {
    if (still.includes(id)) return []
    const places = { before: placeIn(before, id), after: placeIn(after, id) }
    const kind = places.before === undefined ? 'added' : places.after === undefined ? 'removed' : 'moved'
    return [{ kind, at: ['blocks', id], ...places }]
  })
}

/** The longest list of ids that have the same order in both lists: every other one has moved. */
function inSameOrder(before: readonly string[], after: readonly string[]): readonly string[] {
  const longest = (lists: readonly (readonly string[])[]) =>
    lists.reduce((one, other) => (other.length > one.length ? other : one), [])
  const endingWith: (readonly string[])[] = []
  for (const id of after.filter((one) => before.includes(one))) {
    const earlier = endingWith.filter((ids) => before.indexOf(ids.at(-1) ?? '') < before.indexOf(id))
    endingWith.push([...longest(earlier), id])
  }
  return longest(endingWith)
}

function changesOf(area: string, before: object, after: object): readonly Difference[] {
  const older = new Map(valuesIn(before, area))
  const newer = new Map(valuesIn(after, area))
  return [...new Set([...newer.keys(), ...older.keys()])].flatMap((path) => {
    const pair = { before: older.get(path), after: newer.get(path) }
    const isSame = JSON.stringify(pair.before) === JSON.stringify(pair.after)
    return isSame ? [] : [{ kind: 'changed' as const, at: path.split(SEPARATOR), ...pair }]
  })
}

/** Each simple value that is not empty, and each list of names, with its path. */
function valuesIn(value: unknown, path: string): (readonly [path: string, value: Value])[] {
  if (value === undefined || value === null || value === '') return []
  if (typeof value !== 'object') return [[path, value as Value]]
  if (isRich(value)) {
    return Object.entries(value).flatMap(([locale, text]) =>
      valuesIn(formatRich(text), path + SEPARATOR + locale),
    )
  }
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return [[path, value]]
  return Object.entries(value).flatMap(([key, one]) =>
    valuesIn(one, path + SEPARATOR + (Array.isArray(value) ? Number(key) + 1 : key)),
  )
}

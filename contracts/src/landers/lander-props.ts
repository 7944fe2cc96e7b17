import * as z from 'contracts/schema'
import { PROPS_ITEMS, PROPS_TEXT } from './lander-block.ts'
import { type Localized, localized } from './localized.ts'
import type { Inline, RichText } from './rich-text.ts'
import { safeText } from './safe-text.ts'

/**
 * The props of a block as stored: JSON in which every text has its languages. The list of types is open, so
 * each value is safe by its shape: texts without markup, paths of this site, secure links and contacts in
 * rich text, ids and names of choices.
 */
export type LanderProp =
  | Localized
  | Localized<RichText>
  | string
  | number
  | boolean
  | null
  | readonly LanderProp[]
  | { readonly [key: string]: LanderProp }

export type LanderProps = Readonly<Record<string, LanderProp>>

/** Levels of lists and groups around a value. Built level by level, like the depth of `landerBlock`. */
const DEPTH = 4
const INLINE_DEPTH = 2
const LINK_LENGTH = 500

const list = <T>(item: z.ZodMiniType<T>) => z.array(item).check(z.maxLength(PROPS_ITEMS))

const PATH = /^\/(?:[^\s\\/][^\s\\]*)?$/
/** As in `richText`. On a built-in page, a placeholder can stand for the number. */
const LINK = /^(?:\/(?:[^\s\\/][^\s\\]*)?|https:\/\/[^\s\\]+|mailto:[^\s\\?]+|tel:(?:\+?\d+|\{\{\w+\}\}))$/
const link = z.string().check(z.maxLength(LINK_LENGTH), z.regex(LINK))

function inline(depth: number): z.ZodMiniType<Inline> {
  const text = safeText(PROPS_TEXT)
  if (depth === 0) return text
  const inner = list(inline(depth - 1))
  return z.union([
    text,
    z.strictObject({ b: inner }),
    z.strictObject({ i: inner }),
    z.strictObject({ a: link, c: inner }),
  ])
}

const line = list(inline(INLINE_DEPTH))
const rich: z.ZodMiniType<RichText> = list(
  z.union([z.strictObject({ p: line }), z.strictObject({ ul: list(line) })]),
)

const scalar = z.nullable(
  z.union([
    z.number(),
    z.boolean(),
    z.string().check(z.regex(/^[A-Za-z\d][\w-]{0,80}$/)),
    z.string().check(z.maxLength(LINK_LENGTH), z.regex(PATH)),
  ]),
)

/** No name is as short as a language's code, so a text is never mistaken for a group of values. */
const key = z.string().check(z.regex(/^(?:id|[a-z][a-zA-Z\d]{2,40})$/))

function prop(depth: number): z.ZodMiniType<LanderProp> {
  const value = z.union([scalar, localized(safeText(PROPS_TEXT)), localized(rich)])
  if (depth === 0) return value
  const inner = prop(depth - 1)
  return z.union([value, list(inner), z.record(key, inner)])
}

export const landerProps: z.ZodMiniType<LanderProps> = z.record(key, prop(DEPTH))

import fc, { type Arbitrary } from 'fast-check'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

const LONGEST = 40
const MOST = 4
/** One UTF-16 unit each, so that lengths are what they say. */
const LETTERS = Array.from('aZ9 \'"<&%\\/.-_@éßżøñ中ا\n\u200b')

/** What a handler may look for in a text whose schema does not say so. */
const LIKELY = ['https://push.example.com/1', 'robin@example.invalid', '2001-02-03', '12', 'NL', 'localhost']

/** What fits a field of this name, where a text by chance never would. */
const FITTING: Readonly<Record<string, string>> = {
  email: 'robin@example.invalid',
  name: 'Robin',
  password: 'a song about rain',
  date_of_birth: '1990-06-15',
  zone: 'Europe/Amsterdam',
}

interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  readonly pattern?: RegExp
}

/** What a schema and its checks ask for, in one place. */
function boundsOf(schema: $ZodType): Bounds {
  const { def } = schema._zod
  const parts = [def, ...(def.checks ?? []).map((check) => check._zod.def)]
  return Object.assign(
    {},
    ...parts.map((part) => boundsIn(part as unknown as Readonly<Record<string, unknown>>)),
  )
}

function boundsIn({
  check,
  format,
  pattern,
  minimum,
  maximum,
  length,
  value,
}: Readonly<Record<string, unknown>>) {
  switch (check) {
    case 'string_format':
    case 'number_format':
      return { format, ...(pattern !== undefined && { pattern }) }
    case 'min_length':
    case 'max_length':
      return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) }
    case 'length_equals':
      return { minimum: length, maximum: length }
    case 'greater_than':
      return { minimum: value }
    case 'less_than':
      return { maximum: value }
    default:
      return {}
  }
}

/** Values that a schema takes, as JSON or a query carries them; for tests. What a refinement asks for beyond is left to luck. */
export function arbitraryOf(schema: $ZodType): Arbitrary<unknown> {
  const { def } = (schema as $ZodTypes)._zod
  const bounds = boundsOf(schema)
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- what no endpoint uses is said to be unknown
  switch (def.type) {
    case 'string':
      return stringOf(bounds)
    case 'number':
      return numberOf(bounds)
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'array':
      return fc.array(arbitraryOf(def.element), {
        minLength: bounds.minimum ?? 0,
        maxLength: bounds.maximum ?? (bounds.minimum ?? 0) + MOST,
      })
    case 'object':
      return objectOf(def.shape, def.catchall)
    case 'record':
      return fc.dictionary(keyOf(def.keyType), arbitraryOf(def.valueType), { maxKeys: MOST })
    case 'union':
      return fc.oneof(...def.options.map(arbitraryOf))
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType), { nil: null })
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(arbitraryOf(def.innerType), { nil: undefined })
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return arbitraryOf(def.innerType)
    case 'pipe':
      return arbitraryOf(def.in)
    case 'null':
      return fc.constant(null)
    case 'undefined':
    case 'void':
      return fc.constant(undefined)
    case 'any':
    case 'unknown':
      return fc.jsonValue()
    default:
      throw new Error(`There is no arbitrary of ${def.type}: teach arbitrary-of.ts what one looks like.`)
  }
}

function stringOf({ minimum = 0, maximum = minimum + LONGEST, format, pattern }: Bounds): Arbitrary<string> {
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,8}(?:\.[a-z]{1,4})?@[a-z]{1,8}\.example$/)
  if (pattern) return fc.stringMatching(pattern)
  const shortEnough = { minLength: minimum, maxLength: Math.min(maximum, minimum + LONGEST) }
  const likely = LIKELY.filter(({ length }) => length >= minimum && length <= maximum)
  const random = fc.string({ ...shortEnough, unit: fc.constantFrom(...LETTERS) })
  return likely.length === 0 ? random : fc.oneof(random, fc.constantFrom(...likely))
}

function numberOf({ minimum, maximum, format }: Bounds): Arbitrary<number> {
  const range = {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  }
  if (format?.includes('int')) return fc.integer(range)
  return fc.double({ noNaN: true, noDefaultInfinity: true, ...range })
}

function objectOf(
  shape: Readonly<Record<string, $ZodType>>,
  catchall: $ZodType | undefined,
): Arbitrary<unknown> {
  const entries = Object.entries(shape).map(([key, schema]) => [key, arbitraryOfField(key, schema)] as const)
  const known = fc.record(Object.fromEntries(entries)).map(withoutUndefined)
  if (!catchall || catchall._zod.def.type === 'never') return known
  const more = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), arbitraryOf(catchall), { maxKeys: MOST })
  return fc.tuple(more, known).map(([others, own]) => ({ ...others, ...own }))
}

function arbitraryOfField(name: string, schema: $ZodType): Arbitrary<unknown> {
  const fitting = Object.hasOwn(FITTING, name) && schema._zod.def.type === 'string' && FITTING[name]
  return fitting ? fc.oneof(arbitraryOf(schema), fc.constant(fitting)) : arbitraryOf(schema)
}

function keyOf(schema: $ZodType): Arbitrary<string> {
  return arbitraryOf(schema).map(String)
}

function withoutUndefined(value: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined))
}

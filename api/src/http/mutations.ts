import fc, { type Arbitrary } from 'fast-check'

/** What has broken other sites; for tests. */
const NAUGHTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '',
  ' ',
  '0',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202etxet',
  '\ufeff',
  '\u200b\u200d',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
  '👩‍👩‍👧‍👦🇳🇱',
  "' or 1=1; drop table member; --",
  '%s%n%00%ff',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '${7*7}{{7*7}}',
  'a'.repeat(10_000),
  'é'.repeat(3_000),
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1, valueOf: 2, length: -1 },
  { $gt: '' },
  ['a', 'b'],
]

const naughty = fc.oneof(fc.constantFrom(...NAUGHTY), fc.string({ unit: 'binary' }), fc.jsonValue())

/** A value of the right kind with something wrong in one place: replaced, left out, doubled, or added. */
export function mutationsOf(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(
      valid,
      fc.nat(),
      fc.constantFrom('replace', 'replace', 'remove', 'wrap', 'add'),
      naughty,
      fc.string(),
    )
    .map(([value, seed, kind, wrong, key]) => {
      const places = placesIn(value)
      const place = places[seed % places.length] ?? []
      return changeAt(value, place, (old) => {
        if (kind === 'remove') return undefined
        if (kind === 'wrap') return [old, old]
        if (kind === 'add' && isObject(old)) return { ...old, [key]: wrong }
        return wrong
      })
    })
}

/** This value with each of the naughty ones in each of its places. */
export function naughtyVariantsOf(value: unknown): unknown[] {
  return placesIn(value).flatMap((place) => NAUGHTY.map((wrong) => changeAt(value, place, () => wrong)))
}

type Place = readonly string[]

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function placesIn(value: unknown, here: Place = []): Place[] {
  if (!isObject(value)) return [here]
  return [here, ...Object.entries(value).flatMap(([key, entry]) => placesIn(entry, [...here, key]))]
}

function changeAt(value: unknown, [key, ...rest]: Place, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.map((entry, at) => (String(at) === key ? changeAt(entry, rest, change) : (entry as unknown)))
  }
  return isObject(value) ? { ...value, [key]: changeAt(value[key], rest, change) } : value
}

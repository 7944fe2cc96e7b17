/** Says what is wrong with the value at a place such as `data.routes[0].path`; undefined if nothing is. */
export type Check = (value: unknown, at: string) => string | undefined

const MAX_LABEL = 200

export const isText: Check = expecting('a text', (value) => typeof value === 'string')

/** A short text that is a name of something, such as a route: no control characters, since terminals show it. */
export const isLabel: Check = expecting(
  `a printable text of at most ${MAX_LABEL} characters`,
  (value) => typeof value === 'string' && value.length <= MAX_LABEL && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value),
)

export const isNumber: Check = expecting('a number', (value) => Number.isFinite(value))

/** A number of bytes. */
export const isSize: Check = expecting('a size', (value) => Number.isSafeInteger(value) && Number(value) >= 0)

export function isOneOf(...allowed: readonly string[]): Check {
  return expecting(allowed.map((one) => `'${one}'`).join(' or '), (value) =>
    allowed.some((one) => one === value),
  )
}

export function expecting(expected: string, isValid: (value: unknown) => boolean): Check {
  return (value, at) => (isValid(value) ? undefined : `has ${kindOf(value)} at ${at} instead of ${expected}`)
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return (
    { object: 'an object', string: 'another text', number: 'a number' }[typeof value as string] ?? 'a boolean'
  )
}

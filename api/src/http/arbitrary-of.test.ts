import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { arbitraryOf } from './arbitrary-of.ts'

test.each([
  ['strings', z.string().check(z.minLength(3), z.maxLength(5))],
  ['addresses', z.email()],
  ['patterns', z.string().check(z.regex(/^[a-f]{4}$/))],
  ['numbers', z.number().check(z.gte(-1), z.lte(2.5))],
  ['integers', z.int().check(z.gte(0), z.lte(7))],
  ['numbers of a query', z.coerce.number()],
  ['choices', z.union([z.literal([1, 2]), z.enum(['a', 'b']), z.boolean(), z.null()])],
  ['lists', z.array(z.string()).check(z.minLength(1), z.maxLength(2))],
  ['records', z.record(z.string(), z.number())],
  [
    'objects',
    z.object({
      a: z.string(),
      b: z.optional(z.int()),
      c: z.nullable(z.object({ d: z._default(z.string(), 'x') })),
    }),
  ],
  ['objects with more', z.catchall(z.object({ a: z.literal('1') }), z.string())],
  ['nothing', z.undefined()],
] as const)('%s fit their schema', (_, schema) => {
  fc.assert(
    fc.property(arbitraryOf(schema), (value) => {
      expect(schema.safeParse(value).success).toBe(true)
    }),
  )
})

test('a kind that is not known is said', () => {
  expect(() => arbitraryOf(z.bigint())).toThrow('There is no arbitrary of bigint')
})

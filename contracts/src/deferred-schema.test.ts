import * as z from 'contracts/schema'
import { expect, test, vi } from 'vitest'
import * as zod from 'zod/mini'
import { deferred } from './deferred-schema.ts'

test('a schema is built when it is first used, once', () => {
  const build = vi.fn<typeof zod.string>(() => zod.string())
  const text = deferred(build)()
  const short = text.check(z.maxLength(3))
  const named = z.object({ name: z.optional(short) })
  expect(build).not.toHaveBeenCalled()

  expect(named.parse({ name: 'Ada' })).toEqual({ name: 'Ada' })
  expect(named.safeParse({ name: 'Grace' }).success).toBe(false)
  expect(text.parse('Grace')).toBe('Grace')
  expect(build).toHaveBeenCalledOnce()
})

test('contracts have no function of zod that builds at once', () => {
  const { coerce, iso, ...others } = z
  const known = [zod, zod.coerce, zod.iso].flatMap((part: object) =>
    Reflect.ownKeys(part).map((key) => Reflect.get(part, key) as unknown),
  )
  for (const build of Object.values({ ...coerce, ...iso, ...others })) expect(known).not.toContain(build)
})

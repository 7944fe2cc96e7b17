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

test('loading all contracts builds only the few schemas that others are made from', async () => {
  const built = vi.fn<() => void>()
  Object.assign(zod.core.globalConfig, { postProcessor: built })
  await import('contracts')
  Object.assign(zod.core.globalConfig, { postProcessor: undefined })
  expect(built.mock.calls.length).toBeLessThan(50)
})

import { expect, test } from 'vitest'
import { lazyModules } from './lazy-modules.ts'

test('loads a module once, on demand, and then reads it synchronously', async () => {
  let loads = 0
  const modules = lazyModules({
    page: async () => {
      loads += 1
      return 'the page'
    },
  })
  expect(() => modules.read('page')).toThrow('page must be loaded before it is rendered.')
  expect(await modules.load('page')).toBe('the page')
  expect(await modules.load('page')).toBe('the page')
  expect(modules.read('page')).toBe('the page')
  expect(loads).toBe(1)
})

test('loads a module again after a failure', async () => {
  let isLost = true
  const modules = lazyModules({
    page: async () => {
      if (isLost) throw new Error('the chunk is lost')
      return 'the page'
    },
  })
  await expect(modules.load('page')).rejects.toThrow('the chunk is lost')
  isLost = false
  expect(await modules.load('page')).toBe('the page')
})

test('names a part that is not defined', async () => {
  await expect(lazyModules({}).load('nothing')).rejects.toThrow('This remote has no part named nothing.')
})

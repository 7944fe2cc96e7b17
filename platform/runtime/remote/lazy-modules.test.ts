import { expect, test } from 'vitest'
import { lazyModules } from './lazy-modules.ts'

test('a module is loaded when it is asked for, once, and then at hand', async () => {
  let loads = 0
  const modules = lazyModules({
    page: async () => {
      loads += 1
      return 'the page'
    },
  })
  expect(() => modules.read('page')).toThrow('page was to be loaded before it is drawn.')
  expect(await modules.load('page')).toBe('the page')
  expect(await modules.load('page')).toBe('the page')
  expect(modules.read('page')).toBe('the page')
  expect(loads).toBe(1)
})

test('one that failed is loaded again when it is asked for again', async () => {
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

test('a part that nobody has defined is named', async () => {
  await expect(lazyModules({}).load('nothing')).rejects.toThrow('This remote has no part named nothing.')
})

import { expect, test } from 'vitest'
import { pageTitles } from './titles.ts'

test('a page is called what it says until it is gone, and whoever looks is told', () => {
  const titles = pageTitles()
  const seen: (string | undefined)[] = []
  const stop = titles.subscribe(() => seen.push(titles.of('/toys/1')))
  const takeBack = titles.give('/toys/1', 'Bear')
  expect(titles.of('/toys/2')).toBeUndefined()
  takeBack()
  expect(seen).toEqual(['Bear', undefined])
  stop()
  titles.give('/toys/1', 'Ball')
  expect(seen).toHaveLength(2)
})

test('a page that takes its name back leaves that of another at the same address', () => {
  const titles = pageTitles()
  const takeBack = titles.give('/toys/1', 'Bear')
  titles.give('/toys/1', 'Ball')
  takeBack()
  expect(titles.of('/toys/1')).toBe('Ball')
})

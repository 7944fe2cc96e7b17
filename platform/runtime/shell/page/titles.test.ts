import { expect, test } from 'vitest'
import { pageTitles } from './titles.ts'

test('a page has the title it sets until it is reset, and listeners are notified', () => {
  const titles = pageTitles()
  const seen: (string | undefined)[] = []
  const stop = titles.subscribe(() => seen.push(titles.of('/toys/1')))
  const reset = titles.set('/toys/1', 'Bear')
  expect(titles.of('/toys/2')).toBeUndefined()
  reset()
  expect(seen).toEqual(['Bear', undefined])
  stop()
  titles.set('/toys/1', 'Ball')
  expect(seen).toHaveLength(2)
})

test('resetting a title leaves the one that another page has set at the same path', () => {
  const titles = pageTitles()
  const reset = titles.set('/toys/1', 'Bear')
  titles.set('/toys/1', 'Ball')
  reset()
  expect(titles.of('/toys/1')).toBe('Ball')
})

import { expect, test } from 'vitest'
import { pageTitles } from './titles.ts'

test('a page has the title and the description it sets until it resets them, and listeners are notified', () => {
  const titles = pageTitles()
  const seen: unknown[] = []
  const stop = titles.subscribe(() => seen.push(titles.of('/toys/1')))
  const reset = titles.set('/toys/1', 'Bear', 'It is brown.')
  expect(titles.of('/toys/2')).toBeUndefined()
  reset()
  expect(seen).toEqual([{ title: 'Bear', description: 'It is brown.' }, undefined])
  stop()
  titles.set('/toys/1', 'Ball')
  expect(seen).toHaveLength(2)
})

test('resetting a title leaves the one that another page has set at the same path', () => {
  const titles = pageTitles()
  const reset = titles.set('/toys/1', 'Bear')
  titles.set('/toys/1', 'Ball')
  reset()
  expect(titles.of('/toys/1')?.title).toBe('Ball')
})

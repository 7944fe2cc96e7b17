import { expect, test } from 'vitest'
import { warmUp } from './warm-up.ts'

const { dataset } = document.documentElement

test('once the page’s code has arrived, nothing waits any more, and this browser knows the shell', () => {
  localStorage.clear()
  dataset['cold'] = 'shell 1.0.0-a'
  warmUp()
  expect(dataset['cold']).toBeUndefined()
  // The script in the HTML looks for it.
  expect(localStorage.getItem('platform-shell')).toBe('shell 1.0.0-a')
})

test('a page that the browser drew itself leaves no note', () => {
  localStorage.clear()
  warmUp()
  expect(localStorage).toHaveLength(0)
})

import { expect, test } from 'vitest'
import { wantsPage } from './wants-page.ts'

test.each([
  ['a navigation', { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' }, 'yes'],
  ['a browser without sec-fetch headers', { accept: 'text/html,*/*;q=0.8' }, 'yes'],
  ['a bot that accepts anything', { accept: '*/*' }, 'perhaps'],
  ['a bot without headers', {}, 'perhaps'],
  ['text of any kind', { accept: 'text/*' }, 'perhaps'],
  ['a fetch', { accept: '*/*', 'sec-fetch-dest': 'empty' }, 'perhaps'],
  ['a picture', { accept: 'image/avif,image/*,*/*;q=0.8', 'sec-fetch-dest': 'image' }, 'no'],
  ['a picture, without sec-fetch headers', { accept: 'image/png,image/*' }, 'no'],
  ['a script', { accept: '*/*', 'sec-fetch-dest': 'script' }, 'no'],
  ['data', { accept: 'application/json' }, 'no'],
  ['anything but a page', { accept: '*/*, text/html;q=0' }, 'no'],
])('%s', (_, headers, expected) => {
  expect(wantsPage(headers)).toBe(expected)
})

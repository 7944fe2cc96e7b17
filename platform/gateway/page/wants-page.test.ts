import { expect, test } from 'vitest'
import { wantsPage } from './wants-page.ts'

test.each([
  ['a navigation', { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' }, 'yes'],
  ['a browser that says less', { accept: 'text/html,*/*;q=0.8' }, 'yes'],
  ['a bot that takes anything', { accept: '*/*' }, 'perhaps'],
  ['a bot that says nothing', {}, 'perhaps'],
  ['text of any kind', { accept: 'text/*' }, 'perhaps'],
  ['a fetch', { accept: '*/*', 'sec-fetch-dest': 'empty' }, 'perhaps'],
  ['a picture', { accept: 'image/avif,image/*,*/*;q=0.8', 'sec-fetch-dest': 'image' }, 'no'],
  ['a picture alone', { accept: 'image/png,image/*' }, 'no'],
  ['a script', { accept: '*/*', 'sec-fetch-dest': 'script' }, 'no'],
  ['data', { accept: 'application/json' }, 'no'],
  ['anything but a page', { accept: '*/*, text/html;q=0' }, 'no'],
])('%s', (_, headers, wish) => {
  expect(wantsPage(headers)).toBe(wish)
})

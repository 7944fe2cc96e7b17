import { expect, test } from 'vitest'
import { backPath } from './back-path.ts'

test.each([
  ['/chats', '/chats'],
  ['/members?gender=female&country=NL', '/members?gender=female&country=NL'],
  ['/credits/5/ideal#terms', '/credits/5/ideal#terms'],
])('§2: the login leads back to %s', (wanted, path) => {
  expect(backPath(wanted)).toBe(path)
})

test.each([
  null,
  '',
  'chats',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/',
  '/x/..//elsewhere.example/',
  '/login',
  '/login?back=/login',
])('%j is no page to return to', (wanted) => {
  expect(backPath(wanted)).toBeUndefined()
})

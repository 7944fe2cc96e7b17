import { expect, test } from 'vitest'
import { isOwnCall } from './csrf.ts'

const write = { method: 'POST' } as const
const client = { 'x-client-type': 'web' }
const HOST = 'localhost:3000'

test.each([
  ['same-origin', true],
  ['same-site', false],
  ['cross-site', false],
  ['none', false],
])('of a browser that says %s, a write is %s', (site, isTaken) => {
  expect(isOwnCall(write, undefined, { ...client, 'sec-fetch-site': site }, HOST)).toBe(isTaken)
})

test.each([
  ['http://localhost:3000', true],
  ['http://LOCALHOST:3000', true],
  ['http://localhost:4000', false],
  ['https://evil.example', false],
  ['null', false],
  [undefined, true],
])('where the browser says only its origin, %s, it is %s', (origin, isTaken) => {
  const headers = { ...client, ...(origin !== undefined && { origin }) }
  expect(isOwnCall(write, undefined, headers, HOST)).toBe(isTaken)
})

test('without the header of the page nothing is changed, whatever the browser says', () => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect(isOwnCall(write, undefined, headers, HOST)).toBe(false)
  expect(isOwnCall({ method: 'GET', changes: true }, undefined, headers, HOST)).toBe(false)
  expect(isOwnCall(write, undefined, { ...headers, 'x-client-type': 'app' }, HOST)).toBe(false)
})

test('what only reads may be asked for from anywhere', () => {
  expect(isOwnCall({ method: 'GET' }, undefined, { 'sec-fetch-site': 'cross-site' }, HOST)).toBe(true)
})

test('a beacon needs the browser’s word alone, what is signed or carries a token nothing of this', () => {
  expect(isOwnCall(write, 'beacon', { 'sec-fetch-site': 'same-origin' }, HOST)).toBe(true)
  expect(isOwnCall(write, 'beacon', { ...client, 'sec-fetch-site': 'cross-site' }, HOST)).toBe(false)
  expect(isOwnCall(write, 'signature', { 'sec-fetch-site': 'cross-site' }, HOST)).toBe(true)
  expect(isOwnCall(write, 'token', {}, HOST)).toBe(true)
})

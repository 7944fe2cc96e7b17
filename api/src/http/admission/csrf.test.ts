import { expect, test } from 'vitest'
import { passesCsrfCheck } from './csrf.ts'

const write = { method: 'POST' } as const
const client = { 'x-client-type': 'web' }
const HOST = 'localhost:3000'

test.each([
  ['same-origin', true],
  ['same-site', false],
  ['cross-site', false],
  ['none', false],
])('a write with Sec-Fetch-Site %s: allowed is %s', (site, isTaken) => {
  expect(passesCsrfCheck(write, undefined, { ...client, 'sec-fetch-site': site }, HOST)).toBe(isTaken)
})

test.each([
  ['http://localhost:3000', true],
  ['http://LOCALHOST:3000', true],
  ['http://localhost:4000', false],
  ['https://evil.example', false],
  ['null', false],
  [undefined, true],
])('a write with only Origin %s: allowed is %s', (origin, isTaken) => {
  const headers = { ...client, ...(origin !== undefined && { origin }) }
  expect(passesCsrfCheck(write, undefined, headers, HOST)).toBe(isTaken)
})

test('a write without our own header is refused, whatever the browser reports', () => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect(passesCsrfCheck(write, undefined, headers, HOST)).toBe(false)
  expect(passesCsrfCheck({ method: 'GET', changes: true }, undefined, headers, HOST)).toBe(false)
  expect(passesCsrfCheck(write, undefined, { ...headers, 'x-client-type': 'app' }, HOST)).toBe(false)
})

test('a read is allowed from any site', () => {
  expect(passesCsrfCheck({ method: 'GET' }, undefined, { 'sec-fetch-site': 'cross-site' }, HOST)).toBe(true)
})

test('a beacon needs only the right origin; a signed call or one with a token needs neither', () => {
  expect(passesCsrfCheck(write, 'beacon', { 'sec-fetch-site': 'same-origin' }, HOST)).toBe(true)
  expect(passesCsrfCheck(write, 'beacon', { ...client, 'sec-fetch-site': 'cross-site' }, HOST)).toBe(false)
  expect(passesCsrfCheck(write, 'signature', { 'sec-fetch-site': 'cross-site' }, HOST)).toBe(true)
  expect(passesCsrfCheck(write, 'token', {}, HOST)).toBe(true)
})

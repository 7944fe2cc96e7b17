import { expect, test } from 'vitest'
import type { Endpoint } from './index.ts'
import * as contracts from './index.ts'

const endpoints = Object.values<unknown>(contracts).filter(
  (value): value is Endpoint =>
    typeof value === 'object' && value !== null && 'method' in value && 'answer' in value,
)

test.each([
  'GET /api/user.php',
  'POST /api/user.php',
  'PUT /api/user.php',
  'POST /api/user.php push',
  'GET /api/logout.php',
  'GET /api/geocode.php lat,lon',
  'POST /api/page-hidden.php',
  'GET /api/auto-like.php',
  'GET /api/discountcode.php welcome,code',
  'GET /api/settings.php domain',
  'GET /api/chats.php',
  'GET /api/likes.php',
  'DELETE /api/chat.php',
  'GET /api/interests.php',
  'GET /api/regions.php',
  'GET /api/companyinfo.php',
])('§7: the endpoint %s exists', (call) => {
  const calls = endpoints.map(({ method, path, query }) => {
    const keys = query && 'shape' in query ? Object.keys(query.shape as object).join() : ''
    return `${method} ${path} ${keys}`.trim()
  })
  expect(calls.filter((each) => each === call)).toHaveLength(1)
})

test('a read has no body', () => {
  expect(endpoints.filter(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([])
})

test('parses numbers in a query', () => {
  expect(contracts.getGeocode.query.parse({ lat: '52.1', lon: '-4.5' })).toEqual({ lat: 52.1, lon: -4.5 })
  expect(contracts.getGeocode.query.safeParse({ lat: 'north', lon: '0' }).success).toBe(false)
})

test('§7: settings and discount code accept the page’s query', () => {
  const query = { domain: 'she.localhost', ref: '7' }
  expect(contracts.getSettings.query.parse(query)).toEqual(query)
  expect(contracts.getDiscountCode.query.parse({ welcome: 'true', ref: '7' })).toEqual({
    welcome: 'true',
    ref: '7',
  })
})

import { expect, test } from 'vitest'
import { siteOrigins } from './site-origins.ts'

const siteHosts = {
  'amberly.example': 'localhost',
  'she.example': 'she.localhost',
  'www.she.example': 'she.localhost',
}

test.each([
  ['localhost', 'https://amberly.example'],
  ['she.localhost', 'https://she.example'],
  ['gay.localhost', 'https://gay.localhost'],
])('the origin of %s is %s', (domain, origin) => {
  const originOf = siteOrigins({ siteUrl: 'https://amberly.example/', siteHosts, port: () => 3000 })
  expect(originOf(domain)).toBe(origin)
})

test('without a public URL, each brand is on this machine', () => {
  const originOf = siteOrigins({ siteHosts: {}, port: () => 3000 })
  expect(originOf('she.localhost')).toBe('http://she.localhost:3000')
})

test('the public URL may belong to another brand than the default one, and have a port', () => {
  const originOf = siteOrigins({ siteUrl: 'http://she.example:8080', siteHosts, port: () => 3000 })
  expect(originOf('she.localhost')).toBe('http://she.example:8080')
  expect(originOf('localhost')).toBe('http://amberly.example:8080')
})

import { expect, test } from 'vitest'
import { domainOf, isLoopback, readSiteHosts, servesDomain } from './host.ts'

const hosts = readSiteHosts(['amberly.example', 'WWW.Amberly.Example', 'she.example=she.localhost'])

test.each([
  ['localhost', 'localhost'],
  ['localhost:3000', 'localhost'],
  ['LOCALHOST', 'localhost'],
  ['localhost.', 'localhost'],
  ['127.0.0.1:3000', 'localhost'],
  ['127.255.0.7', 'localhost'],
  ['[::1]:3000', 'localhost'],
  ['she.localhost:3000', 'she.localhost'],
  ['gay.localhost', 'gay.localhost'],
  // Another brand's, which staff have made; no name server can lead such a name elsewhere.
  ['nova.localhost:3000', 'nova.localhost'],
])(
  'on a site for this machine only, %s belongs to the brand of %s; on a public one it is unknown',
  (host, domain) => {
    expect(domainOf(host, {})).toBe(domain)
    expect(domainOf(host, hosts)).toBeUndefined()
  },
)

test.each([
  ['amberly.example', 'localhost'],
  ['www.amberly.example:443', 'localhost'],
  ['she.example', 'she.localhost'],
])('%s belongs to the brand of %s', (host, domain) => {
  expect(domainOf(host, hosts)).toBe(domain)
})

test('a public site has the loopback names that its setting lists', () => {
  expect(domainOf('localhost:3000', readSiteHosts(['amberly.example', 'localhost']))).toBe('localhost')
})

test.each([
  '',
  ':3000',
  'evil.example',
  'amberly.example.evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '128.0.0.1',
  '127.0.0.256',
  '192.168.1.5:3000',
  '[::2]',
  'localhost:3000:3000',
  'localhost:port',
  'user@localhost',
  'localhost/path',
  'localhost, evil.example',
  '__proto__',
  'constructor',
  'löcalhost',
  'a'.repeat(300),
])('%j is an unknown host', (host) => {
  expect([domainOf(host, hosts), domainOf(host, {})]).toEqual([undefined, undefined])
})

test.each(['http://amberly.example', 'amberly.example:80', 'a=b=c', 'a=', '=a', 'a b'])(
  'SITE_HOSTS with %j is refused with an explanation',
  (entry) => {
    expect(() => readSiteHosts([entry])).toThrow(`SITE_HOSTS contains '${entry}', which is not a host`)
  },
)

test('only addresses of this machine are loopback', () => {
  expect(['127.0.0.1', '::1', '[::1]'].every(isLoopback)).toBe(true)
  expect(['0.0.0.0', '10.0.0.1', '::2', 'localhost.example'].some(isLoopback)).toBe(false)
})

test.each([
  ['localhost', true],
  ['she.localhost', true],
  ['gay.localhost', false],
  ['new.example', false],
])('whether a public site serves the brand of %s: %j', (domain, isServed) => {
  expect(servesDomain(domain, hosts)).toBe(isServed)
})

test('a site for this machine only serves brands at local names', () => {
  expect(['nova.localhost', 'nova.example'].map((domain) => servesDomain(domain, {}))).toEqual([true, false])
})

import { describe, expect, it } from 'vitest'
import { isOwnRequest } from './own-request.ts'

const request = { route: '/*', host: 'localhost:3000', fetchSite: 'same-origin' }

describe('a request to the development server', () => {
  it.each([
    'localhost:3000',
    'site.localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.0.7:3000',
    'box',
  ])('is the developer’s own under the host %s', (host) =>
    expect(isOwnRequest({ ...request, host }, 'box')).toBe(true),
  )

  it.each(['evil.example', 'localhost.evil.example', 'notlocalhost', '', undefined])(
    'is foreign under the host %s',
    (host) => expect(isOwnRequest({ ...request, host }, 'localhost')).toBe(false),
  )

  it('must not fetch sources from another site’s page', () => {
    const source = { ...request, route: '/@dev/*' }
    expect(isOwnRequest({ ...source, fetchSite: 'cross-site' }, 'localhost')).toBe(false)
    // Another server of this machine, on a port of its own.
    expect(isOwnRequest({ ...source, fetchSite: 'same-site' }, 'localhost')).toBe(false)
    expect(isOwnRequest({ ...source, fetchSite: 'none' }, 'localhost')).toBe(true)
    expect(isOwnRequest({ ...source, fetchSite: 'same-origin' }, 'localhost')).toBe(true)
    expect(isOwnRequest({ ...source, fetchSite: undefined }, 'localhost')).toBe(true)
    expect(isOwnRequest({ ...request, route: '/telemetry', fetchSite: 'same-site' }, 'localhost')).toBe(false)
    // A link on another site may lead to a page.
    expect(isOwnRequest({ ...request, fetchSite: 'cross-site' }, 'localhost')).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { isOwnRequest } from './visitors.ts'

const asked = { url: '/chats', host: 'localhost:3000', from: 'same-origin' }

describe('a request to the development server', () => {
  it.each([
    'localhost:3000',
    'site.localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.0.7:3000',
    'box',
  ])('is the developer’s own when it is for %s', (host) =>
    expect(isOwnRequest({ ...asked, host }, 'box')).toBe(true),
  )

  it.each(['evil.example', 'localhost.evil.example', 'notlocalhost', '', undefined])(
    'is somebody else’s when it is for %s',
    (host) => expect(isOwnRequest({ ...asked, host }, 'localhost')).toBe(false),
  )

  it('is not for sources when another site’s page asks for them', () => {
    const source = { ...asked, url: '/@dev/mf-chat/entry.js' }
    expect(isOwnRequest({ ...source, from: 'cross-site' }, 'localhost')).toBe(false)
    expect(isOwnRequest({ ...source, from: 'same-origin' }, 'localhost')).toBe(true)
    expect(isOwnRequest({ ...source, from: undefined }, 'localhost')).toBe(true)
    // A link on another site may lead to a page.
    expect(isOwnRequest({ ...asked, from: 'cross-site' }, 'localhost')).toBe(true)
  })
})

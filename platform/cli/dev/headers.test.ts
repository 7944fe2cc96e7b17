import { describe, expect, it } from 'vitest'
import { headersFromSite, headersToSite, localCookie, passableHeaders } from './headers.ts'

const passage = { site: 'https://example.org', local: 'http://localhost:3000' }

describe('headers to a deployed site', () => {
  it('name the site where the browser names this machine', () => {
    const sent = headersToSite(
      {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        referer: 'http://localhost:3000/chats?a=1',
        cookie: 'session=1',
      },
      passage,
    )
    expect(sent).toEqual({
      host: 'example.org',
      origin: 'https://example.org',
      referer: 'https://example.org/chats?a=1',
      cookie: 'session=1',
    })
  })

  it('keep a foreign origin', () => {
    expect(headersToSite({ origin: 'https://evil.example' }, passage)['origin']).toBe('https://evil.example')
  })
})

describe('headers from a deployed site', () => {
  it('redirect back to this machine', () => {
    const received = headersFromSite(
      { location: 'https://example.org/login', 'strict-transport-security': 'max-age=1' },
      passage,
    )
    expect(received).toEqual({ location: 'http://localhost:3000/login' })
  })

  it('redirect elsewhere where the site does', () => {
    expect(headersFromSite({ location: 'https://example.org.evil.example/' }, passage)['location']).toBe(
      'https://example.org.evil.example/',
    )
    expect(headersFromSite({ location: '/login' }, passage)['location']).toBe('/login')
  })

  it('set cookies that the browser accepts', () => {
    expect(localCookie('session=a=b; Path=/; Secure; HttpOnly; Domain=example.org')).toBe(
      'session=a=b; Path=/; HttpOnly',
    )
    expect(localCookie('__Host-visitor=1; Path=/; Secure')).toBe('__Host-visitor=1; Path=/; Secure')
    expect(headersFromSite({ 'set-cookie': ['a=1; Secure', 'b=2'] }, passage)['set-cookie']).toEqual([
      'a=1',
      'b=2',
    ])
  })
})

it('drops headers that concern one connection only', () => {
  expect(passableHeaders({ connection: 'keep-alive', 'transfer-encoding': 'chunked', etag: '"1"' })).toEqual({
    etag: '"1"',
  })
})

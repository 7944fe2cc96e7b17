import { describe, expect, test } from 'vitest'
import { remoteBundle, route, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { NAVIGATION, openSite } from '../fixture-site.ts'

const news = remoteBundle({
  routes: [
    route({ name: 'list', path: '/news' }),
    route({ name: 'item', path: '/news/:id', access: 'member' }),
  ],
  titles: { en: { list: 'News', item: 'One piece of news' } },
})
const bundles = [shellBundle(), news]
const unknown = () => ({
  locale: 'en',
  siteName: 'Toys',
  admits: (access: string) => access !== 'member',
  retryAfter: 7,
  state: null,
})

describe('while part of the view is unknown', () => {
  const ask = async (parts: object, url = '/news') => {
    const { app } = await openSite({ bundles, ...parts })
    return app.inject({ url, headers: NAVIGATION })
  }

  test('a page for everyone is served, but not as complete', async () => {
    const response = await ask({ view: unknown })
    expect(response.statusCode).toBe(503)
    expect(response.headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' })
    expect(response.body).toContain('<title>News – Toys</title>')
    expect(response.body).toContain('src="/bundles/news/1.0.0-a/list.js"')
  })

  test('in place of any other page comes one that tries again', async () => {
    const response = await ask({ view: unknown }, '/news/7')
    expect(response.statusCode).toBe(503)
    expect(response.headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' })
    expect(response.body).toContain('<meta http-equiv="refresh" content="7">')
    expect(response.body).not.toContain('/bundles/')
  })

  test('a page that does not exist is a 404', async () => {
    const response = await ask({ view: unknown }, '/nothing')
    expect([response.statusCode, response.headers['retry-after']]).toEqual([404, undefined])
  })

  test.each([
    [{ retryAfter: 2 }, '2'],
    [{}, '5'],
  ])('without any view (%j) the visitor is told to come back after %s seconds', async (more, after) => {
    const gone = Object.assign(new Error('the database is gone'), { statusCode: 503 }, more)
    const response = await ask({ view: () => Promise.reject(gone) })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, after])
    expect(response.body).toContain('It tries again by itself.')
    expect(response.body).not.toContain('database')
  })
})

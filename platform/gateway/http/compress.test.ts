import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { remoteBundle, route, shellBundle } from '../../registry/bundles/fixture-bundle.ts'
import { NAVIGATION, openSite } from '../fixture-site.ts'
import { chooseEncoding } from './compress.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['BR ; Q=1.0', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['br;q=odd', undefined],
  ['', undefined],
  [undefined, undefined],
])('a request with accept-encoding %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('pages and the registry are compressed as the browser prefers', async () => {
  const routes = ['a', 'b', 'c', 'd', 'e'].map((name) => route({ name, path: `/news/${name}` }))
  const { app } = await openSite({ bundles: [shellBundle(), remoteBundle({ routes })] })
  for (const url of ['/news/a', '/registry.json']) {
    const get = (encoding: string) =>
      app.inject({ url, headers: { ...NAVIGATION, 'accept-encoding': encoding } })
    const [brotli, gzip, plain] = [await get('br, gzip'), await get('gzip'), await get('identity')]
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('news')
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('news')
    expect(plain.body).toContain('news')
  }
})

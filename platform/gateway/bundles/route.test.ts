import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { BUNDLE_FILE } from '../../protocol/index.ts'
import { remoteBundle, shellBundle, withServerHalf } from '../../registry/bundles/fixture-bundle.ts'
import { openSite } from '../fixture-site.ts'

const ENTRY = '/bundles/news/1.0.0-a/entry.js'
const CONTENT = '/* entry.js of news 1.0.0-a */\n'.repeat(20)

test('any cache may store files for ever, and pages of other hosts may load them', async () => {
  const { app } = await openSite()
  for (const url of [ENTRY, '/bundles/news/1.0.0-a/page.css', `/bundles/news/1.0.0-a/${BUNDLE_FILE}`]) {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^W\/"/),
    })
    expect(response.headers).not.toHaveProperty('set-cookie')
  }
})

test.each([
  ['a.js', 'application/javascript; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['a.svg', 'image/svg+xml'],
  ['a.avif', 'image/avif'],
  ['a.woff2', 'font/woff2'],
  ['a.wasm', 'application/wasm'],
  ['deep/er/a.webp', 'image/webp'],
  ['a.unknown', 'application/octet-stream'],
])('%s has type %s, even while its bundle is incomplete', async (file, type) => {
  const { app, storage } = await openSite({ bundles: [] })
  const path = join(storage.folder, 'bundles/news/2.0.0+half', file)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, 'x')
  const response = await app.inject(`/bundles/news/2.0.0+half/${file}`)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe(type)
})

test('the half for the server is in the storage, and no visitor can download it', async () => {
  const half = withServerHalf(remoteBundle(), 'exports.secret = 1')
  const { app, storage } = await openSite({ bundles: [shellBundle(), half] })
  expect(await storage.read('bundles/news/1.0.0-a/server.js')).not.toBeNull()
  for (const file of ['server.js', 'server.js.br', 'server.js.gz']) {
    expect((await app.inject(`/bundles/news/1.0.0-a/${file}`)).statusCode).toBe(404)
  }
  expect((await app.inject(ENTRY)).statusCode).toBe(200)
})

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['br;q=0', undefined],
  ])('%s gets %s', async (accepted, encoding) => {
    const { app } = await openSite()
    const response = await app.inject({ url: ENTRY, headers: { 'accept-encoding': accepted } })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['content-type']).toBe('application/javascript; charset=utf-8')
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length))
    expect(response.headers.vary).toBe('accept-encoding')
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: Buffer.from }[encoding ?? 'none']
    expect(unpack?.(response.rawPayload).toString()).toBe(CONTENT)
  })

  test('each encoding has its own ETag', async () => {
    const { app } = await openSite()
    const tags = ['br', 'gzip', 'identity'].map(async (encoding) => {
      const response = await app.inject({ url: ENTRY, headers: { 'accept-encoding': encoding } })
      return response.headers.etag
    })
    expect(new Set(await Promise.all(tags)).size).toBe(3)
  })
})

test('HEAD returns the headers of GET', async () => {
  const { app } = await openSite()
  const headers = { 'accept-encoding': 'br' }
  const [get, head] = [
    await app.inject({ url: ENTRY, headers }),
    await app.inject({ url: ENTRY, headers, method: 'HEAD' }),
  ]
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
})

test('a file that the browser already has is not sent again', async () => {
  const { app } = await openSite()
  const { headers } = await app.inject(ENTRY)
  const etag = String(headers.etag)
  for (const known of [etag, `"other", ${etag}`, '*']) {
    const response = await app.inject({ url: ENTRY, headers: { 'if-none-match': known } })
    expect(response.statusCode).toBe(304)
    expect(response.body).toBe('')
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      vary: 'accept-encoding',
    })
  }
  const other = await app.inject({ url: ENTRY, headers: { 'if-none-match': '"other"' } })
  expect(other.statusCode).toBe(200)
})

describe('ranges', () => {
  test.each([
    ['bytes=0-9', CONTENT.slice(0, 10), `bytes 0-9/${CONTENT.length}`],
    ['bytes=600-', CONTENT.slice(600), `bytes 600-${CONTENT.length - 1}/${CONTENT.length}`],
    ['bytes=-5', CONTENT.slice(-5), `bytes ${CONTENT.length - 5}-${CONTENT.length - 1}/${CONTENT.length}`],
  ])('%s', async (range, part, described) => {
    const { app } = await openSite()
    const response = await app.inject({ url: ENTRY, headers: { range } })
    expect(response.statusCode).toBe(206)
    expect(response.body).toBe(part)
    expect(response.headers).toMatchObject({
      'content-range': described,
      'content-length': String(part.length),
    })
  })

  test('a range request with an outdated If-Range gets the whole file', async () => {
    const { app } = await openSite()
    const response = await app.inject({ url: ENTRY, headers: { range: 'bytes=0-9', 'if-range': '"other"' } })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(CONTENT)
  })

  test('a range beyond the end is refused, and the refusal is not cached', async () => {
    const { app } = await openSite()
    const response = await app.inject({ url: ENTRY, headers: { range: 'bytes=99999-' } })
    expect(response.statusCode).toBe(416)
    expect(response.headers['content-range']).toBe(`bytes */${CONTENT.length}`)
    expect(response.headers).not.toHaveProperty('cache-control')
  })
})

test.each([
  '/bundles/',
  '/bundles/news',
  '/bundles/news/',
  '/bundles/news/1.0.0-a',
  '/bundles/news/1.0.0-a/',
  '/bundles/news/1.0.0-a/missing.js',
  '/bundles/news/1.0.0-a/entry.js/',
  '/bundles/news/1.0.0-a//entry.js',
  '/bundles/news/9.9.9/entry.js',
  '/bundles/NEWS/1.0.0-a/entry.js',
  `/bundles/news/${'1'.repeat(300)}/entry.js`,
  `/bundles/news/1.0.0-a/${'a'.repeat(3_000)}.js`,
  '/bundles/news/1.0.0-a/.hidden',
  '/bundles/.tmp/1/a',
  '/bundles/../secret',
  '/bundles/..%2fsecret',
  '/bundles/..%2f..%2fsecret',
  '/bundles/news/1.0.0-a/..%2f..%2f..%2fsecret',
  '/bundles/news/1.0.0-a/%2e%2e/%2e%2e/%2e%2e/secret',
  '/bundles/news/1.0.0-a/..%5c..%5c..%5csecret',
  '/bundles/news/1.0.0-a/%252e%252e%252f%252e%252e%252fsecret',
  '/bundles/news/1.0.0-a/entry.js%00.css',
  '/bundles/%2fetc%2fpasswd',
  '/bundles//etc/passwd',
])('%s is an uncacheable 404', async (url) => {
  const { app, storage } = await openSite()
  await writeFile(join(storage.folder, 'secret'), 'site secret')
  for (const encoding of ['br, gzip', 'identity']) {
    const response = await app.inject({ url, headers: { 'accept-encoding': encoding } })
    expect(response.statusCode).toBe(404)
    expect(response.body).toBe('There is nothing here.\n')
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    })
  }
})

test('raw paths that no client library would send cannot escape the folder', async () => {
  const { app, storage } = await openSite()
  await writeFile(join(storage.folder, 'secret'), 'site secret')
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  for (const path of [
    '/bundles/../secret',
    '/bundles/news/../../secret',
    '/bundles/./../secret',
    '//bundles/../secret',
  ]) {
    const socket = connect(port, 'localhost')
    socket.end(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    let response = ''
    socket.on('data', (chunk: Buffer) => {
      response += chunk.toString()
    })
    await once(socket, 'close')
    expect(response).toMatch(/^HTTP\/1.1 404 /)
    expect(response).not.toContain('site secret')
  }
})

test('only GET and HEAD are allowed', async () => {
  const { app } = await openSite()
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
    const response = await app.inject({ url: ENTRY, method })
    expect(response.statusCode).toBe(404)
    expect(response.headers['cache-control']).toBe('no-store')
  }
})

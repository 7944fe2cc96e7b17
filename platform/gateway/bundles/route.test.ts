import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { BUNDLE_FILE } from '../../data/index.ts'
import { openSite } from '../fixture-site.ts'

const ENTRY = '/bundles/news/1.0.0-a/entry.js'
const CONTENT = '/* entry.js of news 1.0.0-a */\n'.repeat(20)

test('files are kept for ever, by any cache, and may be loaded by another host', async () => {
  const { app } = await openSite()
  for (const url of [ENTRY, '/bundles/news/1.0.0-a/page.css', `/bundles/news/1.0.0-a/${BUNDLE_FILE}`]) {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^W\/"/),
    })
    expect(answer.headers).not.toHaveProperty('set-cookie')
  }
})

test.each([
  ['a.js', 'application/javascript; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['a.js.map', 'application/json; charset=utf-8'],
  ['a.svg', 'image/svg+xml'],
  ['a.avif', 'image/avif'],
  ['a.woff2', 'font/woff2'],
  ['a.wasm', 'application/wasm'],
  ['deep/er/a.webp', 'image/webp'],
  ['a.unknown', 'application/octet-stream'],
])('%s is %s, even while its bundle is half published', async (file, type) => {
  const { app, storage } = await openSite({ bundles: [] })
  const path = join(storage.folder, 'bundles/news/2.0.0+half', file)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, 'x')
  const answer = await app.inject(`/bundles/news/2.0.0+half/${file}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe(type)
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
    const answer = await app.inject({ url: ENTRY, headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8')
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    expect(answer.headers.vary).toBe('accept-encoding')
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: Buffer.from }[encoding ?? 'none']
    expect(unpack?.(answer.rawPayload).toString()).toBe(CONTENT)
  })

  test('each encoding has a tag of its own', async () => {
    const { app } = await openSite()
    const tags = ['br', 'gzip', 'identity'].map(async (encoding) => {
      const answer = await app.inject({ url: ENTRY, headers: { 'accept-encoding': encoding } })
      return answer.headers.etag
    })
    expect(new Set(await Promise.all(tags)).size).toBe(3)
  })
})

test('HEAD says what GET would bring', async () => {
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

test('what the browser has already is not sent again', async () => {
  const { app } = await openSite()
  const { headers } = await app.inject(ENTRY)
  const etag = String(headers.etag)
  for (const known of [etag, `"other", ${etag}`, '*']) {
    const answer = await app.inject({ url: ENTRY, headers: { 'if-none-match': known } })
    expect(answer.statusCode).toBe(304)
    expect(answer.body).toBe('')
    expect(answer.headers).toMatchObject({
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
    const answer = await app.inject({ url: ENTRY, headers: { range } })
    expect(answer.statusCode).toBe(206)
    expect(answer.body).toBe(part)
    expect(answer.headers).toMatchObject({
      'content-range': described,
      'content-length': String(part.length),
    })
  })

  test('a range of what has changed brings the whole', async () => {
    const { app } = await openSite()
    const answer = await app.inject({ url: ENTRY, headers: { range: 'bytes=0-9', 'if-range': '"other"' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(CONTENT)
  })

  test('a range beyond the end is refused, and no cache keeps that', async () => {
    const { app } = await openSite()
    const answer = await app.inject({ url: ENTRY, headers: { range: 'bytes=99999-' } })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe(`bytes */${CONTENT.length}`)
    expect(answer.headers).not.toHaveProperty('cache-control')
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
])('%s is not there, and may be there the next time', async (url) => {
  const { app, storage } = await openSite()
  await writeFile(join(storage.folder, 'secret'), 'of the site')
  for (const encoding of ['br, gzip', 'identity']) {
    const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toBe('There is nothing here.\n')
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    })
  }
})

test('paths that a client would never send cannot leave the folder either', async () => {
  const { app, storage } = await openSite()
  await writeFile(join(storage.folder, 'secret'), 'of the site')
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
    let answer = ''
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString()
    })
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).not.toContain('of the site')
  }
})

test('nothing but reading is possible', async () => {
  const { app } = await openSite()
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
    const answer = await app.inject({ url: ENTRY, method })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

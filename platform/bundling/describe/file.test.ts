import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../fixtures/workspace.ts'
import { describeFile } from './file.ts'

test('compresses a text and measures all three forms', async () => {
  const path = join(fixtureWorkspace({}).root, 'page.js')
  const content = Buffer.from('console.log("again")\n'.repeat(100))
  const { bytes, gzip, brotli } = await describeFile(path, content)
  expect(bytes).toBe(2_100)
  expect(readFileSync(`${path}.gz`).length).toBe(gzip)
  expect(readFileSync(`${path}.br`).length).toBe(brotli)
  expect(gunzipSync(readFileSync(`${path}.gz`))).toEqual(content)
  expect(brotliDecompressSync(readFileSync(`${path}.br`))).toEqual(content)
})

test('does not compress pictures, or texts that would grow', async () => {
  const { root } = fixtureWorkspace({})
  for (const file of ['photo.webp', 'tiny.css']) {
    const info = await describeFile(join(root, file), Buffer.from('a{}'))
    expect(info).toMatchObject({ bytes: 3, gzip: 3, brotli: 3 })
    expect(existsSync(join(root, `${file}.gz`))).toBe(false)
    expect(existsSync(join(root, `${file}.br`))).toBe(false)
  }
})

test('compresses the half for the server with gzip only', async () => {
  const path = join(fixtureWorkspace({}).root, 'server.1a2b3c4d.js')
  const { gzip, brotli } = await describeFile(path, Buffer.from('console.log("again")\n'.repeat(100)))
  expect(readFileSync(`${path}.gz`).length).toBe(gzip)
  expect(brotli).toBe(2_100)
  expect(existsSync(`${path}.br`)).toBe(false)
})

test('computes the hash that browsers check', async () => {
  const { integrity } = await describeFile('/photo.webp', Buffer.from('hello'))
  expect(integrity).toBe('sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=')
})

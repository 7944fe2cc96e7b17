import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fixtureWorkspace } from '../fixtures/workspace.ts'
import { describeFile } from './file.ts'

test('compresses a text and measures both forms', async () => {
  const path = join(fixtureWorkspace({}).root, 'page.js')
  const content = Buffer.from('console.log("again")\n'.repeat(100))
  const { bytes, gzip } = await describeFile(path, content)
  expect(bytes).toBe(2_100)
  expect(readFileSync(`${path}.gz`).length).toBe(gzip)
  expect(gunzipSync(readFileSync(`${path}.gz`))).toEqual(content)
})

test('does not compress pictures, or texts that would grow', async () => {
  const { root } = fixtureWorkspace({})
  for (const file of ['photo.webp', 'tiny.css']) {
    const info = await describeFile(join(root, file), Buffer.from('a{}'))
    expect(info).toMatchObject({ bytes: 3, gzip: 3 })
    expect(existsSync(join(root, `${file}.gz`))).toBe(false)
  }
})

test('computes the hash that browsers check', async () => {
  const { integrity } = await describeFile('/photo.webp', Buffer.from('hello'))
  expect(integrity).toBe('sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=')
})

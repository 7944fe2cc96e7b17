import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { FileInfo } from '../../protocol/index.ts'
import { integrityOf } from './cache.ts'
import { distFolder, remoteBundle } from './fixture-bundle.ts'
import { readDist } from './read-dist.ts'

/** Letters and digits, of which gzip saves about half. */
const content = Buffer.from(randomBytes(30_000).toString('hex'))
const actual = gzipSync(content, { level: 9 }).length

/** Reads a build whose entry has this content and these figures. */
async function readWith(figures: Partial<FileInfo>, zipped?: Buffer) {
  const bundle = remoteBundle()
  const info = { bytes: content.length, gzip: actual, integrity: integrityOf(content) }
  const folder = await distFolder({
    ...bundle,
    files: { ...bundle.files, 'entry.js': { ...info, ...figures } },
  })
  await writeFile(join(folder, 'entry.js'), content)
  if (zipped) await writeFile(join(folder, 'entry.js.gz'), zipped)
  return readDist(folder)
}

test('refuses a file that is larger than bundle.json says, so that no budget is evaded', async () => {
  await expect(readWith({ gzip: 1 })).rejects.toMatchObject({ code: 'file-differs' })
  await expect(readWith({ gzip: 1 })).rejects.toThrow(
    `The file entry.js has ${actual} bytes (gzip), but bundle.json says 1.`,
  )
  await expect(readWith({ gzip: Math.floor(actual * 0.9) })).rejects.toThrow('Build again.')
  await expect(readWith({ bytes: 10 })).rejects.toThrow('The file entry.js has 60000 bytes, but')
  await expect(readWith({ gzip: actual }, gzipSync(content, { level: 0 }))).rejects.toThrow('60')
})

test('accepts what another compressor may have measured', async () => {
  expect((await readWith({})).bundle.name).toBe('news')
  expect((await readWith({ gzip: Math.ceil(actual * 0.99) })).bundle.name).toBe('news')
  expect((await readWith({ gzip: content.length })).bundle.name).toBe('news')
  expect((await readWith({ gzip: actual }, gzipSync(content, { level: 9 }))).bundle.name).toBe('news')
})

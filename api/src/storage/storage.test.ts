import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '../time.ts'
import { namesIn } from './fixture-storage.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'storage-'))
  afterAll(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }))
  return path
}

async function openS3(): Promise<Storage> {
  const bucket = 'pictures'
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: folder() }
  const server = new S3rver({ ...options, configureBuckets: [{ name: bucket, configs: [] }] })
  const { port } = await server.run()
  const storage = s3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  })
  afterAll(async () => {
    storage.close()
    await server.close()
  })
  return storage
}

const root = folder()
const folderStore = folderStorage(root)
const drivers: readonly (readonly [string, Storage])[] = [
  ['a folder', folderStore],
  ['an S3 store', await openS3()],
]

async function read(storage: Storage, name: string): Promise<Buffer | null> {
  const found = await storage.get(name)
  if (!found) return null
  const bytes = await buffer(found.stream)
  expect(found.size).toBe(bytes.length)
  return bytes
}

// S3 promises this itself; s3rver, which stands in for it here, does not keep it.
test('a folder: concurrent writes to one name leave one complete version', async () => {
  const versions = Array.from({ length: 8 }, (_, i) => Buffer.alloc(200_000 + i, i + 65))
  await Promise.all(versions.map((bytes) => folderStore.put('same.webp', bytes)))
  const stored = await read(folderStore, 'same.webp')
  expect(versions.some((bytes) => stored?.equals(bytes))).toBe(true)
  await folderStore.remove(['same.webp'])
})

describe.each(drivers)('%s', (_, storage) => {
  test('returns files byte for byte until they are removed', async () => {
    const [small, large] = [Buffer.from('a small one'), randomBytes(3_000_000)]
    await storage.put('small.webp', small)
    await storage.put('large-_1.webp', large)
    expect(await read(storage, 'small.webp')).toEqual(small)
    expect((await read(storage, 'large-_1.webp'))?.equals(large)).toBe(true)
    await storage.remove(['small.webp', 'never-was.webp'])
    expect(await read(storage, 'small.webp')).toBeNull()
    expect(await namesIn(storage)).toEqual(['large-_1.webp'])
    await storage.remove(['large-_1.webp'])
    expect(await namesIn(storage)).toEqual([])
    await storage.remove([])
  })

  test('lists all files with the time they were written', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `listed-${String(i).padStart(2, '0')}.webp`)
    const before = Date.now()
    await Promise.all(names.map((name) => storage.put(name, Buffer.from(name))))
    expect(await namesIn(storage)).toEqual(names)
    for await (const { changedAt } of storage.list()) {
      // Stores round to seconds.
      expect(changedAt.getTime()).toBeGreaterThanOrEqual(before - 1_000)
      expect(changedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
    }
    await storage.remove(names)
  })

  test('serves concurrent reads', async () => {
    const bytes = randomBytes(100_000)
    await storage.put('asked.webp', bytes)
    const copies = await Promise.all(Array.from({ length: 20 }, () => read(storage, 'asked.webp')))
    for (const copy of copies) expect(copy?.equals(bytes)).toBe(true)
    await storage.remove(['asked.webp'])
  })

  test.each([
    '',
    '.',
    '..',
    '../secret',
    'a/../../secret',
    'a/b',
    'a\\b',
    '/etc/passwd',
    'a..b',
    '.hidden',
    'a.',
    'a\0b',
    'a b',
    'a%2fb',
    'ä',
    'a'.repeat(201),
  ])('refuses the name %j', async (name) => {
    await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow('not the name')
    await expect(storage.get(name)).rejects.toThrow('not the name')
    await expect(storage.remove([name])).rejects.toThrow('not the name')
  })
})

test('a folder that does not exist yet is empty', async () => {
  expect(await namesIn(folderStorage(join(root, 'not', 'there')))).toEqual([])
  expect(await folderStorage(join(root, 'not', 'there')).get('a.webp')).toBeNull()
})

test('drafts are not listed, and those of killed processes are removed', async () => {
  const own = folder()
  const storage = folderStorage(own)
  await storage.put('whole.webp', Buffer.from('whole'))
  const [spread = ''] = readdirSync(own)
  const [now, left] = ['.draft-now', '.draft-left'].map((name) => join(own, spread, name)) as [string, string]
  for (const path of [now, left]) writeFileSync(path, 'ha')
  const yesterday = new Date(Date.now() - DAY_MS)
  utimesSync(left, yesterday, yesterday)
  expect(await namesIn(storage)).toEqual(['whole.webp'])
  expect([existsSync(now), existsSync(left)]).toEqual([true, false])
})

test('an unreachable store is an error, not a missing file', async () => {
  const away = s3Storage({
    endpoint: 'http://127.0.0.1:9',
    region: 'us-east-1',
    bucket: 'pictures',
    accessKey: 'a',
    secretKey: 'b',
  })
  await expect(away.get('a.webp')).rejects.toThrow('ECONNREFUSED')
  await expect(away.put('a.webp', Buffer.from('x'))).rejects.toThrow('ECONNREFUSED')
  away.close()
})

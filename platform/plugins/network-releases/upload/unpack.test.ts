import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { distFolder, remoteBundle, temporaryFolder } from '../../../registry/bundles/fixture-bundle.ts'
import { readDist } from '../../../registry/bundles/read-dist.ts'
import { packBuilds } from './pack.ts'
import { unpackBuilds } from './unpack.ts'

const header = (name: string, bytes: number, build = 0) =>
  Buffer.from(`${JSON.stringify({ build, name, bytes })}\n`)
/** The first file of a build. */
const start = Buffer.concat([header('bundle.json', 2), Buffer.from('{}')])
const end = header('', 0)

async function* streamOf(...chunks: readonly Uint8Array[]) {
  yield* chunks
}

/** The bytes of a stream, in chunks of one size. */
async function* inChunks(stream: AsyncIterable<Uint8Array>, size: number) {
  const bytes = await buffer(stream)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test.each([1, 7, 100_000])('unpacks what was packed, in chunks of %i bytes', async (size) => {
  const dist = await distFolder(remoteBundle(), { compressed: true })
  const folder = await temporaryFolder()
  const other = await distFolder(remoteBundle({ name: 'toy' }))
  const [first = '', second = ''] = await unpackBuilds(inChunks(packBuilds([dist, other]), size), folder)
  expect((await readDist(second)).bundle.name).toBe('toy')
  const [unpacked, packed] = [await readDist(first), await readDist(dist)]
  const contents = ({ files }: typeof packed) =>
    files.map(({ name, bytes }) => [name, bytes.toString('base64')])
  expect(contents(unpacked)).toEqual(contents(packed))
  expect(unpacked.bytes).toEqual(packed.bytes)
})

test.each([
  ['ends within a file', [start, header('a.js', 10), Buffer.from('half')]],
  ['ends between two files', [start, header('a.js', 1), Buffer.from('x')]],
  ['is empty', []],
  ['has no build', [end]],
  ['has a build without a description', [header('a.js', 1), Buffer.from('x'), end]],
  ['is something else', [Buffer.from('<html>\n')]],
  ['has a header without an end', [Buffer.alloc(5_000, 'a')]],
  ['has a negative size', [start, header('a', -1), end]],
  ['has a size that is no whole number', [start, header('a', 0.5), end]],
  ['has a build before the first', [header('bundle.json', 0, -1), end]],
])('refuses a stream that %s', async (_, chunks) => {
  await expect(unpackBuilds(streamOf(...chunks), await temporaryFolder())).rejects.toMatchObject({
    code: 'upload-damaged',
  })
})

test.each([
  '../a.js',
  '../../a.js',
  'a/../../../a.js',
  '/etc/a.js',
  'a//b.js',
  './a.js',
  '.a.js',
  'a/.git/b.js',
  '..\\a.js',
  'C:\\a.js',
  'a\u0000.js',
  'a\n.js',
  'a/',
  'bundle.json',
  'bundle.json/a.js',
  'x'.repeat(251),
  'x/'.repeat(8).concat('x'),
  `x/${'ü'.repeat(200)}`,
])('refuses the file name %j, and writes it nowhere', async (name) => {
  const outside = await temporaryFolder()
  const folder = join(outside, 'uploads', 'upload')
  await mkdir(folder, { recursive: true })
  const stream = streamOf(start, header(name, 1), Buffer.from('x'), end)
  await expect(unpackBuilds(stream, folder)).rejects.toMatchObject({ code: 'upload-damaged' })
  expect(await filesIn(outside)).toEqual(['uploads/upload/0/bundle.json'])
  expect(await readFile(join(folder, '0/bundle.json'), 'utf8')).toBe('{}')
})

const limits = { bytes: 10, files: 2, builds: 2 }

test('refuses an upload that is too big before it reads the rest', async () => {
  let isRead = false
  async function* tooBig() {
    yield header('bundle.json', 5)
    yield Buffer.from('12345')
    yield header('b', 6)
    isRead = true
    yield Buffer.from('123456')
  }
  const folder = await temporaryFolder()
  await expect(unpackBuilds(tooBig(), folder, limits)).rejects.toMatchObject({ code: 'upload-too-big' })
  expect(isRead).toBe(false)
  expect(await readFile(join(folder, '0/bundle.json'), 'utf8')).toBe('12345')
})

test('refuses too many files, and too many builds', async () => {
  const files = ['bundle.json', 'b', 'c'].map((name) => header(name, 0))
  await expect(unpackBuilds(streamOf(...files, end), await temporaryFolder(), limits)).rejects.toThrow(
    'more than 2 files',
  )
  const builds = [0, 1, 2].map((build) => header('bundle.json', 0, build))
  const many = { ...limits, files: 10 }
  await expect(unpackBuilds(streamOf(...builds, end), await temporaryFolder(), many)).rejects.toThrow(
    'more than 2 builds',
  )
})

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

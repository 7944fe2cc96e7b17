import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { distFolder, remoteBundle, temporaryFolder } from '../bundles/fixture-bundle.ts'
import { readDist } from '../bundles/read-dist.ts'
import { packBuild } from './pack.ts'
import { unpackBuild } from './unpack.ts'

const header = (name: string, bytes: number) => Buffer.from(`${JSON.stringify({ name, bytes })}\n`)
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
  await unpackBuild(inChunks(packBuild(dist), size), folder)
  const [unpacked, packed] = [await readDist(folder), await readDist(dist)]
  const contents = ({ files }: typeof packed) =>
    files.map(({ name, bytes }) => [name, bytes.toString('base64')])
  expect(contents(unpacked)).toEqual(contents(packed))
  expect(unpacked.bytes).toEqual(packed.bytes)
})

test.each([
  ['ends within a file', streamOf(header('a.js', 10), Buffer.from('half'))],
  ['ends between two files', streamOf(header('a.js', 1), Buffer.from('x'))],
  ['is empty', streamOf()],
  ['is something else', streamOf(Buffer.from('<html>\n'))],
  ['has a header without an end', streamOf(Buffer.alloc(5_000, 'a'))],
  ['leads out of the folder', streamOf(header('../a.js', 1), Buffer.from('x'), end)],
  ['has an absolute name', streamOf(header('/etc/a.js', 1), Buffer.from('x'), end)],
  ['has a hidden name', streamOf(header('.a.js', 1), Buffer.from('x'), end)],
  ['names a file twice', streamOf(header('a', 1), Buffer.from('x'), header('a', 1), Buffer.from('y'), end)],
  [
    'has a file in a file',
    streamOf(header('a', 1), Buffer.from('x'), header('a/b', 1), Buffer.from('y'), end),
  ],
  ['has a negative size', streamOf(header('a', -1), end)],
])('refuses a stream that %s', async (_, stream) => {
  await expect(unpackBuild(stream, await temporaryFolder())).rejects.toMatchObject({ code: 'upload-damaged' })
})

test('refuses a build that is too big or has too many files, before it reads the rest', async () => {
  const limits = { bytes: 10, files: 2 }
  let isRead = false
  async function* tooBig() {
    yield header('a', 5)
    yield Buffer.from('12345')
    yield header('b', 6)
    isRead = true
    yield Buffer.from('123456')
  }
  const folder = await temporaryFolder()
  await expect(unpackBuild(tooBig(), folder, limits)).rejects.toMatchObject({ code: 'upload-too-big' })
  expect(isRead).toBe(false)
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('12345')

  const files = ['a', 'b', 'c'].map((name) => header(name, 0))
  await expect(unpackBuild(streamOf(...files, end), await temporaryFolder(), limits)).rejects.toThrow(
    'more than 2 files',
  )
})

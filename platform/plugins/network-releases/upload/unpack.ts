import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BUNDLE_FILE } from '../../../protocol/index.ts'
import { refuse } from '../../../registry/refused.ts'
import { isKey } from '../../../registry/storage/storage.ts'
import { ByteReader } from './byte-reader.ts'
import type { PackedFile } from './pack.ts'

export interface UploadLimits {
  readonly bytes: number
  readonly files: number
  readonly builds: number
}

/** All builds of an upload together. */
const UPLOAD_LIMITS: UploadLimits = { bytes: 50_000_000, files: 2_000, builds: 20 }

const MAX_HEADER = 1_000
const MAX_NAME = 250
/** Each folder costs the server as much as a file, and counts nowhere else. */
const MAX_DEPTH = 8

/**
 * Unpacks builds into an empty folder while they arrive, each into a folder of its own, and returns these. Throws `Refused`
 * as soon as the stream exceeds a limit, names a file outside its folder or twice, or ends early.
 */
export async function unpackBuilds(
  stream: AsyncIterable<Uint8Array>,
  folder: string,
  limits: UploadLimits = UPLOAD_LIMITS,
): Promise<string[]> {
  const reader = new ByteReader(stream)
  const builds = new Map<number, string>()
  let bytes = 0
  for (let files = 0; ; files++) {
    const file = readHeader(await reader.line(MAX_HEADER))
    if (file.name === '') break
    const into = join(folder, String(file.build))
    // So a build is announced by its description, and none can lack it.
    if (!builds.has(file.build) && file.name !== BUNDLE_FILE) damaged()
    builds.set(file.build, into)
    bytes += file.bytes
    if (bytes > limits.bytes) tooBig(`is larger than ${limits.bytes / 1_000_000} MB`)
    if (files >= limits.files) tooBig(`has more than ${limits.files} files`)
    if (builds.size > limits.builds) tooBig(`has more than ${limits.builds} builds`)
    await write(join(into, file.name), reader.bytes(file.bytes), file)
  }
  if (builds.size === 0) damaged()
  return [...builds.values()]
}

function readHeader(line: string | undefined): PackedFile {
  const file = parse(line ?? '')
  if (file && (file.name === '' || isFileName(file.name))) return file
  return damaged()
}

function isFileName(name: string): boolean {
  return isKey(name) && name.length <= MAX_NAME && name.split('/').length <= MAX_DEPTH
}

function parse(line: string): PackedFile | undefined {
  try {
    const { build, name, bytes } = JSON.parse(line) as Record<string, unknown>
    const isFile = typeof name === 'string' && isCount(build) && isCount(bytes)
    return isFile ? { build, name, bytes } : undefined
  } catch {
    return undefined
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

async function write(path: string, chunks: AsyncIterable<Uint8Array>, { bytes }: PackedFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true }).catch(explain)
  const target = await open(path, 'wx').catch(explain)
  let written = 0
  try {
    for await (const chunk of chunks) {
      await target.writeFile(chunk)
      written += chunk.length
    }
  } finally {
    await target.close()
  }
  if (written < bytes) damaged()
}

/** A name that is there already, leads through a file, or is too long is the sender's mistake; a full disk is not. */
function explain(error: NodeJS.ErrnoException): never {
  if (['EEXIST', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) damaged()
  throw error
}

function tooBig(problem: string): never {
  return refuse('upload-too-big', `The upload ${problem}.`)
}

function damaged(): never {
  return refuse('upload-damaged', 'The upload arrived incomplete or damaged. Repeat the command.')
}

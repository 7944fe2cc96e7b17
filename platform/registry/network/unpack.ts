import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { refuse } from '../refused.ts'
import { isKey } from '../storage/storage.ts'
import { ByteReader } from './byte-reader.ts'
import type { PackedFile } from './pack.ts'

export interface UploadLimits {
  readonly bytes: number
  readonly files: number
}

export const UPLOAD_LIMITS: UploadLimits = { bytes: 50_000_000, files: 2_000 }

const MAX_HEADER = 1_000

/**
 * Unpacks a packed build into an empty folder while it arrives. Throws `Refused` as soon as it exceeds a limit, names a
 * file outside the folder or twice, or ends early.
 */
export async function unpackBuild(
  stream: AsyncIterable<Uint8Array>,
  folder: string,
  limits: UploadLimits = UPLOAD_LIMITS,
): Promise<void> {
  const reader = new ByteReader(stream)
  let bytes = 0
  for (let files = 0; ; files++) {
    const file = readHeader(await reader.line(MAX_HEADER))
    if (file.name === '') return
    bytes += file.bytes
    if (bytes > limits.bytes)
      refuse('upload-too-big', `The build is larger than ${limits.bytes / 1_000_000} MB.`)
    if (files >= limits.files) refuse('upload-too-big', `The build has more than ${limits.files} files.`)
    await write(join(folder, file.name), reader.bytes(file.bytes), file)
  }
}

function readHeader(line: string | undefined): PackedFile {
  const file = parse(line ?? '')
  if (file && (file.name === '' || isKey(file.name))) return file
  return damaged()
}

function parse(line: string): PackedFile | undefined {
  try {
    const { name, bytes } = JSON.parse(line) as Record<string, unknown>
    const isFile =
      typeof name === 'string' && typeof bytes === 'number' && Number.isInteger(bytes) && bytes >= 0
    return isFile ? { name, bytes } : undefined
  } catch {
    return undefined
  }
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

/** A name that is there already, or leads through a file, is the sender's mistake; a full disk is not. */
function explain(error: NodeJS.ErrnoException): never {
  if (error.code === 'EEXIST' || error.code === 'ENOTDIR') damaged()
  throw error
}

function damaged(): never {
  return refuse('upload-damaged', 'The build arrived incomplete or damaged. Publish it again.')
}

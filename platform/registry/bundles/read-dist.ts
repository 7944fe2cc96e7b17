import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, type ZlibOptions } from 'node:zlib'
import { BUNDLE_FILE, type Bundle } from '../../protocol/index.ts'
import { refuse } from '../refused.ts'
import { integrityOf } from './cache.ts'
import { readBundle } from './read.ts'
import { refuseWrongSize } from './refuse-wrong-size.ts'

export interface DistFile {
  readonly name: string
  readonly bytes: Buffer
  /** Returns the uncompressed content of bytes in this file's encoding. */
  readonly unpack: (bytes: Buffer) => Promise<Buffer>
}

export interface Dist {
  readonly bundle: Bundle
  /** Content of `bundle.json`. */
  readonly bytes: Buffer
  /** All other files. */
  readonly files: readonly DistFile[]
}

/** Ending of a script's source map. */
export const SOURCE_MAP = '.map'

const COMPRESSED = {
  '.br': promisify<Buffer, ZlibOptions, Buffer>(brotliDecompress),
  '.gz': promisify<Buffer, ZlibOptions, Buffer>(gunzip),
}

/** Reads what a build says about itself. */
export async function readDescription(folder: string): Promise<Pick<Dist, 'bundle' | 'bytes'>> {
  const bytes = await readIfExists(join(folder, BUNDLE_FILE))
  if (!bytes) return refuse('file-missing', `There is no ${BUNDLE_FILE} in ${folder}. Build first.`)
  return { bundle: readBundle(bytes), bytes }
}

/** Reads a build's output, and refuses it unless every file matches its hash in `bundle.json`. */
export async function readDist(folder: string): Promise<Dist> {
  const { bundle, bytes } = await readDescription(folder)
  const files: DistFile[] = await compressedForms(folder, BUNDLE_FILE, bytes)
  for (const [name, info] of Object.entries(bundle.files)) {
    const content = await readIfExists(join(folder, name))
    if (!content) return refuse('file-missing', `The build's file ${name} is missing. Build again.`)
    if (integrityOf(content) !== info.integrity) return differs(name)
    const compressed = await compressedForms(folder, name, content)
    await refuseWrongSize(name, info, content, compressed.find((form) => form.name === `${name}.gz`)?.bytes)
    files.push({ name, bytes: content, unpack: async (content) => content }, ...compressed)
    const map = name.endsWith('.js') && (await readIfExists(join(folder, name + SOURCE_MAP)))
    // For reading stacks; visitors don't get it, so it has no hash.
    if (map) files.push({ name: name + SOURCE_MAP, bytes: map, unpack: async (content) => content })
  }
  // A build may also list the compressed files.
  return { bundle, bytes, files: [...new Map(files.map((file) => [file.name, file])).values()] }
}

async function compressedForms(folder: string, name: string, content: Buffer): Promise<DistFile[]> {
  const found: DistFile[] = []
  for (const [ending, decompress] of Object.entries(COMPRESSED)) {
    const bytes = await readIfExists(join(folder, name + ending))
    if (!bytes) continue
    // A small file could decompress to more than fits into memory.
    const options = { maxOutputLength: Math.max(1, content.length) }
    const unpack = (packed: Buffer) => decompress(packed, options).catch(() => differs(name + ending))
    if (!(await unpack(bytes)).equals(content)) differs(name + ending)
    found.push({ name: name + ending, bytes, unpack })
  }
  return found
}

function differs(name: string): never {
  return refuse('file-differs', `The file ${name} has changed since the build. Build again.`)
}

async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

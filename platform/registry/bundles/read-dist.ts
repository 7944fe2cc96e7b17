import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { BUNDLE_FILE, type Bundle } from '../../data/index.ts'
import { refuse } from '../refused.ts'
import { integrityOf } from './cache.ts'
import { readBundle } from './read.ts'

export interface DistFile {
  readonly name: string
  readonly bytes: Buffer
  /** The bytes of a file that says the same: its own, or what a compressed one unpacks to. */
  readonly unpack: (bytes: Buffer) => Promise<Buffer>
}

export interface Dist {
  readonly bundle: Bundle
  /** `bundle.json` itself. */
  readonly bytes: Buffer
  /** Everything beside it. */
  readonly files: readonly DistFile[]
}

const COMPRESSED = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

/** Reads what a build has written, and refuses it unless every byte is what `bundle.json` says. */
export async function readDist(folder: string): Promise<Dist> {
  const bytes = await readIfThere(join(folder, BUNDLE_FILE))
  if (!bytes) return refuse('file-missing', `There is no ${BUNDLE_FILE} in the folder. Build first.`)
  const bundle = readBundle(bytes)
  const files: DistFile[] = await compressedForms(folder, BUNDLE_FILE, bytes)
  for (const [name, { integrity }] of Object.entries(bundle.files)) {
    const content = await readIfThere(join(folder, name))
    if (!content) return refuse('file-missing', `The build's file ${name} is missing. Build again.`)
    if (integrityOf(content) !== integrity) return differs(name)
    files.push({ name, bytes: content, unpack: async (same) => same })
    files.push(...(await compressedForms(folder, name, content)))
  }
  // A build may list the compressed files too.
  return { bundle, bytes, files: [...new Map(files.map((file) => [file.name, file])).values()] }
}

async function compressedForms(folder: string, name: string, content: Buffer): Promise<DistFile[]> {
  const found: DistFile[] = []
  for (const [ending, decompress] of Object.entries(COMPRESSED)) {
    const bytes = await readIfThere(join(folder, name + ending))
    if (!bytes) continue
    const unpack = (packed: Buffer) => decompress(packed).catch(() => differs(name + ending))
    if (!(await unpack(bytes)).equals(content)) differs(name + ending)
    found.push({ name: name + ending, bytes, unpack })
  }
  return found
}

function differs(name: string): never {
  return refuse('file-differs', `The file ${name} is not the one that the build has measured. Build again.`)
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

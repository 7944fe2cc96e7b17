import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FileInfo } from '../../protocol/index.ts'

const COMPRESSIBLE = /\.(js|css|json|svg|map|html|txt)$/

/** Measures and hashes a file. Also writes a `.gz` version of it, if that is smaller. */
export async function describeFile(path: string, content: Buffer): Promise<FileInfo> {
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
  const bytes = content.length
  if (!COMPRESSIBLE.test(path)) return { bytes, gzip: bytes, integrity }
  const zipped = await promisify(gzip)(content, { level: 9 })
  // A file that compression would enlarge is served uncompressed.
  if (zipped.length >= bytes) return { bytes, gzip: bytes, integrity }
  await writeFile(`${path}.gz`, zipped)
  return { bytes, gzip: zipped.length, integrity }
}

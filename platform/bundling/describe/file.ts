import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FileInfo } from '../../protocol/index.ts'

const COMPRESSIBLE = /\.(js|css|json|svg|map|html|txt)$/

/**
 * The bundle's half for the server. Only servers read it, so it needs no brotli version, which takes longer than building
 * the half.
 */
export const SERVER_SCRIPT = /(^|\/)server\.\w+\.js$/

/** Measures and hashes a file. Also writes `.br` and `.gz` versions of it, if these are smaller. */
export async function describeFile(path: string, content: Buffer): Promise<FileInfo> {
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
  const bytes = content.length
  if (!COMPRESSIBLE.test(path)) return { bytes, gzip: bytes, brotli: bytes, integrity }
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    SERVER_SCRIPT.test(path)
      ? content
      : promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes } }),
  ])
  await Promise.all([
    zipped.length < bytes && writeFile(`${path}.gz`, zipped),
    brotli.length < bytes && writeFile(`${path}.br`, brotli),
  ])
  // A file that compression would enlarge is served uncompressed.
  return { bytes, gzip: Math.min(zipped.length, bytes), brotli: Math.min(brotli.length, bytes), integrity }
}

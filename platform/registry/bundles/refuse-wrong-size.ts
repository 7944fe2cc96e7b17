import { promisify } from 'node:util'
import { gzip, type ZlibOptions } from 'node:zlib'
import type { FileInfo } from '../../protocol/index.ts'
import { refuse } from '../refused.ts'

const gzipped = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/** Compressors of different machines differ a little. */
const TOLERANCE = { share: 0.02, bytes: 64 }

/**
 * Refuses a file that is larger than `bundle.json` says, since budgets are checked against that, also later, when a stored
 * version is promoted. `zipped` is what visitors get, if the build compressed it.
 */
export async function refuseWrongSize(
  name: string,
  { bytes, gzip: declared }: FileInfo,
  content: Buffer,
  zipped: Buffer | undefined,
): Promise<void> {
  if (bytes !== content.length) refuseSize(name, content.length, bytes)
  // No compressor is needed to know that a file is at most as large as declared.
  if (declared >= content.length) return
  const measured = (zipped ?? (await gzipped(content, { level: 9 }))).length
  const least = Math.min(measured, content.length) * (1 - TOLERANCE.share) - TOLERANCE.bytes
  if (declared < least) refuseSize(name, measured, declared, ' (gzip)')
}

function refuseSize(name: string, measured: number, declared: number, unit = ''): never {
  return refuse(
    'file-differs',
    `The file ${name} has ${measured} bytes${unit}, but bundle.json says ${declared}. Build again.`,
  )
}

import { BUNDLE_FILE } from '../../../protocol/index.ts'
import { readDist } from '../../../registry/bundles/read-dist.ts'

/** The media type of packed builds. */
export const PACKED_BUILDS = 'application/vnd.platform.builds'

/** Announces a file of packed builds: this line of JSON, then the bytes. An empty name ends the stream. */
export interface PackedFile {
  /** The number of the build that the file belongs to. */
  readonly build: number
  readonly name: string
  readonly bytes: number
}

/** Packs builds into one stream. Throws `Refused` if one is incomplete or was changed. */
export async function* packBuilds(distFolders: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const [build, folder] of distFolders.entries()) {
    const dist = await readDist(folder)
    for (const { name, bytes } of [{ name: BUNDLE_FILE, bytes: dist.bytes }, ...dist.files]) {
      yield header({ build, name, bytes: bytes.length })
      yield bytes
    }
  }
  yield header({ build: distFolders.length, name: '', bytes: 0 })
}

function header(file: PackedFile): Buffer {
  return Buffer.from(`${JSON.stringify(file)}\n`)
}

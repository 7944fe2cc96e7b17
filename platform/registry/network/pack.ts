import { BUNDLE_FILE } from '../../data/index.ts'
import { readDist } from '../bundles/read-dist.ts'

/** The media type of a packed build. */
export const PACKED_BUILD = 'application/vnd.platform.build'

/** Announces a file in a packed build: this line of JSON, then the bytes. An empty name ends the build. */
export interface PackedFile {
  readonly name: string
  readonly bytes: number
}

/** Packs a build into one stream. Throws `Refused` if it is incomplete or was changed. */
export async function* packBuild(distFolder: string): AsyncGenerator<Uint8Array> {
  const dist = await readDist(distFolder)
  for (const { name, bytes } of [{ name: BUNDLE_FILE, bytes: dist.bytes }, ...dist.files]) {
    yield header({ name, bytes: bytes.length })
    yield bytes
  }
  yield header({ name: '', bytes: 0 })
}

function header(file: PackedFile): Buffer {
  return Buffer.from(`${JSON.stringify(file)}\n`)
}

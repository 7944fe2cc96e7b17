import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { bundleKey } from '../../../registry/storage/keys.ts'
import type { Storage } from '../../../registry/storage/storage.ts'

const FRAME = /^([^/]+)\/([^/]+)\/(.+):(\d+):(\d+)$/

/**
 * Returns a function that translates a reported stack into places in the sources, as `src/list.tsx:12:5`, by the source
 * maps that were published with the bundles. A frame without a map stays as it is.
 */
export function stackReader(storage: Storage) {
  const maps = new Map<string, Promise<TraceMap | null>>()

  async function readMap(key: string): Promise<TraceMap | null> {
    const bytes = await storage.read(key)
    if (bytes === null) return null
    try {
      return new TraceMap(bytes.toString())
    } catch {
      return null // The map is damaged.
    }
  }

  async function readFrame(frame: string): Promise<string> {
    const [, name = '', version = '', file = '', line, column] = FRAME.exec(frame) ?? []
    if (file === '') return frame
    const key = bundleKey(name, version, `${file}.map`)
    const map = maps.get(key) ?? readMap(key)
    maps.set(key, map)
    const found = await map
    // Browsers count columns from 1, source maps from 0.
    const place = found && originalPositionFor(found, { line: Number(line), column: Number(column) - 1 })
    if (!place?.source) return frame
    return `${sourceName(place.source)}:${place.line}:${place.column + 1}`
  }

  return (frames: readonly string[]) => Promise.all(frames.map(readFrame))
}

/** `webpack://news-3f/../node_modules/…/react/index.js` → `react/index.js`; `webpack://news-3f/./src/list.tsx` → `src/list.tsx` */
function sourceName(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.{1,2}\/)+/, '')
  return path.split('node_modules/').at(-1) ?? path
}

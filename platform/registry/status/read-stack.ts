import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

const FRAME = /^(.+\.js):([1-9]\d*):([1-9]\d*)$/

/**
 * Returns a function that translates a reported stack into places in the sources, as `src/list.tsx:12:5`, by the source
 * maps that `readMap` finds for scripts. A frame without a map stays as it is.
 */
export function stackReader(readMap: (script: string) => Promise<Uint8Array | null>) {
  const maps = new Map<string, Promise<TraceMap | null>>()

  async function openMap(script: string): Promise<TraceMap | null> {
    const bytes = await readMap(script)
    if (bytes === null) return null
    try {
      return new TraceMap(Buffer.from(bytes).toString())
    } catch {
      return null // The map is damaged.
    }
  }

  async function readFrame(frame: string): Promise<string> {
    const [, script = '', line, column] = FRAME.exec(frame) ?? []
    if (script === '') return frame
    const map = maps.get(script) ?? openMap(script)
    maps.set(script, map)
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

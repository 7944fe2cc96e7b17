import { isName, isVersion } from '../../../registry/index.ts'
import { isKey } from '../../../registry/storage/storage.ts'

const MAX_LENGTH = 4_000
const MAX_FRAMES = 8
const FRAME = /^([^:\s]{1,300}\.js):(\d{1,7}):(\d{1,7})$/

/**
 * The frames of a reported stack that are in published bundles, as `news/1.0.0-a/page.js:1:234`. Everything else is left
 * out: scripts of browser extensions, and whatever else is sent. `base` is the URL of the bundles.
 */
export function ownFrames(stack: unknown, base: string): string[] {
  if (typeof stack !== 'string' || stack.length > MAX_LENGTH) return []
  const folder = URL.canParse(base) ? new URL(base).pathname : base
  return stack
    .split('\n')
    .filter((frame) => frame.startsWith(folder))
    .map((frame) => frame.slice(folder.length))
    .filter(isInBundle)
    .slice(0, MAX_FRAMES)
}

function isInBundle(frame: string): boolean {
  const [name, version, ...file] = (FRAME.exec(frame)?.[1] ?? '').split('/')
  return isName(name) && isVersion(version) && isKey(file.join('/'))
}

import type { Entry } from '../document/document.ts'
import { bucketOf } from './bucket.ts'

/** The browser, and the page in it, for which versions are chosen. */
export interface Viewer {
  /** Id of the browser, which decides its canaries. */
  readonly visitor: string
  /** Whether the id was made for this request, so that it says nothing about what the browser got before. */
  readonly isNew?: boolean
  /** Name → version of what an open page was served last. */
  readonly runs?: ReadonlyMap<string, string> | undefined
}

/**
 * Whether a viewer gets the canary of an entry. In a browser that sends no cookie every request has a new id, so there an
 * open page stays with what it runs while that is the canary or the live version.
 */
export function getsCanary({ visitor, isNew, runs }: Viewer, name: string, entry: Entry): boolean {
  const { live, canary } = entry
  if (!canary) return false
  const running = runs?.get(name)
  if (isNew && running !== undefined && (running === canary.version || running === live)) {
    return running === canary.version
  }
  return bucketOf(visitor, name, canary.version) < canary.share
}

import type { Entry } from '../document/document.ts'
import { isTarget, type Traits } from '../document/target.ts'
import { bucketOf } from './bucket.ts'

/** The browser, and the page in it, for which versions are chosen. */
export interface Viewer {
  /** Id of the browser, which decides its canaries. */
  readonly visitor: string
  /** Whether the id was made for this request, so that it says nothing about what the browser got before. */
  readonly isNew?: boolean
  readonly traits?: Traits | undefined
  /** Name → version of what an open page was served last. */
  readonly runs?: ReadonlyMap<string, string> | undefined
}

/**
 * Whether a viewer gets the canary of an entry. An open page doesn't move when the viewer's traits change, such as the
 * language: its own version says whether it was in the target. In a browser that sends no cookie every request has a new
 * id, so there an open page stays with what it runs while that is the canary or the live version.
 */
export function getsCanary(viewer: Viewer, name: string, entry: Entry): boolean {
  const { visitor, isNew, traits = {}, runs } = viewer
  const { live, canary } = entry
  if (!canary) return false
  const running = runs?.get(name)
  const runsIt = running === canary.version
  if (canary.only && !(runs ? runsIt : isTarget(canary.only, traits))) return false
  if (isNew && (runsIt || (running !== undefined && running === live))) return runsIt
  return bucketOf(visitor, name, canary.version) < canary.share
}

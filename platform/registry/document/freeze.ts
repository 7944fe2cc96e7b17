import { refuse } from '../refused.ts'
import type { Freeze, RegistryDocument } from './document.ts'

/** The freeze of a site, unless its time is over. */
export function freezeOf({ freeze }: RegistryDocument, now: string): Freeze | undefined {
  return freeze && (freeze.until === undefined || freeze.until > now) ? freeze : undefined
}

/** Throws `Refused` while releases are frozen. What takes a release back never asks. */
export function assertNotFrozen(doc: RegistryDocument, now: string): void {
  const freeze = freezeOf(doc, now)
  if (!freeze) return
  refuse(
    'frozen',
    `Releases are frozen${freezeText(freeze)}. Rolling back still works. To end it:`,
    'unfreeze',
  )
}

/** ` by Ann until 2026-12-27T00:00:00.000Z: the holidays` */
export function freezeText({ by, until, why }: Freeze): string {
  return [
    by === undefined ? '' : ` by ${by}`,
    until === undefined ? '' : ` until ${until}`,
    why === undefined ? '' : `: ${why.replace(/\.$/, '')}`,
  ].join('')
}

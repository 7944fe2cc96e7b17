import { findEntry, getsCanary, type RegistryDocument } from '../../../registry/index.ts'

/** The role in which a version is served. */
export type ServedChannel = 'live' | 'canary' | 'previous'

/** The channel on which a visitor may have been served a version; undefined if it was not. */
export function servedChannel(
  doc: RegistryDocument,
  visitor: string,
  name: string,
  version: string,
): ServedChannel | undefined {
  const entry = findEntry(doc, name)
  if (!entry) return undefined
  if (version === entry.live) return 'live'
  if (version === entry.previous) return 'previous'
  const viewer = { visitor, runs: new Map([[name, version]]) }
  return version === entry.canary?.version && getsCanary(viewer, name, entry) ? 'canary' : undefined
}

import { BUNDLE_FILE } from '../../protocol/index.ts'
import { type HistoryEvent, readDocument } from '../document/document.ts'
import { BUNDLES } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { entryNamed } from './release.ts'

export interface PublishedVersion {
  readonly version: string
  /** Unknown if the event has been dropped from the history. */
  readonly publishedAt?: string | undefined
  readonly role?: 'live' | 'canary' | 'previous' | undefined
}

/** The events of a remote or the shell, newest first. */
export async function history(storage: Storage, name: string): Promise<HistoryEvent[]> {
  return entryNamed(await readDocument(storage), name).entry.history.toReversed()
}

/** Every completely published version of a remote or the shell, newest first. */
export async function versions(storage: Storage, name: string): Promise<PublishedVersion[]> {
  const { entry } = entryNamed(await readDocument(storage), name)
  const folder = `${BUNDLES}${name}/`
  const ending = `/${BUNDLE_FILE}`
  const markers = (await storage.list(folder)).filter((key) => key.endsWith(ending))
  return markers
    .map((key) => key.slice(folder.length, -ending.length))
    .map((version) => ({
      version,
      publishedAt: entry.history.find((event) => event.action === 'publish' && event.version === version)?.at,
      role: roleOf(version),
    }))
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))

  function roleOf(version: string): PublishedVersion['role'] {
    if (version === entry.live) return 'live'
    if (version === entry.canary?.version) return 'canary'
    return version === entry.previous ? 'previous' : undefined
  }
}

import { bundleCache } from '../bundles/cache.ts'
import {
  type Author,
  type Entry,
  entriesOf,
  type Freeze,
  type Owner,
  readDocument,
  type Target,
  type WaitingRelease,
} from '../document/document.ts'
import { freezeOf } from '../document/freeze.ts'
import { type AutoRollback, lastAutoRollback } from '../document/last-auto-rollback.ts'
import { waitingFor } from '../document/waiting.ts'
import type { Storage } from '../storage/storage.ts'
import { type Figures, noFigures, type ReadFigures } from './figures.ts'

/** How a version does in browsers. */
export interface VersionStatus extends Figures {
  readonly version: string
  /** Missing if the event has been dropped from the history. */
  readonly published?: (Author & { readonly at: string }) | undefined
  /** Sentences about damaged files: its bundle.json, or votes, which are left out of the figures. */
  readonly damaged?: readonly string[] | undefined
}

export interface StatusRow {
  readonly kind: 'shell' | 'remote'
  readonly name: string
  readonly owner?: Owner | undefined
  readonly live?: VersionStatus | undefined
  readonly previous?: string | undefined
  readonly canary?:
    | (VersionStatus & { readonly share: number; readonly only?: Target | undefined; readonly since: string })
    | undefined
  /** A release of it that is not carried out yet. */
  readonly waiting?: WaitingRelease | undefined
  /** Whether every release of it needs approval. */
  readonly isProtected?: boolean | undefined
  /** On the shell: nothing new is released on this site. */
  readonly freeze?: Freeze | undefined
  /** The last canary that was rolled back automatically. */
  readonly autoRollback?: (AutoRollback & Pick<VersionStatus, 'messages'>) | undefined
}

/** Which versions of the shell and each remote are served, and how they do. */
export async function status(storage: Storage, readFigures: ReadFigures = noFigures): Promise<StatusRow[]> {
  const doc = await readDocument(storage)
  return Promise.all(
    entriesOf(doc).map(async ({ kind, name, entry }): Promise<StatusRow> => {
      const { live, previous, canary } = entry
      return {
        kind,
        name,
        owner: entry.owner,
        live:
          live === undefined
            ? undefined
            : await versionStatus(storage, readFigures, { name, entry, version: live }),
        previous,
        canary: canary && {
          ...(await versionStatus(storage, readFigures, {
            name,
            entry,
            version: canary.version,
            since: Date.parse(canary.since),
          })),
          share: canary.share,
          only: canary.only,
          since: canary.since,
        },
        waiting: waitingFor(doc, name),
        isProtected: entry.isProtected,
        freeze: kind === 'shell' ? freezeOf(doc, new Date().toISOString()) : undefined,
        autoRollback: await verdictOn(storage, readFigures, name, entry),
      }
    }),
  )
}

async function versionStatus(
  storage: Storage,
  readFigures: ReadFigures,
  { name, entry, version, since = 0 }: { name: string; entry: Entry; version: string; since?: number },
): Promise<VersionStatus> {
  const damaged: string[] = []
  const onDamage = (sentence: string) => void damaged.push(sentence)
  await bundleCache(storage, onDamage).load(name, version)
  const figures = await readFigures(storage, { name, version, since }, onDamage)
  return {
    version,
    published: publishOf(entry, version),
    ...figures,
    ...(damaged.length > 0 && { damaged }),
  }
}

function publishOf({ history }: Entry, version: string): VersionStatus['published'] {
  const event = history.find((event) => event.action === 'publish' && event.version === version)
  return event && { at: event.at, by: event.by, commit: event.commit }
}

/** The verdict on the last canary that was rolled back, with the latest messages about it. */
async function verdictOn(
  storage: Storage,
  readFigures: ReadFigures,
  name: string,
  entry: Entry,
): Promise<StatusRow['autoRollback']> {
  const last = lastAutoRollback(entry)
  if (!last) return undefined
  const { messages } = await versionStatus(storage, readFigures, { name, entry, version: last.version })
  return { ...last, messages }
}

import { bundleCache } from '../bundles/cache.ts'
import {
  type Author,
  type Entry,
  entriesOf,
  type Owner,
  readDocument,
  type Target,
} from '../document/document.ts'
import { type AutoRollback, lastAutoRollback } from '../document/last-auto-rollback.ts'
import { stackReader } from '../stacks/read-stack.ts'
import type { Storage } from '../storage/storage.ts'
import { p75, tallyOf } from '../votes/tally.ts'
import type { Message } from '../votes/vote-file.ts'
import { readVotes } from '../votes/vote-store.ts'

/** How a version does in browsers: numbers of distinct visitors, each counted once per kind of report. */
export interface VersionStatus {
  readonly version: string
  /** Missing if the event has been dropped from the history. */
  readonly published?: (Author & { readonly at: string }) | undefined
  readonly visitors: number
  readonly loads: number
  readonly failures: number
  readonly crashes: number
  readonly p75?: number | undefined
  readonly messages: readonly Message[]
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
  /** The last canary that was rolled back automatically. */
  readonly autoRollback?: (AutoRollback & Pick<VersionStatus, 'messages'>) | undefined
}

/** Which versions of the shell and each remote are served, and how they do. */
export async function status(storage: Storage): Promise<StatusRow[]> {
  const doc = await readDocument(storage)
  return Promise.all(
    entriesOf(doc).map(async ({ kind, name, entry }): Promise<StatusRow> => {
      const { live, previous, canary } = entry
      return {
        kind,
        name,
        owner: entry.owner,
        live: live === undefined ? undefined : await versionStatus(storage, { name, entry, version: live }),
        previous,
        canary: canary && {
          ...(await versionStatus(storage, {
            name,
            entry,
            version: canary.version,
            since: Date.parse(canary.since),
          })),
          share: canary.share,
          only: canary.only,
          since: canary.since,
        },
        autoRollback: await verdictOn(storage, name, entry),
      }
    }),
  )
}

async function versionStatus(
  storage: Storage,
  { name, entry, version, since = 0 }: { name: string; entry: Entry; version: string; since?: number },
): Promise<VersionStatus> {
  const read = stackReader(storage)
  const damaged: string[] = []
  await bundleCache(storage, (sentence) => damaged.push(sentence)).load(name, version)
  const { visitors, messages } = await readVotes(storage, name, version, (line) => damaged.push(line))
  const tally = tallyOf(visitors.values(), since)
  return {
    version,
    published: publishOf(entry, version),
    visitors: tally.visitors,
    loads: tally.loaded,
    failures: tally.failed,
    crashes: tally.crashed,
    p75: p75(tally.timings),
    messages: await Promise.all(
      messages
        .filter(({ at }) => at >= since)
        .map(async ({ stack, visitor: _visitor, ...message }) => ({
          ...message,
          ...(stack && { stack: await read(stack) }),
        })),
    ),
    ...(damaged.length > 0 && { damaged }),
  }
}

function publishOf({ history }: Entry, version: string): VersionStatus['published'] {
  const event = history.find((event) => event.action === 'publish' && event.version === version)
  return event && { at: event.at, by: event.by, commit: event.commit }
}

/** The verdict on the last canary that was rolled back, with the latest messages about it. */
async function verdictOn(storage: Storage, name: string, entry: Entry): Promise<StatusRow['autoRollback']> {
  const last = lastAutoRollback(entry)
  if (!last) return undefined
  const { messages } = await versionStatus(storage, { name, entry, version: last.version })
  return { ...last, messages }
}

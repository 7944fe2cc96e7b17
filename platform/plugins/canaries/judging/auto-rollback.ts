import { changeDocument } from '../../../registry/document/change.ts'
import {
  type Entry,
  entriesOf,
  findEntry,
  type RegistryDocument,
  readDocument,
  withEntry,
} from '../../../registry/document/document.ts'
import { endCanary } from '../../../registry/document/entry.ts'
import type { Storage } from '../../../registry/storage/storage.ts'
import { timingsOf } from '../votes/speeds.ts'
import { tallyOf } from '../votes/tally.ts'
import type { Vote } from '../votes/vote-file.ts'
import { readVotes } from '../votes/vote-store.ts'
import { judgeCanary, type Verdict } from './judge.ts'
import { slowerThanLive, type TimesOf } from './slower.ts'

export interface AutoRollback {
  readonly name: string
  readonly version: string
  readonly why: string
}

/** The parts that a node which judges has in memory; they are read from the storage otherwise. */
export interface Known {
  readonly document: RegistryDocument
  readonly votesOn: (name: string, version: string) => Iterable<Vote>
}

const ENOUGH_TO_COMPARE = 50

/**
 * Rolls back every canary that is worse than its live version, and returns them. Nodes may do this concurrently: only one
 * of them ends a canary.
 */
export async function checkCanaries(
  storage: Storage,
  now: Date = new Date(),
  known?: Known,
): Promise<AutoRollback[]> {
  const ended: AutoRollback[] = []
  for (const { kind, name, entry } of entriesOf(known?.document ?? (await readDocument(storage)))) {
    const verdict = await judgeEntry(entry, async (version) =>
      known ? known.votesOn(name, version) : (await readVotes(storage, name, version)).visitors.values(),
    )
    const judged = entry.canary
    if (!judged || verdict.verdict === 'keep') continue
    let isOurs = false
    await changeDocument(storage, (doc) => {
      const entry = findEntry(doc, name)
      const canary = entry?.canary
      isOurs = canary?.version === judged.version && canary.since === judged.since
      if (!entry || !canary || !isOurs) return null
      return withEntry(doc, {
        kind,
        name,
        entry: endCanary({ ...entry, canary }, 'auto-rollback', { at: now.toISOString() }, verdict.why),
      })
    })
    if (isOurs) ended.push({ name, version: judged.version, why: verdict.why })
  }
  return ended
}

async function judgeEntry(
  { live, canary }: Entry,
  votesOn: (version: string) => Promise<Iterable<Vote>>,
): Promise<Verdict> {
  if (!canary || live === undefined) return { verdict: 'keep' }
  const since = Date.parse(canary.since)
  const ofCanary = [...(await votesOn(canary.version))]
  const ofLive = [...(await votesOn(live))]
  const sinceCanary = tallyOf(ofLive, since)
  // A large canary leaves few visitors to the live version, so count its earlier ones too.
  const baseline = sinceCanary.visitors < ENOUGH_TO_COMPARE ? tallyOf(ofLive) : sinceCanary
  const verdict = judgeCanary(tallyOf(ofCanary, since), baseline)
  if (verdict.verdict === 'roll-back') return verdict
  // At another time networks and servers may have more to do, so nothing earlier is compared.
  const timesOf =
    (votes: readonly Vote[]): TimesOf =>
    (metric) =>
      timingsOf(votes, metric, since)
  const why = slowerThanLive(timesOf(ofCanary), timesOf(ofLive))
  return why === undefined ? verdict : { verdict: 'roll-back', why }
}

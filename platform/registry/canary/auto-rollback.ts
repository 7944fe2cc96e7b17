import { changeDocument } from '../document/change.ts'
import { type Entry, entriesOf, findEntry, readDocument, withEntry } from '../document/document.ts'
import { endCanary } from '../document/entry.ts'
import type { Storage } from '../storage/storage.ts'
import { tallyOf } from '../votes/tally.ts'
import { readVotes } from '../votes/vote-store.ts'
import { judge, type Verdict } from './judge.ts'

export interface AutoRollback {
  readonly name: string
  readonly version: string
  readonly why: string
}

const ENOUGH_TO_COMPARE = 50

/**
 * Ends every canary that is worse than its live version, and tells which. Any number of nodes may do this at
 * the same time: one of them ends it.
 */
export async function checkCanaries(storage: Storage, now: Date = new Date()): Promise<AutoRollback[]> {
  const ended: AutoRollback[] = []
  for (const { kind, name, entry } of entriesOf(await readDocument(storage))) {
    const verdict = await judgeEntry(storage, name, entry)
    const judged = entry.canary
    if (!judged || verdict.verdict === 'keep') continue
    let mine = false
    await changeDocument(storage, (doc) => {
      const entry = findEntry(doc, name)
      const canary = entry?.canary
      mine = canary?.version === judged.version && canary.since === judged.since
      if (!entry || !canary || !mine) return null
      return withEntry(doc, {
        kind,
        name,
        entry: endCanary({ ...entry, canary }, 'auto-rollback', now.toISOString(), verdict.why),
      })
    })
    if (mine) ended.push({ name, version: judged.version, why: verdict.why })
  }
  return ended
}

async function judgeEntry(storage: Storage, name: string, { live, canary }: Entry): Promise<Verdict> {
  if (!canary || live === undefined) return { verdict: 'keep' }
  const since = Date.parse(canary.since)
  const ofCanary = await readVotes(storage, name, canary.version)
  const ofLive = [...(await readVotes(storage, name, live)).visitors.values()]
  const lately = tallyOf(ofLive, since)
  // A large canary leaves the live version few visitors: then its earlier ones speak too.
  const compared = lately.visitors < ENOUGH_TO_COMPARE ? tallyOf(ofLive) : lately
  return judge(tallyOf(ofCanary.visitors.values(), since), compared)
}

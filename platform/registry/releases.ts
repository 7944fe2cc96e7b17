import type { Permit } from './document/change.ts'
import {
  type Author,
  entriesOf,
  type Freeze,
  findEntry,
  type HistoryEvent,
  type Owner,
  readDocument,
  type WaitingRelease,
} from './document/document.ts'
import { moveTo } from './environments/move.ts'
import { approve, cancel, type Decision, type Protection, protect } from './planned/decide.ts'
import { type Freezing, freeze, unfreeze } from './planned/freeze.ts'
import { type CheckedBuild, checkBuilds } from './release/check-builds.ts'
import { history, type PublishedVersion, versions } from './release/history.ts'
import { type HandOver, own, ownerOf } from './release/own.ts'
import { type Promoted, type Promotion, promote, promoteTogether } from './release/promote.ts'
import { type PrunedVersion, type Pruning, prune } from './release/prune.ts'
import type { Publication } from './release/publish.ts'
import { type Published, publishChanged, refuseCanaries } from './release/publish-changed.ts'
import type { Release } from './release/release.ts'
import { type Rollback, rollback } from './release/rollback.ts'
import type { ChosenChannel } from './release/with-release.ts'
import { type Withdrawal, withdraw } from './release/withdraw.ts'
import type { ReadFigures } from './status/figures.ts'
import { type StatusRow, status } from './status/status.ts'
import type { Storage } from './storage/storage.ts'

/** The releases of a site, in a storage at hand or over the network. */
export interface Releases {
  /** The names of everything that was published. */
  names(): Promise<string[]>
  /** Checks whether these builds may be published in one flip; stores nothing. */
  check(distFolders: readonly string[]): Promise<CheckedBuild[]>
  /** Publishes those that are not live already; several in one flip. */
  publish(distFolders: readonly string[], publication: Publication<ChosenChannel>): Promise<Published>
  /** Releases versions that were published before; several in one flip. */
  promote(chosen: readonly Promoted[], promotion: PromotionOf): Promise<Release[]>
  rollback(name: string, parts: Rollback): Promise<Release>
  withdraw(name: string, withdrawal: Withdrawal): Promise<Release>
  owner(name: string): Promise<Owner>
  own(name: string, handOver: HandOver): Promise<Owner>
  prune(pruning: Pruning): Promise<PrunedVersion[]>
  /** Approves a waiting release, as another person than the one who planned it. */
  approve(name: string, decision: Decision): Promise<Release>
  /** Takes a waiting release back. */
  cancel(name: string, decision: Decision): Promise<WaitingRelease>
  /** Decides whether every release of a bundle needs approval. */
  protect(name: string, protection: Protection): Promise<void>
  freeze(freezing: Freezing): Promise<Freeze>
  unfreeze(author: Author): Promise<void>
  status(): Promise<StatusRow[]>
  history(name: string): Promise<HistoryEvent[]>
  versions(name: string): Promise<PublishedVersion[]>
}

type PromotionOf = Omit<Promotion, 'version' | 'carriesOut'> & {
  /** Another environment on the same storage, which gets what is live here. */
  readonly to?: string | undefined
}

/** The rights with which a storage is used, and who knows how versions do. */
export interface LocalRights {
  readonly readFigures?: ReadFigures | undefined
  readonly permit?: Permit | undefined
  /** The team that gets the names that nobody owns. */
  readonly team?: string | undefined
}

export function localReleases(storage: Storage, rights: LocalRights = {}): Releases {
  const { permit } = rights

  /** Asks before anything else, so that no other refusal tells what someone without the right should not learn. */
  async function assertMay(...names: readonly string[]) {
    if (!permit) return
    const doc = await readDocument(storage)
    for (const name of names) permit(name, findEntry(doc, name))
  }

  return {
    names: async () => entriesOf(await readDocument(storage)).map(({ name }) => name),
    check: (distFolders) => checkBuilds(storage, distFolders, rights),
    publish: (distFolders, publication) =>
      publishChanged(storage, distFolders, { ...publication, ...rights }),
    async promote(chosen, { to, ...promotion }) {
      await assertMay(...chosen.map(({ name }) => name))
      const [one, ...more] = chosen
      if (more.length > 0 && promotion.share !== undefined) refuseCanaries()
      if (to !== undefined) return moveTo(storage, chosen, { ...promotion, to, permit })
      if (one && more.length === 0)
        return [await promote(storage, one.name, { ...promotion, version: one.version, permit })]
      return promoteTogether(storage, chosen, { ...promotion, permit })
    },
    async rollback(name, parts) {
      await assertMay(name)
      return rollback(storage, name, { ...parts, permit })
    },
    async withdraw(name, withdrawal) {
      await assertMay(name)
      return withdraw(storage, name, { ...withdrawal, permit })
    },
    owner: (name) => ownerOf(storage, name),
    own: (name, handOver) => own(storage, name, { ...handOver, permit }),
    prune: (pruning) => prune(storage, { ...pruning, permit }),
    async approve(name, decision) {
      await assertMay(name)
      return approve(storage, name, { ...decision, permit })
    },
    async cancel(name, decision) {
      await assertMay(name)
      return cancel(storage, name, { ...decision, permit })
    },
    async protect(name, protection) {
      await assertMay(name)
      return protect(storage, name, { ...protection, permit })
    },
    freeze: (freezing) => freeze(storage, { ...freezing, permit }),
    unfreeze: (author) => unfreeze(storage, { ...author, permit }),
    status: () => status(storage, rights.readFigures),
    history: (name) => history(storage, name),
    versions: (name) => versions(storage, name),
  }
}

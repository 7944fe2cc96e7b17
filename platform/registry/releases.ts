import type { Permit } from './document/change.ts'
import { entriesOf, findEntry, type HistoryEvent, type Owner, readDocument } from './document/document.ts'
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
  promote(chosen: readonly Promoted[], promotion: Omit<Promotion, 'version'>): Promise<Release[]>
  rollback(name: string, parts: Rollback): Promise<Release>
  withdraw(name: string, withdrawal: Withdrawal): Promise<Release>
  owner(name: string): Promise<Owner>
  own(name: string, handOver: HandOver): Promise<Owner>
  prune(pruning: Pruning): Promise<PrunedVersion[]>
  status(): Promise<StatusRow[]>
  history(name: string): Promise<HistoryEvent[]>
  versions(name: string): Promise<PublishedVersion[]>
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
    async promote(chosen, promotion) {
      await assertMay(...chosen.map(({ name }) => name))
      const [one, ...more] = chosen
      if (one && more.length === 0)
        return [await promote(storage, one.name, { ...promotion, version: one.version, permit })]
      if (promotion.share !== undefined) refuseCanaries()
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
    status: () => status(storage, rights.readFigures),
    history: (name) => history(storage, name),
    versions: (name) => versions(storage, name),
  }
}

import { type Author, entriesOf, type HistoryEvent, readDocument } from '../document/document.ts'
import { history, type PublishedVersion, versions } from '../release/history.ts'
import { type Promoted, type Promotion, promote, promoteTogether } from '../release/promote.ts'
import { type Publication, type PublishResult, publish } from '../release/publish.ts'
import type { Release } from '../release/release.ts'
import { type Rollback, rollback } from '../release/rollback.ts'
import { type StatusRow, status } from '../release/status.ts'
import { type Withdrawal, withdraw } from '../release/withdraw.ts'
import type { Storage } from '../storage/storage.ts'

/** The releases of a site, in a storage at hand or over the network. */
export interface Releases {
  /** The names of everything that was published. */
  names(): Promise<string[]>
  publish(distFolder: string, publication: Publication): Promise<PublishResult>
  promote(name: string, promotion: Promotion): Promise<Release>
  /** Releases several to everyone in one flip. */
  promoteTogether(chosen: readonly Promoted[], author: Author): Promise<Release[]>
  rollback(name: string, parts: Rollback): Promise<Release>
  withdraw(name: string, withdrawal: Withdrawal): Promise<Release>
  status(): Promise<StatusRow[]>
  history(name: string): Promise<HistoryEvent[]>
  versions(name: string): Promise<PublishedVersion[]>
}

export function localReleases(storage: Storage): Releases {
  return {
    names: async () => entriesOf(await readDocument(storage)).map(({ name }) => name),
    publish: (distFolder, publication) => publish(storage, distFolder, publication),
    promote: (name, promotion) => promote(storage, name, promotion),
    promoteTogether: (chosen, author) => promoteTogether(storage, chosen, author),
    rollback: (name, parts) => rollback(storage, name, parts),
    withdraw: (name, withdrawal) => withdraw(storage, name, withdrawal),
    status: () => status(storage),
    history: (name) => history(storage, name),
    versions: (name) => versions(storage, name),
  }
}

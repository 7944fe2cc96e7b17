/** The registry: what is published, which visitors get which version, and how the versions do. */

export {
  type BundleCache,
  bundleCache,
  type FindBundle,
  integrityOf,
  type StoredBundle,
} from './bundles/cache.ts'
export { getsCanary, type Viewer } from './canary/gets-canary.ts'
export { type Change, changeDocument, type Permit } from './document/change.ts'
export {
  type Author,
  type Canary,
  documentReader,
  type Entry,
  entriesOf,
  type Freeze,
  findEntry,
  type HistoryEvent,
  type Owner,
  type RegistryDocument,
  readDocument,
  type Target,
  type WaitingRelease,
} from './document/document.ts'
export { ownerText } from './document/entry.ts'
export { freezeText } from './document/freeze.ts'
export { describeAudience, describeTarget, type Traits } from './document/target.ts'
export { waitingText } from './document/waiting.ts'
export { listOf } from './gate/sentences.ts'
export { type CarriedOut, carryOutReady, readyIn } from './planned/carry-out.ts'
export { printable, printableJson, printableLines } from './printable.ts'
export { type Refusal, type RefusalCode, Refused, refusalText, refuse } from './refused.ts'
export { type CheckedBuild, checkBuilds } from './release/check-builds.ts'
export { history, type PublishedVersion, versions } from './release/history.ts'
export { type HandOver, own, ownerOf } from './release/own.ts'
export { type Promoted, type Promotion, promote, promoteTogether } from './release/promote.ts'
export { type PrunedVersion, type Pruning, prune } from './release/prune.ts'
export { type Publication, type PublishResult, publish, publishTogether } from './release/publish.ts'
export { type Published, publishChanged } from './release/publish-changed.ts'
export { type KeptVersion, type NewReleases, publishNew } from './release/publish-new.ts'
export type { Release } from './release/release.ts'
export { type Rollback, rollback } from './release/rollback.ts'
export type { Channel, ChosenChannel, GroupChannel } from './release/with-release.ts'
export { type Withdrawal, withdraw } from './release/withdraw.ts'
export { type LocalRights, localReleases, type Releases } from './releases.ts'
export { type ResolveOptions, resolve } from './resolve/resolve.ts'
export type { Figures, Message, Metric, PageFigures, ReadFigures, Speeds } from './status/figures.ts'
export { type StatusRow, status, type VersionStatus } from './status/status.ts'
export { type FolderStorage, folderStorage } from './storage/folder-storage.ts'
export { BUNDLES, bundleFolder, bundleKey, isName, isVersion } from './storage/keys.ts'
export type { Storage } from './storage/storage.ts'
export type { OnDamage } from './storage/stored-json.ts'

/** The registry: what is published, who is served which version, and how versions fare. */
export { type AutoRollback, checkCanaries } from './auto-rollback.ts'
export { bucketOf } from './bucket.ts'
export { type BundleCache, bundleCache, type FindBundle, type StoredBundle } from './bundle-cache.ts'
export { type Change, changeDocument } from './change-document.ts'
export { checkDist } from './check-dist.ts'
export {
  type Canary,
  documentReader,
  type Entry,
  findEntry,
  type HistoryEvent,
  type RegistryDocument,
  readDocument,
} from './document.ts'
export { type FolderStorage, folderStorage } from './folder-storage.ts'
export { history, type PublishedVersion, versions } from './history.ts'
export { BUNDLES, bundleFolder, bundleKey, isName, isVersion } from './keys.ts'
export { type Promotion, promote } from './promote.ts'
export { type Channel, type Published, publish } from './publish.ts'
export { type Refusal, type RefusalCode, Refused } from './refused.ts'
export type { Release } from './release.ts'
export { type ResolveOptions, resolve } from './resolve.ts'
export { type Rollback, rollback } from './rollback.ts'
export { type StatusRow, status, type VersionStatus } from './status.ts'
export type { Storage } from './storage.ts'
export { type VoteCounter, type VoteCounterOptions, voteCounter } from './votes.ts'

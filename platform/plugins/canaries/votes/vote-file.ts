import type { Message } from '../../../registry/index.ts'
import { isRecord, parseStored } from '../../../registry/storage/stored-json.ts'

/** The record of one visitor with one version. Times are those of the latest report of each kind. */
export interface Vote {
  /** Digest of the network in which the visitor loaded the page. */
  readonly from: string
  readonly loaded?: number | undefined
  readonly failed?: number | undefined
  readonly crashed?: number | undefined
  /** Time of the first load only. Later loads come from the browser's cache and would make a new version look slow. */
  readonly ms?: number | undefined
}

export interface ReportMessage extends Message {
  /** Digest of the visitor's id: a message is shown only while that visitor's vote counts. */
  readonly visitor: string
}

/** Votes on one version: some that one node has counted, or many files in one. It never changes once it is written. */
export interface VoteFile {
  /** Keyed by the digest of the visitor's id. */
  readonly visitors: Readonly<Record<string, Vote>>
  readonly messages: readonly ReportMessage[]
}

/** Parses a stored vote file; undefined if it is damaged. */
export function parseVoteFile(bytes: Buffer): VoteFile | undefined {
  const file = parseStored(bytes)
  const isSound =
    file &&
    isRecord(file['visitors']) &&
    Object.values(file['visitors']).every((vote) => isRecord(vote) && typeof vote['from'] === 'string') &&
    Array.isArray(file['messages']) &&
    file['messages'].every(isRecord)
  return isSound ? (file as unknown as VoteFile) : undefined
}

export function mergeVotes(known: Vote, other: Vote): Vote {
  return {
    from: known.from,
    loaded: latest(known.loaded, other.loaded),
    failed: latest(known.failed, other.failed),
    crashed: latest(known.crashed, other.crashed),
    ms: known.ms ?? other.ms,
  }
}

function latest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
}

import type { Message, Metric, Speeds } from '../../../registry/index.ts'
import { isRecord, parseStored } from '../../../registry/storage/stored-json.ts'

/** The record of one visitor with one version. Times are those of the latest report of each kind. */
export interface Vote {
  /** Digest of the network in which the visitor loaded the page. */
  readonly from: string
  readonly loaded?: number | undefined
  readonly failed?: number | undefined
  readonly crashed?: number | undefined
  readonly measured?: number | undefined
  readonly shed?: number | undefined
  /** Time of the first load only. Later loads come from the browser's cache and would make a new version look slow. */
  readonly ms?: number | undefined
  /** The first value of each, for the same reason. */
  readonly speeds?: Speeds | undefined
  /** The latest values, by which versions are compared at the same time. */
  readonly latest?: LatestValues | undefined
}

/** `cached`: whether the page's code came from the browser's cache. */
type LatestValues = Readonly<
  Partial<Record<Metric, { readonly at: number; readonly ms: number; readonly cached: boolean }>>
>

export interface ReportMessage extends Message {
  /** Digest of the visitor's id: a message is shown only while that visitor's vote counts. */
  readonly visitor: string
}

/** Votes on one version: some that one node has counted, or many files in one. It never changes once it is written. */
export interface VoteFile {
  /** Keyed by the digest of the visitor's id. */
  readonly visitors: Readonly<Record<string, Vote>>
  /**
   * Name of a route → votes on that page. A visitor has another digest for each page, so nobody can tell from this which pages
   * one of them has opened.
   */
  readonly pages?: Readonly<Record<string, Readonly<Record<string, Vote>>>>
  readonly messages: readonly ReportMessage[]
}

/** Parses a stored vote file; undefined if it is damaged. */
export function parseVoteFile(bytes: Buffer): VoteFile | undefined {
  const file = parseStored(bytes)
  const isSound =
    file &&
    areVotes(file['visitors']) &&
    (file['pages'] === undefined ||
      (isRecord(file['pages']) && Object.values(file['pages']).every(areVotes))) &&
    Array.isArray(file['messages']) &&
    file['messages'].every(isRecord)
  return isSound ? (file as unknown as VoteFile) : undefined
}

function areVotes(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.values(value).every((vote) => isRecord(vote) && typeof vote['from'] === 'string')
  )
}

export function mergeVotes(known: Vote, other: Vote): Vote {
  return {
    from: known.from,
    loaded: latest(known.loaded, other.loaded),
    failed: latest(known.failed, other.failed),
    crashed: latest(known.crashed, other.crashed),
    measured: latest(known.measured, other.measured),
    shed: latest(known.shed, other.shed),
    ms: known.ms ?? other.ms,
    latest: mergeLatest(known.latest, other.latest),
    speeds:
      known.speeds && other.speeds ? { ...other.speeds, ...known.speeds } : (known.speeds ?? other.speeds),
  }
}

function mergeLatest(known: LatestValues = {}, other: LatestValues = {}): LatestValues | undefined {
  const merged = { ...known }
  for (const metric of Object.keys(other) as Metric[]) {
    const value = other[metric]
    if (value && value.at >= (known[metric]?.at ?? 0)) merged[metric] = value
  }
  return Object.keys(merged).length === 0 ? undefined : merged
}

function latest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
}

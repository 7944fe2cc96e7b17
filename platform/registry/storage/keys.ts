import { BUNDLE_FILE } from '../../protocol/index.ts'

/** Key prefixes in the storage; the README shows the layout. */
export const BUNDLES = 'bundles/'
export const REVISIONS = 'registry/'
export const VOTES = 'votes/'
export const ALERTS = 'alerts/'
export const JUDGES = 'judges/'
export const TOKENS = 'tokens/'
const CLAIMS = 'claims/'

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,127}$/

/** Whether this can be the name of a published remote or shell; names become folders and parts of URLs. */
export function isName(text: unknown): boolean {
  return typeof text === 'string' && NAME.test(text)
}

/**
 * Whether this can name a bundle that is published now. A name begins with a letter, as one of digits alone would come before
 * all others in objects. Names from before this rule are still read, served and withdrawn.
 */
export function isNewName(text: unknown): boolean {
  return typeof text === 'string' && isName(text) && /^[a-z]/.test(text)
}

export function isVersion(text: unknown): boolean {
  return typeof text === 'string' && VERSION.test(text)
}

/** `news/1.4.0-3f2a9c1/`: a bundle's folder, relative to `bundles/` in the storage and to the public URL. */
export function bundleFolder(name: string, version: string): string {
  return `${name}/${version}/`
}

export function bundleKey(name: string, version: string, file: string = BUNDLE_FILE): string {
  return `${BUNDLES}${bundleFolder(name, version)}${file}`
}

/** Holds the hash of the one `bundle.json` that may be published as this version. */
export function claimKey(name: string, version: string): string {
  return `${CLAIMS}${name}/${version}`
}

/** Padded to eight digits, so that keys sort in the order of their revisions. */
export function revisionKey(revision: number): string {
  return `${REVISIONS}${String(revision).padStart(8, '0')}.json`
}

/** The number in a revision's key, or null if the key is not a revision's. */
export function revisionOf(key: string): number | null {
  const digits = /^registry\/(\d{8,})\.json$/.exec(key)?.[1]
  return digits === undefined ? null : Number(digits)
}

export function votePrefix(name: string, version: string): string {
  return `${VOTES}${name}/${version}/`
}

/** Claims the work that one node does for all, for a term. Terms are padded, so that keys sort in their order. */
export function judgeKey(term: number): string {
  return `${JUDGES}${String(term).padStart(12, '0')}`
}

/** Marks that nodes were alerted to a version in an hour, counted from 1970. */
export function alertKey(name: string, version: string, hour: number): string {
  return `${alertPrefix(name, version)}${hour}`
}

export function alertPrefix(name: string, version: string): string {
  return `${ALERTS}${name}/${version}/`
}

import type { AnswerOf, getReleases, ReleaseAction } from 'contracts'

/** An event in the life of a bundle. */
interface ReleaseEvent {
  readonly at: string
  readonly action: string
  readonly version: string
  readonly by?: string | undefined
  readonly commit?: string | undefined
  readonly why?: string | undefined
}

/** A version that can be released. */
interface ReleaseVersion {
  readonly version: string
  readonly publishedAt?: string | undefined
  readonly role?: 'live' | 'canary' | 'previous' | undefined
}

export interface ReleaseChange {
  readonly action: ReleaseAction
  readonly name: string
  readonly version?: string | undefined
  readonly why: string
  readonly by: string | undefined
  /** The account, which keeps this name for itself, whatever its owner's name is. */
  readonly person: string
}

/** Somebody who looks at the releases. */
export type ReleaseViewer = Pick<ReleaseChange, 'by' | 'person'>

/** The releases of the site, which the gateway serves. The process that composes both connects them. */
export interface SiteReleases {
  overview(viewer: ReleaseViewer): Promise<Pick<AnswerOf<typeof getReleases>, 'bundles' | 'freeze'>>
  history(name: string): Promise<readonly ReleaseEvent[]>
  versions(name: string): Promise<readonly ReleaseVersion[]>
  /** Returns why the gate refuses it, in sentences; none if it is done. */
  change(change: ReleaseChange): Promise<readonly string[]>
}

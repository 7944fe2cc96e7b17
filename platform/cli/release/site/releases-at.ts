import { localReleases, type Releases, type Storage } from '../../../registry/index.ts'
import { siteReleases } from './site-releases.ts'

/** The option with which a command works on a site on another machine. */
export const SITE_OPTION = {
  type: 'string',
  value: 'url',
  isCommon: true,
  about: 'work on this site over the network, with the token in RELEASE_TOKEN',
} as const

/** The releases of a site on another machine, or without one those in the storage at hand. */
export function releasesAt(site: string | undefined, storage: Storage): Releases {
  return site === undefined ? localReleases(storage) : siteReleases(site, process.env['RELEASE_TOKEN'])
}

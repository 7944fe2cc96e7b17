import { readFigures } from '../../plugins/canaries/figures/read-figures.ts'
import { siteReleases } from '../../plugins/network-releases/cli/site-releases.ts'
import { localReleases, type Releases, readDocument, type Storage } from '../../registry/index.ts'
import { releaseStorage } from '../../registry/storage/release-storage.ts'
import { UsageError, type Workspace } from '../workspace.ts'
import { PROGRAM, programIn } from './usage.ts'

/** The option with which a command works on a site on another machine. */
export const SITE_OPTION = {
  type: 'string',
  value: 'url',
  isCommon: true,
  about: 'work on this site over the network, with the token in RELEASE_TOKEN',
} as const

/** The releases that a command works on. */
export interface OpenReleases {
  readonly releases: Releases
  /** Where they are, for people. */
  readonly place: string
  /** Quotes a further command on the same releases. */
  readonly hint: Hint
}

/** Turns `status cart` into the command line that the reader can copy. */
export type Hint = (words: string) => string

/** Opens the storage of the workspace's own releases. Says on stderr if the newest document is damaged. */
export async function openStorage({ data }: Workspace): Promise<Storage> {
  const storage = await releaseStorage(data)
  await readDocument(storage, console.error)
  return storage
}

/** Opens the releases of a site on another machine, or without one those of the workspace. */
export async function openReleases(
  workspace: Workspace,
  { site = workspace.site, by }: { readonly site?: string; readonly by?: string },
): Promise<OpenReleases> {
  if (site === undefined) {
    const store = process.env['RELEASES_BUCKET'] || workspace.data
    const environment = process.env['RELEASES_ENVIRONMENT']
    const place = environment ? `${environment} in ${store}` : store
    const releases = localReleases(await openStorage(workspace), { readFigures })
    return { releases, place, hint: (words) => `${programIn()} ${words}` }
  }
  if (by !== undefined)
    throw new UsageError('--by does not go with --site: the history of the site names the team of the token.')
  const releases = siteReleases(site, process.env['RELEASE_TOKEN'], PROGRAM)
  const named = site === workspace.site ? '' : ` --site ${site}`
  return { releases, place: site, hint: (words) => `${PROGRAM} ${words}${named}` }
}

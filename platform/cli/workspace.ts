import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The settings under `platform` in the workspace's `package.json`. */
interface WorkspaceSettings {
  /** Folder for releases and data; DATA_DIR overrides it. */
  readonly data: string
  /** The module that starts the site's server. Without one, as in a team's own repository, there is no site here. */
  readonly server?: string
  /** Without one, `site` has the shell. */
  readonly shell?: string
  /** Address of the site that the remotes of a team's own repository are for. */
  readonly site?: string
  /** Folder with the template of `new remote`, unless the platform's own will do. */
  readonly remoteTemplate?: string
  /** The beginning of the names of remotes and their folders, such as `mf-`. */
  readonly remotePrefix?: string
  /** The version of the design, for the label of `release status`. */
  readonly design?: number
}

export interface Workspace extends WorkspaceSettings {
  readonly root: string
  /** Absolute folders of the bundles, the shell first, if it is here, because remotes are published for a shell. */
  readonly bundles: readonly string[]
}

/** Finds the workspace of a folder: the nearest one, upwards, with a `platform` field in its `package.json`. */
export function findRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    if (existsSync(file) && 'platform' in JSON.parse(readFileSync(file, 'utf8'))) return folder
    if (folder === dirname(folder)) break
  }
  throw new UsageError(
    `${from} is in no workspace: no package.json in this folder or above it has a 'platform' field. ` +
      'The command new site creates a workspace.',
  )
}

export function isInWorkspace(folder: string): boolean {
  try {
    return findRoot(folder) !== ''
  } catch (error) {
    if (error instanceof UsageError) return false
    throw error
  }
}

/** Finds the bundles of the workspace: every folder with an `rspack.config.ts`. */
export function readWorkspace(root: string, env = process.env): Workspace {
  const { platform } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    platform: Omit<WorkspaceSettings, 'data'> & { readonly data?: string }
  }
  const folders = globSync('*/rspack.config.ts', { cwd: root }).map(dirname)
  const remotes = folders.filter((folder) => folder !== platform.shell).sort()
  return {
    ...platform,
    root,
    data: env['DATA_DIR'] ?? join(root, platform.data ?? '.platform'),
    bundles: [...(platform.shell === undefined ? [] : [platform.shell]), ...remotes].map((folder) =>
      join(root, folder),
    ),
  }
}

/** Finds a bundle by its name: `mf-chat`, or just `chat`. */
export function findBundle({ bundles }: Workspace, name: string): string {
  const found = bundles.find((folder) => basename(folder) === name || basename(folder).endsWith(`-${name}`))
  if (found) return found
  throw new UsageError(
    `There is no bundle '${name}'. There are: ${bundles.map((it) => basename(it)).join(', ')}.`,
  )
}

/** The site of a command: the one that it names, or that of the repository. */
export function siteOf({ site }: Workspace, named?: string): string {
  const address = named ?? site
  if (address === undefined) throw new UsageError('Name the site: --site https://example.org.')
  return address
}

/** An invalid command line; the message explains the valid one. */
export class UsageError extends Error {
  override name = 'UsageError'
}

import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The settings under `platform` in the workspace's `package.json`. */
interface WorkspaceSettings {
  /** Folder for releases and data; DATA_DIR overrides it. */
  readonly data: string
  /** The module that starts the site's server. */
  readonly server: string
  readonly shell: string
  /** Folder with the template of `new remote`, unless the platform's own will do. */
  readonly remoteTemplate?: string
  /** The beginning of the names of remotes and their folders, such as `mf-`. */
  readonly remotePrefix?: string
  /** The version of the design, for the label of `release status`. */
  readonly design?: number
}

export interface Workspace extends WorkspaceSettings {
  readonly root: string
  /** Absolute folders of the bundles, the shell first, because remotes are published for a shell. */
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

/** Finds the bundles of the workspace: every folder with an `rspack.config.ts`. */
export function readWorkspace(root: string, env = process.env): Workspace {
  const { platform } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    platform: WorkspaceSettings
  }
  const folders = globSync('*/rspack.config.ts', { cwd: root }).map(dirname)
  const remotes = folders.filter((folder) => folder !== platform.shell).sort()
  return {
    ...platform,
    root,
    data: env['DATA_DIR'] ?? join(root, platform.data),
    bundles: [platform.shell, ...remotes].map((folder) => join(root, folder)),
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

/** An invalid command line; the message explains the valid one. */
export class UsageError extends Error {
  override name = 'UsageError'
}

import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What the workspace's own `package.json` says to the command line, under `platform`. */
interface WorkspaceSettings {
  /** Folder for releases and data, unless DATA_DIR says otherwise. */
  readonly data: string
  /** The process that serves the site. */
  readonly server: string
  readonly shell: string
  /** Folder with the template of `new remote`. */
  readonly remoteTemplate?: string
}

export interface Workspace extends WorkspaceSettings {
  readonly root: string
  /** Absolute folders of the bundles, the shell first: a remote is published for a shell. */
  readonly bundles: readonly string[]
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

/** The bundle that somebody means: `mf-chat`, or just `chat`. */
export function findBundle({ bundles }: Workspace, name: string): string {
  const found = bundles.find((folder) => basename(folder) === name || basename(folder).endsWith(`-${name}`))
  if (found) return found
  throw new UsageError(
    `There is no bundle '${name}'. There are: ${bundles.map((it) => basename(it)).join(', ')}.`,
  )
}

/** The command was not understood; the message says what would be. */
export class UsageError extends Error {
  override name = 'UsageError'
}

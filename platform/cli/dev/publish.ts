import { basename } from 'node:path'
import { readDocument } from '../../registry/index.ts'
import { releaseStorage } from '../../registry/storage/release-storage.ts'
import { releaseSources } from '../start.ts'
import type { Workspace } from '../workspace.ts'

/**
 * Publishes to the workspace's own registry what it lacks: the shell, without which its server has no pages, and each
 * remote that does not run from source. Published versions stay, however old, and what was withdrawn stays away.
 */
export async function publishMissing(workspace: Workspace, fromSource: readonly string[]): Promise<void> {
  const { shell, remotes } = await readDocument(await releaseStorage(workspace.data))
  const [shellFolder, ...remoteFolders] = workspace.bundles
  const others = remoteFolders
    .filter((folder) => !fromSource.includes(folder))
    .map((folder) => basename(folder))
  const isComplete = shell?.live !== undefined && others.every((name) => remotes[name]?.live !== undefined)
  if (isComplete || !shellFolder) return
  await releaseSources(workspace, [basename(shellFolder), ...others])
}

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type FolderStorage,
  folderStorage,
  promote,
  publish,
  Refused,
  readDocument,
} from '../registry/index.ts'
import { build } from './build/build.ts'
import type { Built } from './build/build-bundle.ts'
import { step } from './step.ts'
import type { Workspace } from './workspace.ts'

/** Builds what changed, makes it live in the workspace's own registry, and starts the server. */
export async function start(workspace: Workspace): Promise<void> {
  const built = await build(workspace, [])
  await step('Releasing what changed', () => releaseAll(workspace, built))
  process.env['DATA_DIR'] = workspace.data
  await import(join(workspace.root, workspace.server))
}

/** Makes builds live in the workspace's own registry. */
export async function releaseAll({ data }: Workspace, built: readonly Built[]) {
  const storage = folderStorage(data)
  try {
    for (const bundle of built) await makeLive(storage, bundle)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    // The workspace changed in a way that no sequence of releases allows, for instance by a checkout of another branch.
    // No visitor has a page open, so start with an empty registry; the stored bundles stay.
    await rm(join(data, 'registry'), { recursive: true, force: true })
    for (const bundle of built) await makeLive(storage, bundle)
  }
}

async function makeLive(storage: FolderStorage, { name, version, dist }: Built) {
  const doc = await readDocument(storage)
  const entry = doc.shell?.name === name ? doc.shell : doc.remotes[name]
  if (entry?.live === version) return
  try {
    await publish(storage, dist, { channel: { kind: 'live' } })
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'already-published') throw error
    await promote(storage, name, { version })
  }
}

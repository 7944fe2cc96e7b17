import { type Bundle } from '../../../protocol/index.ts'
import {
  bundleCache,
  findEntry,
  localReleases,
  readDocument,
  refuse,
  type Storage,
} from '../../../registry/index.ts'
import type { Workspace } from '../../workspace.ts'
import { chosenVersions } from '../chosen-versions.ts'
import { bundleNames } from '../name.ts'

/** The published versions that words such as `chat` and `shell@1.3.0-9d1c2ab` name: by default the canary, or the newest. */
export async function candidatesOf(
  workspace: Workspace,
  storage: Storage,
  words: readonly string[],
): Promise<Bundle[]> {
  const releases = localReleases(storage)
  const chosen = chosenVersions(words)
  const names = await bundleNames(
    workspace,
    releases,
    chosen.map(({ name }) => name),
  )
  const doc = await readDocument(storage)
  const bundles = bundleCache(storage)
  return Promise.all(
    names.map(async (name, index) => {
      const [newest] = await releases.versions(name)
      const version = chosen[index]?.version ?? findEntry(doc, name)?.canary?.version ?? newest?.version ?? ''
      const stored = await bundles.load(name, version)
      return stored?.bundle ?? refuse('not-published', `${name} ${version} is not published.`)
    }),
  )
}

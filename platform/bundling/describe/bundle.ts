import type { Bundle } from '../../protocol/index.ts'
import type { Exports } from '../build-plugins.ts'
import type { BundleDescription } from './bundle-description.ts'
import { type ChunkStats, chunkAssets } from './chunk-assets.ts'
import { describeRemote } from './remote.ts'
import { describeShell } from './shell.ts'

/** The bundle's server half. */
const SERVER_SCRIPT = /(^|\/)server\.\w+\.js$/

/** Composes `bundle.json` from a bundle's own description and the bundler's stats. */
export function describeBundle(
  description: BundleDescription,
  stats: ChunkStats,
  files: Bundle['files'],
  exports?: Exports,
): Bundle {
  const assets = chunkAssets(stats)
  const server = Object.keys(files).find((name) => SERVER_SCRIPT.test(name))
  const half = server === undefined ? {} : { server }
  if (description.kind === 'shell') {
    return { ...describeShell(description, assets, files, exports), ...half }
  }
  const entry = Object.keys(files).find((name) => /^entry\b.*\.js$/.test(name))
  if (!entry) throw new Error(`${description.data.name} has no entry script.`)
  const { css } = assets.named(description.federation)
  if (css.length > 0)
    throw new Error(
      `${description.data.name}: an entry cannot bring styles. Import them where they are used, not in ${description.indexFile}.`,
    )
  return { ...describeRemote(description, assets, { files, entry }, exports), ...half }
}
